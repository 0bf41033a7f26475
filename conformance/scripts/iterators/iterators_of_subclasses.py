class M(map): pass
class E(enumerate): pass
class Z(zip): pass
class F(filter): pass
class S(str): pass
for it in M(len, []), Z([]), F(len, []), E([]), E([], start=5), iter(S('ab')), iter('ab'), iter('\xe9'), iter(S()), iter(list[int]):
    print(repr(it).split(' at 0x')[0], type(it).__name__, '__repr__' in vars(type(it)))
print(list(iter(S('ab'))), next(iter(list[int])), [*iter(list[int])], iter(list[int]).__reduce__())
it = iter(list[int]); next(it)
print(it.__reduce__(), list(it))
for c in type(iter(list[int])),:
    try: c()
    except TypeError as e: print(e)
def show(text):
    try: print(text, eval(text))
    except Exception as e: print(text, type(e).__name__, e)
for text in ['iter(int | None)', '1 in (int | None)', 'reversed(int | None)', 'len(int | None)', '(int | None)[0]', 'hasattr(int | None, "__iter__")', 'list[int].__instancecheck__([])', 'list[int].__eq__([])',
             'memoryview(b"abcd").cast("\xe9")', 'memoryview(b"abcd").cast("B\xe9\u4e2d")', 'int.__instancecheck__()', 'int.mro(1)', 'int.__subclasses__(1, 2)', 'int.__subclasscheck__(x=1)', 'int.from_bytes(list[int])', 'bytes([list[int]])']:
    show(text)
