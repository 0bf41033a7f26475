x = 1  # trailing comment
# whole line
    # indented comment does not matter
y = (1 +  # inside parentheses
     2  # and again

     + 3)
z = 1 + \
    2
if x == 1 and \
   y == 6:
	# a tab and a comment
	print('tab block')

# comment between if and the next statement
else_ = [
    'a',  # one
    # two
    'b',
]
def f(a,
      # comment among parameters
      b=2,
      ):
    # only comments before the body

    # more

    return a + b
print(x, y, z, else_, f(1))
if True: print('one'); print('two')
if True: pass; x = 2; print(x);
for i in 1, 2: print(i, end=' '); print()
class C: a = 1; b = 2
print(C.a + C.b);
while x: x -= 1; print('x', x)
print('last') # no newline after comment
