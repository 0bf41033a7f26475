import getopt
for args, short, long in ((['-a', '-b', 'v', 'x'], 'ab:', []), (['-abv', 'x'], 'ab:', []), (['--foo', '--bar=1', 'x', '-a'], 'a', ['foo', 'bar=']), (['--ba', 'v'], '', ['bar=']), (['-a', '--', '-b'], 'ab', []), (['-', '-a'], 'a', []), ([], 'a', []), (['--foo=']  , '', ['foo=']), (['x', '-a'], 'a', [])):
    print(args, getopt.getopt(args, short, long), getopt.gnu_getopt(args, short, long))
for args, short, long in ((['-z'], 'a', []), (['-b'], 'b:', []), (['--nope'], '', ['foo']), (['--foo=1'], '', ['foo']), (['--bar'], '', ['bar=']), (['--b'], '', ['bar', 'baz'])):
    try: print(getopt.getopt(args, short, long))
    except getopt.GetoptError as e: print(e, '|', e.msg, e.opt)
print(getopt.gnu_getopt(['x', '-a', 'y'], '+a'), getopt.error is getopt.GetoptError)
