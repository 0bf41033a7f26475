def outer():
    exec('x = 1\nif x\n    pass\n')
outer()
