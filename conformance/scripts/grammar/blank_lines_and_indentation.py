if True:
 print('one space')
if True:
        print('eight')

        print('after blank')
   
        print('after line of spaces')
if True:
	print('tab')
	if True:
		print('two tabs')
	else:
		print('no')
def f():
    if True:
        return 'deep'

    # dedented comment
  # strange comment
    return 'never'
print(f())
for a in 'x':
    for b in 'y':
        for c in 'z':
            print(a, b, c)
    print('back one')
print('back to none')
class C:

    """doc"""

    def m(self):

        return 'm'

print(C().m(), C.__doc__)
