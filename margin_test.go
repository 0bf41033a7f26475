package gilliam

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/gilliam-run/gilliam/internal/cputime"
)

// The margins of the memory limit are about the process: each case runs in one of its own.
var marginScripts = map[string]string{
	"slices": `
def cut():
    kept = []
    for i in range(2000):
        big = chr(97 + i % 26) * (1 << 20)
        kept.append(big[1000:1300])
    return sum(len(s) for s in kept)
cut()
`,
	"append": `
x = []
while True:
    x.append(None)
`,
	"division": `(1 << 40_000_000) // ((1 << 20_000_000) + 1) > 0`,
}

func init() {
	if name := os.Getenv("GILLIAM_TEST_MARGIN"); name != "" {
		marginChild(name)
		os.Exit(0)
	}
}

// marginChild runs one script and reports what happened and the process's peak.
func marginChild(name string) {
	idle := peakRSS()
	env := &Env{Limits: Limits{Duration: -1}}
	if name == "division" {
		env.Limits.Duration = 100 * time.Millisecond
	}
	p, cerr := Compile(name, marginScripts[name])
	if cerr != nil {
		panic(cerr)
	}
	NewSession(nil) // the image is not part of the run
	began := cputime.Now()
	_, err := p.Run(context.Background(), env, Inputs{})
	took := cputime.Since(began)
	what := "done"
	var lim *LimitError
	if errors.As(err, &lim) {
		what = lim.Resource
	} else if err != nil {
		what = err.Error()
	}
	os.Stdout.WriteString(strings.Join([]string{what, strconv.FormatInt(peakRSS()-idle, 10), strconv.FormatInt(took.Microseconds(), 10)}, "|"))
}

// peakRSS is the most memory the process has had resident, in bytes; 0 where the system
// does not say.
func peakRSS() int64 {
	b, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return 0
	}
	for line := range strings.Lines(string(b)) {
		if rest, ok := strings.CutPrefix(line, "VmHWM:"); ok {
			n, _ := strconv.ParseInt(strings.Fields(rest)[0], 10, 64)
			return n << 10
		}
	}
	return 0
}

// The process stays within 2.5 times the limit beyond its idle size, whether a script keeps
// small parts of large strings, grows a list to the limit or divides huge integers; the
// division ends within 20 ms of its duration limit.
func TestTheProcessStaysWithinTheMemoryMargin(t *testing.T) {
	limit := defaultLimits.Memory
	for _, c := range []struct{ name, want string }{{"slices", "done"}, {"append", "memory"}, {"division", "duration"}} {
		t.Run(c.name, func(t *testing.T) {
			cmd := exec.Command(os.Args[0])
			cmd.Env = append(os.Environ(), "GILLIAM_TEST_MARGIN="+c.name, "GOGC=100")
			out, err := cmd.Output()
			if err != nil {
				t.Fatal(err)
			}
			f := strings.Split(string(out), "|")
			if len(f) != 3 || f[0] != c.want {
				t.Fatalf("got %q, want %s", out, c.want)
			}
			if grown, _ := strconv.ParseInt(f[1], 10, 64); grown > limit*5/2 {
				t.Errorf("the process grew by %d MiB", grown>>20)
			}
			if us, _ := strconv.ParseInt(f[2], 10, 64); c.name == "division" && us > 120_000 {
				t.Errorf("ended after %d µs, the limit being 100 ms", us)
			}
			t.Logf("%s", out)
		})
	}
}
