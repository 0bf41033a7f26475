import xml.etree.ElementTree as E, io, copy
def t(f):
    try: print('->',repr(f()))
    except BaseException as e: print(type(e).__name__, str(e))
def s(e,**k): return E.tostring(e,'unicode',**k)
DOC='''<?xml version="1.0"?>
<data xmlns:x="http://x.org/">
    <country name="Liechtenstein">
        <rank updated="yes">2</rank><year>2008</year>
        <neighbor name="Austria" direction="E"/><neighbor name="Switzerland" direction="W"/>
    </country>
    <country name="Singapore"><rank>5</rank><neighbor name="Malaysia" direction="N"/></country>
    <!-- gone --><?pi gone?>
    <x:thing x:a="1" b="&lt;&#228;&quot;">t&amp;t<![CDATA[<raw>]]></x:thing>tail
</data>'''
r=E.fromstring(DOC)
print(s(r)); print(r.tag,r.attrib,len(r),[c.tag for c in r])
for p in ['country','./country','country/rank','.//neighbor','.//neighbor[@name]',".//neighbor[@name='Austria']",".//neighbor[@name!='Austria']",'country[2]','country[last()]','country[last()-1]','*','*/rank','.//rank/..','country[rank]',"country[rank='5']","country[year='2008']/@name",'{http://x.org/}thing','{*}thing','{http://x.org/}*','{}country','.','..','','//rank','/country','country[0]','country[-1]','country[foo()]','x:thing','.//country//neighbor','*[@b]',"rank[.='2']",".//rank[.='2']",".//rank[.!='2']",'country/','country[@name="Singapore"]/rank', 'country[position()=1]','.//*[@name][@direction="E"]','country[rank!="5"]']:
    t(lambda:[(c.tag,dict(c.attrib)) for c in r.findall(p)])
    t(lambda:r.findtext(p,'none'))
t(lambda:r.findall('x:thing',{'x':'http://x.org/'})[0].attrib); t(lambda:[c.tag for c in r.findall('country',{'':'http://x.org/'})]); t(lambda:r.find('{http://x.org/}thing').get('{http://x.org/}a'))
print([e.tag for e in r.iter()],[e.text for e in r.iter('rank')],''.join(r.itertext()).split())
a=E.Element('a',{'k':'v'},z='1'); b=E.SubElement(a,'b'); b.text='x<y & "z"'; b.tail='t>'; a.set('q','"<>&\n\t\r\'é'); a.append(E.Comment(' c -- ')); a.append(E.PI('t','d')); c=E.SubElement(a,'br'); d=E.SubElement(a,'script'); d.text='a<b'
print(s(a)); print(E.tostring(a)); print(E.tostring(a,'utf-8')); print(E.tostring(a,'iso-8859-1')); print(E.tostring(a,'utf-16')); print(s(a,method='html')); print(s(a,method='text')); print(s(a,short_empty_elements=False)); print(s(a,xml_declaration=True)); print(E.tostring(a,xml_declaration=True)); print(E.tostring(a,'utf-8',xml_declaration=False))
n=E.XML('<r xmlns="u" xmlns:v="w"><v:s v:t="1" u="2"/></r>'); print(s(n)); t(lambda:s(n,default_namespace='u')); n2=E.XML('<r xmlns="u"><s/></r>'); print(s(n2,default_namespace='u')); E.register_namespace('my','u'); print(s(n2))
q=E.Element(E.QName('u','x'),{E.QName('w','k'):E.QName('u','val')}); print(s(q))
i=E.XML('<a><b><c/><d>x</d></b><e/></a>'); E.indent(i); print(s(i)); E.indent(i,'\t',1); print(repr(s(i))); E.indent(E.ElementTree(i),''); print(repr(s(i)))
x=copy.deepcopy(i); y=copy.copy(i); print(s(x)==s(i),x[0] is i[0],y[0] is i[0])
l=E.Element('l'); l.extend([E.Element(str(k)) for k in 'pqrst']); print([k.tag for k in l[1:3]]); l[1:3]=[E.Element('n')]; del l[0]; l[0]=E.Element('m'); l.insert(1,E.Element('o')); l.remove(l[-1]); print([k.tag for k in l],len(l)); l.clear(); print(len(l),l.attrib,l.text)
for doc in ['','<a>','<a></b>','<a><b></a>','a','<a/><b/>','<a b="1" b="2"/>','<a b=1/>','<a>&foo;</a>','<a>&#xZ;</a>','<a><</a>','<a>\x00</a>','<a b="<"/>','<a/>x','<?xml version="1.0" encoding="nope"?><a/>','<!DOCTYPE a SYSTEM "x"><a>&foo;</a>','<a xmlns:b=""/>','<b:a/>','<a>]]></a>','<a><!-- -- --></a>','<1/>','<a\n>\n\n  <b></c></a>',b'<a>\xff</a>',b'\xef\xbb\xbf<a/>','\ufeff<a/>','<!DOCTYPE a [<!ENTITY b "<c/>&d;"><!ENTITY d "e">]><a f="&d;">&b;&b;</a>','<!DOCTYPE a [<!ENTITY b "&b;">]><a>&b;</a>','<?xml version="1.0" encoding="iso-8859-1"?><a>é</a>'.encode('latin-1'),'<a>é</a>'.encode('utf-16'),b'<?xml version="1.0" encoding="ascii"?><a>\xe9</a>','<!DOCTYPE lolz [<!ENTITY lol "'+'lol'*7000+'">'+''.join('<!ENTITY l%d "%s">'%(k,('&l%d;'%(k-1) if k else '&lol;')*10) for k in range(3))+']><lolz>&l2;</lolz>','<a>\ud800</a>']:
    try: print(repr(doc)[:60],s(E.fromstring(doc)))
    except E.ParseError as e: print(repr(doc)[:60],'ParseError',e,e.code,e.position,e.args,e.msg,e.lineno)
    except Exception as e: print(repr(doc)[:60],type(e).__name__,str(e)[:60])
