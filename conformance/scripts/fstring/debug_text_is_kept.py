x = 5; d = {'k': [1, 2]}
print(f'{x=}', f'{x = }', f'{ x=}', f'{x  =  }', f'{x=!s}', f'{x=:>4}', f'{x = :04d}')
print(f'{d["k"]=}', f"{d['k'][0] + 1=}", f'{len(d)=!r}', f'{x==5=}', f'{x!=5}', f'{(x := 7)=}', x)
print(f'{[i for i in range(3)]=}', f'{"a" "b"=}', f'{x if x else None=}', f'{lambda_ if 0 else 1=}')
print(f'''{
    x
    + 1
    =}''')
