class Base[T](Parent, metaclass=Meta):
    """doc"""
    x: int = 1
    def method(self, a=1, *rest, key=None, **more) -> T:
        self.last = super().method(a)
        return lambda: self
