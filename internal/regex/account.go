package regex

import "github.com/gilliam-run/gilliam/internal/meter"

const (
	// payEvery is the work, in units of fuel, between two payments.
	payEvery = 4096
	// needEvery is the memory a compilation takes between two questions.
	needEvery = 4096
)

// An account is what a compilation owes its meter. The first refusal sticks.
type account struct {
	m      meter.Meter
	owed   int
	wanted int
	err    error
}

// pay charges work.
func (a *account) pay(units int) {
	a.owed += units
	if a.owed >= payEvery && a.err == nil {
		a.err = a.m.Pay(a.owed)
		a.owed = 0
	}
}

// need asks for memory.
func (a *account) need(bytes int) {
	a.wanted += bytes
	if a.wanted >= needEvery && a.err == nil {
		a.err = a.m.Need(a.wanted)
		a.wanted = 0
	}
}

// settle hands over what is still owed.
func (a *account) settle() {
	if a.err == nil && a.wanted > 0 {
		a.err = a.m.Need(a.wanted)
	}
	if a.err == nil && a.owed > 0 {
		a.err = a.m.Pay(a.owed)
	}
	a.wanted, a.owed = 0, 0
}
