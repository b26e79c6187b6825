# Eesti. Rikken, Wiezen ja värvivist.
slot-also = Samuti
ask-also = Kes veel mängib: { $contract }?
another-too = keegi veel
nobody-else = rohkem keegi
plays-already = mängib juba
