def deco(f):
    raise TypeError('decorator refuses')

@deco
def g(a=1):
    pass
