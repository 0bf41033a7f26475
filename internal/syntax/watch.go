package syntax

// A Watch lets a long compilation end early: it is asked now and then, at steps that take about
// the same time, whether it is over. It counts the steps, which depend on the source alone. A nil
// Watch never ends anything.
type Watch struct {
	Over  func() bool
	Steps int // so far
	over  bool
}

// watchEvery is the number of steps between two looks; they take tens of microseconds.
const watchEvery = 256

// Step counts a step and reports whether to go on. What ended stays ended.
func (w *Watch) Step() bool {
	if w == nil {
		return true
	}
	if w.Steps++; w.Steps%watchEvery == 0 {
		w.over = w.over || w.Over()
	}
	return !w.over
}

// Stopped is the error of a compilation that a watch ended.
func Stopped(file string) *Error { return &Error{Msg: "the compilation was stopped", File: file} }
