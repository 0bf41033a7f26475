def src():
    try:
        for i in range(5): yield i
    finally: print('src closed')
s = src(); g = (x * 10 for x in s); print(next(g), next(g))
try: g.throw(ValueError('in'))
except ValueError as e: print(e)
print(list(g), next(s)); s.close()
g = (x for x in [1]); g.close(); print(list(g))
try: (x for x in [1]).send(5)
except TypeError as e: print(e)
