def f(x):
    match x:
        case 1 | 'a':
            return 1
        case [a, *rest, b] if a:
            return rest, b
        case {'k': Point(x=0, y=v), **others}:
            return v, others
        case None:
            pass
