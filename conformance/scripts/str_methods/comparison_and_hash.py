print('a' < 'b', 'a' < 'A', 'abc' < 'abd', 'abc' < 'abcd', '' < 'a', 'Z' < 'a', 'é' > 'e', '日' > 'é', '\U0001F600' > '\uffff', 'a' == 'a', 'a' == 'A', 'a' != 'b', 'é' == 'e\u0301', 'a' is 'a'[:] or True, 'a' <= 'a', not 'a' > 'a')
print(sorted(['b', 'B', 'a', 'é', 'z', 'ä', '1', '_', ' ', '日']), max('aBc'), min('aBc'), sorted('hello', key=str.upper), sorted(['a10', 'a9', 'a1']), hash('abc') == hash('ab' + 'c'), {'a': 1}['' + 'a'], 'x' in {'x'}, hash('') == hash(''), hash('é') == hash(b'\xc3\xa9'.decode()))
for f in (lambda: 'a' < 1, lambda: 'a' >= None, lambda: 'a' < b'a', lambda: sorted(['a', 1])):
    try:
        print(f())
    except TypeError as e:
        print(e)
print('a' == 1, 'a' == b'a', 'a' != None, 'abc'.__eq__(5), 'a'.__lt__('b'), 'abc'.__contains__('b'), 'a'.__add__('b'), 'ab'.__mul__(2), 'ab'.__getitem__(0), 'ab'.__len__(), 'b'.__gt__('a'), 'x'.__ne__('x'), 'é'.__hash__() == hash('é'), 'a'.__rmul__(3), 'abc'.__iter__().__next__(), 'a%s'.__mod__('b'), 'q'.__sizeof__() > 0)
class S(str):
    def __eq__(self, o): return 'S.eq'
    def __hash__(self): return 1
print(S('a') == 'a', 'a' == S('a'), S('a') != 'a', S('a') in ['b'], {S('k'): 1}, S('a') < 'b')
