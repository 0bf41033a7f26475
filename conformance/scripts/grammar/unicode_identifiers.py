é = 1
名前 = 'name'
_ñ9 = 2
print(é, 名前, _ñ9)
ﬁ = 'ligature'
print(fi, 'fi' in globals(), 'ﬁ' in globals())
𝐱 = 5
print(x)
class Ü:
    ß = 'attr'
    def ǰ(self): return 'method'
print(Ü.ß, Ü().ǰ(), Ü)
def f(ª=1): return ª
print(f(), f(a=2), f(ª=3))
print({'é': é}, f'{é=}')
μ = 'micro sign U+00B5'
print(getattr(Ü, 'ß'), 'μ' in globals(), 'µ' in globals())
for src in ('a‿b = 1', '€ = 1', 'x² = 1', '1é', '“x”', 'a\u00a0= 1', '\ufeffx = 1', 'x = “', '·a = 1', 'a· = 1', '٣ = 1', 'x = ٣', 'é.ñ = 1', '\u2028x', 'x = 1\x00', '\x0cx = 1', 'a\u200b = 1', '😀 = 1'):
    try:
        compile(src, 's', 'exec')
        print(ascii(src), '| fine')
    except (SyntaxError, ValueError) as e:
        print(ascii(src), '|', ascii(e.msg) if isinstance(e, SyntaxError) else e)
