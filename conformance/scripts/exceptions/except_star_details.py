def run(exc, *handlers):
    pass
def t(e):
    log = []
    try:
        try:
            raise e
        except* KeyError as g: log.append(('K', g.message, len(g.exceptions)))
        except* (ValueError, TypeError) as g:
            log.append(('VT', repr(g)))
            if any('reraise' in str(x) for x in g.exceptions): raise
        except* OSError as g:
            raise LookupError('new') from g
        else: log.append('else')
        finally: log.append('finally')
    except BaseException as out:
        log.append(('out', repr(out), repr(out.__cause__), repr(out.__context__)))
        if isinstance(out, BaseExceptionGroup): log.append([repr(x) for x in out.exceptions])
    print(log)
t(ExceptionGroup('a', [KeyError(1), KeyError(2), ExceptionGroup('n', [KeyError(3), ValueError(4)])]))
t(ExceptionGroup('b', [ValueError('reraise'), KeyError(1)]))
t(ExceptionGroup('c', [OSError(1), ValueError(2)]))
t(ExceptionGroup('d', [OSError(1), ValueError('reraise'), IndexError(9)]))
t(ValueError('naked reraise'))
t(KeyError('naked'))
t(BaseExceptionGroup('e', [KeyboardInterrupt(), KeyError(1)]))
t(SystemExit(3))
class G(ExceptionGroup):
    def derive(self, ex): return G('derived ' + self.message, ex)
t(G('g', [KeyError(1), IndexError(2)]))
def loop():
    out = []
    for i in range(3):
        try:
            raise ExceptionGroup('x', [ValueError(i)])
        except* ValueError as g: out.append(g.exceptions[0].args[0])
    return out
print(loop())
for src in ('try: pass\nexcept* A: continue', 'while 1:\n try: pass\n except* A: break', 'def f():\n try: pass\n except* A: return', 'while 1:\n try: pass\n except* A:\n  while 1: break', 'def f():\n try: pass\n except* A:\n  def g(): return 1', 'try: pass\nexcept* A: pass\nexcept B: pass', 'try: pass\nexcept *: pass', 'try: pass\nexcept* (A, B) as e: pass\nelse: pass\nfinally: pass'):
    try:
        compile(src, 's', 'exec'); print('fine')
    except SyntaxError as e: print(e.msg)
try:
    try: raise ExceptionGroup('m', [ValueError()])
    except* 5: pass
except TypeError as e: print(e)
