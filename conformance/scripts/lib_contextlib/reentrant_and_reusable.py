from contextlib import contextmanager, suppress, redirect_stdout, ExitStack, nullcontext, closing
import io
s = suppress(KeyError)
with s:
    with s: raise KeyError
    print('inner swallowed')
with s: raise KeyError
f = io.StringIO(); r = redirect_stdout(f)
with r:
    with r: print('deep')
    print('outer')
print(repr(f.getvalue()))
n = nullcontext(1)
with n as a, n as b: print(a, b)
st = ExitStack()
with st: st.callback(print, 'first use')
with st: st.callback(print, 'second use')
@contextmanager
def once(): yield 'o'
c = once()
with c as v: print(v)
try:
    with c: pass
except (RuntimeError, AttributeError) as e: print(type(e).__name__)
