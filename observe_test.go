package gilliam

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// Every run, call, suspension, output, collection and limit is told, in order.
func TestAnObserverSeesWhatHappens(t *testing.T) {
	ctx := context.Background()
	var seen []string
	collected := int64(0)
	env := &Env{Limits: Limits{Fuel: 5_000_000}, Funcs: append([]Func{{Name: "now", Call: func() int { return 1 }}}, callEnv.Funcs...), Observer: func(e Event) {
		if e.Kind == "collection" {
			collected += e.Bytes
			return
		}
		if e.Session == nil || e.Context != ctx {
			t.Errorf("%s has no session or context", e.Kind)
		}
		line := strings.TrimSpace(fmt.Sprint(e.Kind, " ", e.Name))
		switch e.Kind {
		case "call", "answer":
			line += fmt.Sprint(" ", e.ID, " ", e.Pos.Line, " ", e.Err)
		case "output":
			line += fmt.Sprint(" ", e.Bytes)
		case "done", "limit":
			line += fmt.Sprint(" ", e.Err != nil, " ", e.Stats.Fuel > 0)
		case "suspended":
			line += fmt.Sprint(" ", e.Pos.Line)
		}
		seen = append(seen, line)
	}}
	s := session(t, env)
	u, err := s.Start(ctx, "print('a')\nnow()\nf = slow(2)\nask(7)\nawait f\nx = [str(i) * 9 for i in range(20_000)]", Inputs{Name: "x.py"})
	for err == nil && u.Kind != Done {
		var answers []Answer
		for _, c := range u.Calls {
			answers = append(answers, Answer{ID: c.ID})
		}
		u, err = u.Resume(ctx, answers...)
	}
	if err != nil || u.Err != nil {
		t.Fatal(err, u.Err)
	}
	if _, err := s.Run(ctx, "while True: pass", Inputs{Limits: Limits{Fuel: 1000}}); err == nil {
		t.Fatal("no limit")
	}
	want := []string{"run x.py", "output stdout 2", "call now 0 2 <nil>", "answer now 0 2 <nil>", "call slow 1 3 <nil>", "call ask 2 4 <nil>", "suspended calls 4",
		"resumed calls", "answer ask 2 4 <nil>", "suspended waiting 0", "resumed waiting", "answer slow 1 0 <nil>", "done false true", "run <script>", "limit true false", "done true true"}
	if !slices.Equal(seen, want) {
		t.Errorf("saw\n%s\nwant\n%s", strings.Join(seen, "\n"), strings.Join(want, "\n"))
	}
	if collected <= 0 {
		t.Error("no collection was seen")
	}
}
