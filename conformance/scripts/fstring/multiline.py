a, b = 1, 2
print(f'''
{a}
  {b}
''')
print(f"""{a
+ b}""", f'{a
+
b}', f'''{
  a   # first
  +   # plus
  b   # second
}''')
print(f'''{a:>5
}''') if False else print('spec with newline is text')
print(f"""x{'''
y'''}z""", f'{
    {'k': a,
     'l': b}
}', f'{(
    a,
    b
)}', f'{[
    i
    for i in range(3)
]}')
try:
    eval('f"{a:\n}"')
    print('fine')
except (SyntaxError, ValueError, TypeError) as e:
    print(type(e).__name__, e)
print(f'''{a=
}''', f'''{
a
=
}''')
for src in ('f"{a\n}"', 'f"\n"', 'f"{a}\n"', "f'''{a\n}'''", "f'{a #c\n}'", "f'''{a #c}'''", "f'{a\\\n}'", "f'''a\\\nb{a}'''"):
    try:
        print(repr(eval(src)))
    except SyntaxError as e:
        print(repr(src), e.msg, e.lineno, e.offset)
