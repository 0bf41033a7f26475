import argparse
import configparser
import io
import shlex
INI = '''
[DEFAULT]
root = /srv
debug = no
[server]
host = localhost
port = 8080
path = %(root)s/www
tags = a, b ,c
[empty]
'''
cfg = configparser.ConfigParser()
cfg.read_string(INI)
print(cfg.sections(), dict(cfg['server']), cfg.getint('server', 'port'), cfg['server'].getboolean('debug'), cfg.get('empty', 'x', fallback='none'), [t.strip() for t in cfg['server']['tags'].split(',')])
cfg['new'] = {'k': 'v', 'n': 5}
cfg.set('server', 'port', '9090')
out = io.StringIO()
cfg.write(out)
print(out.getvalue())
for f in (lambda: cfg['nope'], lambda: cfg.getint('server', 'host'), lambda: cfg.get('server', 'none'), lambda: cfg.read_string('x = 1'), lambda: cfg.read_string('[a]\n[a]')):
    try: f()
    except Exception as e: print(type(e).__name__, str(e).splitlines()[0])
p = argparse.ArgumentParser(prog='tool', description='A tool.', exit_on_error=False)
p.add_argument('files', nargs='+')
p.add_argument('-v', '--verbose', action='count', default=0)
p.add_argument('-n', '--number', type=int, default=cfg.getint('server', 'port'), metavar='N', help='how many (default: %(default)s)')
p.add_argument('--mode', choices=['fast', 'slow'], default='fast')
p.add_argument('--flag', action=argparse.BooleanOptionalAction)
for line in ('a.txt', '-vv "b c.txt" d -n 3 --mode slow', '--flag x --no-flag', 'x --number=7 -v'):
    print(vars(p.parse_args(shlex.split(line))))
for line in ('x -n y', 'x --mode odd'):
    try: p.parse_args(line.split())
    except argparse.ArgumentError as e: print(e)
print(p.format_usage())
print(shlex.split('a "b c" d\\ e \'f "g"\' # no', comments=True), shlex.join(['a b', "it's", 'plain']), shlex.quote('x;y'))
