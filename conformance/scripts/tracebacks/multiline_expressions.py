def f(a, b, c): return a[b][c]
data = {'k': {'x': None}}
value = (
    f(data, 'k', 'x')
    +
    f(data, 'k',
      'x')
)
