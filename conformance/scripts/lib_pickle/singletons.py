import pickle, typing
for o in typing.NoDefault, NotImplemented, Ellipsis, None, len, int, print:
    print([pickle.loads(pickle.dumps(o, p)) is o for p in range(6)])
print(pickle.whichmodule(len, 'len'), pickle.whichmodule(int, 'int'))
