names = ['ada', 'bob']
print([f'{n.title()}:{i}' for i, n in enumerate(names)], {f'{n}{len(n)}': f'{n!r}' for n in names}, ' '.join(f'{n:>5}' for n in names))
def tag(name, /, *content, **attrs):
    a = ''.join(f' {k.rstrip("_")}="{v}"' for k, v in attrs.items())
    return f'<{name}{a}>{"".join(content)}</{name}>' if content else f'<{name}{a}/>'
print(tag('p', tag('b', 'bold'), ' text', class_='c', id=7), tag('br'))
def show(x, *, fmt=f'{">"}{6}'): return f'{x:{fmt}}'
print(show(1.5), show('a', fmt='^5'), (f'{show}')[:14])
counter = iter(range(5))
print(f'{next(counter)}{next(counter)}{f"{next(counter)}"}', next(counter))
x = 'outer'
print(f'{[x for x in "ab"]} {x} {(y := 5)} {y + 1}', y)
class C:
    label = f'{__qualname__}!'
    def m(self): return f'{self.__class__.__name__}.{self.m.__name__}'
print(C.label, C().m())
print(f'{"a" "b"}' 'c' f"{'d'}" rf'\{1}' f'\x41\t|\N{BULLET}|{{}}|{{{1}}}')
print(f'''{
    sum(        # a comment
        range(4)
    )
:>4}|''')
def gen():
    got = yield f'{(yield "first")} then {(yield "second")}'
    yield f'last {got}'
g = gen()
print(next(g), g.send('A'), g.send('B'), g.send('C'))
