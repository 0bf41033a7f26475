log = []
class Base:
    def save(self): log.append('Base.save')
class Timestamped(Base):
    def save(self): log.append('Timestamped before'); super().save(); log.append('Timestamped after')
class Validated(Base):
    def save(self):
        log.append('validate')
        if getattr(self, 'bad', False): raise ValueError('invalid')
        super().save()
class Logged:
    def save(self): log.append('log'); return super().save()
class Model(Logged, Timestamped, Validated): pass
Model().save(); print(log)
log.clear(); m = Model(); m.bad = True
try:
    m.save()
except ValueError as e:
    print(e, log)
try:
    Logged().save()
except AttributeError as e:
    print(e)
class Root:
    def __init__(self, **kw):
        assert not kw, f'unused {sorted(kw)}'
class Color(Root):
    def __init__(self, *, color, **kw): self.color = color; super().__init__(**kw)
class Shape(Root):
    def __init__(self, *, sides=0, **kw): self.sides = sides; super().__init__(**kw)
class Sq(Color, Shape): pass
s = Sq(color='red', sides=4); print(vars(s))
for kw in ({'color': 1, 'size': 2}, {'sides': 1}):
    try:
        Sq(**kw)
    except (AssertionError, TypeError) as e:
        print(type(e).__name__, e)
class Plugin:
    def run(self): return [c.__dict__['step'] for c in type(self).__mro__ if 'step' in c.__dict__]
class P1(Plugin): step = 1
class P2(P1): step = 2
print(P2().run())
