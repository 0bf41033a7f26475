print(chr(97), chr(0x1F600), ord('a'), ord('😀'), ord(b'a'), ord('\ud800'), ascii('é日😀\n'), ascii(['é']), bin(10), bin(-10), oct(8), oct(-8), hex(255), hex(-255), bin(0), bin(True), hex(2 ** 70), repr(chr(0)), repr(chr(0x10ffff)), chr(0xd800).encode('utf-8', 'surrogatepass'))
class I:
    def __index__(self): return 65
print(chr(I()), bin(I()), hex(I()), oct(I()))
for f in (lambda: chr(-1), lambda: chr(0x110000), lambda: chr('a'), lambda: chr(1.5), lambda: ord('ab'), lambda: ord(''), lambda: ord(5), lambda: ord(b''), lambda: bin(1.5), lambda: hex('a'), lambda: oct(None), lambda: chr(), lambda: chr(10 ** 30)):
    try:
        print(f())
    except (ValueError, TypeError, OverflowError) as e:
        print(type(e).__name__, e)
print(bool([]), bool([0]), bool(''), bool(' '), bool(0.0), bool('False'), bool(None), bool(...), bool(), bool(range(0)), not {}, callable(len), callable(5), callable(int), callable(lambda: 0), callable(type('C', (), {'__call__': 1})()), callable(type('C', (), {})))
