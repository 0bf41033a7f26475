import io
from xml.dom import minidom as m, Node, DOMException
import xml.dom as D
def t(f):
    try: r=f(); print('->', r if isinstance(r,str) and '\n' in r else repr(r) if ' at 0x' not in repr(r) else type(r).__name__)
    except Exception as e: print(type(e).__name__, repr(str(e)))
SRC='''<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<!DOCTYPE r [
 <!ENTITY e "ent"> <!NOTATION n SYSTEM "x">
 <!ATTLIST a id ID #IMPLIED>
]>
<!--top--><?pi some data?>
<r xmlns:p="urn:p" xmlns="urn:d" q="1">
  <a id="x1" p:b="&lt;&quot;v">text &amp; more<![CDATA[<c>]]></a>
  <p:a>&e;é</p:a><empty/>
</r>'''
d=m.parseString(SRC.encode())
t(lambda:d.toxml());t(lambda:d.toprettyxml());t(lambda:d.toxml('utf-8'));t(lambda:d.toxml('ascii'));t(lambda:d.toxml(standalone=True));t(lambda:d.toxml(standalone=False,encoding='latin-1'))
t(lambda:d.toprettyxml(indent='  ',newl='\n'));t(lambda:(d.version,d.encoding,d.standalone,d.doctype.name,d.doctype.internalSubset,d.doctype.entities.length,d.doctype.notations.item(0).systemId))
r=d.documentElement
t(lambda:(r.tagName,r.namespaceURI,r.prefix,r.localName,r.nodeName,r.nodeValue,r.nodeType,r.hasAttributes(),r.attributes.keys()))
t(lambda:[(c.nodeName,c.nodeType,c.nodeValue) for c in r.childNodes]); t(lambda:[(c.nodeName,c.nodeType) for c in d.childNodes])
a=r.getElementsByTagName('a')[0]
t(lambda:(a.getAttribute('id'),a.getAttribute('zz'),a.getAttributeNS('urn:p','b'),a.hasAttribute('p:b'),a.hasAttributeNS('urn:p','b'),a.getAttributeNode('id').value,a.getAttributeNode('zz'),a.getAttributeNodeNS('urn:p','b').prefix))
t(lambda:[(c.nodeName,c.data) for c in a.childNodes]); t(lambda:a.firstChild.wholeText); t(lambda:len(r.getElementsByTagName('*'))); t(lambda:[e.tagName for e in r.getElementsByTagNameNS('urn:p','*')]); t(lambda:[e.tagName for e in d.getElementsByTagNameNS('*','a')]); t(lambda:d.getElementById('x1').tagName); t(lambda:d.getElementById('no'))
t(lambda:a.attributes.item(0).name);t(lambda:a.attributes.item(9));t(lambda:a.attributes['id'].value);t(lambda:a.attributes['zz']);t(lambda:a.attributes[('urn:p','b')].name);t(lambda:sorted(a.attributes.items()));t(lambda:a.attributes.length);t(lambda:'id' in a.attributes);t(lambda:a.attributes.get('x',5))
n=d.createElement('new'); n.setAttribute('k','v"<\n'); n.appendChild(d.createTextNode('x<y>')); n.appendChild(d.createComment('c')); n.appendChild(d.createCDATASection('q')); n.appendChild(d.createProcessingInstruction('t','d'))
t(lambda:n.toxml()); t(lambda:n.toprettyxml()); r.insertBefore(n,a); t(lambda:(n.previousSibling.nodeName,n.nextSibling is a,a.previousSibling is n,n.parentNode is r)); t(lambda:r.replaceChild(d.createElement('z'),n) is n); t(lambda:n.parentNode); t(lambda:r.removeChild(n)); t(lambda:r.insertBefore(n,n)); t(lambda:d.appendChild(d.createElement('two'))); t(lambda:n.firstChild.appendChild(n)); t(lambda:n.firstChild.childNodes.length)
f=d.createDocumentFragment(); f.appendChild(d.createElement('f1')); f.appendChild(d.createElement('f2')); n.appendChild(f); t(lambda:n.toxml()); t(lambda:f.childNodes.length); t(lambda:n.cloneNode(False).toxml()); t(lambda:n.cloneNode(True).toxml()==n.toxml())
x=d.createElement('x'); [x.appendChild(d.createTextNode(s)) for s in ('a','','b')]; x.normalize(); t(lambda:[c.data for c in x.childNodes]); s=x.firstChild.splitText(1); t(lambda:[c.data for c in x.childNodes]); t(lambda:x.firstChild.splitText(9))
tx=x.firstChild; tx.appendData('hello'); tx.insertData(1,'-'); tx.deleteData(0,1); tx.replaceData(0,1,'+'); t(lambda:tx.data); t(lambda:tx.substringData(1,3)); t(lambda:tx.substringData(-1,3)); t(lambda:tx.substringData(99,3)); t(lambda:tx.deleteData(0,-1)); t(lambda:repr(tx)); t(lambda:repr(d.createTextNode('a'*20))); t(lambda:len(tx)); t(lambda:tx.replaceWholeText('w').data); t(lambda:x.toxml())
a.setAttribute('id','x2'); t(lambda:a.getAttribute('id')); a.removeAttribute('id'); t(lambda:a.removeAttribute('id')); t(lambda:a.hasAttribute('id')); a.setAttributeNS('urn:q','w:k','1'); t(lambda:a.toxml()); at=d.createAttribute('m'); at.value='5'; t(lambda:a.setAttributeNode(at)); t(lambda:r.setAttributeNode(at)); t(lambda:a.attributes['m'].nodeValue); a.attributes['m']='6'; t(lambda:a.getAttribute('m')); del a.attributes['m']; t(lambda:a.hasAttribute('m')); t(lambda:at.ownerElement)
t(lambda:d.createTextNode(5)); t(lambda:m.parseString('<a>')); t(lambda:m.parseString('')); t(lambda:m.parseString('<a xmlns:abc="http:abc.com/de f g/hi/j k"><abc:foo /></a>')); t(lambda:d.createComment('a--b').toxml()); t(lambda:d.createCDATASection('a]]>b').toxml()); t(lambda:d.importNode(d,True)); o=m.parseString('<o><i/></o>'); t(lambda:o.importNode(a,True).toxml()); t(lambda:o.documentElement.firstChild.ownerDocument is o)
im=m.getDOMImplementation(); t(lambda:im.hasFeature('xml','1.0')); t(lambda:im.hasFeature('foo',None)); dt=im.createDocumentType('html','-//W3C//DTD','http://x'); nd=im.createDocument('http://w','html',dt); t(lambda:nd.toxml()); t(lambda:nd.doctype.publicId); t(lambda:im.createDocument(None,None,None).toxml()); t(lambda:im.createDocument(None,'a:b',None)); t(lambda:im.createDocument('u','xml:b',None)); t(lambda:im.createDocument(None,'',None))
t(lambda:D.getDOMImplementation('minidom')is im); t(lambda:D.getDOMImplementation('nope')); t(lambda:DOMException('x')); t(lambda:D.NotFoundErr('x').code); t(lambda:(D.NAMESPACE_ERR,Node.TEXT_NODE)); t(lambda:issubclass(D.SyntaxErr,DOMException))
t(lambda:r.isSameNode(r)); t(lambda:r.setUserData('k',5,None)); t(lambda:r.getUserData('k')); t(lambda:r.setUserData('k',6,None)); t(lambda:d.renameNode(a,'urn:z','z:a').toxml()); t(lambda:a.localName)
class H:
    def handle(self,*args): print('handled',args[0],args[1],args[2])
r.setUserData('h',1,H()); r.cloneNode(False)
t(lambda:m.parse(io.BytesIO(b'<a><b/>\n</a>')).toprettyxml()); t(lambda:m.parse(io.StringIO('<a/>')).toxml())
with m.parseString('<a/>') as w: t(lambda:w.documentElement.tagName)
t(lambda:w.documentElement); t(lambda:bool(m.parseString('<a/>')));t(lambda:m.parseString('<a b="1\n2"/>').toxml())
w=io.StringIO(); m.parseString('<a><b>c</b></a>').writexml(w,'',' ','\n',encoding='utf-8'); t(lambda:w.getvalue()); t(lambda:m.parseString('<a>é</a>').toxml('us-ascii'))
t(lambda:a.getAttributeNode('p:b').isId); t(lambda:a.schemaType); t(lambda:r.attributes['q'].schemaType.name); t(lambda:d.documentElement.firstChild.nodeName); t(lambda:setattr(d,'documentElement',5)); t(lambda:r.childNodes.item(0).nodeName); t(lambda:setattr(r.childNodes,'length',5))
