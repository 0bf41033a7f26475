package gilliam

import (
	"fmt"
	"strings"
)

// Describe tells a model what a script finds: the files, variables, clock and limits that the
// Env grants, then its Stubs. Values of variables and of constants are not shown.
func (e *Env) Describe() string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	line("Python 3.14 with its standard library, in a sandbox: no network, processes or threads.")
	if len(e.Mounts) == 0 {
		line("Files: none.")
	} else {
		line("Files:")
		for _, m := range e.Mounts {
			what := ""
			if s, ok := m.FS.(fmt.Stringer); ok {
				what = ": " + s.String()
			}
			line("- %s%s", m.Path, what)
		}
	}
	if names := sortedKeys(e.Environ); len(names) > 0 {
		line("Environment variables: %s.", strings.Join(names, ", "))
	}
	granted := func(ok bool, yes, no string) string {
		if ok {
			return yes
		}
		return no
	}
	line("Clock: %s. Sleep: %s. Random numbers: %s. Standard input: %s.", granted(e.Clock != nil, "granted", "none"),
		granted(e.Sleep != nil, "granted", "raises OSError"), granted(e.Random != nil, "random", "the same in every run; secrets and os.urandom raise OSError"),
		granted(e.Stdin != nil, "granted", "none"))
	l := e.Limits.or(defaultLimits)
	var limits []string
	add := func(n int64, format string, x any) {
		if n > 0 {
			limits = append(limits, fmt.Sprintf(format, x))
		}
	}
	add(l.Memory, "%s of memory", sizeText(l.Memory))
	add(int64(l.Duration), "%s of execution", l.Duration)
	add(int64(l.HostCalls), "%d calls of functions of the host", l.HostCalls)
	add(l.Output, "%s of output", sizeText(l.Output))
	if len(limits) > 0 {
		line("Limits of a run: %s.", strings.Join(limits, ", "))
	}
	if e.JSON {
		line("Values given to functions of the host must be JSON.")
	}
	if s := e.Stubs(); s != "" {
		line("\nFunctions of the host:\n\n```python\n%s```", s)
	}
	return b.String()
}

// sizeText is a number of bytes in the largest unit that holds it exactly, or nearly.
func sizeText(n int64) string {
	for _, u := range []struct {
		bits uint
		name string
	}{{30, "GiB"}, {20, "MiB"}, {10, "KiB"}} {
		if unit := int64(1) << u.bits; n >= unit {
			if n%unit == 0 {
				return fmt.Sprintf("%d %s", n/unit, u.name)
			}
			return fmt.Sprintf("%.1f %s", float64(n)/float64(unit), u.name)
		}
	}
	return fmt.Sprintf("%d bytes", n)
}
