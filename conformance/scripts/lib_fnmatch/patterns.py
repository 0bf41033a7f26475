import fnmatch
for name, pat in (('a.py', '*.py'), ('a.PY', '*.py'), ('abc', 'a?c'), ('abc', 'a[b-d]c'), ('abc', 'a[!b]c'), ('a*c', 'a[*]c'), ('', '*'), ('a\nb', 'a*b'), ('[', '['), ('a]', 'a[]]'), ('.x', '*'), ('a-c', 'a[a-]c'), ('abc', '[]'), ('a/b', 'a*'), ('é', '?')):
    print(repr(name), pat, fnmatch.fnmatchcase(name, pat), fnmatch.fnmatch(name, pat))
print(fnmatch.filter(['a.py', 'b.txt', 'c.py'], '*.py'), fnmatch.translate('*.txt'), fnmatch.translate('a?[!x]'), fnmatch.fnmatchcase(b'ab', b'a*'))
try: fnmatch.fnmatchcase('a', b'a')
except TypeError as e: print(e)
