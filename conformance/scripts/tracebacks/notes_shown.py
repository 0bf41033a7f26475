def f():
    e = ValueError('base')
    e.add_note('note one')
    e.add_note('')
    e.add_note('multi\nline note')
    raise e
f()
