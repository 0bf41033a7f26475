package compile

import (
	"fmt"
	"sort"
)

// nestedRows checks that any two rows of an exception table are apart or one inside
// the other, the inner one first, in time n log n.
func nestedRows(table []Handler) error {
	order := make([]int, len(table))
	for i := range order {
		order[i] = i
	}
	// Outer rows first: by start, then the longer, then the later in the table.
	sort.Slice(order, func(i, j int) bool {
		a, b := table[order[i]], table[order[j]]
		if a.Start != b.Start {
			return a.Start < b.Start
		}
		if a.End != b.End {
			return a.End > b.End
		}
		return order[i] > order[j]
	})
	var open []int // rows around the current one
	for _, k := range order {
		h := table[k]
		for len(open) > 0 && table[open[len(open)-1]].End <= h.Start {
			open = open[:len(open)-1]
		}
		if len(open) > 0 {
			outer := open[len(open)-1]
			if table[outer].End < h.End {
				return fmt.Errorf("exception rows %d and %d overlap", outer, k)
			}
			if outer < k {
				return fmt.Errorf("exception row %d comes before row %d inside it", outer, k)
			}
		}
		open = append(open, k)
	}
	return nil
}
