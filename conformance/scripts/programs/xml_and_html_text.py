import html
import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
DOC = '''<library name="main &amp; only">
  <book id="1" lang="en"><title>A &lt;short&gt; story</title><price>9.50</price></book>
  <book id="2"><title>Second</title><price>12</price><note/></book>
</library>'''
root = ET.fromstring(DOC)
print(root.tag, root.attrib, [b.get('lang', '-') for b in root.iter('book')], root.find('book[@id="2"]/title').text, [t.text for t in root.findall('.//title')])
total = sum(float(b.findtext('price')) for b in root)
book = ET.SubElement(root, 'book', id='3')
ET.SubElement(book, 'title').text = 'Third & last'
for b in root.findall('book'):
    b.set('n', str(len(list(b))))
root.remove(root[0])
ET.indent(root, '  ')
print(ET.tostring(root, encoding='unicode'), total)
try: ET.fromstring('<a><b></a>')
except ET.ParseError as e: print(e, e.position)
class Text(HTMLParser):
    def __init__(self):
        super().__init__()
        self.out, self.links, self.stack = [], [], []
    def handle_starttag(self, tag, attrs):
        self.stack.append(tag)
        if tag == 'a': self.links.append(dict(attrs).get('href'))
        if tag == 'br': self.out.append('\n')
    def handle_endtag(self, tag):
        while self.stack and self.stack.pop() != tag: pass
    def handle_data(self, data):
        if not {'script', 'style'} & set(self.stack): self.out.append(re.sub(r'\s+', ' ', data))
    def handle_comment(self, data): self.out.append(f'[{data.strip()}]')
p = Text()
p.feed('<p class=x>Hello <b>big</b>\n world &amp; &copy; more<br>line<!-- note --><script>var x = "<p>";</script><a href="/a?b=1&amp;c=2">link</a></p>')
p.close()
print(''.join(p.out), p.links, p.stack)
print(html.escape('<a href="x">it\'s</a>'), html.unescape('&lt;&eacute;&#65;&#x42;&nbsp;&unknown;'), html.escape('"', quote=False))
def render(tag, *kids, **attrs): return f'<{tag}{"".join(f" {k}={v!r}" for k, v in attrs.items())}>{"".join(kids)}</{tag}>'
print(render('ul', *(render('li', html.escape(x), id=i) for i, x in enumerate('a<')), klass='list'))
