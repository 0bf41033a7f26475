import pickle, typing
T = typing.TypeVar('T')
class C:
    def go(self):
        u = list[T] | int
        for protocol in range(6):
            back = pickle.loads(pickle.dumps(u, protocol))
            print(back == u, back.__args__, back.__parameters__)
C().go()
