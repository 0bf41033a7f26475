GRID = '''
53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79
'''

def parse(text):
    rows = [[int(c) if c != '.' else 0 for c in line] for line in text.split()]
    return {(r, c): v for r, row in enumerate(rows) for c, v in enumerate(row)}

def peers(cell):
    r, c = cell
    br, bc = r // 3 * 3, c // 3 * 3
    return {(r, i) for i in range(9)} | {(i, c) for i in range(9)} | {(br + i, bc + j) for i in range(3) for j in range(3)} - {cell}

PEERS = {(r, c): peers((r, c)) - {(r, c)} for r in range(9) for c in range(9)}
calls = 0

def solve(grid):
    global calls
    calls += 1
    best = None
    for cell, v in grid.items():
        if v == 0:
            options = {*range(1, 10)} - {grid[p] for p in PEERS[cell]}
            if not options:
                return None
            if best is None or len(options) < len(best[1]):
                best = cell, options
                if len(options) == 1:
                    break
    if best is None:
        return grid
    cell, options = best
    for v in sorted(options):
        if result := solve({**grid, cell: v}):
            return result
    return None

solved = solve(parse(GRID))
for r in range(9):
    print(' '.join(str(solved[r, c]) for c in range(9)))
    if r in (2, 5):
        print()
print(calls, all(len({solved[p] for p in PEERS[cell] | {cell}}) == 9 for cell in PEERS), len(PEERS[0, 0]))
print(solve({**parse(GRID), (0, 2): 3}))
