for args in [(5, slice(1)), ('a', 'b', 5), (5, 'a'), ('a', 5), ('a',), ({}, 'a'), ('a', 'bc'), ('a', 'b', 'c'), (), ('a', 'b', 'c', 'd'), (None, None), ('a', None, None)]:
    try: print(str.maketrans(*args))
    except Exception as e: print(type(e).__name__, e)
