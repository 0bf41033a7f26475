# Regular expressions from a small grammar, on texts of few letters.
import re


def pattern(depth):
    parts = []
    for _ in range(source.between(1, 3)):
        kind = source.below(14 if depth else 8)
        if kind < 4:
            p = source.pick(('a', 'b', 'c', 'é', '.', 'ab', ' '))
        elif kind < 6:
            p = source.pick((r'\w', r'\d', r'\s', '[ab]', '[^a]', '[a-c]', r'[\w]', r'\W', r'[^\s]'))
        elif kind == 6:
            p = source.pick(('^', '$', r'\b', r'\B', r'\A', r'\Z'))
        elif kind == 7:
            p = source.pick((r'\1', r'\2', 'A', '(?P=n)', '(?i:a)', '(?s:.)'))
        elif kind < 10:
            p = '(' + pattern(depth - 1) + ')'
        elif kind == 10:
            p = source.pick(('(?:', '(?=', '(?!', '(?<=', '(?<!', '(?>', '(?P<n>', '(?(1)')) + pattern(depth - 1) + ')'
        elif kind == 11:
            p = '(?:' + pattern(depth - 1) + '|' + pattern(depth - 1) + ')'
        else:
            p = '(' + pattern(depth - 1) + '|' + source.pick(('', 'b')) + ')'
        if source.chance(3):
            p += source.pick(('*', '+', '?', '*?', '+?', '??', '{2}', '{1,2}', '{,2}', '{2,}?', '*+', '++', '?+'))
        parts.append(p)
    return ''.join(parts)


def outcome(p, text, flags):
    r = re.compile(p, flags)
    m = r.search(text)
    found = [(m.span(), m.groups()) for m in r.finditer(text)]
    return m and (m.span(), m.groups(), m.lastindex, m.lastgroup), found, r.findall(text), r.split(text), r.sub('-', text), bool(r.fullmatch(text))


for _ in range(cases):
    p = pattern(2)
    text = source.text('aabbcABé \n1', source.pick((4, 8, 14)))
    flags = source.pick((0, 0, 0, re.I, re.M, re.S, re.A, re.I | re.M))
    report(f're {p!r} {text!r} {int(flags)}', outcome, p, text, flags)
finish()
