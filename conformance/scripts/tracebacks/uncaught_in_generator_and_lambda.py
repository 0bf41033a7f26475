def gen():
    yield 1
    yield [x for x in (1, 0) if 1 // x]

def run():
    handlers = {'k': lambda v: list(v)}
    return handlers['k'](gen())

run()
