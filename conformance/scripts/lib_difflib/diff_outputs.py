import difflib
a = 'one\ntwo\nthree\nfour\n'.splitlines(True)
b = 'ore\ntree\nfour\nemu\n'.splitlines(True)
print(''.join(difflib.ndiff(a, b)))
print(''.join(difflib.unified_diff(a, b, 'from.txt', 'to.txt')))
print(''.join(difflib.context_diff(a, b, 'f', 't', n=1)))
print(''.join(difflib.unified_diff(a, b, 'f', 't', '2020', '2021', n=0)))
print(list(difflib.unified_diff(a, a)), list(difflib.ndiff([], ['x\n'])), ''.join(difflib.restore(difflib.ndiff(a, b), 1)) == ''.join(a))
print(''.join(difflib.Differ().compare(['  abc  def\n', 'x\ty\n'], ['abc def\n', 'x  y\n'])))
print(list(difflib.unified_diff(['a'], ['b'], lineterm='')), difflib.IS_LINE_JUNK('  #\n'), difflib.IS_CHARACTER_JUNK(' '))
try:
    list(difflib.restore([], 3))
except ValueError as e:
    print(e)
try:
    list(difflib.unified_diff([1], ['a']))
except TypeError as e:
    print(e)
