class A:
    def __getitem__(self, i): return ('A', i)
    def __len__(self): return 3
    def __call__(self): return 'called'
    def __iter__(self): return iter('ab')
    def __eq__(self, o): return 'eq'

class B(A):
    def test(self):
        s = super()
        print(s.__getitem__(1), s.__len__(), s.__call__(), list(s.__iter__()), s.__eq__(1))
        for f in (lambda: s[0], lambda: len(s), lambda: s(), lambda: list(s), lambda: 1 in s, lambda: s + 1):
            try:
                f()
            except TypeError as e:
                print(e)
        try:
            s.new = 1
        except AttributeError as e:
            print(e)
        try:
            del s.__len__
        except AttributeError as e:
            print(e)
B().test()
