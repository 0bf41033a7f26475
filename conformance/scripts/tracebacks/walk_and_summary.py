import traceback, sys
def a(): b()
def b(): c()
def c():
    x = 1
    raise ValueError('deep')
try:
    a()
except ValueError as e:
    tb = e.__traceback__
    s = traceback.extract_tb(tb)
    print(len(s), [(f.name, f.lineno, f.line) for f in s], s[0] == s[0], s[-1].filename.rsplit('/')[-1])
    print(traceback.extract_tb(tb, limit=2)[-1].name, traceback.extract_tb(tb, limit=-1)[0].name, len(list(traceback.walk_tb(tb))))
    print(''.join(traceback.format_list(s[-1:])), traceback.format_list([('f.py', 3, 'fn', 'code here'), ('g.py', 9, 'h', None)]))
    te = traceback.TracebackException.from_exception(e)
    print(te.exc_type_str, str(te), [l for l in te.format_exception_only()], te.stack[-1].locals)
    print(tb.tb_next.tb_next.tb_next.tb_lineno, tb.tb_next.tb_next.tb_next.tb_next, tb.tb_frame.f_code.co_name)
    te2 = traceback.TracebackException(type(e), e, tb, limit=1)
    print(len(te2.stack), te2.__cause__, te2.__suppress_context__)
    traceback.print_exc(file=sys.stdout)
    traceback.print_tb(tb, file=sys.stdout, limit=1)
    traceback.print_exception(e, file=sys.stdout, chain=False)
    e2 = e.with_traceback(tb.tb_next.tb_next)
    print([f.name for f in traceback.extract_tb(e2.__traceback__)])
print(traceback.format_exc())
try:
    e.__traceback__
except NameError as x:
    print(x)
v = ValueError()
try:
    v.__traceback__ = 5
except TypeError as x:
    print(x)
print(traceback.format_stack()[-1].split('\n')[1].strip(), traceback.extract_stack()[-1].name)
