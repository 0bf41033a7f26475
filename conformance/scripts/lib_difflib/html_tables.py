import difflib
import random
from difflib import HtmlDiff, _mdiff
random.seed(3)
WORDS = ['one', 'two <b>', 'three & four', '\tindented', 'a  b', 'long ' * 12, '', 'été', 'x\ty\tz', 'seven', 'line "quoted"']


def variant(lines):
    out = []
    for line in lines:
        k = random.random()
        if k < .12:
            continue
        if k < .3:
            i = random.randrange(len(line) + 1)
            line = line[:i] + random.choice('abc -+^?') + line[i + random.randrange(2):]
        out.append(line)
        if k > .9:
            out.append(random.choice(WORDS))
    return out


for i in range(16):
    a = [random.choice(WORDS) + '\n' for _ in range(random.randrange(25))]
    b = variant(a) if i % 5 else [random.choice(WORDS) for _ in range(8)]
    print(list(_mdiff(a, b)))
    for context in (0, 1, 2, 5):
        print(list(_mdiff(a, b, context)))
    h = HtmlDiff(tabsize=random.choice((4, 8)), wrapcolumn=random.choice((None, 10, 40)))
    print(h.make_table(a, b, context=i % 2 == 0, numlines=i % 4))
    print(h.make_file(a, b, 'from', 'to', charset=random.choice(('utf-8', 'ascii', 'latin-1'))))
print(HtmlDiff().make_table([], []), HtmlDiff().make_table(['a'], ['a'], context=True), HtmlDiff().make_table([], ['a'], 'x'))
