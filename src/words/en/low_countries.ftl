# English. Sentences about Rikken, Wiezen and Colour Whist.
slot-also = Also
ask-also = Who else plays { $contract }?
another-too = another too
nobody-else = nobody else
plays-already = plays it already
