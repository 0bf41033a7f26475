#!/usr/bin/env python3
"""Records what CPython does with the scripts of the corpus.

  record.py --python PATH [--pyodide FOLDER] [--all] [SUBSTRING...]

Beside scripts/<topic>/<behaviour>.py it writes <behaviour>.out (standard output), .err (standard
error, if there is any) and .exit (the exit status, if it is not 0). PATH is a CPython 3.13; scripts
whose first lines hold `# oracle: 3.14` are run by the npm package pyodide (version 314) instead,
FOLDER being its folder in a node_modules. Without arguments only scripts that have no outcome yet,
or one older than the script, are run; SUBSTRINGs choose by name, --all takes all; --check writes nothing
and reports recorded outcomes that are not what the oracle does now.

Scripts can not import their neighbours. A script runs twice, with different hash seeds; one that prints
something else the second time, an object's address or a path of the oracle's own library is refused: its
outcome is no fact about the language.
"""
import argparse
import concurrent.futures
import glob
import json
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SCRIPTS = os.path.join(HERE, 'scripts')
DRIVER = os.path.join(HERE, 'record_pyodide.mjs')
ADDRESS = re.compile(r'\b(?:at|object) 0x[0-9a-f]{6,}')
LIBRARY = re.compile(r'/lib/python3')
LIMIT = 20  # seconds for one run
FIXED = {'LANG': 'C.UTF-8', 'TZ': 'UTC', 'COLUMNS': '80', 'NO_COLOR': '1', 'PYTHONUTF8': '1', 'PYTHONDONTWRITEBYTECODE': '1'}


class Refused(Exception):
    """the script's outcome can not be recorded; the text says why"""


def markers(script):
    """the `# key: value` comments at the top of a script"""
    found = {}
    with open(script, encoding='utf-8') as f:
        for line in f:
            m = re.match(r'# (\w+): (\S+)$', line)
            if not m:
                break
            found[m[1]] = m[2]
    return found


def run_cpython(python, script, seed):
    env = dict(FIXED, PYTHONHASHSEED=seed, PATH=os.defpath)
    try:
        p = subprocess.run([python, '-B', '-P', script], cwd=os.path.dirname(script), env=env,
                           stdin=subprocess.DEVNULL, capture_output=True, timeout=LIMIT)
    except subprocess.TimeoutExpired:
        raise Refused('not done after %d s' % LIMIT) from None
    return p.stdout.decode('utf-8', 'strict'), p.stderr.decode('utf-8', 'strict'), p.returncode


def run_pyodide(folder, script, seed):
    p = subprocess.run(['node', DRIVER, os.path.abspath(folder), script, seed], cwd=os.path.dirname(script),
                       stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60)
    if p.returncode:
        raise Refused('pyodide: ' + p.stderr.strip())
    result = json.loads(p.stdout)
    return result['stdout'], result['stderr'], result['exit']


def outcome(script, args):
    """what the script's oracle does with it, file names reduced to the base name"""
    if markers(script).get('oracle') == '3.14':
        if not args.pyodide:
            raise Refused('needs --pyodide')
        first, second = (run_pyodide(args.pyodide, script, seed) for seed in '12')
    else:
        first, second = (run_cpython(args.python, script, seed) for seed in '12')
    if first != second:
        raise Refused('prints something else under another hash seed')
    folder = os.path.dirname(script) + os.sep
    stdout, stderr = (text.replace(folder, '') for text in first[:2])
    if ADDRESS.search(stdout + stderr):
        raise Refused('prints an address')
    if LIBRARY.search(stdout + stderr):
        raise Refused("prints a path of the oracle's library")
    return stdout, stderr, first[2]


def recorded(script):
    """the outcome files of a script: path -> the text they hold, or None"""
    stem = script[:-3]
    texts = {}
    for ext in ('.out', '.err', '.exit'):
        try:
            with open(stem + ext, encoding='utf-8', newline='') as f:
                texts[stem + ext] = f.read()
        except FileNotFoundError:
            texts[stem + ext] = None
    return texts


def is_stale(script):
    out = script[:-3] + '.out'
    return not os.path.exists(out) or os.path.getmtime(out) < os.path.getmtime(script)


def record(script, args):
    """-> a line to print, or None when the files hold the outcome already"""
    stdout, stderr, status = outcome(script, args)
    stem = script[:-3]
    wanted = {stem + '.out': stdout, stem + '.err': stderr or None, stem + '.exit': '%d\n' % status if status else None}
    changed = [path for path, text in recorded(script).items() if text != wanted[path]]
    if args.check:
        return 'differs: ' + ', '.join(map(os.path.basename, changed)) if changed else None
    for path in changed:
        if wanted[path] is None:
            os.remove(path)
        else:
            with open(path, 'w', encoding='utf-8', newline='') as f:
                f.write(wanted[path])
    os.utime(stem + '.out')
    return 'recorded' if changed else None


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument('--python', required=True, metavar='PATH', help='a CPython 3.13')
    ap.add_argument('--pyodide', metavar='FOLDER', help='the npm package pyodide, for scripts of 3.14')
    ap.add_argument('--all', action='store_true', help='every script')
    ap.add_argument('--check', action='store_true', help='write nothing, report what differs')
    ap.add_argument('--jobs', type=int, default=2)
    ap.add_argument('names', nargs='*', metavar='SUBSTRING')
    args = ap.parse_args()
    version = subprocess.run([args.python, '--version'], capture_output=True, text=True).stdout
    if not version.startswith('Python 3.13.'):
        ap.error('%s is %s, not a CPython 3.13' % (args.python, version.strip() or 'no Python'))
    scripts = sorted(glob.glob(os.path.join(SCRIPTS, '*', '*.py')))
    if args.names:
        scripts = [s for s in scripts if any(n in os.path.relpath(s, SCRIPTS) for n in args.names)]
    elif not args.all and not args.check:
        scripts = [s for s in scripts if is_stale(s)]

    def one(script):
        try:
            return record(script, args), False
        except Refused as e:
            return 'REFUSED: %s' % e, True

    bad = 0
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for script, (line, refused) in zip(scripts, pool.map(one, scripts)):
            bad += refused or bool(args.check and line)
            if line:
                print('%s: %s' % (os.path.relpath(script, SCRIPTS), line))
    print('%d scripts, %d refused or different' % (len(scripts), bad))
    sys.exit(bool(bad))


if __name__ == '__main__':
    main()
