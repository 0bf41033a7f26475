import re

MAIL = '''From: Ann Lee <ann@example.org>
To: bob@example.com, "Carl, Jr." <carl@sub.example.co.uk>
Subject: Re: [urgent]  order #1234 and #99 (USD 1,250.00)
Date: 3 Feb 2024 17:05

Call +1 (555) 010-9999 or visit https://example.org/a/b?x=1&y=2#top today.
'''
headers = dict(re.findall(r'^(\w+): (.*)$', MAIL, re.M))
print(headers['Subject'], list(headers))
print(re.findall(r'[\w.]+@(?:\w+\.)+\w+', MAIL))
print([(m['name'].strip('" '), m['addr']) for m in re.finditer(r'(?P<name>"[^"]*"|[A-Z][\w ]+?)\s*<(?P<addr>[^>]+)>', MAIL)])
print(re.findall(r'#(\d+)', MAIL), re.search(r'(?P<cur>[A-Z]{3})\s(?P<sum>[\d,]+\.\d\d)', MAIL).groupdict())
url = re.search(r'(?P<scheme>https?)://(?P<host>[^/?#]+)(?P<path>/[^?#]*)?(?:\?(?P<query>[^#]*))?(?:#(?P<frag>\S*))?', MAIL)
print(url.groupdict(), url.span('query'), dict(p.split('=') for p in url['query'].split('&')))
print(re.sub(r'(\d)(?=(?:\d{3})+\b)', r'\1_', '1234567 89 1234'), re.sub(r'\b(\w)(\w*)', lambda m: m[1].upper() + m[2], 'the end of it'))
print(re.split(r'\s*[,;]\s*|\s+and\s+', 'a, b;c and d ,e'), re.split(r'(-)', '1-2-3', maxsplit=1))
day, month, year = re.match(r'(\d+) (\w+) (\d+)', headers['Date']).groups()
print(f'{year}-{month}-{int(day):02}')
phone = re.compile(r'''
    \+?(?P<country>\d{1,3})\s*     # country
    \(?(?P<area>\d{3})\)?[\s-]*    # area
    (?P<rest>\d{3}-?\d{4})
''', re.X)
print(phone.search(MAIL).expand(r'\g<country>-\g<area>-\g<rest>'), phone.groupindex['area'])
def camel(s): return re.sub(r'_(\w)', lambda m: m[1].upper(), s)
def snake(s): return re.sub(r'(?<!^)(?=[A-Z])', '_', s).lower()
print(camel('http_status_code'), snake('httpStatusCode'), snake('HTTPServer'))
print(re.fullmatch(r'(\w+)\s\1', 'hey hey'), re.match(r'(?i)STRASSE', 'strasse').end(), re.findall(r'(?s)a.b', 'a\nb a-b'), re.sub('(?m)^', '> ', 'x\ny'))
for pattern in ('(', '[a', 'a**', '(?P<n>a)(?P<n>b)', r'\2(a)', '(?<=a+)b', '*a'):
    try:
        re.compile(pattern)
    except re.error as e:
        print(pattern, '|', e.msg, e.pos)
