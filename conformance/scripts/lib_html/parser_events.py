from html.parser import HTMLParser
class P(HTMLParser):
    def __init__(self, **k):
        super().__init__(**k)
        self.out = []
    def handle_starttag(self, t, a): self.out.append(('start', t, a))
    def handle_endtag(self, t): self.out.append(('end', t))
    def handle_startendtag(self, t, a): self.out.append(('startend', t, a))
    def handle_data(self, d): self.out.append(('data', d))
    def handle_comment(self, d): self.out.append(('comment', d))
    def handle_decl(self, d): self.out.append(('decl', d))
    def handle_pi(self, d): self.out.append(('pi', d))
    def handle_entityref(self, n): self.out.append(('entity', n))
    def handle_charref(self, n): self.out.append(('char', n))
for s in ('<p class="a b" id=x disabled>hi</p>', '<br/><img src=a.png />', 'a &amp; b &#65;', '<!-- c --><!DOCTYPE html><?pi x?>', '<A HREF="X&lt;">t</A >', '<p>unclosed', '<script>if (a < b) {}</script>x', "<a b='c' d>", '<', 'a < b', '</>', '<p', '<style>p{}</style>'):
    p = P(); p.feed(s); p.close(); print(s, p.out)
    p = P(convert_charrefs=False); p.feed(s); p.close(); print('   ', p.out)
p = P(); p.feed('<p>sp'); p.feed('lit</'); p.feed('p>'); p.close(); print(p.out, p.getpos())
