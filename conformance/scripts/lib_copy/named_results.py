# Named results of native code: unnamed and hidden fields, copies, pickles, replaced fields.
import copy
import os
import pickle
import time

t = os.stat_result
print(t.n_fields, t.n_sequence_fields, t.n_unnamed_fields, t.__match_args__)
r = t(range(10))
print(r, r.st_atime, r.st_atime_ns, tuple(r), r.__reduce__())
full = t(range(19))
print(full, full.st_atime, full.st_blocks, full.__reduce__())
print(t(range(10), {"st_atime": 1.5}).st_atime, t(range(10), {"st_atime": 1.5}).st_mtime)
g = time.gmtime(0)
print(copy.replace(g, tm_zone="x").tm_zone, copy.replace(g, tm_year=2000), g.tm_gmtoff, g == copy.replace(g, tm_gmtoff=5))
for o in (r, full, g, copy.replace(g, tm_zone="z")):
    for again in [copy.copy(o), copy.deepcopy(o)] + [pickle.loads(pickle.dumps(o, n)) for n in range(6)]:
        assert again == o and type(again) is type(o) and again.__reduce__() == o.__reduce__()
w = os.times_result((1, 2, 3, 4, 5))
print(w, copy.replace(w, user=9), w.elapsed, hash(w) == hash(tuple(w)), w == (1, 2, 3, 4, 5), type(w + (1,)).__name__)
for do in (lambda: t(range(9)), lambda: t(range(30)), lambda: t(range(10), {"x": 1}), lambda: t(range(10), {"st_mode": 1}), lambda: t(5),
           lambda: t((*range(10), 1), {"st_atime": 1}), lambda: t(range(10), 5), lambda: copy.replace(r), lambda: copy.replace(r, st_mode=1),
           lambda: copy.replace(g, x=1, y=2), lambda: copy.replace(g, n_fields=2), lambda: setattr(g, "tm_zone", 1),
           lambda: setattr(g, "tm_year", 1), lambda: setattr(g, "x", 1), lambda: g.__dict__, lambda: delattr(g, "tm_zone"),
           lambda: type("X", (os.times_result,), {}), lambda: type("X", (t,), {})):
    try:
        print(do())
    except (TypeError, AttributeError) as e:
        print(type(e).__name__, e)
print([n for n in dir(os.times_result) if not n.startswith("_")], type(t.__dict__["st_atime"]).__name__, type(t.__dict__["st_mode"]).__name__)
match g:
    case time.struct_time(1970, 1, day):
        print("day", day)
print(isinstance(os.times(), tuple), len(os.times()))
