#!/usr/bin/env python3
"""Records what CPython makes of sources: the error, or the tree and the warnings.

  record_syntax_errors.py --sources FILE --out FILE [--pyodide FOLDER]

The sources stand in one file, each below a line "=== MODE", where MODE is exec, eval or single; the
line end before the next such line does not belong to the source. With "=== MODE escaped" the source is
written with the escapes of a string literal. The result has one JSON object a line: Source, Mode, and
either Kind, Msg, Line, Col, EndLine, EndCol and Text of the SyntaxError (0 for None), or Tree in the
form of cmd/astdiff/dump.py and Warnings, pairs of line and message.

It is run by the CPython 3.13 whose behaviour is wanted. With --pyodide FOLDER the work is done by the
npm package pyodide in that folder of a node_modules, which is CPython 3.14.
"""
import argparse
import ast
import json
import os
import re
import subprocess
import sys
import tempfile
import warnings

HERE = os.path.dirname(os.path.abspath(__file__))


def dumper():
    with open(os.path.join(HERE, 'cmd', 'astdiff', 'dump.py'), encoding='utf-8') as f:
        text = f.read()
    scope = {}
    exec(text[:text.index('def answer')], scope)
    return scope['dump']


def read_sources(path):
    with open(path, encoding='utf-8', newline='') as f:
        text = f.read()
    parts = re.split(r'^=== (\w+)( escaped)?\n', text, flags=re.MULTILINE)
    for mode, escaped, source in zip(parts[1::3], parts[2::3], parts[3::3]):
        source = source.removesuffix('\n')
        if escaped:
            source = ast.literal_eval('"""' + source + '"""')
        yield mode, source


def record(dump, mode, source):
    r = {'Source': source, 'Mode': mode}
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter('always')
        try:
            tree = ast.parse(source, '<source>', mode)
            caught.clear()
            try:
                compile(source, '<source>', mode)
            except (SyntaxError, ValueError):
                pass  # an error of the compiler, not of the parser
        except SyntaxError as e:
            r.update(Kind=type(e).__name__, Msg=e.msg, Line=e.lineno or 0, Col=e.offset or 0,
                     EndLine=e.end_lineno or 0, EndCol=e.end_offset or 0, Text=e.text or '')
            return r
        except MemoryError as e:
            r.update(Kind='MemoryError', Msg=str(e))
            return r
    r['Tree'] = dump(tree)
    r['Warnings'] = sorted([w.lineno, str(w.message)] for w in caught)
    return r


def by_pyodide(folder, sources):
    with tempfile.TemporaryDirectory() as d:
        script = os.path.join(d, 'record.py')
        with open(script, 'w', encoding='utf-8') as f, open(__file__, encoding='utf-8') as own, \
                open(os.path.join(HERE, 'cmd', 'astdiff', 'dump.py'), encoding='utf-8') as dump:
            f.write('import ast, json, struct, sys, warnings\n')
            text = dump.read()
            f.write(text[text.index('OMITTED'):text.index('def answer')])
            text = own.read()
            f.write(text[text.index('def record'):text.index('def by_pyodide')])
            f.write('for mode, source in json.loads(%r):\n' % json.dumps(sources))
            f.write('    print(json.dumps(record(dump, mode, source)))\n')
        run = subprocess.run(['node', os.path.join(HERE, 'record_pyodide.mjs'), folder, script, '0'],
                             check=True, capture_output=True, text=True)
    result = json.loads(run.stdout)
    if result['stderr']:
        sys.exit(result['stderr'])
    return [json.loads(line) for line in result['stdout'].splitlines()]


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition('\n')[0])
    parser.add_argument('--sources', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--pyodide')
    args = parser.parse_args()
    sources = list(read_sources(args.sources))
    if args.pyodide:
        records = by_pyodide(args.pyodide, sources)
    else:
        dump = dumper()
        records = [record(dump, mode, source) for mode, source in sources]
    with open(args.out, 'w', encoding='utf-8') as f:
        for r in records:
            f.write(json.dumps(r) + '\n')
    print(len(records), 'sources,', sum('Kind' in r for r in records), 'refused')


if __name__ == '__main__':
    main()
