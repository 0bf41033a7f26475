# Every method of bytes, bytearray and memoryview on random bytes.
state = 777
def rnd(n):
    global state
    state = (state * 1103515245 + 12345) & 0x7fffffff
    return (state >> 8) % n
A = [b"a",b"b",b"A",b"Z",b" ",b"\t",b"\n",b"\r",b"\r\n",b"\x1c",b"\x0b",b"\xff",b"\x80",b"'",b'"',b"\\",b"0",b"9",b"-",b"+",b",",b"ab",b"aa",b"\x00"]
def rb(n):
    x = b"".join(A[rnd(len(A))] for _ in range(rnd(n)))
    return x if rnd(3) else bytearray(x)
def lo():
    r = rnd(6)
    if r == 0: return None
    return rnd(12) - 5
M0 = ["upper","lower","capitalize","title","swapcase","strip","lstrip","rstrip","split","rsplit","splitlines","isalpha","isalnum","isascii","isdigit","islower","isspace","istitle","isupper","expandtabs","__len__","__repr__","hex"]
class I:
    def __init__(self, n): self.n = n
    def __index__(self): return self.n
for i in range(120):
    s, t, u = rb(9), rb(4), rb(3)
    out = []
    show = lambda x: out.append(repr(x))
    m = M0[i % len(M0)]
    show(getattr(s, m)())
    a, b = lo(), lo()
    for f in ("find","rfind","count","startswith","endswith"):
        show(getattr(s, f)(t, a, b))
        show(getattr(s, f)(bytes(t[:1]), I(a or 0), b))
    show(s.find(I(97))); show(s.count(98))
    show(s.replace(t, u)); show(s.replace(t[:1], u, rnd(4)-1))
    if t:
        show(s.split(t)); show(s.split(t[:1], rnd(4)-1)); show(s.rsplit(t[:1], rnd(4)-1)); show(s.partition(t[:1])); show(s.rpartition(t[:1]))
        show(s.strip(t)); show(s.lstrip(t)); show(s.rstrip(t))
    show(s.split(None, rnd(4)-1)); show(s.rsplit(None, rnd(4)-1)); show(s.splitlines(True))
    show(t.join([s, u, memoryview(bytes(s))]))
    show(s.center(rnd(20), b"*")); show(s.ljust(rnd(20))); show(s.rjust(rnd(20), b"-")); show(s.zfill(I(rnd(20))))
    show(s.expandtabs(rnd(9))); show(s.removeprefix(t)); show(s.removesuffix(t))
    show(s[a:b]); show(s[a:b:rnd(5)+1]); show(s[a:b:-1-rnd(3)])
    show(t in s); show(s + t); show(s < t); show(s == t); show(s * rnd(4)); show(rnd(4) * s)
    show(list(s)); show(s.translate(bytes(range(255,-1,-1)), b"a")); show(s.hex(":", rnd(5)-2))
    show(b"%10.3s|%-8b|%r|%a|%c|%d" % (s, t, u, s, 65+rnd(20), rnd(100)))
    show(bytes(s)); show(bytearray(t)); show(bytes(list(s)))
    c = bytearray(s)
    try:
        k = rnd(9)
        if k == 0: c.append(rnd(256))
        elif k == 1: c.extend(t)
        elif k == 2: c.insert(rnd(10)-5, rnd(256))
        elif k == 3: show(c.pop(rnd(8)-4))
        elif k == 4: c.remove(97)
        elif k == 5: c[a:b] = t
        elif k == 6: c[a:b:rnd(4)-2] = t
        elif k == 7: del c[a:b:rnd(4)-2]
        elif k == 8: c[rnd(9)-4] = rnd(256)
        c += u; c *= rnd(3)
        c.reverse()
    except Exception as e:
        out.append(type(e).__name__ + str(e))
    show(c)
    mv = memoryview(c)
    v = mv[a:b:rnd(3)+1]
    show(v.tolist()); show(v.tobytes()); show(v == mv); show(v == bytes(v)); show(v.shape); show(v.strides); show(v.nbytes); show(v.contiguous)
    try:
        if len(v): v[rnd(len(v))] = rnd(256)
        v[:2] = b"xy"
    except Exception as e: out.append(type(e).__name__ + str(e))
    try: c.append(1)
    except BufferError as e: out.append(str(e))
    v.release(); mv.release()
    c.append(2); show(c)
    print(i, m, " ".join(out))
