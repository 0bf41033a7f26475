#!/usr/bin/env python3
"""Runs third-party conformance suites under an interpreter and compares with CPython 3.13.

  conformance.py prepare [SUITE...]            generate the cases
  conformance.py reference [SUITE...]          run them under CPython 3.13, drop what it cannot decide (cached)
  conformance.py run --bin PATH [--cmd '{bin} run {file}'] [SUITE...]      run them under PATH, store a report
  conformance.py run --bin PATH --group NAME[,NAME]                    only some test files, pass rate of each
  conformance.py run --bin PATH --only SUBSTRING                       only some cases, every failure
  conformance.py table NAME...                 markdown table of the stored reports
  conformance.py why NAME [SUITE...]           failure reasons of a stored report, most frequent first
  conformance.py files                         markdown table of the sliced test files with case counts
  conformance.py rules                         the exclusion rules and their lists

Suites: cpython-lib-test, mbpp (default: both). Everything generated lives in the folder --root
(default: yardstick in the system's temporary directory).
"""
import argparse
import collections
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import warnings

sys.dont_write_bytecode = True
import rules  # noqa: E402
from slicer import Excluded  # noqa: E402
from suites import AREAS, MBPP, SUITES  # noqa: E402

ROOT = pathlib.Path(tempfile.gettempdir(), 'yardstick')  # --root
# seconds for CPython: far from every case (slowest kept: 2 and 0.05, dropped: mbpp_123 with 2.3), so that
# the case list is the same on every machine
REFERENCE_LIMIT = {'cpython-lib-test': 10, 'mbpp': 1}
LIMIT = 20  # seconds for the interpreter measured
STDOUT_CAP = 4 << 20
ADDRESS = re.compile(rb' at 0x[0-9a-f]{6,}')
SKIP = re.compile(rb'^SKIP\b', re.M)


def suite_path(suite, *names):
    return str(ROOT.joinpath(suite, *names))


def empty():
    """the folder in which every case runs"""
    folder = ROOT / 'empty'
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder)


def load(path, hint='prepare'):
    try:
        with open(path, encoding='utf-8') as f:
            return json.load(f)
    except FileNotFoundError:
        raise SystemExit('%s is missing: run `conformance.py %s` first' % (path, hint))


def save(path, value):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path + '.tmp', 'w', encoding='utf-8') as f:
        json.dump(value, f, indent=1, sort_keys=True)
    os.replace(path + '.tmp', path)


def group_of(case):
    """the test file of a case; mbpp is one group"""
    return case.rsplit('/', 1)[0] if '/' in case else case.rsplit('_', 1)[0]


def percent(n, total):
    return 100.0 * n / max(1, total)


