# JSON: random values with random options, and texts with mistakes.
import json


def value(depth):
    kind = source.below(10 if depth else 6)
    if kind == 0:
        return source.pick((None, True, False))
    if kind == 1:
        return source.integer()
    if kind == 2:
        return source.number()
    if kind < 6:
        return source.text('ab"\\\n\té\u4e2d\U0001f600\x00\x7f\ud800/', 6)
    if kind < 8:
        return source.pick((list, list, tuple))(value(depth - 1) for _ in range(source.below(4)))
    keys = [source.pick((source.text('abé"', 3), source.integer(), 1.5, True, None, (1,))) if source.chance(5) else source.text('abc', 2)
            for _ in range(source.below(4))]
    return {k: value(depth - 1) for k in keys}


def options():
    o = {}
    for name, choices in (('ensure_ascii', (True, False)), ('indent', (None, 0, 2, '\t', -1)), ('sort_keys', (True, False)),
                          ('separators', (None, (',', ':'), (' , ', ' : '))), ('allow_nan', (True, False)), ('skipkeys', (True, False))):
        if source.chance(3):
            o[name] = source.pick(choices)
    return o


def mistaken(s):
    for _ in range(source.between(1, 2)):
        i = source.below(len(s) + 1)
        s = source.pick((s[:i] + source.pick('{}[],:"\\ \n0-.e+tfnNIuaé\x01') + s[i:], s[:i] + s[i + 1:], s[:i]))
    return s


for _ in range(cases):
    v = value(3)
    if source.chance(2):
        o = options()
        report(f'dumps({v!r}, {o})', lambda: json.dumps(v, **o))
    else:
        s = json.dumps(v, skipkeys=True, indent=source.pick((None, 1)), ensure_ascii=source.chance(2))
        if source.chance(2):
            s = mistaken(s)
        o = source.pick(({}, {}, {'parse_float': str}, {'parse_int': float}, {'object_pairs_hook': list}, {'strict': False}, {'parse_constant': str}))
        report(f'loads({s!r}, {sorted(o)})', lambda: json.loads(s, **o))
finish()
