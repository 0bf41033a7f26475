from functools import cache
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
def winner(board):
    for a, b, c in LINES:
        if board[a] == board[b] == board[c] != '.': return board[a]
    return None if '.' in board else 'draw'
def moves(board): return [i for i, c in enumerate(board) if c == '.']
def play(board, i, who): return board[:i] + who + board[i + 1:]
visited = 0
@cache
def best(board, who):
    global visited
    visited += 1
    match winner(board):
        case 'X': return 1, None
        case 'O': return -1, None
        case 'draw': return 0, None
    other = 'O' if who == 'X' else 'X'
    results = [(best(play(board, i, who), other)[0], -i) for i in moves(board)]
    value, i = (max if who == 'X' else min)(results, key=lambda r: (r[0], r[1]) if who == 'X' else (r[0], -r[1]))
    return value, -i
def show(board): return '/'.join(board[i:i + 3] for i in (0, 3, 6))
board, who = 'X...O....', 'X'
while winner(board) is None:
    value, i = best(board, who)
    board = play(board, i, who)
    print(who, i, value, show(board))
    who = 'O' if who == 'X' else 'X'
print(winner(board), best('XX.OO....', 'X'), best('XX.OO....', 'O'), best('X.O.X....', 'O')[0], visited < 3000)
def games(board='.' * 9, who='X', depth=0):
    if (w := winner(board)) is not None or depth == 5:
        yield w
        return
    for i in moves(board): yield from games(play(board, i, who), 'XO'[who == 'X'], depth + 1)
from collections import Counter
print(Counter(games()))
