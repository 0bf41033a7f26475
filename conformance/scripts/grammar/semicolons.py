x = 1; y = 2; print(x, y)
x = 1;
print(x);
if x: y = 5; print('both in the suite'); z = 6
print(y, z)
def f(): a = 1; b = 2; return a + b
print(f())
for bad in (';', 'x = 1;; y = 2', 'if 1:; pass', ';x', 'x;if 1: pass', 'pass; def f(): pass', 'a; b;', 'import a; import b', 'for i in x: if i: pass', 'x = 1; class C: pass', 'pass;\\\npass', 'lambda: 1; 2', '(1; 2)', 'if 1: pass; else: pass'):
    try:
        compile(bad, 's', 'exec')
        print(repr(bad), 'fine')
    except SyntaxError as e:
        print(repr(bad), e.msg, e.offset)
