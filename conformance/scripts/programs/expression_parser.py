import operator
import re

TOKEN = re.compile(r'\s*(?:(?P<number>\d+(?:\.\d*)?)|(?P<name>[a-z]\w*)|(?P<op>\*\*|[-+*/%()=,]))')
BINARY = {'+': (10, operator.add), '-': (10, operator.sub), '*': (20, operator.mul), '/': (20, operator.truediv), '%': (20, operator.mod), '**': (40, operator.pow)}
FUNCTIONS = {'max': max, 'min': min, 'abs': abs}

class ParseError(Exception):
    pass

class Parser:
    def __init__(self, text, names):
        self.tokens = list(self.scan(text))
        self.names = names
        self.i = 0

    @staticmethod
    def scan(text):
        pos = 0
        text = text.rstrip()
        while pos < len(text):
            m = TOKEN.match(text, pos)
            if not m:
                raise ParseError(f'unexpected {text[pos:].strip()[0]!r} at {pos}')
            yield m.lastgroup, m[m.lastgroup]
            pos = m.end()
        yield 'end', ''

    @property
    def token(self):
        return self.tokens[self.i]

    def take(self, text=None):
        kind, value = self.token
        if text is not None and value != text:
            raise ParseError(f'expected {text!r}, found {value or kind!r}')
        self.i += 1
        return value

    def statement(self):
        if len(self.tokens) > 2 and self.tokens[0][0] == 'name' and self.tokens[1][1] == '=':
            name = self.take()
            self.take('=')
            self.names[name] = self.expression(0)
            result = self.names[name]
        else:
            result = self.expression(0)
        if self.token[0] != 'end':
            raise ParseError(f'trailing {self.token[1]!r}')
        return result

    def expression(self, least):
        left = self.unary()
        while self.token[1] in BINARY:
            power, apply = BINARY[self.token[1]]
            if power < least:
                break
            op = self.take()
            left = apply(left, self.expression(power if op == '**' else power + 1))
        return left

    def unary(self):
        kind, value = self.token
        if value == '-':
            self.take()
            return -self.expression(30)
        if value == '(':
            self.take()
            inner = self.expression(0)
            self.take(')')
            return inner
        if kind == 'number':
            self.take()
            return float(value) if '.' in value else int(value)
        if kind == 'name':
            self.take()
            if self.token[1] == '(':
                return self.call(value)
            try:
                return self.names[value]
            except KeyError:
                raise ParseError(f'unknown name {value!r}') from None
        raise ParseError(f'unexpected {value or kind!r}')

    def call(self, name):
        self.take('(')
        args = []
        while self.token[1] != ')':
            args.append(self.expression(0))
            if self.token[1] == ',':
                self.take()
        self.take(')')
        return FUNCTIONS[name](*args)

names = {}
for line in ('1 + 2 * 3', '(1 + 2) * 3', '2 ** 3 ** 2', '-2 ** 2', 'x = 10 % 4', 'x * (x + 1) / 4', 'max(1, x, abs(-7))', '1 +', '2 2', 'y + 1', '3 $ 4', '(1', '1 / 0', '10 - 4 - 3'):
    try:
        print(f'{line:<22} = {Parser(line, names).statement()}')
    except (ParseError, ZeroDivisionError) as e:
        print(f'{line:<22} ! {type(e).__name__}: {e}')
print(names)
