def cleanup():
    raise OSError('cleanup failed')

try:
    try:
        raise ValueError('original')
    finally:
        cleanup()
except OSError as e:
    try:
        int('x')
    except ValueError:
        raise RuntimeError('third')
