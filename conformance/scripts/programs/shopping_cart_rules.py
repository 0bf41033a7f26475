from abc import ABC, abstractmethod
from collections import ChainMap, Counter
from decimal import Decimal as D
PRICES = {'apple': D('0.60'), 'pear': D('0.75'), 'box': D('10')}
class Rule(ABC):
    @abstractmethod
    def discount(self, cart): ...
    def __call__(self, cart):
        d = self.discount(cart)
        return (type(self).__name__, d) if d else None
class ThreeForTwo(Rule):
    def __init__(self, item): self.item = item
    def discount(self, cart): return cart.items[self.item] // 3 * cart.price(self.item)
class Percent(Rule):
    def __init__(self, percent, minimum=0): self.percent, self.minimum = D(percent), minimum
    def discount(self, cart): return (cart.subtotal * self.percent / 100).quantize(D('.01')) if cart.subtotal >= self.minimum else None
class Cart:
    def __init__(self, rules=(), **overrides):
        self.items, self.rules = Counter(), list(rules)
        self.prices = ChainMap({k: D(v) for k, v in overrides.items()}, PRICES)
    def __lshift__(self, item):
        name, n = item if isinstance(item, tuple) else (item, 1)
        if name not in self.prices: raise LookupError(f'no price for {name!r}')
        self.items[name] += n
        return self
    def __rshift__(self, name):
        self.items[name] -= 1
        self.items = +self.items
        return self
    def price(self, name): return self.prices[name]
    @property
    def subtotal(self): return sum((self.price(i) * n for i, n in self.items.items()), D(0))
    def receipt(self):
        yield from (f'{n:>3} x {i:<8}{self.price(i) * n:>8}' for i, n in sorted(self.items.items()))
        yield f'{"subtotal":<14}{self.subtotal:>8}'
        saved = D(0)
        for name, d in filter(None, (r(self) for r in self.rules)):
            saved += d
            yield f'{name:<14}{-d:>8}'
        yield f'{"total":<14}{self.subtotal - saved:>8}'
cart = Cart([ThreeForTwo('apple'), Percent(10, 20)], pear='0.5')
cart << ('apple', 4) << 'pear' << ('box', 2) << 'pear'
print('\n'.join(cart.receipt()))
cart >> 'box' >> 'pear'
print(list(cart.receipt())[-1], dict(cart.items), cart.prices['pear'], PRICES['pear'], cart.prices.maps[0])
for f in (lambda: cart << 'plum', Rule, lambda: cart << 5 >> 'nothing', lambda: Percent('x')):
    try: print(type(f()).__name__)
    except Exception as e: print(type(e).__name__, e)
a, b = Counter(apple=3, pear=1), Counter(apple=1, box=2)
print(a + b, a - b, a & b, a | b, (a - b).total(), sorted(a.elements()), a.most_common(1), a == Counter('apple') , Counter(a=0) == Counter())
