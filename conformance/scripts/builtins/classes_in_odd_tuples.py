class Odd20(tuple):
    def __iter__(self): return iter('ab')
try: print(isinstance(1, Odd20()))
except TypeError as e: print(e)
try: print(isinstance(1, Odd20((int,))))
except TypeError as e: print(e)
try: print(issubclass(int, Odd20((int,))))
except TypeError as e: print(e)

try: type(lambda: 0)((1, 2))
except TypeError as e: print(e)
try: type(lambda: 0)()
except TypeError as e: print(e)
