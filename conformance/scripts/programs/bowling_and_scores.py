from dataclasses import dataclass, field, asdict, astuple
from operator import attrgetter, itemgetter
def score(rolls):
    total, i = 0, 0
    for frame in range(10):
        if rolls[i] == 10:
            total += 10 + rolls[i + 1] + rolls[i + 2]
            i += 1
        else:
            pins = rolls[i] + rolls[i + 1]
            if pins > 10: raise ValueError(f'frame {frame + 1}: {pins} pins')
            total += pins + (rolls[i + 2] if pins == 10 else 0)
            i += 2
    return total
def parse(text):
    out = []
    for c in text.replace(' ', ''):
        match c:
            case 'X': out.append(10)
            case '/': out.append(10 - out[-1])
            case '-': out.append(0)
            case d if d.isdigit(): out.append(int(d))
            case bad: raise ValueError(f'bad roll {bad!r}')
    return out
for game in ('XXXXXXXXXXXX', '9-9-9-9-9-9-9-9-9-9-', '5/5/5/5/5/5/5/5/5/5/5', 'X7/9-X-88/-6XXX81', '12', '9-9?', '99 11'):
    try: print(f'{game:<22} {score(parse(game))}')
    except (ValueError, IndexError) as e: print(f'{game:<22} {type(e).__name__}: {e}')
@dataclass(order=True)
class Player:
    points: int
    name: str = field(compare=False)
    games: list[int] = field(default_factory=list, compare=False, repr=False)
    def __post_init__(self): self.points = self.points or sum(self.games)
    @property
    def average(self): return self.points / max(1, len(self.games))
players = [Player(0, 'ann', [120, 133]), Player(210, 'bob'), Player(0, 'cy', [99, 111, 140])]
ranking = sorted(players, reverse=True)
for place, p in enumerate(ranking, 1):
    print(f'{place}. {p.name:<5}{p.points:>5}{p.average:>8.1f} {"*" * (p.points // 50)}')
print(ranking[0], max(players, key=attrgetter('average')).name, asdict(players[0]), astuple(players[1]), sorted(map(attrgetter('name', 'points'), players), key=itemgetter(1)))
print(players[0] < players[2], Player(1, 'x') == Player(1, 'y'), [p.name for p in players if p > Player(240, '')])
ranks, last = {}, None
for i, (name, pts) in enumerate(sorted({'a': 3, 'b': 5, 'c': 3, 'd': 1}.items(), key=lambda p: (-p[1], p[0])), 1):
    if pts != last: rank, last = i, pts
    ranks[name] = rank
print(ranks)
