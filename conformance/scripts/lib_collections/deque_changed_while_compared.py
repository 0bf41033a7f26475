# A deque that a comparison changes is noticed.
def t(f, *a, **k):
    try: print(f(*a, **k))
    except BaseException as e: print(type(e).__name__, e, type(e.__context__).__name__)
from collections import deque
class MutateCmp:
    def __init__(self, d, result): self.d, self.result = d, result
    def __eq__(self, other):
        self.d.clear()
        return self.result
class BadCmp:
    def __eq__(self, other): raise RuntimeError
d = deque(['a', 'b', BadCmp(), 'c'])
t(d.remove, 'c')
print(len(d))
for match in (True, False):
    d = deque(['ab'])
    d.extend([MutateCmp(d, match), 'c'])
    t(d.remove, 'c')
    print(d)
for match in (True, False):
    d = deque(['ab'])
    d.extend([MutateCmp(d, match), 'c'])
    t(d.index, 'c')
s = list('ABCDEFGHI' * 2); d = deque(s)
for start in range(-5 - len(s)*2, 5 + len(s) * 2):
    for stop in range(-5 - len(s)*2, 5 + len(s) * 2):
        for element in 'ABZ':
            try: x = s.index(element, start, stop)
            except ValueError: x = None
            try: y = d.index(element, start, stop)
            except ValueError: y = None
            if x != y: print(element, start, stop, x, y); break
