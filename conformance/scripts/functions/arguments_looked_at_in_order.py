def show(text):
    try: result = eval(text)
    except BaseException as e: result = (type(e).__name__, str(e), e.__context__, e.__cause__)
    print(text, str(result).split(' at 0x')[0])
class E(enumerate): pass
for name in 'enumerate', 'E':
    for args in ['', 'x=1', '5', '5, x=1', '[], start=1', '[], iterable=[]', 'iterable=[], start=2', 'start=2,iterable=[]', 'start=1', '1,2,3', '1,2,start=3',
                 'x=1,y=2', 'start=1,x=2', 'x=2,start=1', 'x=2,iterable=1', 'start=1,iterable=5,x=2', '5, "a"', '5, 2.0', '[], 2**70', 'None, start=None', '5,start=1,x=2']:
        show(f'{name}({args})')
for name in 'sorted', 'max', 'min':
    for args in ['', '1', '[]', 'key=1', 'x=1', '[1], x=1', '5, x=1', '5, key=1', '5, reverse=1.5', '5, start=2', '[1], reverse=1, key=None, x=5', '1,x=1,y=2',
                 '1, 2, default=1', '[], default=1', '[1], 2, x=5', 'default=2', 'key=1, default=2']:
        show(f'{name}({args})')
