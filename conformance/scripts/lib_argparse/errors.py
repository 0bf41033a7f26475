import argparse, contextlib, io
def t(p, args):
    err = io.StringIO()
    with contextlib.redirect_stderr(err), contextlib.redirect_stdout(err):
        try:
            r = p.parse_args(args)
        except SystemExit as e:
            r = ('exit', e.code)
    print(args, r, repr(err.getvalue()))
p = argparse.ArgumentParser(prog='p')
p.add_argument('a', type=int)
p.add_argument('--b', type=float)
p.add_argument('--c', choices=[1, 2], type=int)
p.add_argument('--req', required=True)
g = p.add_mutually_exclusive_group()
g.add_argument('--x', action='store_true'); g.add_argument('--y', action='store_true')
p.add_argument('--long-one'); p.add_argument('--long-two')
p.add_argument('--version', action='version', version='%(prog)s 1.0')
for args in ([], ['1'], ['x', '--req', 'r'], ['1', '--req', 'r', '--b', 'z'], ['1', '--req', 'r', '--c', '5'], ['1', '--req'], ['1', '--req', 'r', '--x', '--y'], ['1', '--req', 'r', '--long', 'q'], ['1', '--req', 'r', 'extra', '--nope'], ['--version'], ['1', '--req=r', '--x=1'], ['-5', '--req', 'r'], ['--help']):
    t(p, args)
q = argparse.ArgumentParser(prog='q', exit_on_error=False, allow_abbrev=False)
q.add_argument('--num', type=int)
for args in (['--num', 'x'], ['--nu', '1']):
    try:
        print(q.parse_args(args))
    except argparse.ArgumentError as e:
        print('ArgumentError', e)
    except SystemExit as e:
        print('exit', e.code)
print(p.parse_known_args(['1', '--req', 'r', '--zz', 'w']))
