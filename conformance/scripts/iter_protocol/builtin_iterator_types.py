for o in ([], (), '', b'', bytearray(), range(0), {}, {}.keys(), {}.values(), {}.items(), set(), frozenset(), enumerate([]), zip(), map(len, []), filter(None, []), reversed([]), reversed(()), reversed({}), reversed(range(0)), reversed(''), iter(int, 0), (x for x in ''), memoryview(b''), iter('é'), range(10 ** 30), reversed({}.items())):
    it = iter(o)
    print(type(o).__name__, type(it).__name__, it is o, iter(it) is it)
