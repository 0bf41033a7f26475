# compile() takes a level of optimisation and the features of __future__, and hands on those of its caller.
from __future__ import annotations
import __future__

source = '''
"""module"""
doc = globals().get('__doc__')
class C:
    """class"""
    def m(self):
        """method"""
def f():
    """function"""
    debug = False
    if __debug__:
        debug = True
    try:
        assert False, "message"
    except AssertionError:
        return "asserts", debug, __debug__
    else:
        return "does not", debug, __debug__
def only():
    "text"
def alone():
    assert False
'''
for level in -1, 0, 1, 2:
    space = {}
    exec(compile(source, "<test>", "exec", optimize=level), space)
    f, C = space["f"], space["C"]
    print(level, f(), space["doc"], f.__doc__, C.__doc__, C.m.__doc__, space["only"]())
    try:
        print(space["alone"]())
    except AssertionError as e:
        print(repr(e))
    print(eval(compile("__debug__", "", "eval", optimize=level)))

source = "def g(x: undefined) -> int: pass"
for inherit in "exec", "compile", "dont", "flag":
    space = {}
    match inherit:
        case "exec":
            exec(source, space)
        case "compile":
            exec(compile(source, "", "exec"), space)
        case "dont":
            exec(compile(source.replace("undefined", "str"), "", "exec", dont_inherit=True), space)
        case "flag":
            exec(compile(source, "", "exec", __future__.annotations.compiler_flag, True), space)
    print(inherit, space["g"].__annotations__, bool(space["g"].__code__.co_flags & __future__.annotations.compiler_flag))
print(eval("lambda x: 0").__code__.co_flags & __future__.annotations.compiler_flag)
