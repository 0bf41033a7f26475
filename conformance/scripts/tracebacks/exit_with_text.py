import sys
print('out')
sys.exit('fatal: something\nsecond line')
