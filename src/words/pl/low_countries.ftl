# Polski. Rikken, Wiezen i Kleurenwiezen.
slot-also = Też
ask-also = Kto jeszcze gra { $contract }?
another-too = ktoś jeszcze
nobody-else = nikt więcej
plays-already = już to gra
