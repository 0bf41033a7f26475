def fine():
    pass

if fine()
    print('missing colon')
