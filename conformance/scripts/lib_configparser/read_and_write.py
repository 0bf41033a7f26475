import configparser, io
c = configparser.ConfigParser()
c.read_string('[DEFAULT]\nbase = /opt\nn = 5\n[a]\npath: %(base)s/x\nflag = yes\nmulti = one\n  two\n; comment\n# other\nempty =\n[b]\nN = 7\nf = 2.5\n')
print(c.sections(), dict(c['a']), c['a']['path'], c.getint('a', 'n'), c.getboolean('a', 'flag'), c.getfloat('b', 'f'), c['b'].getint('N'), c.get('a', 'zz', fallback='fb'), 'a' in c, c.has_option('b', 'base'), c.options('b'), c.defaults(), c.items('b'), repr(c['a']['multi']), repr(c['a']['empty']), c.get('a', 'path', raw=True))
c['new'] = {'k': 1, 'Key': 'v'}; c.set('b', 'x', 'y'); c.remove_option('b', 'f'); c.remove_section('a'); c.add_section('z')
f = io.StringIO(); c.write(f); print(f.getvalue()); f = io.StringIO(); c.write(f, space_around_delimiters=False); print(f.getvalue()[:30])
for g in (lambda: c['nope'], lambda: c.get('b', 'nope'), lambda: c.get('nope', 'x'), lambda: c.add_section('b'), lambda: c.add_section('DEFAULT'), lambda: c.set('b', 'i', 5), lambda: c.getint('b', 'x'), lambda: c.getboolean('b', 'x'), lambda: c.read_string('x = 1'), lambda: c.read_string('[s]\nk=1\nk=2'), lambda: c.read_string('[s]\n[s]'), lambda: c.read_string('[s]\nnovalue'), lambda: c.read_string('[s]\na=%(b)s') or c.get('s', 'a'), lambda: c.read_string('[q]\na=%(a)s') or c.get('q', 'a'), lambda: c.read_string('[r]\na=%z') or c.get('r', 'a')):
    try: print(g())
    except (configparser.Error, KeyError, TypeError, ValueError) as e: print(type(e).__name__, str(e).replace('\n', ' | '))
r = configparser.RawConfigParser(allow_no_value=True, delimiters=('=',), comment_prefixes=('//',), inline_comment_prefixes=('#',))
r.read_string('[s]\nflag\nk = v # inline\n// c\nx:y = 1'); print(dict(r['s']))
e = configparser.ConfigParser(interpolation=configparser.ExtendedInterpolation()); e.read_string('[p]\nd = /x\n[q]\np = ${p:d}/y'); print(e['q']['p'])
d = configparser.ConfigParser(); d.read_dict({'s': {'a': 1, 'b': 'x'}}); d.optionxform = str; print(dict(d['s']))
