package gilliam

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"
)

type accountExample struct {
	Owner  string `json:"owner"`
	Cents  int
	Secret string
	log    []string
}

func (a *accountExample) Deposit(cents int) (int, error) {
	if cents < 0 {
		return 0, Raise("ValueError", "negative")
	}
	a.Cents += cents
	return a.Cents, nil
}

func (a *accountExample) Note(lines ...string) { a.log = append(a.log, lines...) }

func (a *accountExample) Close() { a.Cents = -1 }

func accountEnv(accounts map[string]*accountExample) *Env {
	object := func(key string) (Object, bool) {
		a := accounts[key]
		return Object{Key: key, Value: a, Attrs: []string{"owner", "cents"}, Methods: []string{"deposit", "note"}}, a != nil
	}
	return &Env{Object: object, Funcs: []Func{
		{Name: "account", Call: func(key string) (Object, error) {
			o, ok := object(key)
			if !ok {
				return o, Raise("KeyError", key)
			}
			return o, nil
		}},
		{Name: "total", Call: func(list []*accountExample) (sum int) {
			for _, a := range list {
				sum += a.Cents
			}
			return sum
		}},
		{Name: "ask", Kind: Suspend},
	}}
}

// A script uses what is listed of an object, gets the same object for the same key, and gives
// it back as the Go value.
func TestObjectsGiveWhatIsListed(t *testing.T) {
	accounts := map[string]*accountExample{"a": {Owner: "ada", Cents: 5, Secret: "s"}, "g": {Owner: "grace", Cents: 7}}
	env := accountEnv(accounts)
	r, err := eval(t, env, `
a, g = account('a'), account('g')
a.deposit(10)
a.note('x', 'y')
out = [a.owner, a.cents, a is account('a'), a == g, len({a, g, account('a')}), total([a, g]), dir(a), str(a), callable(a.deposit), a.deposit.__name__]
def attempt(f):
    try:
        return f()
    except Exception as e:
        return type(e).__name__
out + [attempt(lambda: a.Secret), attempt(lambda: a.secret), attempt(lambda: a.close()), attempt(lambda: a.log), attempt(lambda: setattr(a, 'cents', 1)),
    attempt(lambda: a.deposit()), attempt(lambda: a.deposit('x')), attempt(lambda: a.deposit(-1)), attempt(lambda: type(a)()),
    attempt(lambda: a.__dict__), attempt(lambda: vars(a))]
`, nil)
	if err != nil {
		t.Fatal(err)
	}
	want := "[ada 15 true false 2 22 [owner cents deposit note] <host object a> true deposit AttributeError AttributeError AttributeError AttributeError AttributeError TypeError TypeError ValueError TypeError AttributeError TypeError]"
	if got := fmt.Sprint(r.Value); !strings.HasPrefix(strings.Replace(got, "[cents deposit note owner]", "[owner cents deposit note]", 1), want) {
		t.Errorf("got %s (%v)", got, r.ValueErr)
	}
	if !reflect.DeepEqual(accounts["a"].log, []string{"x", "y"}) {
		t.Errorf("noted %v", accounts["a"].log)
	}
	r, err = eval(t, env, "[account('a')]", nil)
	if o, ok := r.Value.([]any); err != nil || !ok || o[0].(Object).Value != accounts["a"] {
		t.Errorf("came out as %v, %v", r.Value, err)
	}
	for _, bad := range []Object{{}, {Key: "x", Value: 1, Attrs: []string{"y"}}, {Key: "x", Value: accounts["a"], Methods: []string{"missing"}}, {Key: "x", Value: accounts["a"], Attrs: []string{"log"}}} {
		if _, err := eval(t, nil, "1", map[string]any{"o": bad}); err == nil {
			t.Errorf("%+v is an object", bad)
		}
	}
	m := Object{Key: "m", Value: map[string]any{"limit": 3, "hidden": 4}, Attrs: []string{"limit"}}
	if r, err := eval(t, nil, "m.limit, hasattr(m, 'hidden')", map[string]any{"m": m}); err != nil || fmt.Sprint(r.Value) != "[3 false]" {
		t.Errorf("got %v, %v", r, err)
	}
}

// After a restore objects are bound again by their keys; missing ones are listed. A fork
// shares them.
func TestObjectsAreBoundAgainByKey(t *testing.T) {
	ctx := context.Background()
	accounts := map[string]*accountExample{"a": {Cents: 5}, "g": {Cents: 7}}
	env := accountEnv(accounts)
	s := session(t, env)
	u, err := s.Start(ctx, "a = account('a')\npay = a.deposit\nd = {a: account('g')}\nask()\nn = pay(1)\n[n, d[account('a')] is account('g'), a is account('a')]", Inputs{})
	if err != nil || u.Kind != Calls {
		t.Fatal(u, err)
	}
	b, err := s.Snapshot(testKey)
	if err != nil {
		t.Fatal(err)
	}
	other := map[string]*accountExample{"a": {Cents: 100}, "g": {}}
	r, v, err := Restore(ctx, accountEnv(other), []Key{testKey}, b)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	if v, err = v.Resume(ctx, Answer{ID: v.Calls[0].ID}); err != nil || fmt.Sprint(v.Result.Value) != "[101 true true]" || other["a"].Cents != 101 {
		t.Errorf("got %v %v", v, err)
	}
	f, w, err := s.Fork(ctx)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if w, err = w.Resume(ctx, Answer{ID: w.Calls[0].ID}); err != nil || fmt.Sprint(w.Result.Value) != "[6 true true]" || accounts["a"].Cents != 6 {
		t.Errorf("got %v %v", w, err)
	}
	_, _, err = Restore(ctx, accountEnv(nil), []Key{testKey}, b)
	var se *SnapshotError
	if !errors.As(err, &se) || len(se.Missing) != 2 {
		t.Errorf("got %v", err)
	}
}
