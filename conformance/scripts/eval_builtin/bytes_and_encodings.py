print(eval(b'1 + 1'), eval(bytearray(b'"a"')), eval('"é"'), eval('"é"'.encode()))
print(repr(eval(b'# coding: latin-1\n"\xe9"')))
for s in (b'\xff', b'"\xff"', '1\0', b'1\0'):
    try: print(eval(s))
    except (SyntaxError, ValueError) as e: print(type(e).__name__, str(e)[:60])
for s in (None, 5, [], 1.5):
    try: eval(s)
    except TypeError as e: print(e)
