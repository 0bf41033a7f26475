import sys, io
print(); print('a', 'b', sep=''); print('a', 'b', sep='\n', end='!\n'); print(1, None, [2], sep=None, end=None); print(*'abc', sep='-'); print('x', end=''); print()
f = io.StringIO()
print('to file', 5, file=f, flush=True); print(repr(f.getvalue()))
class W:
    def __init__(self): self.parts = []
    def write(self, s): self.parts.append(s)
    def flush(self): self.parts.append('FLUSH')
w = W()
print('a', 1, sep=', ', file=w); print('z', file=w, flush=True); print(w.parts)
for k in ({'sep': 1}, {'end': 5}, {'file': 5}, {'nope': 1}, {'flush': 'x', 'file': io.StringIO()}):
    try:
        print('q', **k)
        print('fine')
    except (TypeError, AttributeError) as e:
        print(type(e).__name__, e)
class S:
    def __str__(self): return 'str'
    def __repr__(self): return 'repr'
print(S(), [S()], {S(): S()}.__class__.__name__, (S(),), f'{S()}')
class B:
    def __str__(self): return 5
try:
    print(B())
except TypeError as e:
    print(e)
print('é日😀', b'bytes', 'tab\tx'); print('multi\nline'); print(print, len)
sys.stdout.write('direct\n'); print(sys.stdout.write('abc\n'))
old, sys.stdout = sys.stdout, w
print('redirected'); sys.stdout = old; print(w.parts[-2:])
sys.stdout = None; print('nowhere'); sys.stdout = old
