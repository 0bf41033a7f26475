print([{j for j in range(i)} for i in range(4)], {i: {j for j in range(i)} for i in range(3)})
print({frozenset({j for j in range(i)}) for i in range(3)} == {frozenset(), frozenset({0}), frozenset({0, 1})})
print({x for s in [{1, 2}, {2, 3}] for x in s}, sum({i for i in range(5)}), {*{i for i in range(2)}, *{9}})
