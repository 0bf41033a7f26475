from contextlib import contextmanager
from weakref import WeakSet

class Signal:
    def __set_name__(self, owner, name):
        self.name = '_' + name

    def __get__(self, obj, owner=None):
        if obj is None:
            return self
        return obj.__dict__.setdefault(self.name, Handlers())

class Handlers(list):
    def __iadd__(self, handler):
        self.append(handler)
        return self

    def __isub__(self, handler):
        self.remove(handler)
        return self

    def __call__(self, *args, **kwargs):
        errors = []
        for handler in self[:]:
            try:
                handler(*args, **kwargs)
            except Exception as e:
                errors.append(e)
        if errors:
            raise ExceptionGroup('handlers failed', errors)

class Button:
    clicked = Signal()
    instances = WeakSet()

    def __init__(self, label):
        self.label = label
        self.instances.add(self)

    def click(self, times=1):
        for n in range(times):
            self.clicked(self, n=n)

@contextmanager
def listening(handlers, handler):
    handlers.append(handler)
    try:
        yield handlers
    finally:
        handlers.remove(handler)

log = []
b = Button('ok')
def on_click(button, n): log.append(f'{button.label} {n}')
def broken(button, n): raise RuntimeError(f'broken {n}')
handlers = b.clicked
handlers += on_click
b.click(2)
with listening(b.clicked, lambda *a, **k: log.append('temporary')):
    b.click()
b.click()
print(log, len(b.clicked))
handlers += broken
try:
    b.click()
except* RuntimeError as group:
    print(group.message, [str(e) for e in group.exceptions])
handlers -= on_click
try:
    handlers -= on_click
except ValueError as e:
    print(type(e).__name__)
print(type(Button.clicked).__name__, vars(b).keys() == {'label', '_clicked'}, len(Button.instances))
