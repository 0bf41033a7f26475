from xml.parsers import expat
from xml.parsers.expat import ExpatError, ParserCreate, errors, model

NAMES = ['StartElementHandler', 'EndElementHandler', 'ProcessingInstructionHandler', 'CharacterDataHandler', 'UnparsedEntityDeclHandler',
         'NotationDeclHandler', 'StartNamespaceDeclHandler', 'EndNamespaceDeclHandler', 'CommentHandler', 'StartCdataSectionHandler',
         'EndCdataSectionHandler', 'StartDoctypeDeclHandler', 'EndDoctypeDeclHandler', 'EntityDeclHandler', 'XmlDeclHandler',
         'ElementDeclHandler', 'AttlistDeclHandler', 'SkippedEntityHandler']


def events(doc, separator=None, **attributes):
    parser = ParserCreate(None, separator)
    for name, value in attributes.items():
        setattr(parser, name, value)
    seen = []
    for name in NAMES:
        setattr(parser, name, lambda *args, name=name: seen.append((name.replace('Handler', ''), *args)))
    try:
        parser.Parse(doc, True)
    except ExpatError as e:
        seen.append((str(e), e.code, e.lineno, e.offset))
    return seen


DOCS = [
    '<a/>', '<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<a>\n <b c="1" d=\'2\'>t&amp;&#65;&#x41;</b>\n</a>\n',
    '<!DOCTYPE a [<!ENTITY e "v<b/>w"><!ENTITY f "&e;&e;">]><a x="&#60;&lt;">&e;<c>&f;</c></a>',
    '<a xmlns="u" xmlns:p="v" p:q="1"><p:b r="2"/><c xmlns=""/></a>',
    '<!-- c --><?pi data?><a><!-- d --><?x y?><![CDATA[<&]]>]] ></a><!-- e -->',
    '<!DOCTYPE a SYSTEM "s" [<!ELEMENT a (b,c?)*><!ELEMENT b EMPTY><!ELEMENT c (#PCDATA|b)*><!ELEMENT d ANY>'
    '<!ATTLIST a x CDATA "d" y ID #IMPLIED z (p|q) "p" w NMTOKEN #REQUIRED v CDATA #FIXED "f"><!NOTATION n PUBLIC "pp">'
    '<!ENTITY u SYSTEM "u" NDATA n><!ENTITY % pe "q">%pe;]><a>&und;<b/></a>',
    '<a>\r\n<b\n x="1"\r y="2\n3"/>\r</a>', '<!DOCTYPE a PUBLIC "-//W3C//DTD" "http://x"><a/>',
    '<!DOCTYPE a [<!ATTLIST a n NMTOKENS #IMPLIED c CDATA #IMPLIED>]><a n="  x   y " c="  x   y "/>',
]
for doc in DOCS:
    for separator in (None, ' '):
        print(repr(doc))
        for event in events(doc, separator):
            print('   ', event)
for doc in ['', '<a>', '<a', '<a b', '<a b=', '<a b="', '<a b="c"', '</a>', '<a></b>', '<a/>x', 'x', '<a b="1" b="2"/>', '<a b="1"c="2"/>', '<a>&x;</a>', '<a>&x</a>',
            '<a>&#0;</a>', '<a>&#x110000;</a>', '<a>]]></a>', '<a><!-- -- --></a>', '<a><![CDATA[x</a>', '<a><?xml?></a>', ' <?xml version="1.0"?><a/>',
            '<a>\x01</a>', '<1/>', '< a/>', '<a / >', '<!DOCTYPE a [<!ENTITY x "&y;"><!ENTITY y "&x;">]><a>&x;</a>', '<!DOCTYPE a [<!ENTITY x "<b>">]><a>&x;</b></a>',
            '<!DOCTYPE a [<!ENTITY x "</a>">]><a>&x;', '<!DOCTYPE a [<!ENTITY x SYSTEM "y">]><a b="&x;"/>', '<!FOO>', '<a/><!DOCTYPE a>',
            '<!DOCTYPE a [<!ENTITY x SYSTEM "y" NDATA z>]><a>&x;</a>', '<?xml version="1.0" standalone="maybe"?><a/>']:
    print(repr(doc), events(doc)[-1])
for doc in ['<p:a/>', '<a p:b="1"/>', '<a xmlns:p=""/>', '<a xmlns:xml="u"/>', '<a xmlns:xmlns="u"/>', '<a xmlns:p="u" xmlns:q="u" p:x="1" q:x="2"/>', '<a:b:c/>', '<xml:a/>',
            '<a xmlns:p="http://www.w3.org/2000/xmlns/"/>']:
    print(repr(doc), events(doc, ' ')[-1])
print(events('<a c="1" b="2"/>', ordered_attributes=True), events('<p:a xmlns:p="u"/>', '|', namespace_prefixes=True))
print(events('<!DOCTYPE a [<!ATTLIST a x CDATA "d">]><a/>', specified_attributes=True)[-2:])
print(events('<a>x\ny&amp;z</a>', buffer_text=True))
parser = ParserCreate()
print(parser.Parse('<a>'), parser.Parse('</a>', True), parser.buffer_text, parser.buffer_size, parser.ErrorCode)
try:
    parser.Parse('<a/>')
except ExpatError as e:
    print(e, e.code == errors.codes[errors.XML_ERROR_FINISHED])
positions = []
parser = ParserCreate()
parser.StartElementHandler = lambda *args: positions.append((args[0], parser.CurrentLineNumber, parser.CurrentColumnNumber, parser.CurrentByteIndex))
parser.EndElementHandler = lambda *args: positions.append((args[0], parser.CurrentLineNumber, parser.CurrentColumnNumber, parser.CurrentByteIndex))
parser.Parse('<a>\n  <é/>日<b>\r\n</b></a>', True)
print(positions)
seen = []
parser = ParserCreate()
parser.DefaultHandler = seen.append
parser.Parse('<?xml version="1.0"?><!-- c --><a b="1">t&amp;<![CDATA[d]]></a>', True)
print(seen)
raised = ParserCreate()


def fail(name, attributes):
    raise KeyError(name)


raised.StartElementHandler = fail
try:
    raised.Parse('<a/>', True)
except KeyError as e:
    print('KeyError', e)
print(expat.ErrorString(3), errors.XML_ERROR_SYNTAX, errors.codes[errors.XML_ERROR_NO_ELEMENTS], errors.messages[7], model.XML_CTYPE_MIXED, model.XML_CQUANT_REP)
for bad in [lambda: ParserCreate(5), lambda: ParserCreate(None, 'ab'), lambda: ParserCreate(None, 5), lambda: ParserCreate(intern=5), lambda: ParserCreate().Parse(5)]:
    try:
        print(bad())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
