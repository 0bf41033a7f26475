d = {'k': {'n': [1, 2]}, "q'": 3}
class O: a = {'b': 'c'}
f = lambda x=0, *a, **k: (x, a, k)
print(f'{d["k"]["n"][1]} {d['k']} {O.a['b']} {f(1, *[2], z=3)} {f()[0] + 1}')
print(f'{1 + 2 * 3} {2 ** 3} {7 // 2} {-1} {not 1} {1 < 2 < 3} {1 or 2} {1 if 0 else 2} {5 & 3 | 8} {~0} {1,2} {*[1, 2],} {()}')
print(f'{[x for x in range(3)]} { {x for x in range(2)} } { {k: 1 for k in "a"} } {sum(x for x in range(4))} {(lambda x: x * 2)(4)} {(y := 5)} {y}')
print(f'{"a" "b"} {"a" + "b"} {"%d" % 3} {"{}".format(4)} {f"{f"{1}"}"} {b"x"[0]} {r"\n"} {"abc"[1:]} {"abc"[::-1]} {d.get("zz", "no")}')
print(f'{(1, 2)[0]} {[1, 2][-1]} { {"a": 1}["a"] } { {1, 2} & {2} } {type(1).__name__} {... is Ellipsis} {None} {1_000} {0xff} {1e3} {2j}')
print(f'{(lambda: "called")()} {(lambda x, y=2: x + y)(1)} {max([1, 2], key=lambda v: -v)} {sorted("ba")} {"x" in "xyz"} {"x" not in "xyz"} {None is None}')
async def co(): return f'{await inner()}'
async def inner(): return 'awaited'
import asyncio
print(asyncio.run(co()))
def g(): x = yield f'{(yield 1)}'; yield x
it = g(); print(next(it), it.send('sent'), it.send('x'))
print(f'{
    # a comment
    1 +  # another
    2
}', f"{'''
multi'''}", f'''{
d
["k"]
}''')
