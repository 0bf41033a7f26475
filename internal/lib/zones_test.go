package lib_test

import (
	"context"
	"os"
	"strings"
	"testing"

	"github.com/gilliam-run/gilliam"
	_ "github.com/gilliam-run/gilliam/tzdata"
)

// Local time is that of the granted variable TZ, in time and datetime; the outputs are
// recorded from CPython with the same variable.
func TestLocalTimeFollowsTheGrantedZone(t *testing.T) {
	source, err := os.ReadFile("testdata/zones/local_time.py")
	if err != nil {
		t.Fatal(err)
	}
	p, err := gilliam.Compile("local_time.py", string(source))
	if err != nil {
		t.Fatal(err)
	}
	for _, zone := range []string{"Europe/Berlin", "Australia/Sydney", "EST5EDT,M3.2.0,M11.1.0"} {
		want, err := os.ReadFile("testdata/zones/" + strings.NewReplacer("/", "_", ",", "_", ".", "_").Replace(zone) + ".out")
		if err != nil {
			t.Fatal(err)
		}
		var out strings.Builder
		if _, err := p.Run(context.Background(), &gilliam.Env{Stdout: &out, Environ: map[string]string{"TZ": zone}}, gilliam.Inputs{}); err != nil {
			t.Errorf("%s: %v", zone, err)
		}
		if out.String() != string(want) {
			t.Errorf("%s prints\n%s\ninstead of\n%s", zone, out.String(), want)
		}
	}
}
