import heapq
from collections import Counter
from itertools import groupby
def codes(text):
    heap = [(n, i, c) for i, (c, n) in enumerate(sorted(Counter(text).items()))]
    heapq.heapify(heap)
    i = len(heap)
    while len(heap) > 1:
        a, b = heapq.heappop(heap), heapq.heappop(heap)
        heapq.heappush(heap, (a[0] + b[0], i, (a, b)))
        i += 1
    table = {}
    def walk(node, prefix):
        match node:
            case (_, _, str(c)): table[c] = prefix or '0'
            case (_, _, (a, b)):
                walk(a, prefix + '0')
                walk(b, prefix + '1')
    if heap: walk(heap[0], '')
    return table
def encode(text, table): return ''.join(map(table.__getitem__, text))
def decode(bits, table):
    back, word = {v: k for k, v in table.items()}, ''
    for b in bits:
        word += b
        if word in back:
            yield back[word]
            word = ''
for text in ('abracadabra', 'mississippi', 'aaaa', ''):
    table = codes(text)
    bits = encode(text, table)
    print(text, dict(sorted(table.items(), key=lambda p: (len(p[1]), p))), bits, len(bits), ''.join(decode(bits, table)) == text)
def rle(text): return [(k, len([*g])) for k, g in groupby(text)]
def unrle(pairs): return ''.join(k * n for k, n in pairs)
print(rle('aaabccd'), unrle(rle('aaabccd')), rle(''), ''.join(f'{n}{k}' if n > 1 else k for k, n in rle('wwwbbw')))
def lzw(text):
    table, out, w = {chr(i): i for i in range(128)}, [], ''
    for c in text:
        if w + c in table: w += c
        else:
            out.append(table[w])
            table[w + c] = len(table)
            w = c
    return out + [table[w]] if w else out
def unlzw(numbers):
    if not numbers: return ''
    table = {i: chr(i) for i in range(128)}
    w = out = table[numbers[0]]
    for n in numbers[1:]:
        entry = table[n] if n in table else w + w[0]
        out += entry
        table[len(table)] = w + entry[0]
        w = entry
    return out
text = 'to be or not to be or to be not' * 3
print(len(text), len(lzw(text)), unlzw(lzw(text)) == text, lzw('aaaaaa'), unlzw(lzw('aaaaaa')))
checksum = 1, 0
for c in text.encode(): checksum = (checksum[0] + c) % 65521, (checksum[1] + checksum[0] + c) % 65521
import zlib
print((checksum[1] << 16 | checksum[0]) == zlib.adler32(text.encode()), zlib.crc32(b'abc'))
