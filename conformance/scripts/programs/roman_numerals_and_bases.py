VALUES = [(1000, 'M'), (900, 'CM'), (500, 'D'), (400, 'CD'), (100, 'C'), (90, 'XC'), (50, 'L'), (40, 'XL'), (10, 'X'), (9, 'IX'), (5, 'V'), (4, 'IV'), (1, 'I')]
def roman(n):
    if not 0 < n < 4000: raise ValueError(f'{n} is out of range')
    out = []
    for value, letters in VALUES:
        count, n = divmod(n, value)
        out.append(letters * count)
    return ''.join(out)
def unroman(text):
    digits = dict((l, v) for v, l in VALUES if len(l) == 1)
    total = 0
    for c, following in zip(text, text[1:] + ' '):
        v = digits[c]
        total += -v if v < digits.get(following, 0) else v
    return total
print([roman(n) for n in (1, 4, 9, 14, 1994, 3999)], all(unroman(roman(n)) == n for n in range(1, 4000)))
DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz'
def to_base(n, base):
    if n < 0: return '-' + to_base(-n, base)
    out = ''
    while True:
        n, d = divmod(n, base)
        out = DIGITS[d] + out
        if not n: return out
print([to_base(n, b) for n, b in ((255, 16), (-10, 2), (0, 3), (10 ** 20, 36))], all(int(to_base(n, b), b) == n for n in (0, 7, 12345, -99) for b in (2, 7, 36)))
for f in (lambda: roman(0), lambda: unroman('Z'), lambda: int('9', 8), lambda: int('z', 37), lambda: int('', 2)):
    try: f()
    except (ValueError, KeyError) as e: print(type(e).__name__, e)
WORDS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split()
TENS = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split()
def words(n):
    match n:
        case _ if n < 0: return 'minus ' + words(-n)
        case _ if n < 20: return WORDS[n]
        case _ if n < 100: return TENS[n // 10] + ('-' + WORDS[n % 10] if n % 10 else '')
        case _ if n < 1000: return WORDS[n // 100] + ' hundred' + (' and ' + words(n % 100) if n % 100 else '')
        case _:
            for power, name in ((10 ** 9, 'billion'), (10 ** 6, 'million'), (1000, 'thousand')):
                if n >= power:
                    head, tail = divmod(n, power)
                    return f'{words(head)} {name}' + (f', {words(tail)}' if tail > 99 else f' and {words(tail)}' if tail else '')
for n in (0, 13, -21, 100, 342, 1000, 1001, 1234567, 10 ** 9 + 5): print(n, words(n))
print(bin(37), hex(-255), oct(8), (37).bit_length(), (0b1011).bit_count(), f'{37:#b}', int.from_bytes(b'\x01\x00', 'big'), (1000).to_bytes(2, 'little'), ~37, 37 ^ 5, -37 >> 2)