# ------------------------------------------------------------------ the reference python
def find_python(explicit):
    """path of a CPython 3.13 that has its Lib/test"""
    probe = 'import sys, os, test; print(sys.executable, *sys.version_info[:2], os.path.dirname(test.__file__), sep="\\n")'
    python = explicit or shutil.which('python3.13')
    if not python:
        raise SystemExit('no python3.13 on PATH: give a CPython 3.13 by --python')
    try:
        p = subprocess.run([python, '-I', '-c', probe], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    except OSError as e:
        raise SystemExit('%s: %s' % (python, e.strerror))
    out = p.stdout.splitlines()
    if p.returncode:
        raise SystemExit('%s: %s' % (python, last_line(p.stderr)))
    if out[1:3] != ['3', '13']:
        raise SystemExit('%s is Python %s, not 3.13' % (python, '.'.join(out[1:3])))
    if not os.path.exists(os.path.join(out[3], 'test_patma.py')):
        raise SystemExit('%s has no Lib/test installed' % python)
    return out[0]


def become_reference(explicit):
    """slicing depends on the python that slices: continue under the reference python"""
    python = find_python(explicit)
    if sys.version_info[:2] != (3, 13) or not os.path.samefile(sys.executable, python):
        sys.stdout.flush()
        os.execv(python, [python, '-B', *sys.argv])


# ------------------------------------------------------------------ prepare
def file_name(case):
    s = re.sub(r'[^A-Za-z0-9_]+', '_', case)
    if len(s) > 120:
        s = s[:100] + '_' + hashlib.md5(case.encode()).hexdigest()[:8]
    return 't_' + s + '.py'


def prepare(suite, mbpp):
    shutil.rmtree(suite_path(suite), ignore_errors=True)
    os.makedirs(suite_path(suite, 'cases'))
    cases, excluded, used = {}, {}, set()
    for case, script in SUITES[suite](mbpp):
        if isinstance(script, Excluded):
            excluded[case] = 'slicing: %s' % script
            continue
        why = rules.violation(script)
        if why:
            excluded[case] = why
            continue
        name = file_name(case)
        while name in used:
            name = name[:-3] + '_.py'
        used.add(name)
        with open(suite_path(suite, 'cases', name), 'w', encoding='utf-8') as f:
            f.write(script)
        cases[case] = name
    save(suite_path(suite, 'manifest.json'), {'cases': cases, 'excluded': excluded})
    print('%s: %d cases generated, %d excluded' % (suite, len(cases), len(excluded)), flush=True)


# ------------------------------------------------------------------ running
def run_case(argv, limit, env):
    """-> (exit status or 'timeout', stdout, end of stderr, seconds)"""
    start = time.time()
    p = subprocess.Popen(argv, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                         env=env, cwd=empty(), start_new_session=True)
    try:
        out, err = p.communicate(timeout=limit)
        status = p.returncode
    except subprocess.TimeoutExpired:
        os.killpg(p.pid, signal.SIGKILL)
        out, err = p.communicate()
        status = 'timeout'
    return status, out[:STDOUT_CAP], err[-20000:], time.time() - start


def environment(seed):
    return {'PATH': os.environ.get('PATH', os.defpath), 'HOME': empty(), 'LANG': 'C.UTF-8', 'TZ': 'UTC',
            'PYTHONHASHSEED': seed, 'PYTHONIOENCODING': 'utf-8:surrogateescape', 'PYTHONWARNINGS': 'ignore'}


def decode(out):
    return out.decode('utf-8', 'surrogateescape')


def last_line(text):
    lines = [x.strip() for x in text.splitlines() if x.strip()]
    return lines[-1] if lines else ''


# ------------------------------------------------------------------ reference
def judge(script, limit):
    """run one case under this python -> ({'out', 't'}, None) or (None, why it is excluded)"""
    argv = [sys.executable, '-B', '-P', script]
    status, out, err, seconds = run_case(argv, limit, environment('1'))
    why = None
    if status == 'timeout':
        why = 'slower than %d s' % limit
    elif status != 0:
        why = 'fails: ' + last_line(err.decode('utf-8', 'replace'))[:100]
    elif run_case(argv, limit, environment('2'))[:2] != (status, out):
        why = 'nondeterministic'
    elif ADDRESS.search(out):
        why = 'prints an address'
    elif SKIP.search(out):
        why = 'prints SKIP'
    if why:
        return None, 'reference ' + why
    return {'out': decode(out), 't': round(seconds, 3)}, None


def reference(suite, jobs):
    """fix the case list and the expected output; verdicts are cached by script text and python version"""
    cases = load(suite_path(suite, 'manifest.json'))['cases']
    cache_path = str(ROOT / 'refcache' / '.'.join(map(str, sys.version_info[:3])) / (suite + '.json'))
    cache = load(cache_path) if os.path.exists(cache_path) else {}

    def cached(case):
        script = suite_path(suite, 'cases', cases[case])
        with open(script, 'rb') as f:
            key = hashlib.sha256(f.read()).hexdigest()
        if key not in cache:
            cache[key] = judge(script, REFERENCE_LIMIT[suite])
        return cache[key]

    try:
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            verdicts = dict(zip(cases, pool.map(cached, cases)))
    finally:
        save(cache_path, dict(cache))
    expected = {c: want for c, (want, _) in verdicts.items() if want}
    excluded = {c: why for c, (_, why) in verdicts.items() if why}
    save(suite_path(suite, 'expected.json'), {'expected': expected, 'excluded': excluded})
    print('%s: %d cases, %d excluded by the reference' % (suite, len(expected), len(excluded)), flush=True)


# ------------------------------------------------------------------ comparing
def sort_sets(text):
    """sort the items of every flat set display {a, b}: set order alone never fails a case"""
    def one(m):
        body = m.group(1)
        if ':' in body:
            return m.group(0)
        items, depth, item = [], 0, ''
        for ch in body:
            depth += (ch in '([') - (ch in ')]')
            if ch == ',' and depth == 0:
                items.append(item.strip())
                item = ''
            else:
                item += ch
        return '{' + ', '.join(sorted(items + [item.strip()])) + '}'
    return re.sub(r'\{([^{}\n]+)\}', one, text)


def same_output(a, b):
    return a == b or '{' in a and '{' in b and sort_sets(a) == sort_sets(b)


ERROR = re.compile(r'^(?:\S+ \S+ error: )?'
                   r'([A-Za-z_][\w.]*?(?:Error|Exception|Exit|Interrupt|Iteration|Warning|Timeout|Panic))\b:?\s*(.*)$')


def classify(status, out, err, want):
    """a failed case -> (kind, detail)"""
    if status == 'timeout':
        return 'timeout', ''
    if status < 0:
        return 'crash', 'signal %d' % -status
    if SKIP.search(out):
        return 'self-skip', 'the test probed for a feature and gave up'
    text = err.decode('utf-8', 'replace')
    if 'panicked at' in text or re.search(r'^goroutine \d+ \[', text, re.M):
        return 'crash', 'panic'
    if status != 0:
        for line in reversed(text.splitlines()):
            m = ERROR.match(line.strip())
            if m:
                return m.group(1), m.group(2)[:160]
        return 'exit status', '%d; %s' % (status, last_line(text)[-120:])
    a, b = decode(out).split('\n'), want.split('\n')
    for i in range(max(len(a), len(b))):
        x, y = (side[i] if i < len(side) else '<end>' for side in (a, b))
        if x != y:
            return 'wrong output', 'line %d got %s want %s' % (i + 1, x[:80], y[:80])


def reasons(fails):
    """[(number of cases, reason, a sample case)], most frequent first"""
    cases = collections.defaultdict(list)
    for case, (kind, detail) in fails.items():
        reason = kind
        if kind not in ('AssertionError', 'wrong output', 'timeout', 'exit status', 'self-skip'):
            detail = re.sub(r'\d+', 'N', re.sub(r'0x[0-9a-f]+', '0x..', detail))
            reason = (kind + ': ' + detail[:110]).rstrip(': ')
        cases[reason].append(case)
    return sorted(((len(v), k, v[0]) for k, v in cases.items()), key=lambda r: -r[0])


def print_reasons(fails, top):
    for n, reason, sample in reasons(fails)[:top]:
        print('  %5d  %s   e.g. %s' % (n, reason, sample))


# ------------------------------------------------------------------ run
def is_in(group, names):
    """is the test file one of these (a package's name takes all its files; no names: every file)?"""
    return not names or any(group == name or group.startswith(name + '/') for name in names)


def macro(by_group):
    """mean of the pass rates of the test files"""
    return round(sum(percent(*pair) for pair in by_group.values()) / len(by_group), 1)


def run_suite(suite, cases, expected, args):
    """run the cases, print the pass rate -> report"""
    files = load(suite_path(suite, 'manifest.json'))['cases']
    env = dict(environment('1'), **dict(x.split('=', 1) for x in args.env))

    def one(case):
        path = suite_path(suite, 'cases', files[case])
        argv = [a.replace('{bin}', args.bin).replace('{file}', path) for a in shlex.split(args.cmd)]
        status, out, err, seconds = run_case(argv, LIMIT, env)
        want = expected[case]['out']
        ok = status == 0 and same_output(decode(out), want)
        return None if ok else classify(status, out, err, want), round(seconds, 3)

    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        results = dict(zip(cases, pool.map(one, cases)))
    fails = {c: fail for c, (fail, _) in results.items() if fail}
    by_group = {}
    for c in cases:
        passed, total = by_group.get(group_of(c), (0, 0))
        by_group[group_of(c)] = (passed + (c not in fails), total + 1)
    report = {'suite': suite, 'name': args.name, 'cmd': args.cmd, 'total': len(cases),
              'pass': len(cases) - len(fails), 'macro': macro(by_group), 'by_group': by_group, 'fails': fails,
              'seconds': round(sum(t for _, t in results.values()), 1),
              'slowest': sorted(((t, c) for c, (_, t) in results.items()), reverse=True)[:10],
              'date': time.strftime('%Y-%m-%dT%H:%M:%SZ', time.gmtime())}
    print('%-20s %-14s %5d/%-5d %5.1f%%' % (suite, args.name, report['pass'], len(cases),
                                           percent(report['pass'], len(cases))), flush=True)
    return report


def run(args):
    args.bin = shutil.which(args.bin) or sys.exit('no such program: ' + args.bin)
    args.bin = os.path.abspath(args.bin)
    args.name = args.name or os.path.basename(args.bin)
    groups = args.group.split(',') if args.group else []
    expected = {s: load(suite_path(s, 'expected.json'), 'reference ' + s)['expected'] for s in args.suites}
    for name in groups:
        if not any(is_in(group_of(c), [name]) for s in args.suites for c in expected[s]):
            sys.exit('no case in %s: `conformance.py files` lists the test files' % name)
    for suite in args.suites:
        cases = [c for c in expected[suite] if is_in(group_of(c), groups) and (args.only or '') in c]
        if not cases:
            continue
        report = run_suite(suite, cases, expected[suite], args)
        if not groups and not args.only:
            save(str(ROOT / 'reports' / args.name / (suite + '.json')), report)
            continue
        if groups:
            for g, (passed, total) in sorted(report['by_group'].items()):
                print('  %-40s %5d/%-5d %5.1f%%' % (g, passed, total, percent(passed, total)))
            print_reasons(report['fails'], 12)
        if args.only:
            files = load(suite_path(suite, 'manifest.json'))['cases']
            for c, (kind, detail) in report['fails'].items():
                print('%s\n  %s: %s\n  %s' % (c, kind, detail, suite_path(suite, 'cases', files[c])))


# ------------------------------------------------------------------ reading the results
def stored_report(name, suite):
    path = str(ROOT / 'reports' / name / (suite + '.json'))
    return load(path) if os.path.exists(path) else None


def table(names):
    rows = [['suite', 'excluded', 'cases', *names], ['---'] * (3 + len(names))]
    for s in SUITES:
        verdicts = load(suite_path(s, 'expected.json'), 'reference ' + s)
        excluded = len(verdicts['excluded']) + len(load(suite_path(s, 'manifest.json'))['excluded'])
        row = [s, str(excluded), str(len(verdicts['expected']))]
        for n in names:
            r = stored_report(n, s)
            row.append('%d (%.1f%%)' % (r['pass'], percent(r['pass'], r['total'])) if r else '-')
        rows.append(row)
    for row in rows:
        print('| ' + ' | '.join(row) + ' |')


def why(name, suites, group):
    groups = group.split(',') if group else []
    for s in suites:
        r = stored_report(name, s)
        if r is None:
            print('%s: no report of %s' % (s, name))
            continue
        by_group = {g: pair for g, pair in r['by_group'].items() if is_in(g, groups)}
        if by_group:
            passed, total = map(sum, zip(*by_group.values()))
            print('%s %d/%d, mean of the files %s%%' % (s, passed, total, macro(by_group)))
            print_reasons({c: f for c, f in r['fails'].items() if is_in(group_of(c), groups)}, 40)


def differences(name):
    """say which failing cases have no row in docs/differences.md, and which listed ones pass -> success"""
    folder = pathlib.Path(__file__).resolve().parent
    page = (folder.parent.parent / 'docs' / 'differences.md').read_text(encoding='utf-8')
    rows = {line.split(' | ')[0].lstrip('| ') for line in page.splitlines() if line.startswith('| ')}
    listed, wrong = {}, []
    for line in (folder / 'differences.txt').read_text(encoding='utf-8').splitlines():
        if line and not line.startswith('#'):
            case, row = line.split(': ', 1)
            listed[case] = row
            if row not in rows:
                wrong.append('no row %r, for %s' % (row, case))
    fails = (stored_report(name, 'cpython-lib-test') or sys.exit('no report of ' + name))['fails']
    wrong += ['no line for %s: %s' % (c, ': '.join(why)) for c, why in fails.items() if c not in listed]
    wrong += ['passes: %s' % c for c in listed if c not in fails]
    print(*sorted(wrong), '%d failing cases, %d listed' % (len(fails), len(listed)), sep='\n')
    return not wrong


def files():
    expected = load(suite_path('cpython-lib-test', 'expected.json'), 'reference')['expected']
    count = collections.Counter(group_of(c) for c in expected)
    print('| area | cases | test files (cases) |')
    print('|---|---|---|')
    for area, names in AREAS.items():
        names = [n for n in names.split() if count[n]]
        print('| %s | %d | %s |' % (area, sum(count[n] for n in names), ', '.join('%s %d' % (n, count[n]) for n in names)))
    print('| none left | 0 | %s |' % ', '.join(sorted(n for names in AREAS.values() for n in names.split() if not count[n])))


def show_rules():
    print(rules.RULES)
    for name in ('BANNED', 'OS_HOST', 'PATH_HOST', 'INTROSPECT'):
        print(name, *sorted(getattr(rules, name)))


# ------------------------------------------------------------------ command line
def parse_args():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    actions = ap.add_subparsers(dest='action', required=True, metavar='ACTION')
    ap.add_argument('--root', type=pathlib.Path, default=ROOT, metavar='FOLDER', help='what is generated (default %(default)s)')
    add = {a: actions.add_parser(a) for a in ('prepare', 'reference', 'run', 'table', 'why', 'differences', 'files', 'rules')}
    add['table'].add_argument('names', nargs='+', metavar='NAME')
    for a in ('why', 'differences'):
        add[a].add_argument('name', metavar='NAME')
    for a in ('prepare', 'reference', 'run', 'why'):
        add[a].add_argument('suites', nargs='*', metavar='SUITE')
    for a in ('prepare', 'reference'):
        add[a].add_argument('--python', metavar='PATH', help='CPython 3.13 with its Lib/test (default: python3.13 on PATH)')
    add['prepare'].add_argument('--mbpp', default=MBPP, metavar='FILE', help='the rows of MBPP (default: beside this program)')
    for a in ('reference', 'run'):
        add[a].add_argument('--jobs', type=int, default=os.cpu_count())
    for a in ('run', 'why'):
        add[a].add_argument('--group', help='only these test files, NAME[,NAME]')
    add['run'].add_argument('--bin', required=True, help='the interpreter')
    add['run'].add_argument('--cmd', default='{bin} run {file}', help="how to run a case (default '%(default)s')")
    add['run'].add_argument('--name', help="the report's name (default: the program's)")
    add['run'].add_argument('--env', action='append', default=[], metavar='K=V')
    add['run'].add_argument('--only', metavar='SUBSTRING', help='only cases whose id contains it')
    args = ap.parse_args()
    if args.action in ('prepare', 'reference', 'run', 'why'):
        for s in args.suites:
            if s not in SUITES and s != 'all':
                ap.error('no suite %s: there are %s' % (s, ', '.join(SUITES)))
        if not args.suites or 'all' in args.suites:
            args.suites = list(SUITES)
    return args


def main():
    global ROOT
    args = parse_args()
    ROOT = args.root.absolute()
    if args.action in ('prepare', 'reference'):
        become_reference(args.python)
        warnings.simplefilter('ignore')
    if args.action == 'prepare':
        for s in args.suites:
            prepare(s, args.mbpp)
    elif args.action == 'reference':
        for s in args.suites:
            reference(s, args.jobs)
    elif args.action == 'run':
        run(args)
    elif args.action == 'table':
        table(args.names)
    elif args.action == 'why':
        why(args.name, args.suites, args.group)
    elif args.action == 'differences':
        sys.exit(not differences(args.name))
    elif args.action == 'files':
        files()
    else:
        show_rules()


if __name__ == '__main__':
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # `... | head` ends quietly
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
