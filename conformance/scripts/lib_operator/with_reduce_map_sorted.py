import operator as op
from functools import reduce
from itertools import accumulate, starmap
print(reduce(op.mul, range(1, 8)), reduce(op.or_, [1, 2, 8]), list(accumulate([1, 2, 3], op.mul)), list(starmap(op.pow, [(2, 3), (3, 2)])), list(map(op.add, [1, 2], [10, 20])), list(map(op.not_, [0, 1])), reduce(op.concat, ['a', 'b', 'c']), reduce(op.and_, [{1, 2}, {2, 3}]))
table = {'+': op.add, '-': op.sub, '*': op.mul, '/': op.truediv, '^': op.pow}
def rpn(text):
    stack = []
    for tok in text.split():
        if tok in table:
            b, a = stack.pop(), stack.pop()
            stack.append(table[tok](a, b))
        else:
            stack.append(float(tok))
    return stack.pop()
print(rpn('3 4 + 2 *'), rpn('5 1 2 + 4 * + 3 -'), rpn('2 3 ^ 4 /'))
people = [('Ann', 30), ('Bob', 25), ('Cid', 30)]
print(sorted(people, key=op.itemgetter(1, 0)), sorted(people, key=op.itemgetter(1), reverse=True), max(people, key=op.itemgetter(1)), dict(sorted({'b': 1, 'a': 2}.items(), key=op.itemgetter(1))))
print(op.attrgetter('imag')(3j), list(map(op.attrgetter('real'), [1 + 2j, 3.5, 4])), op.add.__name__, op.itemgetter(1).__class__.__name__, sum(map(op.mul, [1, 2, 3], [4, 5, 6])))
