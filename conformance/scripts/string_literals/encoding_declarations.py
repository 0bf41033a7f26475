for src in (b'# -*- coding: utf-8 -*-\nx = "\xc3\xa9"', b'# coding: latin-1\nx = "\xe9"', b'# coding=cp1252\nx = "\x80"', b'\xef\xbb\xbfx = "\xc3\xa9"', b'\n# coding: latin-1\nx = "\xe9"', b'x = "\xc3\xa9"', b'#!/usr/bin/python\n# vim: set fileencoding=iso-8859-15 :\nx = "\xa4"', b'# coding: ascii\nx = "a"', b'# coding: UTF8\nx = "\xe2\x82\xac"'):
    ns = {}
    try:
        exec(src, ns)
        print(ascii(ns['x']))
    except (SyntaxError, UnicodeDecodeError) as e:
        print(src, type(e).__name__, e)
for src in (b'x = "\xe9"', b'# coding: nope\nx = 1', b'\xef\xbb\xbf# coding: latin-1\nx = 1', b'# coding: ascii\nx = "\xc3\xa9"', b'x = 1\n\n# coding: latin-1\ny = "\xe9"', b'\xff\xfex', b'# coding: utf-16\nx = 1', b'x = "\xc3"', b'x\x00'):
    try:
        exec(src, {})
        print(src, 'fine')
    except (SyntaxError, ValueError) as e:
        print(src, type(e).__name__, e.msg if isinstance(e, SyntaxError) else e)
print(eval(b'"\xc3\xa9"'), compile(b'# coding: latin-1\n"\xe9"', 'f', 'exec').co_filename, eval('"é"'), eval('# coding: latin-1\n"é"'))
