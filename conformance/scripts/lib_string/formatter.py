from string import Formatter
f = Formatter()
print(f.format('{0} {x:>4} {1!r}', 1, 'a', x=2), f.vformat('{} {}', (1, 2), {}), list(f.parse('a{b}c{d!r:>{w}}{{}}')), list(f.parse('')), list(f.parse('x')))
class D(Formatter):
    def get_value(self, key, args, kw):
        return kw.get(key, f'<{key}>') if isinstance(key, str) else super().get_value(key, args, kw)
    def format_field(self, v, spec):
        return super().format_field(v, '' if spec == 'up' else spec).upper() if spec == 'up' else super().format_field(v, spec)
    def convert_field(self, v, c):
        return f'conv {v}' if c == 'z' else super().convert_field(v, c)
    def check_unused_args(self, used, args, kw): print('used', sorted(map(str, used)))
d = D()
print(d.format('{a} {b:up} {0} {c!z}', 9, a='x', b='yy'))
print(f.get_field('0.real', (5,), {}), f.get_field('k[0]', (), {'k': 'ab'}))
for bad in (lambda: f.format('{} {0}', 1), lambda: f.format('{x}'), lambda: f.format('{!q}', 1), lambda: f.format(), lambda: f.format('{'), lambda: f.convert_field(1, 'q')):
    try:
        print(bad())
    except (ValueError, KeyError, TypeError, IndexError) as e:
        print(type(e).__name__, e)
