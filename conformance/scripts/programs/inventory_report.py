from collections import defaultdict
from dataclasses import dataclass, field

@dataclass
class Item:
    sku: str
    name: str
    price: float
    quantity: int = 0
    tags: list[str] = field(default_factory=list)

    @property
    def value(self):
        return self.price * self.quantity

def parse(text):
    items = []
    for number, line in enumerate(text.strip().splitlines(), 1):
        parts = [p.strip() for p in line.split(';')]
        try:
            sku, name, price, quantity, *tags = parts
            items.append(Item(sku, name, float(price), int(quantity), tags))
        except ValueError as e:
            print(f'line {number}: {e}')
    return items

items = parse('''
A1; Bolt M4 ; 0.05; 1200; metal; small
B7; Hammer; 12.5; 14; tool
C3; Paint; 9.99; 0; liquid
D9; broken
E2; Drill; 89; 3; tool; electric
F0; Glue; x; 2
''')
by_tag = defaultdict(list)
for item in items:
    for tag in item.tags:
        by_tag[tag].append(item)
print(f'{"SKU":<5}{"Name":<10}{"Qty":>6}{"Value":>10}')
for item in sorted(items, key=lambda i: (-i.value, i.sku)):
    print(f'{item.sku:<5}{item.name:<10}{item.quantity:>6}{item.value:>10,.2f}')
print('-' * 31)
print(f'{"total":<15}{sum(i.quantity for i in items):>6}{sum(i.value for i in items):>10,.2f}')
for tag, group in sorted(by_tag.items()):
    print(tag, [i.sku for i in group], max(group, key=lambda i: i.price).name)
print([i.name for i in items if not i.quantity], items[0])
