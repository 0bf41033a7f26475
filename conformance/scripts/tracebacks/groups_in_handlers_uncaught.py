try:
    nope
except Exception as e17:
    try:
        try: pass
        except* Exception as e: raise ValueError('w') from e
        else: raise ExceptionGroup('o', [ExceptionGroup('i', [KeyError(1)]), OSError(2)])
    except* LookupError as e: raise e.__class__('again')
