for s in (b"\xef\xbb\xbf#coding: utf8\nprint('\xe6\x88\x91')\n", b"\xef\xbb\xbf#coding: latin-1\nprint(1)\n",b"\xef\xbb\xbf#coding: UTF-8\nprint(1)\n", b"#coding: foo\n1", b"#coding: utf8\n\xff", b"\xef\xbb\xbf#coding: utf-8-sig\nx=1"):
    try: compile(s,'<f>','exec')
    except SyntaxError as e: print(e.args, e.lineno, e.offset,e.end_lineno,e.end_offset, e.filename)
    except BaseException as e: print(repr(e))

try:
    exec(b"# coding: nothing\n1")
except SyntaxError as e:
    print(e, e.filename)
