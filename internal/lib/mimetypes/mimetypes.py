"""Types of content by the names of files."""

import os
import posixpath
import urllib.parse

__all__ = ["knownfiles", "inited", "MimeTypes", "guess_type", "guess_file_type", "guess_all_extensions",
           "guess_extension", "add_type", "init", "read_mime_types", "suffix_map", "encodings_map", "types_map",
           "common_types"]

knownfiles = [
    "/etc/mime.types", "/etc/httpd/mime.types", "/etc/httpd/conf/mime.types", "/etc/apache/mime.types",
    "/etc/apache2/mime.types", "/usr/local/etc/httpd/conf/mime.types", "/usr/local/lib/netscape/mime.types",
    "/usr/local/etc/httpd/conf/mime.types", "/usr/local/etc/mime.types",
]

inited = False
_db = None


class MimeTypes:
    """A set of types, their extensions, and the extensions of encodings."""

    def __init__(self, filenames=(), strict=True):
        if not inited:
            init()
        self.encodings_map = _encodings_map_default.copy()
        self.suffix_map = _suffix_map_default.copy()
        self.types_map = ({}, {})  # the common ones, the registered ones
        self.types_map_inv = ({}, {})
        for ext, type in _types_map_default.items():
            self.add_type(type, ext, True)
        for ext, type in _common_types_default.items():
            self.add_type(type, ext, False)
        for name in filenames:
            self.read(name, strict)

    def add_type(self, type, ext, strict=True):
        """Let an extension stand for a type."""
        self.types_map[strict][ext] = type
        extensions = self.types_map_inv[strict].setdefault(type, [])
        if ext not in extensions:
            extensions.append(ext)

    def guess_type(self, url, strict=True):
        """Return type and encoding of what a URL names."""
        url = os.fspath(url)
        parts = urllib.parse.urlparse(url)
        if len(parts.scheme) < 2:
            return self.guess_file_type(url, strict=strict)
        path = parts.path
        if parts.scheme == "data":
            comma = path.find(",")
            if comma < 0:
                return None, None
            type = path[:comma].partition(";")[0]
            if "=" in type or "/" not in type:
                type = "text/plain"
            return type, None
        return self._guess_file_type(path, strict, posixpath.splitext)

    def guess_file_type(self, path, *, strict=True):
        """Return type and encoding of a file."""
        path = os.fsdecode(path)
        return self._guess_file_type(os.path.splitdrive(path)[1], strict, os.path.splitext)

    def _guess_file_type(self, path, strict, splitext):
        base, ext = splitext(path)
        while (lower := ext.lower()) in self.suffix_map:
            base, ext = splitext(base + self.suffix_map[lower])
        encoding = self.encodings_map.get(ext)
        if encoding is not None:
            base, ext = splitext(base)
        ext = ext.lower()
        type = self.types_map[True].get(ext)
        if type is None and not strict:
            type = self.types_map[False].get(ext)
        return type, encoding

    def guess_all_extensions(self, type, strict=True):
        """Return all extensions of a type."""
        type = type.lower()
        extensions = list(self.types_map_inv[True].get(type, ()))
        if not strict:
            for ext in self.types_map_inv[False].get(type, ()):
                if ext not in extensions:
                    extensions.append(ext)
        return extensions

    def guess_extension(self, type, strict=True):
        """Return the first extension of a type, None where there is none."""
        extensions = self.guess_all_extensions(type, strict)
        return extensions[0] if extensions else None

    def read(self, filename, strict=True):
        """Read a file in the format mime.types."""
        with open(filename, encoding="utf-8") as fp:
            self.readfp(fp, strict)

    def readfp(self, fp, strict=True):
        """Read lines of a type and its extensions."""
        while line := fp.readline():
            words = line.split()
            for i, word in enumerate(words):
                if word[0] == "#":
                    del words[i:]
                    break
            if words:
                for ext in words[1:]:
                    self.add_type(words[0], "." + ext, strict)

    def read_windows_registry(self, strict=True):
        """Do nothing: there is no registry."""


def guess_type(url, strict=True):
    """Return type and encoding of what a URL or a path names; None stands for what is not known."""
    if _db is None:
        init()
    return _db.guess_type(url, strict)


def guess_file_type(path, *, strict=True):
    """Return type and encoding of a file; None stands for what is not known."""
    if _db is None:
        init()
    return _db.guess_file_type(path, strict=strict)


def guess_all_extensions(type, strict=True):
    """Return all extensions of a type."""
    if _db is None:
        init()
    return _db.guess_all_extensions(type, strict)


def guess_extension(type, strict=True):
    """Return the first extension of a type, None where there is none."""
    if _db is None:
        init()
    return _db.guess_extension(type, strict)


