# What every script of properties begins with: a source of random choices that is the same in every
# Python, and the report of what became of each case.
import hashlib


class Source:
    def __init__(self, seed):
        self.state = (seed * 0x9E3779B97F4A7C15 + 0x2545F4914F6CDD1D) & 0xFFFFFFFFFFFFFFFF or 1

    def bits(self, n=64):
        x = self.state
        x ^= x >> 12
        x ^= x << 25 & 0xFFFFFFFFFFFFFFFF
        x ^= x >> 27
        self.state = x
        return (x * 0x2545F4914F6CDD1D & 0xFFFFFFFFFFFFFFFF) >> 64 - n

    def below(self, n):
        return self.bits(48) % n

    def between(self, low, high):
        return low + self.below(high - low + 1)

    def chance(self, n):
        """true once in n times"""
        return self.below(n) == 0

    def pick(self, choices):
        return choices[self.below(len(choices))]

    def some(self, choices, most):
        return [self.pick(choices) for _ in range(self.below(most + 1))]

    def text(self, alphabet, most):
        return ''.join(self.some(alphabet, most))

    def integer(self):
        n = self.bits(self.pick((1, 3, 7, 8, 16, 31, 32, 33, 53, 62, 63, 64)))
        if self.chance(8):
            n = n << self.below(200) | self.bits(20)
        return -n if self.chance(3) else n

    def number(self):
        """a float of any magnitude, often a round one"""
        kind = self.below(8)
        if kind == 0:
            return self.pick((0.0, -0.0, 1.0, -1.0, 0.5, 1e16, 1e22, 5e-324, 1.7976931348623157e308, float('inf'), float('-inf'), float('nan')))
        if kind < 3:
            return self.between(-10000, 10000) / self.pick((1, 2, 4, 8, 10, 100, 1000))
        if kind < 5:
            return float(self.integer())
        m = self.bits(53) / (1 << 52)
        e = self.between(-30, 30) if self.chance(2) else self.between(-1074, 1023)
        return (-m if self.chance(2) else m) * 2.0 ** e


reported = []


def report(what, f, *args):
    """notes what f gives or raises"""
    try:
        result = repr(f(*args))
    except Exception as e:
        result = type(e).__name__ + ': ' + str(e)
    reported.append(f'{what} -> {result}')


def finish():
    """prints each case, or a digest of every hundred"""
    if show:
        for line in reported:
            print(line.encode('unicode_escape').decode())
        return
    print(len(reported), 'cases')
    for i in range(0, len(reported), 100):
        block = '\n'.join(reported[i:i + 100])
        print(i, hashlib.sha256(block.encode('utf-8', 'surrogatepass')).hexdigest()[:16])


source = Source(seed)
