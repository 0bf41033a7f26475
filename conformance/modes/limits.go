package modes

import (
	"context"
	_ "embed"
	"errors"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/gilliam-run/gilliam"
	"github.com/gilliam-run/gilliam/conformance/corpus"
	"github.com/gilliam-run/gilliam/internal/stress"
)

// cuts are the ways in which Limits ends a run early, by where in a run of so much fuel.
var cuts = []struct {
	name string
	in   func(r *rand.Rand, fuel int64) gilliam.Limits
}{
	{"early fuel", func(r *rand.Rand, fuel int64) gilliam.Limits {
		return gilliam.Limits{Fuel: 1 + r.Int64N(min(fuel, 2000))}
	}},
	{"fuel", func(r *rand.Rand, fuel int64) gilliam.Limits { return gilliam.Limits{Fuel: 1 + r.Int64N(fuel)} }},
	{"fuel", func(r *rand.Rand, fuel int64) gilliam.Limits { return gilliam.Limits{Fuel: 1 + r.Int64N(fuel)} }},
	{"memory", func(r *rand.Rand, _ int64) gilliam.Limits { return gilliam.Limits{Memory: 1<<16 + r.Int64N(1<<18)} }},
	{"memory", func(r *rand.Rand, _ int64) gilliam.Limits { return gilliam.Limits{Memory: 1<<16 + r.Int64N(1<<21)} }},
	{"recursion", func(r *rand.Rand, _ int64) gilliam.Limits { return gilliam.Limits{Recursion: 1 + r.IntN(20)} }},
	{"output", func(r *rand.Rand, _ int64) gilliam.Limits { return gilliam.Limits{Output: 1 + r.Int64N(64)} }},
	{"host calls", func(r *rand.Rand, _ int64) gilliam.Limits { return gilliam.Limits{HostCalls: 1 + r.IntN(8)} }},
	{"duration", func(r *rand.Rand, fuel int64) gilliam.Limits {
		return gilliam.Limits{Duration: time.Duration(1 + r.Int64N(5*fuel))} // a unit takes about 5 ns
	}},
	{"context", func(r *rand.Rand, fuel int64) gilliam.Limits {
		return gilliam.Limits{Duration: time.Duration(1 + r.Int64N(5*fuel))}
	}},
	{"source", func(r *rand.Rand, _ int64) gilliam.Limits { return gilliam.Limits{Source: 1 + r.IntN(64)} }},
}

// Every is a number of tries that Limits makes all it can of.
const Every = 1 << 10

// Limits cuts the case by each limit at random points of the run that plain describes. Each
// time the run must end as it can without the limit or with the limit's error. What the run
// left must be a valid heap and a session in which other programs run as ever. Of the cuts
// it tries so many, chosen at random; Every tries them all.
func Limits(ctx context.Context, c *corpus.Case, plain Outcome, tries int) error {
	p, err := gilliam.Compile(c.File(), c.Source)
	if err != nil {
		return nil // the display of source errors is plain's matter
	}
	want, err := librariesOf(ctx, c)
	if err != nil {
		return err
	}
	r := random(c)
	for _, i := range r.Perm(len(cuts))[:min(tries, len(cuts))] {
		how := cuts[i]
		limits := how.in(r, max(plain.Fuel, 1))
		if err := cut(ctx, c, p, how.name, limits, want); err != nil {
			return fmt.Errorf("%s, under %+v: %w", how.name, limits, err)
		}
	}
	return nil
}

