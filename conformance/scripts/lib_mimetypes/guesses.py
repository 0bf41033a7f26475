import io
import mimetypes
from pathlib import PurePosixPath

db = mimetypes.MimeTypes()
for name in ['a.html', 'a.HTML', 'a.tar.gz', 'a.tgz', 'a.TGZ', 'a.tar.Z', 'a.tar.z', 'a', '.html', '', 'a.', 'x/y.json', 'a.svgz', 'a.b.c.py', b'a.css',
             'a.rtf', 'a.jpg', 'a.pict', 'http://h/p/a.png', 'http://h/p/a.png?q=1.txt', 'http://h', 'ftp://h/a.zip', 'c:/a.txt', 'data:,x', 'data:text/html,x',
             'data:text/html;charset=utf-8,x', 'data:;base64,x', 'data:a=b,x', 'data:nocomma', 'a b.mp3', 'a.js#x', PurePosixPath('q/w.csv')]:
    print(name, db.guess_type(name), db.guess_type(name, strict=False))
    if isinstance(name, (bytes, str)) and ':' not in str(name):
        print('  ', db.guess_file_type(name), db.guess_file_type(name, strict=False))
for kind in ['text/html', 'TEXT/HTML', 'text/plain', 'image/jpg', 'image/jpeg', 'application/octet-stream', 'no/thing', '', 'audio/mpeg']:
    print(kind, db.guess_extension(kind), db.guess_extension(kind, False), db.guess_all_extensions(kind), db.guess_all_extensions(kind, strict=False))
db.add_type('my/type', '.my')
db.add_type('my/loose', '.loose', strict=False)
db.add_type('', '.none')
print(db.guess_type('a.my'), db.guess_type('a.loose'), db.guess_type('a.loose', False), db.guess_all_extensions('my/type'), db.guess_type('a.none'))
db.readfp(io.StringIO('# comment\nx/y  xy xyz # more\n\nlonely\nz/z .z\n'))
print(db.guess_type('f.xy'), db.guess_type('f.xyz'), db.guess_extension('x/y'), db.guess_extension('lonely'), db.guess_extension('z/z'))
print(mimetypes.guess_extension('x/y'), mimetypes.inited)
mimetypes.add_type('q/r', '.qr')
print(mimetypes.guess_type('a.qr'), mimetypes.types_map['.qr'], mimetypes.guess_all_extensions('q/r'))
mimetypes.init()
print(mimetypes.guess_type('a.qr'), mimetypes.inited, mimetypes.read_mime_types('/no/such/file'))
print(sorted(mimetypes.encodings_map.items()), sorted(mimetypes.suffix_map.items()), sorted(mimetypes.common_types.items()))
print(sorted(db.types_map[True].items()))
for bad in [5, None, ['a']]:
    try:
        mimetypes.guess_type(bad)
    except TypeError as e:
        print(e)
