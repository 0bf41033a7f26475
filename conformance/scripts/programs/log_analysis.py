import re
from collections import Counter
from datetime import datetime, timedelta

LOG = '''\
2024-03-01 08:00:01 INFO  [web] GET /index.html 200 12ms
2024-03-01 08:00:03 WARN  [db] slow query: SELECT * FROM users (1530ms)
2024-03-01 08:00:04 INFO  [web] POST /login 302 45ms
2024-03-01 08:01:10 ERROR [web] GET /report 500 3012ms
    Traceback: division by zero
2024-03-01 08:01:12 INFO  [web] GET /index.html 200 9ms
not a log line
2024-03-01 09:15:00 ERROR [db] connection lost
2024-03-01 09:15:30 INFO  [db] reconnected
'''
LINE = re.compile(r'(?P<time>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d) (?P<level>[A-Z]+)\s+\[(?P<part>\w+)\] (?P<text>.*)')
REQUEST = re.compile(r'(GET|POST) (\S+) (\d{3}) (\d+)ms')

entries, odd = [], []
for number, line in enumerate(LOG.splitlines(), 1):
    if m := LINE.fullmatch(line):
        entry = m.groupdict()
        entry['time'] = datetime.fromisoformat(entry['time'])
        entries.append(entry)
    elif line.startswith(' ') and entries:
        entries[-1]['text'] += ' |' + line.rstrip()
    else:
        odd.append((number, line))
print(len(entries), odd)
print(Counter(e['level'] for e in entries).most_common())
print(Counter((e['part'], e['level']) for e in entries).most_common(2))
times = {}
for e in entries:
    if m := REQUEST.match(e['text']):
        method, url, status, ms = m.groups()
        times.setdefault((method, url), []).append((int(status), int(ms)))
for (method, url), seen in times.items():
    ms = [t for _, t in seen]
    print(f'{method:<5}{url:<12} n={len(seen)} mean={sum(ms) / len(ms):.1f} max={max(ms)} statuses={sorted({s for s, _ in seen})}')
gaps = [(b['time'] - a['time'], a['text'][:12]) for a, b in zip(entries, entries[1:])]
print(max(gaps)[0], [str(g) for g, _ in gaps if g > timedelta(minutes=1)])
print(entries[3]['text'])
print(re.sub(r'\d+ms', lambda m: f'{int(m[0][:-2]) / 1000:.3f}s', entries[1]['text']))
