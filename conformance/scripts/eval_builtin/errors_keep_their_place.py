import traceback
try: eval('1 +\n 1 / 0', {}) if False else eval('(1 +\n 1 / 0)')
except ZeroDivisionError as e:
    t = e.__traceback__.tb_next
    print(t.tb_lineno, t.tb_frame.f_code.co_filename, t.tb_frame.f_code.co_name)
try: exec(compile('def f():\n    return g()\ndef g():\n    raise KeyError("k")\nf()', 'made.py', 'exec'))
except KeyError as e:
    for s in traceback.extract_tb(e.__traceback__)[1:]: print(s.filename, s.lineno, s.name)
