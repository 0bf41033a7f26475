s = {i for i in range(10000)}
print(len(s), sum(s), 9999 in s, 10000 in s, min(s), max(s))
s = {i % 1000 for i in range(10000)}
print(len(s), sum(s))
s = {str(i) for i in range(5000)}
print(len(s), '4999' in s, '5000' in s, sorted(s, key=int)[-3:])
s = {(i, j) for i in range(60) for j in range(60) if i < j}
print(len(s), (3, 5) in s, (5, 3) in s)
s = {i * i % 997 for i in range(997)}
print(len(s))
class Same:
    def __init__(self, v): self.v = v
    def __hash__(self): return 7
    def __eq__(self, o): return self.v == o.v
print(len({Same(i % 50) for i in range(200)}))
primes = {n for n in range(2, 500) if all(n % d for d in range(2, int(n ** 0.5) + 1))}
print(len(primes), sorted(primes)[-5:])
print(len({2 ** i for i in range(300)}), len({float(i) for i in range(300)} | {i for i in range(300)}), list({i for i in range(2000)}) == list(range(2000)))
