class Y:
    def __eq__(self, other):
        dict_d.clear()
        return True
dict_c = {0: Y()}
dict_d = {0: set()}
print(dict_c == dict_d)
class X:
    def __eq__(self, other):
        dict_a.clear()
        return True
    def __hash__(self):
        return 13
dict_a = {X(): 0}
dict_b = {X(): X()}
print(dict_a == dict_b)
