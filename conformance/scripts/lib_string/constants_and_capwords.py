import string
print(string.ascii_letters, string.ascii_lowercase, string.ascii_uppercase, string.digits, string.hexdigits, string.octdigits, repr(string.punctuation), repr(string.whitespace), len(string.printable))
print(string.capwords('hello  wORLD foo'), string.capwords('a-b-c', '-'), string.capwords(' x  y '), string.capwords('', None), string.capwords('aXbXc', 'X'))
print([c for c in 'a1 !\n' if c in string.printable], set('abc') <= set(string.ascii_lowercase), ''.join(c for c in 'h3ll0' if c in string.digits))
