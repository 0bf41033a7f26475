"""A small inventory with reports, to be parsed and not run."""

import json
import re
from collections import defaultdict
from dataclasses import dataclass, field


@dataclass(order=True)
class Item:
    sku: str
    name: str = field(compare=False)
    price: float = 0.0
    tags: list[str] = field(default_factory=list, compare=False)

    def matches(self, pattern: str, *, ignore_case: bool = True) -> bool:
        """Tell whether the name or a tag contains the pattern."""
        flags = re.IGNORECASE if ignore_case else 0
        return any(re.search(pattern, text, flags) for text in (self.name, *self.tags))


class Inventory:
    MAX_ITEMS = 10_000

    def __init__(self, items=()):
        self._items = {item.sku: item for item in items}
        self._stock = defaultdict(int)

    def receive(self, sku, count=1):
        if sku not in self._items:
            raise KeyError(f"unknown item {sku!r}")
        if count <= 0 or self._stock[sku] + count > self.MAX_ITEMS:
            raise ValueError("bad count: %d" % count)
        self._stock[sku] += count
        return self._stock[sku]

    def ship(self, order):
        missing = []
        for sku, count in sorted(order.items(), key=lambda pair: (-pair[1], pair[0])):
            have = self._stock.get(sku, 0)
            if have < count:
                missing.append((sku, count - have))
                continue
            self._stock[sku] = have - count
        if missing:
            text = ", ".join(f"{sku} ({count:>4})" for sku, count in missing)
            print("missing:", text, sep=" ", end="\n\n")
        return not missing

    def report(self, width=40):
        lines = []
        total = 0.0
        for item in sorted(self._items.values()):
            count = self._stock[item.sku]
            value = item.price * count
            total += value
            lines.append(f"{item.name:<{width}} {count:6d} {value:10.2f}")
        lines.append("-" * (width + 18))
        lines.append(f"{'total':<{width}} {'':6} {total:10.2f}")
        return "\n".join(lines)


def load(path):
    try:
        with open(path, encoding="utf-8") as handle:
            data = json.load(handle)
    except (OSError, ValueError) as error:
        print(f"cannot load {path}: {error}")
        return Inventory()
    else:
        records = [record for record in data["items"] if record.get("active", True)]
    return Inventory(Item(**{k: v for k, v in record.items() if k != "active"}) for record in records)


def classify(event):
    match event:
        case {"type": "receive", "sku": str(sku), "count": int(count)} if count > 0:
            return ("in", sku, count)
        case {"type": "ship", "order": {**order}}:
            return ("out", order, sum(order.values()))
        case [first, *_] | (first, _):
            return classify(first)
        case None | False:
            return None
        case _:
            raise TypeError(type(event).__name__)


async def watch(queue, inventory):
    while (event := await queue.get()) is not None:
        kind, what, count = classify(event) or (None, None, 0)
        if kind == "in":
            inventory.receive(what, count)
        elif kind == "out":
            inventory.ship(what)
        else:
            print("ignored", event)
