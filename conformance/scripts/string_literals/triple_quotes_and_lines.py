s = """first
  second	tab
third\
 joined
"quoted" 'single' ""two"" \"""escaped\"""
"""
print(repr(s), s.count('\n'))
t = ''''starts with quote, ends with backslash quote\''''
print(t, repr(''''x'''), repr("""a""" """b"""), repr('''a
''' 'b'), len(""""""), '''\n''' == '\n', r'''\n
x''', b"""bytes
lines""", f"""{1
+ 1}
{'''in'''}""", '''é
日''')
def f():
    """doc
    indented
    """
    x = '''
    kept
    '''
    return x
print(repr(f.__doc__), repr(f()))
print('a' # comment
      'b'
      "c") if True else None
for src in ("'''abc", '"""a"', "'''a''", "'a\nb'", '"""\n\n"', "'''\\'''", "x = ('a'\n'b'", "'a' 'b", "f'''{'''", "'''a'''b'''"):
    try:
        print(repr(src), repr(eval(src)))
    except SyntaxError as e:
        print(repr(src), e.msg, e.lineno, e.offset)
