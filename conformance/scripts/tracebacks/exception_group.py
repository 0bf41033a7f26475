def fail(n):
    raise ValueError(f'number {n}')

errors = []
for i in range(3):
    try:
        fail(i)
    except ValueError as e:
        if i == 1:
            e.add_note('a note')
            e.add_note('two\nlines')
        errors.append(e)

inner = ExceptionGroup('inner', errors[:2])
try:
    raise TypeError('cause')
except TypeError as t:
    raise ExceptionGroup('outer', [inner, errors[2]]) from t