func cut(ctx context.Context, c *corpus.Case, p *gilliam.Program, how string, limits gilliam.Limits, want libraries) error {
	env := newWorld().env
	during := ctx
	switch how {
	case "host calls": // what the case prints goes to the host call by call
		env.Funcs = []gilliam.Func{{Name: "print", Params: "*args, **options", Call: func(*gilliam.Args) (any, error) { return nil, nil }}}
	case "context":
		var cancel context.CancelFunc
		during, cancel = context.WithTimeout(ctx, limits.Duration)
		defer cancel()
		limits = gilliam.Limits{}
	}
	s, err := gilliam.NewSession(env)
	if err != nil {
		return err
	}
	defer s.Close()
	if how == "source" {
		_, err = s.Run(during, c.Source, gilliam.Inputs{Name: c.File(), Limits: limits})
	} else {
		_, err = s.Load(during, p, gilliam.Inputs{Name: c.File(), Limits: limits})
	}
	var limit *gilliam.LimitError
	var exception *gilliam.Exception
	var syntax *gilliam.SyntaxError
	switch {
	case err == nil, errors.As(err, &exception):
	case errors.As(err, &limit):
		if !strings.HasSuffix(how, limit.Resource) && limit.Resource != "memory" {
			return fmt.Errorf("ends by another limit: %w", err)
		}
	case how == "source" && errors.As(err, &syntax):
	case how == "context" && errors.Is(err, context.DeadlineExceeded):
	default:
		return err
	}
	if err := stress.CheckHeap(s); err != nil {
		return err
	}
	if err := goesOn(ctx, s, want); err != nil {
		return err
	}
	return stress.CheckHeap(s)
}

//go:embed after.py
var afterSource string

var after = sync.OnceValue(func() *gilliam.Program {
	p, err := gilliam.Compile("after.py", afterSource)
	if err != nil {
		panic(err)
	}
	return p
})

// afterOutput is what CPython prints of after.py.
//
//go:embed after.out
var afterOutput string

// goesOn checks that the session runs programs as if the last had not been cut short: the
// program after.py, and the import of what the last one imports. The names the last program
// bound, and a function of the host, hide builtins: they go first.
func goesOn(ctx context.Context, s *gilliam.Session, want libraries) error {
	forget := "__name__ = '__main__'\n"
	for _, name := range s.Names() {
		if identifier.MatchString(name) {
			forget += "del " + name + "\n"
		}
	}
	_, err := s.Run(ctx, forget, gilliam.Inputs{})
	if err == nil {
		_, err = s.Load(ctx, after(), gilliam.Inputs{Name: "after.py"})
	}
	if err != nil {
		return fmt.Errorf("the session does not run the next program: %w", err)
	}
	value, err := s.Get("report")
	if err != nil {
		return err
	}
	report, err := gilliam.As[[]string](value)
	if err != nil {
		return err
	}
	wanted := strings.Split(strings.TrimSuffix(afterOutput, "\n"), "\n")
	for i, line := range report {
		if i >= len(wanted) || line != wanted[i] {
			return fmt.Errorf("the next program gives %s", line)
		}
	}
	if len(report) != len(wanted) {
		return fmt.Errorf("the next program reports %d parts of %d", len(report), len(wanted))
	}
	got, err := namesIn(ctx, s, want.modules)
	if err != nil {
		return err
	}
	for module, names := range want.names {
		for _, name := range names {
			if !slices.Contains(got[module], name) {
				return fmt.Errorf("module %s is left without %s", module, name)
			}
		}
	}
	return nil
}

var (
	identifier = regexp.MustCompile(`^[A-Za-z]\w*$`)
	importing  = regexp.MustCompile(`(?m)^\s*(?:import|from) +([A-Za-z][\w.]*)`)
)

// libraries are the modules a case imports and the names in them.
type libraries struct {
	modules []string
	names   map[string][]string
}

// librariesOf tells from a session that ran nothing before.
func librariesOf(ctx context.Context, c *corpus.Case) (libraries, error) {
	var l libraries
	for _, found := range importing.FindAllStringSubmatch(c.Source, -1) {
		l.modules = append(l.modules, found[1])
	}
	s, err := gilliam.NewSession(newWorld().env)
	if err != nil {
		return l, err
	}
	defer s.Close()
	l.names, err = namesIn(ctx, s, l.modules)
	return l, err
}

// namesIn imports the modules that are there and lists the names in each.
func namesIn(ctx context.Context, s *gilliam.Session, modules []string) (map[string][]string, error) {
	r, err := s.Run(ctx, `
import sys
names = {}
for module in modules:
    try:
        __import__(module)
    except ImportError:
        continue
    names[module] = list(vars(sys.modules[module]))
names
`, gilliam.Inputs{Vars: map[string]any{"modules": modules}})
	if err != nil {
		return nil, fmt.Errorf("modules are not imported again: %w", err)
	}
	return gilliam.As[map[string][]string](r.Value)
}
