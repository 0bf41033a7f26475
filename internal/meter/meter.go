// Package meter is the contract between a native loop and the run that pays for it.
//
// A native whose work or memory depends on data a script chose takes a Meter,
// pays for its work as it goes and asks before it allocates. Both calls return an
// error when the run must end (fuel, deadline, cancellation, memory); the native
// then stops at once, leaves what it touched valid and hands the error up unchanged.
package meter

// Meter charges a run for native work.
type Meter interface {
	// Pay charges units of fuel (one unit is about 5 ns of work) and gives the
	// run the chance to stop. A native calls it at least once per 20,000 units
	// of work, so that a limit takes effect within a fraction of a millisecond.
	Pay(units int) error
	// Need reports whether bytes more can be allocated under the memory limit
	// right now, counting everything the native has asked for since it began.
	// It reserves; the reservation ends with the native.
	Need(bytes int) error
}

// Free is a Meter that never refuses: for compile-time work on bounded input and for tests.
type Free struct{}

// Pay never refuses.
func (Free) Pay(int) error { return nil }

// Need never refuses.
func (Free) Need(int) error { return nil }
