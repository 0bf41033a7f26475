import re
for p in (r'[abc]', r'[^abc]', r'[a-c]', r'[a\-c]', r'[-a]', r'[a-]', r'[]a]', r'[^]a]', r'[\]]', r'[\d_]', r'[^\s]', r'[\w-]', r'[.]', r'[\b]', r'[\n]', r'[\x61]', r'[a-zA-Z0-9]', r'\d', r'\D', r'\s', r'\S', r'\w', r'\W', r'.', r'[é-ü]', r'[\u00e9]', r'[^\x00-\x7f]', r'[$^*]', r'[&~]'):
    print(p, re.findall(p, 'ab-]d1_ .\n\b$^*é\u0660&~'))
print(re.findall(r'\d', '1٣²½'), re.findall(r'\w', 'aé日_٣²'), re.findall(r'\s', ' \t\n\r\f\v\x1c\x85\xa0\u2028\u200b'), re.findall(r'(?a)\w', 'aé1'), re.findall(rb'\w', b'a\xe9_'), re.findall(r'\w', 'é', re.ASCII), re.findall(rb'(?L)\w', b'a'))
for p in (r'[', r'[]', r'[^]', r'[b-a]', r'[\d-z]', r'[a-\d]', r'[\q]', r'[a', r'[\x6]', r'[z-\x61]'):
    try:
        print(p, re.compile(p).findall('a-z'))
    except re.error as e:
        print(p, e)
