package compile

import (
	"testing"

	"github.com/gilliam-run/gilliam/internal/syntax"
)

const agentScript = `import json
rows = [{'id': i, 'qty': i * 37 % 11, 'city': 'Oslo'} for i in range(20)]
def total(rows, key):
    t = 0
    for r in rows:
        if r['qty'] > 2 and r[key] >= 3:
            t += r[key]
    return t
class Report:
    def __init__(self, rows):
        self.rows = rows
        self.count = len(rows)
    def lines(self):
        for r in self.rows:
            yield f"{r['city']}: {r['qty']:.2f}"
try:
    report = Report(rows)
    text = '\n'.join(report.lines())
except ValueError as e:
    print('bad', e)
else:
    print(text)
with open('out.txt', 'w') as f:
    f.write(json.dumps({'total': total(rows, 'qty'), 'n': report.count}))
print(sorted(rows, key=lambda r: -r['qty'])[:3])
`

func benchmark(b *testing.B, source string, mode Mode) {
	mod, _, serr := syntax.Parse("<bench>", source, syntax.Exec)
	if serr != nil {
		b.Fatal(serr)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, _, serr := Compile(mod, "<bench>", source, Options{Mode: mode}); serr != nil {
			b.Fatal(serr)
		}
	}
}

func BenchmarkSum(b *testing.B)    { benchmark(b, "1 + 1", ModeLastValue) }
func BenchmarkScript(b *testing.B) { benchmark(b, agentScript, ModeModule) }

func BenchmarkParse(b *testing.B) {
	for b.Loop() {
		syntax.Parse("<bench>", agentScript, syntax.Exec)
	}
}
