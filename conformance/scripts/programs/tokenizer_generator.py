from enum import Enum, auto
from typing import NamedTuple

class Kind(Enum):
    NUMBER = auto()
    STRING = auto()
    NAME = auto()
    PUNCT = auto()

class Token(NamedTuple):
    kind: Kind
    text: str
    line: int
    col: int

def tokens(text):
    line, start, i = 1, 0, 0
    def make(kind, j):
        return Token(kind, text[i:j], line, i - start + 1)
    while i < len(text):
        c = text[i]
        j = i + 1
        if c == '\n':
            line, start = line + 1, j
        elif c == '#':
            while j < len(text) and text[j] != '\n':
                j += 1
        elif c.isspace():
            pass
        elif c.isdigit():
            while j < len(text) and (text[j].isdigit() or text[j] == '.'):
                j += 1
            yield make(Kind.NUMBER, j)
        elif c.isalpha() or c == '_':
            while j < len(text) and (text[j].isalnum() or text[j] == '_'):
                j += 1
            yield make(Kind.NAME, j)
        elif c in '"\'':
            while j < len(text) and text[j] != c:
                j += 2 if text[j] == '\\' else 1
            if j >= len(text):
                raise SyntaxError('unterminated string', ('input', line, i - start + 1, text.split('\n')[line - 1]))
            j += 1
            yield make(Kind.STRING, j)
        else:
            yield make(Kind.PUNCT, j)
        i = j

source = '''let x1 = 3.14; # pi
print("a\\"b", x1 + 'é')
'''
for t in tokens(source):
    print(f'{t.line}:{t.col:<3} {t.kind.name:<7} {t.text}')
t = next(tokens(source))
print(t, t._replace(line=9), t._asdict()['kind'], Token._fields)
match list(tokens('f(1)')):
    case [Token(Kind.NAME, name), Token(text='('), *args, Token(text=')')]:
        print('call', name, [a.text for a in args])
try:
    list(tokens('ok\n  "never ends'))
except SyntaxError as e:
    print(e.msg, e.lineno, e.offset, repr(e.text))
g = tokens('a b c')
print(next(g).text, next(g).text, g.close(), next(g, 'closed'))
