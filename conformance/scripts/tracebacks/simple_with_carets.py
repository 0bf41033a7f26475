def divide(a, b):
    return a / b

def middle(x):
    total = divide(x, 0) + divide(x,
                                  1)
    return total

class C:
    def method(self):
        return middle(
            10,
        )

print('before')
C().method()
