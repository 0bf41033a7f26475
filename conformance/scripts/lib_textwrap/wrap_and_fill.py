from textwrap import wrap, fill
t = 'The quick brown fox jumped over the lazy dog, then   slept. A-hyphenated-word and averyveryverylongword.'
for w in (1, 5, 10, 20, 40, 200):
    print(w, wrap(t, w))
print(fill(t, 30)); print(fill(t, 30, initial_indent='* ', subsequent_indent='  '))
print(wrap('a\nb\tc', 10), wrap('', 5), wrap('   '), wrap('a  b', 3, drop_whitespace=False), wrap('a\tb', expand_tabs=False), wrap('x\n\ny', replace_whitespace=False), wrap('longword', 4, break_long_words=False), wrap('a-b-c-d', 3, break_on_hyphens=False), wrap('one. two. three', 20, fix_sentence_endings=True), wrap(t, 20, max_lines=2), wrap(t, 20, max_lines=2, placeholder=' ...'), wrap('aé日 b', 3), wrap('em--dash', 5), wrap('foo-', 3), wrap('tab\tx', tabsize=4))
for kw in ({'width': 0}, {'width': -1}, {'width': 5, 'max_lines': 1, 'placeholder': 'too long'}, {'width': 'x'}):
    try:
        print(wrap('some text here', **kw))
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
