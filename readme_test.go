package gilliam_test

import (
	"context"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/gilliam-run/gilliam"
)

// ExampleFunc_order is what the README shows.
func ExampleFunc_order() {
	ctx := context.Background()
	env := &gilliam.Env{Funcs: []gilliam.Func{{
		Name: "price", Params: "item", Doc: "The price of an item in cents.",
		Call: func(ctx context.Context, item string) (int, error) {
			if item == "tea" {
				return 250, nil
			}
			return 0, gilliam.Raise("KeyError", item)
		},
	}}}
	p, err := gilliam.Compile("order.py", "sum(price(i) for i in ('tea', 'tea'))")
	if err != nil {
		panic(err)
	}
	r, err := p.Run(ctx, env, gilliam.Inputs{}) // r.Value == int64(500)
	fmt.Println(r.Value, err)
	// Output: 500 <nil>
}

// What the README shows of the API is an example, whose output is checked.
func TestTheREADMEShowsATestedExample(t *testing.T) {
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	examples, err := os.ReadFile("readme_test.go")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, ok := strings.Cut(string(readme), "```go\n")
	code, _, end := strings.Cut(rest, "```")
	if !ok || !end {
		t.Fatal("the README has no Go code")
	}
	tested := strings.Join(strings.Fields(string(examples)), " ")
	for _, part := range strings.Split(code, "if err != nil {\n\treturn err\n}\n") { // examples end otherwise
		if part = strings.Join(strings.Fields(part), " "); !strings.Contains(tested, part) {
			t.Errorf("the example has not\n%s", part)
		}
	}
}
