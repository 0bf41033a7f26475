import random
r = random.Random(99)
for name, args in (('uniform', (1, 10)), ('triangular', ()), ('triangular', (0, 10, 3)), ('gauss', (0, 1)), ('gauss', ()), ('normalvariate', (5, 2)), ('lognormvariate', (0, 1)), ('expovariate', (2,)), ('expovariate', ()), ('vonmisesvariate', (0, 4)), ('vonmisesvariate', (1, 0)), ('gammavariate', (2, 3)), ('gammavariate', (0.5, 1)), ('gammavariate', (1, 1)), ('betavariate', (2, 3)), ('paretovariate', (3,)), ('weibullvariate', (1, 1.5)), ('binomialvariate', (10, 0.3)), ('binomialvariate', (100, 0.5)), ('binomialvariate', ())):
    print(name, args, [round(getattr(r, name)(*args), 12) for _ in range(3)])
for f in (lambda: r.gammavariate(0, 1), lambda: r.binomialvariate(-1), lambda: r.binomialvariate(5, 2), lambda: r.expovariate(0), lambda: r.paretovariate(0)):
    try:
        print(f())
    except (ValueError, ZeroDivisionError) as e:
        print(type(e).__name__, e)
