package main

// Sizes of rows whose work grows faster than their operand.
var (
	digits = [3]int{200, 2000, 20_000}
	small  = [3]int{100, 1000, 10_000}
	large  = [3]int{10_000, 100_000, 1_000_000}
)

// Operands that many rows share.
const (
	text    = "s = 'lorem ipsum dolor sit amet ' * (n // 27 + 1)"
	wide    = "s = 'lörem ipsüm dölor sít amét ' * (n // 27 + 1)"
	raw     = "b = b'lorem ipsum dolor sit amet ' * (n // 27 + 1)"
	number  = "x = 7 ** n; y = 3 ** n"
	ints    = "x = [i * 7919 % 10007 for i in range(n)]"
	floats  = "x = [i * 7919 % 10007 / 7 for i in range(n)]"
	words   = "x = [str(i * 7919 % 10007) for i in range(n)]"
	pairs   = "x = [(i * 7919 % 107, i) for i in range(n)]"
	table   = "d = {str(i): i for i in range(n)}; e = {i: None for i in range(n)}"
	sets    = "x = set(range(n)); y = set(range(0, 2 * n, 2))"
	records = "x = [{'id': i, 'name': 'n' + str(i), 'tags': ['a', 'b'], 'price': i / 4} for i in range(n // 10)]"
)
