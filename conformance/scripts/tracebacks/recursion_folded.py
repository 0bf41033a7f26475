def down(n):
    if n == 0:
        raise RuntimeError('bottom')
    down(n - 1)

def ping(n):
    pong(n)

def pong(n):
    if n == 0:
        down(10)
    ping(n - 1)

ping(3)
