try:
    {}['k']
except KeyError:
    raise LookupError('clean') from None
