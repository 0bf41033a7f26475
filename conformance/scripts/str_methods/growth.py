# A string grows by concatenation, alone, shared with slices, and from a start that others
# grew from, too.
long = ""
for i in range(300):
    long += f"{i:04};"
print(len(long), long[-10:])

start = long
forks = [start + str(i) * 30 for i in range(5)]
print([f[-3:] for f in forks], len(start))

window = long
for i in range(60):
    window = window[7:] + f"<{i:05}>"
print(len(window), window[:14], window[-14:])

short = "k"
words = []
for i in range(40):
    short += "=" + str(i)
    words.append(short + "-" * 300)
    words.append(short + ".")
print(len(short), sum(map(len, words)), words[5], words[-1])

mixed = "é" * 200
for i in range(100):
    mixed += "ü" if i % 3 else "x"
print(len(mixed), len(mixed.encode()), mixed[-4:], mixed.count("x"))
