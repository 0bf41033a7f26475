for a in ((None, (), {}), ('T', None, {}), ('T', (), None), (1, (), {}), ('T', 1, {}), ('T', (), 1)):
    try: type(*a)
    except TypeError as e: print(e)
for o in ('C', 'F', 'A', None, 'x', 'a\0', '', 1):
    try: print(memoryview(b'abc').tobytes(o))
    except (TypeError, ValueError) as e: print(e)
