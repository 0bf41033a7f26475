from datetime import datetime
for s, f in (('2024-02-29', '%Y-%m-%d'), ('29/02/24', '%d/%m/%y'), ('Feb 5, 2024 3:04 PM', '%b %d, %Y %I:%M %p'), ('Monday February 05 2024', '%A %B %d %Y'), ('13:05:09.5', '%H:%M:%S.%f'), ('2024 036', '%Y %j'), ('2024-W06-1', '%G-W%V-%u'), ('2024-02-05T01:02:03+0530', '%Y-%m-%dT%H:%M:%S%z'), ('x 5 %', 'x %m %%'), ('  2024', ' %Y'), ('1 2 3', '%y %m %H'), ('69 1', '%y %m'), ('68 1', '%y %m'), ('2024-02-05 Z', '%Y-%m-%d %z'), ('12 AM', '%I %p'), ('12 PM', '%I %p'), ('2024 10 1', '%Y %W %w'), ('UTC 2024', '%Z %Y'), ('mon', '%a'), ('02/05/24', '%x'), ('07:08:09', '%X'), ('Mon Feb  5 07:08:09 2024', '%c')):
    try:
        print(s, '|', f, '|', repr(datetime.strptime(s, f)))
    except ValueError as e:
        print(s, '|', f, '|', e)
for s, f in (('2024-13-01', '%Y-%m-%d'), ('2023-02-29', '%Y-%m-%d'), ('2024', '%Y-%m'), ('2024-01-01x', '%Y-%m-%d'), ('a', '%m'), ('1', '%q'), ('1', '%'), ('24:00', '%H:%M'), ('', '%Y'), ('2024-05', '%G-%V'), ('5', '%j %m'), ('13 PM', '%I %p'), ('2024 54 1', '%Y %U %w'), (5, '%Y'), ('2024-W06', '%Y-W%V')):
    try:
        print(datetime.strptime(s, f))
    except (ValueError, TypeError) as e:
        print(repr(s), f, type(e).__name__, e)
