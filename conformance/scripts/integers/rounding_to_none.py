for f in (lambda: (5).__round__(None), lambda: round(5, None), lambda: True.__round__(None), lambda: round(True, None), lambda: (5.5).__round__(None), lambda: (15).__round__(-1), lambda: int.__round__(7), lambda: round(7, True)):
    try: print(f())
    except TypeError as e: print(e)