p=E.XMLPullParser(['start','end','comment','pi','start-ns','end-ns'])
p.feed('<a xmlns="u" xmlns:p="q"><!--c--><b>x'); print([(e,getattr(x,'tag',x)) for e,x in p.read_events() if e!='comment']); p.feed('</b><?pi d?></a>'); print([(e,getattr(x,'text',x)) for e,x in p.read_events()]); p.close(); t(lambda:p.feed('x')); 
p=E.XMLPullParser(); p.feed('<a><b></c>'); t(lambda:list(p.read_events()))
for ev,el in E.iterparse(io.BytesIO(b'<a><b>1</b><b>2</b></a>'),['start','end']): print(ev,el.tag,el.text)
it=E.iterparse(io.StringIO('<a><b/></a>')); print([x.tag for _,x in it],it.root.tag)
class T:
    def __init__(s): s.l=[]
    def start(s,t,a): s.l.append(('s',t,a))
    def end(s,t): s.l.append(('e',t))
    def data(s,d): s.l.append(('d',d))
    def comment(s,d): s.l.append(('c',d))
    def pi(s,*a): s.l.append(('p',a))
    def doctype(s,*a): s.l.append(('t',a))
    def start_ns(s,*a): s.l.append(('n',a))
    def end_ns(s,*a): s.l.append(('m',a))
    def close(s): return s.l
print(E.XML('<!DOCTYPE a PUBLIC "p" "s"><a xmlns="x" xmlns:q="r">1\n2&amp;3<!--c--><?p  d ?><b q:z="1"/></a>',E.XMLParser(target=T())))
p=E.XMLParser(target=E.TreeBuilder(insert_comments=True,insert_pis=True)); print(s(E.XML('<a>1<!--c-->2<?p d?>3</a>',p)))
pp=E.XMLParser(); pp.entity['foo']='bar'; pp.feed('<!DOCTYPE a SYSTEM "x"><a>&foo;</a>'); print(s(pp.close()))
print(E.XMLID('<a><b id="1"/><c id="2"/></a>')[1].keys()); print(E.fromstringlist(['<a>','<b/></a>']).tag); E.dump(i)
o=io.BytesIO(); E.ElementTree(a).write(o,encoding='utf-8',xml_declaration=True); print(o.getvalue()); o=io.StringIO(); E.ElementTree(a).write(o,encoding='unicode'); print(o.getvalue())
for f in [lambda:a.append('x'),lambda:a.insert(0,5),lambda:a.remove(E.Element('q')),lambda:a.extend(5),lambda:a.extend(['a']),lambda:a[9],lambda:a['a'],lambda:a.__setitem__(0,5),lambda:a.__delitem__(99),lambda:a.__setitem__(slice(0,1),[5]),lambda:E.Element('a',5),lambda:E.SubElement(5,'a'),lambda:E.SubElement(a,'a',[]),lambda:a.find(5),lambda:E.tostring(5),lambda:E.tostring(E.Element(5)),lambda:E.XML(5),lambda:E.tostring(a,'bogus'),lambda:E.tostring(a,method='bogus'),lambda:E.XMLPullParser(['foo']),lambda:E.indent(a,level=-1),lambda:E.register_namespace('ns1','x'),lambda:E.Element('a',attrib={'b':'c'}).attrib,lambda:E.Element('a',{'x':'y'},attrib='4').attrib,lambda:E.XMLParser().version,lambda:E.QName('a','b'),lambda:E.QName('a')=='a',lambda:sorted(E.__all__),lambda:E.iselement(a),lambda:E.iselement(5),lambda:s(E.ElementTree(a).getroot()[0]),lambda:E.ElementTree(a).find('b').text,lambda:a.keys(),lambda:a.items(),lambda:a.get('none'),lambda:a.get('none',5),lambda:E.tostringlist(E.Element('a')),lambda:str(E.QName('u','t')),lambda:E.QName('a')<E.QName('b'),lambda:a.makeelement('z',{}).tag]: t(f)
el=E.Element('t'); el.text=5; t(lambda:s(el)); el.text=None; el.set('a',5); t(lambda:s(el))
deep=E.Element('d'); cur=deep
for k in range(500): cur=E.SubElement(cur,'d')
print(len(s(deep)),sum(1 for _ in deep.iter()),len(s(E.fromstring('<a>'*400+'</a>'*400))))
print(E.canonicalize('<a  z="1" b="2"><c/></a>'), E.canonicalize("<r xmlns:x='u' xmlns='d' b=\"'\"><!-- c --><x:y x:b='1' a='2'>t&gt;\n&amp;</x:y><?p i?></r>"))
