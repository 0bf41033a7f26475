x, y, s = 1, [2], 'text'
print(f'{x=}', f'{x =}', f'{x= }', f'{ x = }', f'{x=!r}', f'{s=}', f'{s=!s}', f'{s=!a}', f'{s=:>10}', f'{s=!r:>10}', f'{x=:05}', f'{y=}')
print(f'{x+1=}', f'{x + 1 = }', f'{x == 1=}', f'{(x, y)=}', f'{y[0]=}', f'{len(s)=}', f'{x if x else 0=}', f'{[i for i in range(2)]=}', f'{(lambda: 1)()=}', f'{"a"=}', f'{x:=5}', f'{x!r:^5}', f'{x>=1}', f'{x<=1}', f'{x!=1}', f'{x==1}')
print(f'{x  =  }|{
x
=}|{ s
 = !s}')
print(f'{f"{x=}"=}', f'a{x=}b{y=}c', f'{x=}' f'{s=}', f'{{{x=}}}', f'{x=:{5}}|', f"{'q'=}", f'{s.upper()=}', f'{x,=}', f'{x=:>{2 + 3}}|', f'{0x10=}', f'{1_000=}', f'{3.5=:.0f}')
class F:
    def __repr__(self): return 'R'
    def __str__(self): return 'S'
    def __format__(self, s): return f'F{s}'
o = F()
print(f'{o=}', f'{o=!s}', f'{o=:x}', f'{o=!r:>3}', f'{o = :}', f'{o}', f'{o!s}', f'{o!a}')
