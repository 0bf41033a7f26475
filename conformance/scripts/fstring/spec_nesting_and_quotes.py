v = 3.14159
w = {'k': 10, 'p': 2}
print(f'{v:{w["k"]}.{w['p']}f}|')
print(f'{v:{w["k"]:d}}') if False else print('-')
print(f"{v:{'>' if v else '<'}10}|")
print(f'{v!r:{10}}|{v!s:>{10}}|{v:{10}{".2f"}}|')
print(f'{"a":{"b"}>5}', f'{"x":{"^"}{7}}|', f'{5:{0}>{4}}', f'{5:0>{2 * 2}}')
class Spec:
    def __format__(self, spec): return f'[{spec!r}]'
s = Spec()
print(f'{s}', f'{s:}', f'{s:abc}', f'{s:{{}}}' if False else '', f'{s:a{1}b{2}c}', f'{s:%Y-%m-%d}', f'{s:!r}', f'{s::}', f'{s: }', f'{s:{"{"}}', f'{s:{"}"}x}', f'{s:\n}', f'{s:{1}{2}}', f'{s!s:>3}'[:5], f'{s:é}')
import datetime
d = datetime.datetime(2024, 2, 29, 13, 5, 9)
print(f'{d:%Y-%m-%d %H:%M:%S}', f'{d:%d/%m/%y}', f'{d!s}', f'{d:%A %B}', f'{d.date():%j}', f'{d}')
