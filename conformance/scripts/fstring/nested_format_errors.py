def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
t(lambda: f'{1:{"q"}}'); t(lambda: f'{"s":d}'); t(lambda: f'{1.5:d}'); t(lambda: f'{[]:5}'); t(lambda: f'{None:>5}')
t(lambda: f'{1:{undefined}}'); t(lambda: f'{undefined_name}'); t(lambda: f'{1 / 0}'); t(lambda: f'{object():x}'[:10]); t(lambda: f'{3:10.2d}')
t(lambda: f'{"x":,}'); t(lambda: f'{1:c>5}{300:c}'); t(lambda: f'{-1:c}'); t(lambda: f'{1j:05}'); t(lambda: f'{1:=^+5}{"a":=5}')
