class Node:
    def __init__(self):
        self.children = []
        self.parent = None

def attempt(src, **ns):
    import traceback
    try:
        exec(src, {'Node': Node, **ns})
    except Exception as e:
        print(traceback.format_exception_only(e)[-1].strip().split(' (')[0])

attempt('Node().childern')
attempt('Node().Parent')
attempt('Node().xyz')
attempt('conut = 1\ncount')
attempt('pritn(1)')
attempt('from math import squrt')
attempt('[].apend(1)')
attempt('"".uper()')
attempt('def f():\n valeu = 1\n return value\nf()')
attempt('{}.itmes()')
attempt('sys.path')
attempt('json')
attempt('len.x')
attempt('Node(foo=1)')
attempt('print(end="", seperator=1)')
attempt('class A:\n def __init__(self): self.blech = 1\n def m(self): return blech\nA().m()')
