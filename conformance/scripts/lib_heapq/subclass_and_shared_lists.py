import heapq
class L(list):
    def append(self, x): print('append is not used'); super().append(x)
    def __getitem__(self, i): print('getitem is not used'); return super().__getitem__(i)
l = L([3, 1, 2])
heapq.heapify(l)
heapq.heappush(l, 0)
print(list(l), heapq.heappop(l), list(l))
a = b = [5, 4]
heapq.heapify(a)
heapq.heappush(b, 1)
print(a is b, a)
for bad in ((3, 1), {3, 1}, 'ab', None, range(3)):
    try:
        heapq.heapify(bad)
    except TypeError as e:
        print(e)
