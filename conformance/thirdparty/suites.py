"""The two suites: generators of (case id, script or slicer.Excluded); what they are given is the path of the MBPP rows.

A case id is 'file/Class.method' (cpython-lib-test) or 'mbpp_<task>'.
"""
import json
import os
import re

import slicer

# CPython's Lib/test beside the running interpreter's standard library
LIBTEST = os.path.join(os.path.dirname(os.__file__), 'test')
MBPP = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'data', 'mbpp.jsonl')

# Lib/test files to slice, by area; files made of doctests only and those about the host are not listed
AREAS = {
    'syntax': '''
        test_augassign test_binop test_compare test_contains test_dictcomps test_dynamic test_eof test_flufl test_fstring
        test_global test_grammar test_int_literal test_keyword test_keywordonlyarg test_listcomps test_named_expressions
        test_opcodes test_patma test_positional_only_arg test_richcmp test_scope test_setcomps test_string_literals
        test_syntax test_type_aliases test_type_annotations test_type_params test_unary test_unicode_identifiers
        test_unpack test_utf8source''',
    'functions and classes': '''
        test_abc test_call test_class test_code test_decorators test_descr test_dynamicclassattribute test_frame
        test_funcattrs test_genericalias test_genericclass test_hash test_index test_isinstance test_property
        test_subclassinit test_super test_typechecks test_types''',
    'generators and async': '''
        test_asyncgen test_asyncio/test_locks test_asyncio/test_queues test_asyncio/test_taskgroups
        test_asyncio/test_timeouts test_context test_coroutines test_generator_stop test_generators test_iter
        test_iterlen test_yield_from''',
    'exceptions': '''
        test_baseexception test_except_star test_exception_group test_exception_variations test_exceptions test_raise
        test_with''',
    'builtin types': '''
        test_bigmem test_bool test_builtin test_bytes test_dict test_dict_version test_dictviews test_enumerate test_list
        test_memoryview test_print test_range test_set test_slice test_sort test_structseq test_tuple''',
    'numbers': '''
        test_abstract_numbers test_cmath test_colorsys test_complex test_decimal test_float test_fractions test_int
        test_long test_math test_math_property test_numeric_tower test_pow test_random test_secrets test_statistics
        test_strtod''',
    'text': '''
        test_charmapcodec test_codeccallbacks test_codecs test_difflib test_fnmatch test_format test_html test_htmlparser
        test_pprint test_re test_reprlib test_shlex test_str test_string test_stringprep test_textwrap test_ucn
        test_unicodedata''',
    'containers and functional': '''
        test_array test_bisect test_collections test_contextlib test_copy test_copyreg test_dataclasses/__init__
        test_defaultdict test_deque test_enum test_functools test_graphlib test_heapq test_itertools test_operator
        test_ordered_dict test_typing test_userdict test_userlist test_userstring test_weakref test_weakset''',
    'data formats': '''
        test_base64 test_binascii test_bufio test_configparser test_csv test_hashlib test_hmac test_ipaddress
        test_json/test_decode test_json/test_default test_json/test_dump test_json/test_encode_basestring_ascii
        test_json/test_enum test_json/test_fail test_json/test_float test_json/test_indent test_json/test_pass1
        test_json/test_pass2 test_json/test_pass3 test_json/test_recursion test_json/test_scanstring
        test_json/test_separators test_json/test_speedups test_json/test_unicode test_memoryio test_mimetypes
        test_minidom test_plistlib test_quopri test_struct test_urlparse test_uuid test_zlib''',
    'time and tools': '''
        test_argparse test_atexit test_calendar test_cmd test_frozen test_getopt test_monitoring test_ntpath test_optparse
        test_pkg test_posixpath test_sched test_strftime test_strptime test_sundry test_sys test_time test_timeit
        test_zipapp''',
}
# modules of the test package whose classes the files above inherit from
INLINE = ['list_tests', 'seq_tests', 'string_tests', 'mapping_tests', 'support/testcase']


def read(name):
    with open(os.path.join(LIBTEST, name + '.py'), encoding='utf-8') as f:
        return f.read()


def cpython_lib_test(_):
    inline = {name.split('/')[-1]: read(name) for name in INLINE}
    for file in ' '.join(AREAS.values()).split():
        try:
            src = read(file)
        except FileNotFoundError:
            yield file + '/', slicer.Excluded('not in this Lib/test')
            continue
        if file.startswith('test_json/'):
            src = _plain_json(src)
        for name, script in slicer.slice_module(src, inline):
            yield file + '/' + name, script


def _plain_json(src):
    """the json tests run on a C and a Python mixin: keep the first, on the public json module"""
    src = src.replace('from test.test_json import PyTest, CTest', 'import unittest, json')
    src = re.sub(r'class (\w+)\((\w+), CTest\): pass', r'class \1(\2, unittest.TestCase):\n    pass', src)
    src = re.sub(r'class \w+\(\w+, PyTest\): pass', '', src)
    src = re.sub(r'\bself\.(loads|dumps)\b', r'json.\1', src)
    return re.sub(r'\bself\.json\b', 'json', src)


def mbpp(path):
    """the dataset's own answer followed by its asserts"""
    with open(path, encoding='utf-8') as f:
        for line in f:
            row = json.loads(line)
            parts = [row['code'], row['test_setup_code']]
            parts = [p.replace('\r\n', '\n') for p in parts] + row['test_list'] + row['challenge_test_list']
            yield 'mbpp_%d' % row['task_id'], '\n'.join(parts + ["print('ok')\n"])


SUITES = {'cpython-lib-test': cpython_lib_test, 'mbpp': mbpp}
