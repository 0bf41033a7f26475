try:
    {i for i in [1, 2, 'x'] if i + 1}
except TypeError as e:
    print(e)
print('i' in globals())
i = 'kept'
try:
    {1 / i for i in (1, 0)}
except ZeroDivisionError as e:
    print(e, i)
def f():
    i = 'local'
    try:
        {j for i in (1, 2) for j in i}
    except TypeError as e:
        return str(e), i
print(f())
def g():
    try:
        {undefined for k in 'a'}
    except NameError as e:
        return str(e), 'k' in locals(), sorted(locals())
print(g())
def h():
    out = []
    for i in range(3):
        try:
            out.append({10 // (i - j) for j in range(2)})
        except ZeroDivisionError:
            out.append(i)
    return out
print(h())
def k():
    x = [1]
    try:
        x = {y for y in x + None}
    except TypeError:
        return x
print(k())
def gen():
    try:
        yield {z for z in (1, 2)}
        yield {1 // z for z in (0,)}
    except ZeroDivisionError:
        yield 'caught'
print(list(gen()))
class C:
    try:
        bad = {q for q in undefined_in_class}
    except NameError as e:
        msg = str(e)
print(C.msg, hasattr(C, 'q'))
