import builtins
def tree(c, depth=0):
    yield '  ' * depth + c.__name__
    for s in sorted(c.__subclasses__(), key=lambda s: s.__name__):
        if s.__module__ == 'builtins' and not s.__name__.startswith('_'): yield from tree(s, depth + 1)
print('\n'.join(tree(BaseException)))
print(IOError is OSError, EnvironmentError is OSError, issubclass(UnicodeError, ValueError), issubclass(ModuleNotFoundError, ImportError), issubclass(KeyboardInterrupt, Exception), issubclass(ExceptionGroup, Exception), issubclass(TimeoutError, OSError))
