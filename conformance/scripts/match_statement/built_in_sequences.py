# Every built-in sequence matches a sequence pattern, text does not.
import array
def f(w):
    match w:
        case (x, y, z):
            return x, y, z
print(f(array.array("b", b"abc")), f(memoryview(b"abc")))
print([f(x) for x in (b"abc", "abc", bytearray(b"abc"), range(3), {1, 2, 3}, {1: 2, 3: 4, 5: 6}, iter([1, 2, 3]))])
