from string import Template
t = Template('$who likes ${what}ful $$ $what_x')
print(t.template, t.safe_substitute(who='tim'), t.get_identifiers(), t.is_valid(), Template('$').is_valid())
print(t.substitute(who=1, what=2, what_x=3), t.substitute({'who': 'a'}, what='b', what_x='c'), Template('$a').substitute({'a': 1}, a=2))
for s, kw in (('$', {}), ('$1', {}), ('${', {}), ('${x', {'x': 1}), ('$x', {}), ('a\nb $ c', {}), ('$é', {}), ('${1}', {}), ('$x-y', {'x': 1})):
    try:
        print(repr(s), Template(s).substitute(**kw))
    except (ValueError, KeyError) as e:
        print(repr(s), type(e).__name__, e)
print(Template('$x ${y} $ ${').safe_substitute(x=1))
class P(Template):
    delimiter = '%'
    idpattern = '[a-z]+\\.[a-z]+'
print(P('%a.b %% %c $d').safe_substitute({'a.b': 'ok'}))
class Up(Template):
    flags = 0
    idpattern = '[A-Z]+'
print(Up('$A $a').safe_substitute(A=1, a=2))
try:
    Template('$a').substitute({'a': 1}, {'b': 2})
except TypeError as e:
    print(e)
