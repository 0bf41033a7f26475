from difflib import SequenceMatcher, get_close_matches
for a, b in (('abcd', 'bcde'), ('', ''), ('abc', ''), ('qabxcd', 'abycdf'), ('private Thread currentThread;', 'private volatile Thread currentThread;'), ([1, 2, 3], [2, 3, 4])):
    s = SequenceMatcher(None, a, b)
    print(repr(a), repr(b), round(s.ratio(), 4), round(s.quick_ratio(), 4), round(s.real_quick_ratio(), 4), s.get_opcodes(), s.get_matching_blocks(), s.find_longest_match())
s = SequenceMatcher(lambda c: c == ' ', 'a b c', 'abc')
print(s.ratio(), s.bjunk, s.find_longest_match(0, 5, 0, 3), [list(g) for g in SequenceMatcher(None, 'abcdefghijklmnop', 'abcdXfghijklmnoY').get_grouped_opcodes(1)])
s.set_seq1('xyz'); s.set_seqs('ab', 'ab'); print(s.ratio(), SequenceMatcher(autojunk=False, a='a' * 300, b='a' * 300).ratio(), len(SequenceMatcher(None, 'x', 'ab' * 150).bpopular))
w = ['ape', 'apple', 'peach', 'puppy']
print(get_close_matches('appel', w), get_close_matches('wheel', ['while', 'for']), get_close_matches('pineapple', w), get_close_matches('appel', w, n=1), get_close_matches('appel', w, cutoff=0.1), get_close_matches('x', []))
for f in (lambda: get_close_matches('a', w, n=0), lambda: get_close_matches('a', w, cutoff=2)):
    try:
        f()
    except ValueError as e:
        print(e)
