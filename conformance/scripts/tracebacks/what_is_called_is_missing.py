# The carets are under what is called where that is missing, and count characters.
import traceback


def show(f):
    try:
        f()
    except Exception:
        print(traceback.format_exc())


def a_name(): return len([absent(1, 2)])
def an_attribute(): return all(int.get(abs(n)) for n in [1])
def beyond_ascii(): return 'é', {'ü': 1}['ö'] / 1, len('é')
def a_call_beyond_ascii(): return [int('é') + 1, 'é']


def several_targets():
    a = b = ord("abc")


def one_target():
    a = ord("abc")


def a_part():
    x = [1]
    x[0] = ord("abc")


class Asks:
    def __getattr__(self, name): raise AttributeError(name)

    @property
    def broken(self): return 1 / 0


def asked(): Asks().method(1)
def a_property(): Asks().broken(1)
def over_lines():
    return (1).\
        absent(2)


for f in a_name, an_attribute, beyond_ascii, a_call_beyond_ascii, several_targets, one_target, a_part, asked, a_property, over_lines:
    show(f)
