print(sum(i for i in range(100000)), sum(i * i for i in range(1000) if i % 3), max(i % 97 for i in range(5000)), sum(1 for _ in range(30000)))
print(sum(sum(j for j in range(i)) for i in range(100)), len(list(i for i in range(5000) for _ in range(2))))
