import tempfile, shutil, os, platform
print(tempfile.gettempdir())
with tempfile.TemporaryDirectory() as d:
    print(d.startswith('/tmp/tmp'), os.path.isdir(d))
    p=os.path.join(d,'a','b'); os.makedirs(p); open(p+'/f.txt','w').write('x'); open(d+'/g.py','w').write('y')
    shutil.copytree(d+'/a', d+'/c'); print(sorted(os.listdir(d)), os.listdir(d+'/c/b'))
    print(shutil.copy(d+'/g.py', d+'/c')==d+'/c/g.py', shutil.move(d+'/g.py', d+'/h.py')==d+'/h.py', os.path.exists(d+'/g.py'))
    try: shutil.copy(d+'/h.py', d+'/h.py')
    except shutil.SameFileError as e: print('same')
    shutil.copytree(d+'/a', d+'/c', dirs_exist_ok=True, ignore=shutil.ignore_patterns('*.txt'))
    try: shutil.copytree(d+'/a', d+'/c')
    except FileExistsError as e: print('exists')
    print(shutil.make_archive(d+'/arch','zip',d+'/a')==d+'/arch.zip'); shutil.unpack_archive(d+'/arch.zip', d+'/un'); print(sorted(os.walk(d+'/un'))[1][1:])
    shutil.rmtree(d+'/c'); print(os.path.exists(d+'/c'))
    try: shutil.rmtree(d+'/c')
    except FileNotFoundError as e: print('none')
    shutil.rmtree(d+'/c', ignore_errors=True)
    shutil.rmtree(d+'/c', onexc=lambda f,p,e: print(f.__name__, p.endswith('/c'), type(e).__name__))
    print(shutil.move(d+'/a', d+'/un')==d+'/un/a')
print(os.path.exists(d))
with tempfile.NamedTemporaryFile('w+', suffix='.txt', delete=True) as f:
    f.write('hello\nworld'); f.seek(0); print(f.read(), f.name.endswith('.txt'), os.path.exists(f.name)); n=f.name
print(os.path.exists(n), f.closed)
f=tempfile.NamedTemporaryFile(delete=False); f.write(b'x'); f.close(); print(os.path.exists(f.name)); os.unlink(f.name)
with tempfile.TemporaryFile() as f: f.write(b'abc'); f.seek(1); print(f.read())
with tempfile.SpooledTemporaryFile(max_size=5) as f:
    f.write(b'abc'); print(f._rolled); f.write(b'defgh'); print(f._rolled); f.seek(0); print(f.read())
with tempfile.SpooledTemporaryFile(mode='w+') as f: f.write('é'); f.seek(0); print(f.read())
print(os.path.isdir(x:=tempfile.mkdtemp(prefix='q')), x.startswith('/tmp/q')); os.rmdir(x); print(os.path.exists(tempfile.mktemp()))
print(len(platform.uname()), platform.uname()[5] == platform.processor(), platform.system_alias('a', 'b', 'c'), platform.mac_ver())
print(shutil.which('no-such-command'), shutil.get_archive_formats()[-1], shutil.get_unpack_formats()[-1])

for bad in (lambda: tempfile.mkdtemp(prefix=b'x', suffix='y'), lambda: tempfile.mkdtemp(dir='/tmp/no/such'), lambda: shutil.make_archive('x', 'nope'),
            lambda: shutil.unpack_archive('/tmp/x.nope'), lambda: shutil.copyfile('/tmp/no-such-file', '/tmp/y')):
    try:
        print(bad())
    except (OSError, TypeError, ValueError) as e:
        print(type(e).__name__, str(e).replace('/tmp/no/such/', '')[:30])
import zipfile
with tempfile.TemporaryDirectory() as d:
    name = os.path.join(d, 'a.zip')
    with zipfile.ZipFile(name, 'w') as z:
        z.writestr('a/b.txt', 'hi'); z.writestr('../evil.txt', 'x'); z.writestr('/abs.txt', 'y')
    with zipfile.ZipFile(name) as z:
        z.extractall(d + '/out'); print(z.namelist(), os.path.basename(z.extract('a/b.txt', d + '/out2')))
    print(sorted(os.listdir(d + '/out')), os.path.exists(d + '/evil.txt'), zipfile.is_zipfile(name))
    with zipfile.ZipFile(name, 'a') as z: z.writestr('new', 'n')
    with zipfile.ZipFile(name) as z: print(z.namelist(), (zipfile.Path(z) / 'new').read_text())
