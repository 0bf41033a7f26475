import csv, io
class N:
    def __iter__(self): return None
class A:
    def __iter__(self): return self
    def __next__(self): raise TypeError('next')
class G:
    def __getitem__(self, i): raise TypeError('item')
for row in 5, None, N(), A(), G(), len:
    try: csv.writer(io.StringIO()).writerow(row)
    except Exception as e: print(type(e).__module__, type(e).__name__, e, e.__context__)
