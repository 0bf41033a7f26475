# Range iterators are set to a place, beyond machine integers too.
import pickle

for r, n in ((range(10, 20, 2), 2), (range(10), 20), (range(5), -3), (range(-2**65, 20, 2), 2**64 + 7), (range(2**65), 2**70),
             (range(2**65), -(2**70)), (range(3, 2**64), 2**64 - 5)):
    it = iter(r)
    it.__setstate__(n)
    print([next(it, None) for _ in range(4)])
    it = reversed(r)
    it.__setstate__(n)
    print([next(it, None) for _ in range(4)])
it = iter(range(2**64))
it.__setstate__(2**63 + 5)
print(next(it), next(pickle.loads(pickle.dumps(it))), it.__reduce__())
for data in (b"c__builtin__\niter\n(c__builtin__\nxrange\n(I10\nI20\nI2\ntRtRI2\nb.",
             b"c__builtin__\niter\n(c__builtin__\nxrange\n(L-36893488147419103232L\nI20\nI2\ntRtRL18446744073709551623L\nb."):
    print(list(pickle.loads(data)))
