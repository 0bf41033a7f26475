class Field:
    def __init__(self, kind, *, default=None, null=False):
        self.kind, self.default, self.null = kind, default, null

    def __set_name__(self, owner, name):
        self.name = name

    def __get__(self, obj, owner=None):
        return self if obj is None else obj._values.get(self.name, self.default)

    def __set__(self, obj, value):
        if value is None and self.null:
            pass
        elif not isinstance(value, self.kind):
            raise TypeError(f'{type(obj).__name__}.{self.name} must be {self.kind.__name__}, not {type(value).__name__}')
        obj._values[self.name] = value

class ModelMeta(type):
    def __new__(meta, name, bases, ns, table=None):
        cls = super().__new__(meta, name, bases, ns)
        cls._fields = {}
        for base in reversed(cls.__mro__):
            cls._fields.update({k: v for k, v in vars(base).items() if isinstance(v, Field)})
        cls._table = table or name.lower() + 's'
        cls._rows = []
        return cls

    def __iter__(cls):
        return iter(cls._rows)

    def __len__(cls):
        return len(cls._rows)

class Query:
    def __init__(self, model, tests=()):
        self.model, self.tests = model, tests

    def where(self, **conditions):
        return Query(self.model, (*self.tests, *conditions.items()))

    def __iter__(self):
        for row in self.model:
            if all(self.check(row, k, v) for k, v in self.tests):
                yield row

    @staticmethod
    def check(row, key, value):
        name, _, op = key.partition('__')
        got = getattr(row, name)
        match op:
            case '':
                return got == value
            case 'gt':
                return got is not None and got > value
            case 'contains':
                return value in got
            case _:
                raise LookupError(f'no operator {op!r}')

    def __getitem__(self, i):
        return list(self)[i]

class Model(metaclass=ModelMeta):
    id = Field(int)

    def __init__(self, **values):
        self._values = {}
        for k in values.keys() - self._fields.keys():
            raise AttributeError(f'{type(self).__name__} has no field {k!r}')
        for k, v in values.items():
            setattr(self, k, v)
        self.id = len(type(self)) + 1
        type(self)._rows.append(self)

    def __repr__(self):
        return f'<{type(self)._table} {" ".join(f"{k}={getattr(self, k)!r}" for k in self._fields)}>'

class User(Model):
    name = Field(str)
    age = Field(int, null=True)

class Post(Model, table='articles'):
    title = Field(str, default='untitled')
    author = Field(User)

ann, bob = User(name='Ann', age=31), User(name='Bob', age=None)
Post(title='Hello world', author=ann), Post(author=bob), Post(title='More world', author=ann)
print(list(User), Post._fields.keys(), len(Post), Post._table)
print([p.title for p in Query(Post).where(author=ann).where(title__contains='world')], list(Query(User).where(age__gt=30)), Query(Post)[1])
for f in (lambda: User(name=5), lambda: User(nick='x'), lambda: setattr(ann, 'age', 'old'), lambda: list(Query(User).where(age__like=1)), lambda: Query(Post)[9]):
    try:
        f()
    except (TypeError, AttributeError, LookupError) as e:
        print(type(e).__name__, e)
print(User.name.kind, ann.age, vars(ann))
