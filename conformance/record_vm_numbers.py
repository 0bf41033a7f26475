"""Records what CPython prints for the scripts of internal/vm/testdata/numbers.

Usage: python3.13 conformance/record_vm_numbers.py [NAME ...]

Each script NAME.py gets its output in NAME.out; without names all scripts run.
Warnings are off, as the scripts that look at them turn them on.
"""

import pathlib
import subprocess
import sys

folder = pathlib.Path(__file__).parent.parent / 'internal' / 'vm' / 'testdata' / 'numbers'


def main(names):
    for script in sorted(folder.glob('*.py')):
        if names and script.stem not in names:
            continue
        run = subprocess.run([sys.executable, '-I', '-W', 'ignore', script.name], cwd=folder, capture_output=True, timeout=120)
        if run.returncode != 0:
            sys.exit(f'{script.name}: {run.stderr.decode()}')
        script.with_suffix('.out').write_bytes(run.stdout)
        print(script.stem, len(run.stdout.splitlines()))


main(sys.argv[1:])
