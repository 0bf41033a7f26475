import plistlib as p, datetime as dt, io
def t(f):
    try: print('->',repr(f()))
    except Exception as e: print(type(e).__name__, repr(str(e)))
V={'s':'a<b>&"é','i':5,'n':-7,'f':1.5,'t':True,'fa':False,'d':b'abc'*30,'dt':dt.datetime(2020,1,2,3,4,5,678),'l':[1,['x',{}],[]],'e':{},'big':2**63,'tup':(1,2),'em':'','eb':b'','u':p.UID(5)}
X={k:v for k,v in V.items() if k!='u'}
t(lambda:p.dumps(X)); print(p.dumps(X).decode()); t(lambda:p.loads(p.dumps(X)))
b=p.dumps(V,fmt=p.FMT_BINARY); t(lambda:b); t(lambda:p.loads(b)); t(lambda:p.loads(b,fmt=p.FMT_BINARY)['u'])
for v in [1,'a',b'x',True,1.5,[1],{},-1,2**64-1,-2**63,255,256,65536,2**32,'é','日本'*10,'a'*20,b'q'*300,list(range(20)),{'k%d'%i:i for i in range(20)},dt.datetime(2001,1,1),p.UID(1000),p.UID(2**40),[p.UID(1)]]:
    t(lambda:p.dumps(v,fmt=p.FMT_BINARY)); t(lambda:p.loads(p.dumps(v,fmt=p.FMT_BINARY))==v); t(lambda:p.dumps(v)[158:])
for v in [None,object,{1:2},[None],2**64,-2**63-1,'\x00',1j,{'a':None},float('inf'),float('nan')]:
    t(lambda:p.dumps(v)[158:] if v is not object else p.dumps(v)); t(lambda:p.dumps(v,fmt=p.FMT_BINARY))
t(lambda:p.dumps({1:2,'a':3},skipkeys=True)[158:]); t(lambda:p.dumps({'b':1,'a':2},sort_keys=False)[158:]); t(lambda:p.dumps({'b':1,'a':2},sort_keys=True)[158:]); t(lambda:p.dumps({1:2,'a':3},skipkeys=True,fmt=p.FMT_BINARY))
H=b'<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">'
for d in [b'<plist/>',b'<plist></plist>',H+b'<dict/></plist>',H+b'<dict><key>a</key></dict></plist>',H+b'<dict><string>x</string></dict></plist>',H+b'<dict><key>a</key><key>b</key></dict></plist>',H+b'<key>a</key></plist>',H+b'<integer>0x1F</integer></plist>',H+b'<integer>-0xa</integer></plist>',H+b'<integer>x</integer></plist>',H+b'<real>1e5</real></plist>',H+b'<date>2020-01-02T03:04:05Z</date></plist>',H+b'<data> YWJj\n </data></plist>',H+b'<true/></plist>',H+b'<foo/></plist>',H+b'<array><true/><false/><string/></array></plist>',H+b'<dict>',b'',b'bplist00',b'bplist00'+b'\0'*40,b'garbage',H+b'<string>&lt;&#233;</string></plist>',b'<!DOCTYPE plist [<!ENTITY e "x">]><plist><string>&e;</string></plist>',b'\xef\xbb\xbf'+H+b'<true/></plist>',(H+b'<string>\xc3\xa9</string></plist>').decode().replace('UTF-8','UTF-16').encode('utf-16'),H+b'<dict><key>a</key><dict><key>b</key><true/></dict></dict></plist>']:
    t(lambda:p.loads(d))
t(lambda:p.loads('x')); t(lambda:p.load(io.BytesIO(b))['i']); t(lambda:p.loads('<plist><true/></plist>')); t(lambda:p.dump({},io.StringIO()))
o=io.BytesIO(); p.dump([1],o); t(lambda:o.getvalue()); t(lambda:p.UID(-1)); t(lambda:p.UID(2**64)); t(lambda:p.UID('a')); t(lambda:repr(p.UID(1))); t(lambda:p.UID(1)==p.UID(1)); t(lambda:hash(p.UID(1))==hash(p.UID(1))); t(lambda:int(p.UID(3).data)); t(lambda:p.dumps(p.UID(1))); t(lambda:list(range(5))[p.UID(2)]); t(lambda:p.loads(p.dumps({'CF$UID':1})))
t(lambda:p.loads(b'bplist00\xd1\x01\x02QaQb\x08\x0b\x0d\0\0\0\0\0\0\1\1\0\0\0\0\0\0\0\3\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x0f')); t(lambda:p.loads(p.dumps({'a':1}),dict_type=lambda: {'z':0})); t(lambda:p.loads(p.dumps({'a':dt.datetime(2020,1,1)}),aware_datetime=True)); t(lambda:p.dumps(dt.datetime(2020,1,1,tzinfo=dt.timezone.utc),aware_datetime=True)[158:]); t(lambda:p.dumps(dt.datetime(2020,1,1,tzinfo=dt.timezone(dt.timedelta(hours=1))),aware_datetime=True)[158:]); t(lambda:p.dumps(dt.datetime(2020,1,1,tzinfo=dt.timezone.utc))[158:]); t(lambda:p.dumps(dt.datetime(2020,1,1,tzinfo=dt.timezone.utc),fmt=p.FMT_BINARY)); t(lambda:p.dumps(dt.datetime(2020,1,1,tzinfo=dt.timezone.utc),fmt=p.FMT_BINARY,aware_datetime=True)); t(lambda:p.FMT_XML); t(lambda:p.PlistFormat.FMT_BINARY.value); t(lambda:p.dumps({},fmt=5)); t(lambda:p.loads(b'x',fmt=5)); t(lambda:p.InvalidFileException()); t(lambda:p.dumps(bytearray(b'ab'))[158:]); t(lambda:p.loads(bytearray(p.dumps(5))))
class S(str): pass
class I(int): pass
class D(dict): pass
t(lambda:p.dumps({S('a'):I(5)})[158:]); t(lambda:p.dumps(D(a=1))[158:]); c=[]; c.append(c); t(lambda:p.loads(p.dumps(c,fmt=p.FMT_BINARY))[0].__class__)
