# Every method of str on random strings of all kinds of characters.
state = 12345
def rnd(n):
    global state
    state = (state * 1103515245 + 12345) & 0x7fffffff
    return (state >> 8) % n
ALPH = ["a","b","A","B","z"," ","  ","\t","\n","\r\n","\x1c","\x85","\xa0","\u2028","é","É","ß","Σ","σ","ς","ǆ","ǅ","ı","İ","ﬁ","中","\U0001F600","\U00010400","\ud800","\udc80","'",'"',"\\","0","1","½","²","٣","_","-","+",",",".","\x00","\x7f","ab","ba","aa","\u0301","ʼn","x","Z"]
def rs(n):
    return "".join(ALPH[rnd(len(ALPH))] for _ in range(rnd(n)))
def lo():
    r = rnd(6)
    if r == 0: return None
    return rnd(12) - 5
def show(x):
    return ascii(x)
M0 = ["upper","lower","casefold","capitalize","title","swapcase","strip","lstrip","rstrip","split","rsplit","splitlines","isalpha","isalnum","isascii","isdecimal","isdigit","isidentifier","islower","isnumeric","isprintable","isspace","istitle","isupper","expandtabs","__len__","__repr__"]
for i in range(120):
    s = rs(9)
    t = rs(4)
    u = rs(3)
    out = []
    m = M0[i % len(M0)]
    out.append(show(getattr(s, m)()))
    a, b = lo(), lo()
    for f in ("find","rfind","count","startswith","endswith"):
        out.append(show(getattr(s, f)(t, a, b)))
        out.append(show(getattr(s, f)(t[:1])))
    out.append(show(s.replace(t, u)))
    out.append(show(s.replace(t[:1], u, rnd(4)-1)))
    if t:
        out.append(show(s.split(t)))
        out.append(show(s.split(t[:1], rnd(4)-1)))
        out.append(show(s.rsplit(t[:1], rnd(4)-1)))
        out.append(show(s.partition(t[:1])))
        out.append(show(s.rpartition(t[:1])))
        out.append(show(s.strip(t)))
        out.append(show(s.lstrip(t)))
        out.append(show(s.rstrip(t)))
    out.append(show(s.split(None, rnd(4)-1)))
    out.append(show(s.rsplit(None, rnd(4)-1)))
    out.append(show(s.splitlines(True)))
    out.append(show(t.join([s, u, s])))
    out.append(show(s.center(rnd(20), "é*"[rnd(2)])))
    out.append(show(s.ljust(rnd(20))))
    out.append(show(s.rjust(rnd(20), "中")))
    out.append(show(s.zfill(rnd(20))))
    out.append(show(s.expandtabs(rnd(9))))
    out.append(show(s.removeprefix(t)))
    out.append(show(s.removesuffix(t)))
    out.append(show(s[a:b]))
    out.append(show(s[a:b:rnd(5)+1]))
    out.append(show(s[a:b:-1-rnd(3)]))
    out.append(show(t in s))
    out.append(show(s + t == t + s))
    out.append(show(s < t))
    out.append(show(s * rnd(4)))
    out.append(show(repr(s)))
    out.append(show([ord(c) for c in s]))
    out.append(show(s.translate({97: "xy", 98: None, 65: 0x1F600, 233: "q"})))
    out.append(show("%10.3s|%-8s|%r|%a" % (s, t, u, s)))
    out.append(show("{:>12}|{!r:.5}|{:é^9}".format(s, t, u)))
    for enc in ("utf-8","utf-16","utf-32-be","latin-1","ascii","cp1252"):
        for err in ("strict","replace","ignore","backslashreplace","xmlcharrefreplace","namereplace","surrogateescape","surrogatepass"):
            if rnd(8): continue
            try:
                r = s.encode(enc, err)
                out.append(show(r))
                out.append(show(r.decode(enc, err)))
            except UnicodeError as e:
                out.append(show(str(e)))
            except TypeError as e:
                out.append(show(str(e)))
    print(i, m, " ".join(out))
