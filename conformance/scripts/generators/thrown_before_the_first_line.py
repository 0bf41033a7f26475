import traceback
def g(n):
    yield n
it = g(1)
try: it.throw(ValueError)
except ValueError as e:
    for f in traceback.extract_tb(e.__traceback__): print(f.lineno, f.end_lineno, f.colno, f.end_colno, repr(f.line))
    tb = e.__traceback__.tb_next
    print(tb.tb_lineno)
    print(traceback.format_tb(tb))
def g(n):
    try:
        yield n
    except KeyError: print(1); raise
it = g(1)
try: it.throw(ValueError)
except ValueError as e: print(traceback.format_exception(e))
