from itertools import product

def parse(text):
    return {(x, y) for y, line in enumerate(text.split()) for x, c in enumerate(line) if c == '#'}

def neighbours(cell):
    x, y = cell
    return {(x + dx, y + dy) for dx, dy in product((-1, 0, 1), repeat=2) if dx or dy}

def step(live):
    candidates = live.union(*map(neighbours, live))
    return {c for c in candidates if (n := len(neighbours(c) & live)) == 3 or n == 2 and c in live}

def show(live, width, height):
    return '\n'.join(''.join('#' if (x, y) in live else '.' for x in range(width)) for y in range(height))

glider = parse('''
.#...
..#..
###..
.....
.....
''')
seen = {}
live = glider
for generation in range(5):
    if generation % 2 == 0:
        print(f'generation {generation}: {len(live)}')
        print(show(live, 5, 5))
    live = step(live)
moved = {(x + 1, y + 1) for x, y in glider}
print(step(step(step(step(glider)))) == moved)
blinker = parse('... ### ...')
history = [blinker]
while (nxt := step(history[-1])) not in history:
    history.append(nxt)
print(len(history), history.index(nxt), sorted(nxt), step(parse('## ##')) == parse('## ##'))
