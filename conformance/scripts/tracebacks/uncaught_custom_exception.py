class AppError(Exception):
    def __str__(self): return f'app failed: {self.args}'
def run():
    try:
        raise AppError(1, 'two')
    finally:
        print('cleaning')
print('start')
run()
