import keyword
for k in keyword.kwlist:
    try:
        compile(f'{k} = 1', 's', 'exec')
        print(k, 'assignable')
    except SyntaxError as e:
        print(k, '|', e.msg)
    try:
        compile(f'x.{k}', 's', 'eval')
        print(k, 'attribute allowed')
    except SyntaxError as e:
        pass
print(keyword.kwlist)
print(keyword.softkwlist)
print(keyword.iskeyword('if'), keyword.iskeyword('match'), keyword.issoftkeyword('match'), keyword.iskeyword('IF'))
Async = If = none = true = 1
print(Async, If, none, true)
