def make():
    global a, b
    a = 1
    b = [a]
make()
print(a, b)
def change():
    global a
    a += 1
    b.append(a)
change()
print(a, b)
def read(): return a
print(read())
a = 'module'
print(read())
