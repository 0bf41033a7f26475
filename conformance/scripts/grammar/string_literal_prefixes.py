print('a', "a", '''a''', """a""", r'\a', R'\b', u'u', U'U')
print(b'x', B'x', rb'\x', bR'\x', Br'\x', RB'\n')
print(f'{1}', F'{1}', rf'\{1}', fR'\{1}', Rf'{1}\n')
print('''line one
line two''')
print("""it's "quoted" here""")
print('''ends with quote\'''')
print(""" " "" \""" """)
print('a\
b', "c\
d")
print(r'\'', r"\"", r'a\\', len(r'\
'))
print('\0\x00\u0000'.encode(), '\7\07\007'.encode(), '\1234', '\377')
print('con' 'cat' "enation" r'\n' """!""")
print(('split'
       ' over'
       ' lines'))
print(b'a' b'b' rb'\c')
x = 'in' f'{1}' "place" rf'\{2}'
print(x)
