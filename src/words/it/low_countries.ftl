# Italiano. Rikken, Wiezen e Kleurenwiezen.
slot-also = Anche
ask-also = Chi altro gioca { $contract }?
another-too = anche un altro
nobody-else = nessun altro
plays-already = la gioca già
