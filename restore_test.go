package gilliam

import (
	"context"
	"reflect"
	"testing"
)

// Keys whose hash is made of the elements of others are found after a restore whatever the
// order in which the tables are hashed anew, and sets keep their order and pop's place.
func TestSetsAndDictsOfFrozensetsAreFoundAfterARestore(t *testing.T) {
	ctx := context.Background()
	s, err := NewSession(nil)
	if err != nil {
		t.Fatal(err)
	}
	_, err = s.Run(ctx, `
outer = set()
table = {}
kept = [frozenset([frozenset(['a', i]), i]) for i in range(20)]
outer.update(kept)
table.update((k, i) for i, k in enumerate(kept))
pair = frozenset([(1, frozenset('xy')), 2])
nest = {pair: 'pair'}
numbers = {9, 3, 40, 17, 5, 33, 2}
numbers.discard(5)
first = numbers.pop()
`, Inputs{})
	if err != nil {
		t.Fatal(err)
	}
	b, err := s.Snapshot(testKey)
	if err != nil {
		t.Fatal(err)
	}
	before, err := s.Run(ctx, "[list(numbers), numbers.pop(), numbers.pop()]", Inputs{})
	if err != nil {
		t.Fatal(err)
	}
	r, _, err := Restore(ctx, nil, []Key{testKey}, b)
	if err != nil {
		t.Fatal(err)
	}
	after, err := r.Run(ctx, "[list(numbers), numbers.pop(), numbers.pop()]", Inputs{})
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(after.Value, before.Value) {
		t.Errorf("after the restore %v, before %v", after.Value, before.Value)
	}
	found, err := r.Run(ctx, `
fresh = [frozenset([frozenset(['a', i]), i]) for i in range(20)]
[all(k in outer for k in fresh), [table.get(k) for k in fresh] == list(range(20)),
 len(outer | set(fresh)), nest.get(frozenset([2, (1, frozenset('yx'))])), outer == set(fresh)]
`, Inputs{})
	if err != nil {
		t.Fatal(err)
	}
	if want := []any{true, true, int64(20), "pair", true}; !reflect.DeepEqual(found.Value, want) {
		t.Errorf("got %v, want %v", found.Value, want)
	}
}
