x = 'module'
class A:
    x = 'A'
    class B:
        print(x)
        x = 'B'
        class C:
            print(x)
            def m(self): return x, A.x, A.B.x
    def f(self):
        class D:
            print(x)
            y = x
        return D.y
print(A.B.C().m(), A().f())
def g():
    x = 'g'
    class E:
        print(x)
        x = 'E'
        class F:
            print(x)
        def m(self):
            class G:
                z = x
            return G.z
    return E().m()
print(g())
