from typing import *
@runtime_checkable
class HasLen(Protocol):
    def __len__(self) -> int: ...
@runtime_checkable
class Named(Protocol):
    name: str
    def greet(self) -> str: ...
class A:
    name = 'a'
    def greet(self): return 'hi'
class B:
    def greet(self): pass
class Impl(HasLen):
    pass
print(isinstance([], HasLen), isinstance(5, HasLen), isinstance(A(), Named), isinstance(B(), Named), issubclass(list, HasLen), isinstance(Impl(), HasLen), is_protocol(HasLen), is_protocol(A), get_protocol_members(Named) == {'name', 'greet'}, HasLen._is_protocol)
class Plain(Protocol):
    def f(self): return 'default'
class UsesDefault(Plain): pass
print(UsesDefault().f())
for f in (lambda: HasLen(), lambda: isinstance(1, Plain), lambda: issubclass(A, Named), lambda: type('X', (Protocol, int), {}), lambda: runtime_checkable(A)):
    try:
        print(f())
    except TypeError as e:
        print(e)
print(isinstance(5, SupportsInt), isinstance(5, SupportsIndex), isinstance('a', SupportsAbs), isinstance(1.5, SupportsRound), issubclass(float, SupportsFloat), isinstance(1j, SupportsComplex), isinstance(b'', SupportsBytes))
class G(Protocol[T := TypeVar('T')]):
    def get(self) -> T: ...
print(G[int], G.__parameters__)
