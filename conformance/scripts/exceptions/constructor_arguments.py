def t(f):
    try:
        e = f()
        print(type(e).__name__, repr(e), '|', str(e), '|', e.args)
    except TypeError as x:
        print('TypeError', x)
t(lambda: Exception()); t(lambda: Exception(1)); t(lambda: Exception(1, 'a')); t(lambda: Exception(None)); t(lambda: Exception([1])); t(lambda: Exception('a', k=1))
t(lambda: KeyError()); t(lambda: KeyError('a')); t(lambda: KeyError('a', 'b')); t(lambda: KeyError(1)); t(lambda: KeyError(''))
t(lambda: OSError()); t(lambda: OSError('m')); t(lambda: OSError(2, 'm')); t(lambda: OSError(2, 'm', 'f')); t(lambda: OSError(13, 'm', 'f', None, 'g')); t(lambda: OSError(1, 2, 3, 4, 5, 6)); t(lambda: FileNotFoundError(99, 'x')); t(lambda: OSError('a', 'b')); t(lambda: ConnectionError(111, 'r'))
t(lambda: StopIteration()); t(lambda: StopIteration(1, 2)); t(lambda: SystemExit('a', 1)); t(lambda: ImportError('m', name='n', path='p')); t(lambda: ImportError('m', nope=1)); t(lambda: NameError('m', name='n')); t(lambda: AttributeError('m', obj=1, name='x')); t(lambda: AttributeError(1, 2)); t(lambda: SyntaxError('m', ('f', 1, 2, 't'))); t(lambda: SyntaxError('m', ('f', 1))); t(lambda: SyntaxError('m', 5)); t(lambda: SyntaxError()); t(lambda: IndentationError('m', ('f', 1, 2, 't', 3, 4)))
t(lambda: UnicodeDecodeError('e', b'x', 0, 1, 'r')); t(lambda: UnicodeDecodeError('e', 'x', 0, 1, 'r')); t(lambda: UnicodeEncodeError('e', 'é', 0, 1, 'r')); t(lambda: UnicodeEncodeError('e', 'ab', 0, 2, 'r')); t(lambda: UnicodeTranslateError('x', 0, 1, 'r')); t(lambda: UnicodeDecodeError()); t(lambda: UnicodeError('plain')); t(lambda: UnicodeDecodeError('utf-8', b'abc', 0, 3, 'r'))
t(lambda: ExceptionGroup('m', [ValueError()])); t(lambda: ExceptionGroup()); t(lambda: ExceptionGroup('m')); t(lambda: BaseException('b'))
e = OSError(2, 'm', 'f'); print(e.errno, e.strerror, e.filename, e.filename2, type(e).__name__, [type(OSError(n, 'x')).__name__ for n in (1, 2, 4, 10, 11, 13, 17, 20, 21, 32, 110, 111, 104)])
s = SyntaxError('m', ('f', 1, 2, 't', 3, 4)); print(s.msg, s.filename, s.lineno, s.offset, s.text, s.end_lineno, s.end_offset, s.print_file_and_line)
