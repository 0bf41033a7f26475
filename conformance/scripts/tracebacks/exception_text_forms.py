import traceback
class Plain(Exception): pass
class InModule(Exception): __module__ = 'pkg.mod'
class Main(Exception): __module__ = 'builtins'
class NoModule(Exception): __module__ = None
class Outer:
    class Inner(Exception): pass
class BadStr(Exception):
    def __str__(self): return 5
class Empty(Exception):
    def __str__(self): return ''
class Repr(Exception):
    def __repr__(self): return 'custom repr'
for e in (Plain(), Plain('a'), Plain('a', 1), InModule('m'), Main('b'), NoModule('n'), Outer.Inner('i'), BadStr('x'), Empty('e'), Repr('r'), KeyError('k'), KeyError('a\nb'), Plain('multi\nline'), Plain(None), Plain(''), OSError(2, 'msg', 'f'), UnicodeDecodeError('utf-8', b'\xff', 0, 1, 'bad'), SystemExit(3), KeyboardInterrupt(), GeneratorExit(), StopIteration(5), AssertionError(), ImportError('m', name='n'), SyntaxError('msg'), SyntaxError('msg', ('f', 1, 2, 'text here')), SyntaxError('msg', ('f', 3, 2, 'abc', 3, 4)), NameError('n', name='zz'), ExceptionGroup('g', [Plain(1)]), type('Dyn', (Exception,), {})('d')):
    print(traceback.format_exception_only(type(e), e))
