import xml.etree.ElementTree as E
for d,k in [('<a  z="1" b="2"><c/></a>',{}),("<r xmlns:x='u' xmlns='d' b=\"'\"><!-- c --><x:y x:b='1' a='2'>t&gt;\n&amp;</x:y><?p i?></r>",{}),
 ('<?pi x?><!-- c --><a> <b> t </b> </a><!-- d --><?e?>',{}),('<?pi x?><!-- c --><a> <b> t </b> </a><!-- d --><?e?>',{'with_comments':True}),('<a> <b> t </b> </a>',{'strip_text':True}),('<a> <b xml:space="preserve"> t </b> </a>',{'strip_text':True}),
 ('<q:a xmlns:q="u" xmlns:r="v" r:z="1" q:y="2"><r:b/></q:a>',{}),('<q:a xmlns:q="u" xmlns:r="v" r:z="1" q:y="2"><r:b/></q:a>',{'rewrite_prefixes':True}),
 ('<a><b x="1" y="2">t</b><c><b/></c></a>',{'exclude_tags':['c']}),('<a><b x="1" y="2">t</b></a>',{'exclude_attrs':['x']}),('<a xmlns="u"><b xmlns=""/><c/></a>',{}),('<a b="&#9;&#10;&#13;&lt;&gt;&quot;">&#13;</a>',{}),
 ('<a xmlns:p="u"><q>p:x</q></a>',{'qname_aware_tags':['q']}),('<a xmlns:p="u"><q t="p:x">y</q></a>',{'qname_aware_attrs':['t'],'rewrite_prefixes':True}),('<a xmlns:x="u"><x:b><x:c/></x:b><x:d/></a>',{})]:
    try: print(repr(E.canonicalize(d,**k)))
    except Exception as e: print(type(e).__name__,e)
try: E.canonicalize()
except ValueError as e: print(e)