def add_type(type, ext, strict=True):
    """Let an extension stand for a type."""
    if _db is None:
        init()
    return _db.add_type(type, ext, strict)


def init(files=None):
    """Start again from the types that are always known and those of files."""
    global suffix_map, types_map, encodings_map, common_types, inited, _db
    inited = True  # before a MimeTypes is made, which asks
    db = _db
    if files is None or db is None:
        db = MimeTypes()
        files = knownfiles + list(files or ())
    for file in files:
        if os.path.isfile(file):
            db.read(file)
    encodings_map = db.encodings_map
    suffix_map = db.suffix_map
    types_map = db.types_map[True]
    common_types = db.types_map[False]
    _db = db


def read_mime_types(file):
    """Return what a file in the format mime.types says, None where it can not be opened."""
    try:
        fp = open(file, encoding="utf-8")
    except OSError:
        return None
    with fp:
        db = MimeTypes()
        db.readfp(fp, True)
        return db.types_map[True]


suffix_map = _suffix_map_default = {
    ".svgz": ".svg.gz", ".tgz": ".tar.gz", ".taz": ".tar.gz", ".tz": ".tar.gz", ".tbz2": ".tar.bz2", ".txz": ".tar.xz",
}
encodings_map = _encodings_map_default = {".gz": "gzip", ".Z": "compress", ".bz2": "bzip2", ".xz": "xz", ".br": "br"}
common_types = _common_types_default = {
    ".rtf": "application/rtf", ".midi": "audio/midi", ".mid": "audio/midi", ".jpg": "image/jpg", ".pict": "image/pict",
    ".pct": "image/pict", ".pic": "image/pict", ".xul": "text/xul",
}

# A type and its extensions a line; the first extension is the one a type is written with.
types_map = _types_map_default = {"." + ext: words[0] for words in map(str.split, """
text/javascript js mjs
application/json json
application/manifest+json webmanifest
application/msword doc dot wiz
application/n-quads nq
application/n-triples nt
application/octet-stream bin a dll exe o obj so
application/oda oda
application/pdf pdf
application/pkcs7-mime p7c
application/postscript ps ai eps
application/trig trig
application/vnd.apple.mpegurl m3u m3u8
application/vnd.ms-excel xls xlb
application/vnd.ms-powerpoint ppt pot ppa pps pwz
application/wasm wasm
application/x-bcpio bcpio
application/x-cpio cpio
application/x-csh csh
application/x-dvi dvi
application/x-gtar gtar
application/x-hdf hdf
application/x-hdf5 h5
application/x-latex latex
application/x-mif mif
application/x-netcdf cdf nc
application/x-pkcs12 p12 pfx
application/x-pn-realaudio ram
application/x-python-code pyc pyo
application/x-sh sh
application/x-shar shar
application/x-shockwave-flash swf
application/x-sv4cpio sv4cpio
application/x-sv4crc sv4crc
application/x-tar tar
application/x-tcl tcl
application/x-tex tex
application/x-texinfo texi texinfo
application/x-troff roff t tr
application/x-troff-man man
application/x-troff-me me
application/x-troff-ms ms
application/x-ustar ustar
application/x-wais-source src
application/xml xsl rdf wsdl xpdl
application/zip zip
audio/3gpp 3gp 3gpp
audio/3gpp2 3g2 3gpp2
audio/aac aac adts loas ass
audio/basic au snd
audio/mpeg mp3 mp2
audio/opus opus
audio/x-aiff aif aifc aiff
audio/x-pn-realaudio ra
audio/x-wav wav
image/avif avif
image/bmp bmp
image/gif gif
image/ief ief
image/jpeg jpg jpe jpeg
image/heic heic
image/heif heif
image/png png
image/svg+xml svg
image/tiff tiff tif
image/vnd.microsoft.icon ico
image/webp webp
image/x-cmu-raster ras
image/x-portable-anymap pnm
image/x-portable-bitmap pbm
image/x-portable-graymap pgm
image/x-portable-pixmap ppm
image/x-rgb rgb
image/x-xbitmap xbm
image/x-xpixmap xpm
image/x-xwindowdump xwd
message/rfc822 eml mht mhtml nws
text/css css
text/csv csv
text/html html htm
text/markdown md markdown
text/n3 n3
text/plain txt bat c h ksh pl srt
text/richtext rtx
text/rtf rtf
text/tab-separated-values tsv
text/vtt vtt
text/x-python py
text/x-rst rst
text/x-setext etx
text/x-sgml sgm sgml
text/x-vcard vcf
text/xml xml
video/mp4 mp4
video/mpeg mpeg m1v mpa mpe mpg
video/quicktime mov qt
video/webm webm
video/x-msvideo avi
video/x-sgi-movie movie
""".strip().splitlines()) for ext in words[1:]}
