from datetime import datetime, date, time
d = datetime(2024, 2, 5, 7, 8, 9, 12345)
for c in 'aAbBcdfHIjmMpSUwWxXyYzZGuV%D F T R e h n t C'.replace(' ', ''):
    print(c, repr(d.strftime('%' + c)))
print(d.strftime('%Y-%m-%d literal %% é 日 %H:%M'), date(2024, 12, 31).strftime('%j %U %W %V %G %u %w'), date(1, 1, 1).strftime('%y %m'), time(23, 59).strftime('%I:%M %p'), date(2024, 1, 1).strftime(''), time(1).strftime('%Y') if False else '-', f'{d:%d.%m.%y}', format(d, ''), format(date(2024, 1, 2), '%A'))
print([date(2024, 1, i).strftime('%a %U %W') for i in range(1, 9)], date(2021, 1, 3).isocalendar(), date(2020, 12, 31).strftime('%G-W%V-%u'), date(2016, 1, 1).isocalendar()[:2])
