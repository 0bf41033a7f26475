import zipfile as z, io, os, warnings
warnings.simplefilter('ignore')
def t(f):
    try: print('->',repr(f()))
    except Exception as e: print(type(e).__name__, str(e))
D=(2020,1,2,3,4,6)
def info(n,**k):
    i=z.ZipInfo(n,D)
    for a,b in k.items(): setattr(i,a,b)
    return i
def make(mode='w',buf=None,**k):
    b=buf or io.BytesIO()
    with z.ZipFile(b,mode,**k) as f:
        f.writestr(info('a.txt'),'hello '*20); f.writestr(info('d/b.bin',compress_type=z.ZIP_DEFLATED),b'x'*1000); f.writestr(info('é.txt',comment=b'cm'),'ü'); i=info('d/e/'); f.writestr(i,b''); f.mkdir('dir'); f.comment=b'the comment'
    return b
b=make(); print(len(b.getvalue()),b.getvalue()); f=z.ZipFile(b)
t(lambda:f.namelist()); t(lambda:f.infolist()); t(lambda:[(i.filename,i.date_time,i.compress_type,i.CRC,i.compress_size,i.file_size,i.header_offset,i.external_attr,i.flag_bits,i.create_system,i.create_version,i.extract_version,i.comment,i.extra,i.is_dir()) for i in f.infolist()]); t(lambda:f.comment); f.printdir(); t(lambda:f.testzip()); t(lambda:f.read('a.txt')); t(lambda:f.read('nope')); t(lambda:f.getinfo('nope')); t(lambda:f.open('a.txt','x')); t(lambda:f.writestr('q','q')); t(lambda:z.is_zipfile(b)); t(lambda:z.is_zipfile(io.BytesIO(b'x'*100))); t(lambda:z.is_zipfile('/nonexist'))
with f.open('a.txt') as m:
    t(lambda:(m.name,m.mode,m.readable(),m.seekable(),m.tell())); t(lambda:m.read(5)); t(lambda:m.read(0)); t(lambda:m.peek(3)[:3]); t(lambda:m.tell()); t(lambda:m.seek(-3,2)); t(lambda:m.read()); t(lambda:m.seek(2)); t(lambda:m.read1(4)); t(lambda:m.seek(3,1)); t(lambda:m.readline(5)); t(lambda:m.seek(999)); t(lambda:m.seek(0,5)); t(lambda:m.readinto(bytearray(5)))
t(lambda:m.read()); t(lambda:m.closed); t(lambda:io.TextIOWrapper(f.open('é.txt'),'utf-8').read())
g=io.BytesIO(); 
with z.ZipFile(g,'w',z.ZIP_DEFLATED,compresslevel=9) as f2:
    with f2.open(info('l.txt',compress_type=8,compress_level=9),'w') as w: t(lambda:w.write(b'line1\nline2\n')); t(lambda:w.writable()); t(lambda:f2.open('z','w')); t(lambda:f2.writestr('y','')); t(lambda:f2.close())
    t(lambda:w.write(b''))
f2=z.ZipFile(g); t(lambda:f2.open('l.txt').readlines()); t(lambda:[l for l in f2.open('l.txt')]); t(lambda:f2.namelist())
with z.ZipFile(g,'a') as f3: f3.writestr(info('more'),'m')
t(lambda:z.ZipFile(g).namelist()); t(lambda:z.ZipFile(g).read('more'))
p=io.BytesIO(b'prefix'+b.getvalue()); t(lambda:z.ZipFile(p).read('d/b.bin')==b'x'*1000)
bad=bytearray(b.getvalue()); bad[40]^=1; fb=z.ZipFile(io.BytesIO(bytes(bad))); t(lambda:fb.testzip()); t(lambda:fb.read('a.txt'))
for d in [b'',b'PK',b'garbage'*20,b.getvalue()[:-5],b.getvalue()[:100],b'PK\5\6'+b'\0'*18,b'PK\5\6'+b'\xff'*18,b'PK\5\6\0\0\0\0\1\0\1\0\x40\0\0\0\0\0\0\0\0\0',b.getvalue().replace(b'PK\1\2',b'PK\1\3'),b.getvalue().replace(b'PK\3\4',b'PK\3\5')]:
    t(lambda:z.ZipFile(io.BytesIO(d)).read('a.txt'))
t(lambda:z.ZipFile(b,'q')); t(lambda:z.ZipFile(io.BytesIO(),'w',99)); t(lambda:z.ZipFile(5)); t(lambda:z.ZipInfo('x',(1970,1,1,0,0,0))); t(lambda:z.ZipInfo('a\0b').filename); t(lambda:repr(z.ZipInfo('x'))); f.close(); t(lambda:f.read('a.txt')); t(lambda:f); t(lambda:f.namelist()[:1])
class Un(io.RawIOBase):
    def __init__(s): s.d=b''
    def writable(s): return True
    def write(s,x): s.d+=bytes(x); return len(x)
u=Un(); 
with z.ZipFile(u,'w') as fu: fu.writestr(info('s.txt'),'stream'); fu.writestr(info('t.txt',compress_type=8),'stream'*50)
print(u.d); t(lambda:z.ZipFile(io.BytesIO(u.d)).read('t.txt')==b'stream'*50)
o=io.BytesIO()
with z.ZipFile(o,'w') as fo: fo.writestr(info('dup'),'1'); fo.writestr(info('dup'),'2'); t(lambda:fo.namelist()); t(lambda:fo.setpassword('x')); t(lambda:setattr(fo,'comment','x'))
t(lambda:z.ZipFile(o).read('dup')); t(lambda:z.ZipFile(o).read(z.ZipFile(o).infolist()[0]))
P=z.ZipFile(make()); P.filename='t.zip'; P=z.Path(P); t(lambda:[str(x) for x in P.iterdir()]); t(lambda:(P/'a.txt').read_text()[:5]); t(lambda:(P/'d'/'b.bin').read_bytes()[:2]); t(lambda:(P/'d').is_dir()); t(lambda:(P/'zz').exists()); t(lambda:(P/'d').is_file()); t(lambda:sorted(x.name for x in (P/'d').iterdir())); t(lambda:(P/'d'/'b.bin').suffix); t(lambda:(P/'d'/'b.bin').parent.at); t(lambda:(P/'d').open()); t(lambda:(P/'zz').open()); t(lambda:P.joinpath('d','b.bin').at); t(lambda:(P/'a.txt').stem); t(lambda:list(x.at for x in P.glob('*.txt'))); t(lambda:sorted(x.at for x in P.rglob('*.bin')))
E=bytes.fromhex('504b03040a0301000000000021005e0b2d5c0d0000000100000001000000')+b'a'
t(lambda:z.ZIP_DEFLATED); t(lambda:issubclass(z.BadZipFile,Exception)); t(lambda:z.error is z.BadZipFile)
L=io.BytesIO()
with z.ZipFile(L,'w') as fl:
    with fl.open(info('big'),'w',force_zip64=True) as w: w.write(b'abc')
print(L.getvalue()); t(lambda:z.ZipFile(L).read('big'))
