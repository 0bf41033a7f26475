import html
from html.entities import name2codepoint, codepoint2name
for s in ('<a href="x">\'&amp;', '', 'é', '&&'):
    print(html.escape(s), html.escape(s, quote=False), html.unescape(html.escape(s)) == s)
for s in ('&lt;&gt;&amp;&quot;&apos;', '&#65;&#x41;&#X41;', '&eacute;&eacute', '&nosuch;', '&', '&#;', '&#x;', '&#0;', '&#128;', '&#xD800;', '&#1114112;', '&notit;', '&not;', '&NotEqualTilde;', '&amp;lt;', 'a & b', '&#32', '&copy2', '&lt', '&#x9;', '&zwj;', '&#11;', '&#150;', '&hellip;x', '&frac12;'):
    print(s, ascii(html.unescape(s)))
print(name2codepoint['euro'], codepoint2name[233], len(html.entities.html5) > 2000, html.entities.html5['amp;'])
try:
    html.escape(5)
except AttributeError as e:
    print(e)
