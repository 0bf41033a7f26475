class N:
    def __init__(self, **k): self.__dict__.update(k)
def mk(**methods): return type('T', (), {f'__{n}__': (lambda v: lambda self: v)(v) for n, v in methods.items()})()
def t(f):
    try:
        print(f())
    except (TypeError, ValueError, OverflowError) as e:
        print(type(e).__name__, e)
t(lambda: bool(mk(bool=True))); t(lambda: bool(mk(bool=1))); t(lambda: bool(mk(len=0))); t(lambda: bool(mk(len=5, bool=False))); t(lambda: bool(mk(len=-1))); t(lambda: bool(mk(len='x')))
t(lambda: len(mk(len=3))); t(lambda: len(mk(len=True))); t(lambda: len(mk(len=1.5))); t(lambda: len(mk(len=10 ** 30))); t(lambda: len(mk()))
t(lambda: int(mk(int=5))); t(lambda: int(mk(index=6))); t(lambda: int(mk(int='x'))); t(lambda: int(mk(float=1.5))); t(lambda: float(mk(float=2.5))); t(lambda: float(mk(index=3))); t(lambda: float(mk(int=3))); t(lambda: float(mk(float=1)))
t(lambda: complex(mk(complex=2j))); t(lambda: complex(mk(float=1.5))); t(lambda: complex(mk(index=4))); t(lambda: complex(mk(complex=1)))
t(lambda: [10, 20][mk(index=1)]); t(lambda: [10][mk(int=0)]); t(lambda: 'abc'[mk(index=-1)]); t(lambda: [1] * mk(index=3)); t(lambda: range(mk(index=2))); t(lambda: hex(mk(index=255))); t(lambda: chr(mk(index=97))); t(lambda: [1][mk(index='x')]); t(lambda: bytes(mk(index=2))); t(lambda: '%d' % mk(index=7)); t(lambda: '%d' % mk(int=8)); t(lambda: '%x' % mk(int=9)); t(lambda: '%f' % mk(float=1.25)); t(lambda: round(mk(round=5))); t(lambda: divmod(mk(divmod=1), 2)); t(lambda: abs(mk(abs='abs'))); t(lambda: -mk(neg='neg')); t(lambda: hash(mk(hash=3))); t(lambda: str(mk(str='s'))); t(lambda: repr(mk(repr='r'))); t(lambda: str(mk(repr='via repr'))); t(lambda: format(mk(str='fmt'), '>5')); t(lambda: bytes(mk(bytes=b'b'))); t(lambda: mk(str=5).__str__()); t(lambda: repr(mk(repr=5))); t(lambda: list(mk(iter=iter('ab')))); t(lambda: dir(mk(dir=['b', 'a']))); t(lambda: __import__('math').floor(mk(floor='fl')))
