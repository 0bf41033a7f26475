package main

import (
	"fmt"
	"path/filepath"
	"strings"
	"text/tabwriter"
	"time"
)

// report prints one failing script.
func report(r result, o options) {
	if o.names {
		fmt.Println(r.c.Name)
		return
	}
	fmt.Printf("=== %s  (%s)\n", r.c.Name, filepath.Join(o.scripts, filepath.FromSlash(r.c.Name)+".py"))
	for _, d := range r.diffs {
		fmt.Printf("--- %s: - wanted, + got\n%s", d.What, cut(d.Text, o.lines))
	}
}

// cut keeps so many lines of a text and says how many it dropped; 0 keeps all.
func cut(text string, keep int) string {
	lines := strings.SplitAfter(text, "\n")
	if keep <= 0 || len(lines) <= keep+1 {
		return text
	}
	return strings.Join(lines[:keep], "") + fmt.Sprintf("… %d lines more (--lines 0 shows all)\n", len(lines)-1-keep)
}

// table counts passed scripts by topic, and shows the three slowest scripts if they are slow.
func table(results []result) string {
	var text strings.Builder
	w := tabwriter.NewWriter(&text, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "topic\tpassed\tof\t\t")
	passed, total := 0, 0
	for i := 0; i < len(results); {
		topic, ok, n := results[i].c.Topic(), 0, 0
		for ; i < len(results) && results[i].c.Topic() == topic; i++ {
			n++
			if len(results[i].diffs) == 0 {
				ok++
			}
		}
		fmt.Fprintf(w, "%s\t%d\t%d\t%s\t\n", topic, ok, n, mark(ok == n))
		passed, total = passed+ok, total+n
	}
	fmt.Fprintf(w, "all\t%d\t%d\t%.1f%%\t\n", passed, total, 100*float64(passed)/float64(total))
	w.Flush()
	for _, r := range slowest(results, 3) {
		if r.took > 2*time.Second {
			fmt.Fprintf(&text, "slow: %s took %v\n", r.c.Name, r.took.Round(10*time.Millisecond))
		}
	}
	return text.String()
}

func mark(ok bool) string {
	if ok {
		return ""
	}
	return "<"
}

// slowest returns the n results that took longest, slowest first.
func slowest(results []result, n int) []result {
	var top []result
	for _, r := range results {
		i := len(top)
		for i > 0 && top[i-1].took < r.took {
			i--
		}
		if i < n {
			top = append(top[:i], append([]result{r}, top[i:]...)...)
			top = top[:min(n, len(top))]
		}
	}
	return top
}
