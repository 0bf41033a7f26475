def show(text):
    try: result = eval(text)
    except BaseException as e: result = (type(e).__name__, str(e), e.__context__, e.__cause__)
    print(text, str(result).split(' at 0x')[0])
import functools
class S:
    __slots__ = 'a',
    def f(self): pass
o = S()
for d in ['property(len)', '(lambda s: 1)', 'staticmethod(len)', 'S.a', 'type.__dict__["__mro__"]', 'str.upper', 'str.__len__', 'dict.__dict__["fromkeys"]', 'o.f', 'super(S, o)', 'functools.lru_cache(lambda s: 1)']:
    for args in ['None', 'None, None', '', 'None, int', '1,2,3', 'None,None,None', 'x=1', '"x",None']:
        show(f'{d}.__get__({args})')
