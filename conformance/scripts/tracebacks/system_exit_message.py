import sys

def leave(code):
    try:
        sys.exit(code)
    except SystemExit as e:
        print(repr(e), e.code)

leave(None)
leave(3)
leave('text')
leave((1, 2))
try:
    exit_code = 7
    raise SystemExit(exit_code)
finally:
    print('finally ran')
