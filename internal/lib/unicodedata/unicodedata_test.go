package unicodedata_test

import (
	"bytes"
	"context"
	"os"
	"testing"

	"github.com/gilliam-run/gilliam"
)

// TestOldDatabase compares ucd_3_2_0 with sums recorded from CPython 3.13.
func TestOldDatabase(t *testing.T) {
	source, err := os.ReadFile("testdata/ucd_3_2.py")
	if err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile("testdata/ucd_3_2.out")
	if err != nil {
		t.Fatal(err)
	}
	p, cerr := gilliam.Compile("ucd_3_2.py", string(source))
	if cerr != nil {
		t.Fatal(cerr)
	}
	r, err := p.Run(context.Background(), nil, gilliam.Inputs{})
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal([]byte(r.Stdout), want) {
		t.Errorf("have\n%swant\n%s", r.Stdout, want)
	}
}
