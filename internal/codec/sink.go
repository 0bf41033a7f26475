package codec

import "github.com/gilliam-run/gilliam/internal/meter"

// payEvery is how much work is done between payments.
const payEvery = 16384

// A sink collects bytes under a meter. The first refusal sticks; what is added after
// it is dropped.
type sink struct {
	meter meter.Meter
	b     []byte
	owed  int
	err   error
}

func newSink(m meter.Meter, size int) *sink {
	s := &sink{meter: m}
	s.room(size)
	return s
}

// room makes sure n more bytes fit.
func (s *sink) room(n int) bool {
	if s.err != nil {
		return false
	}
	if cap(s.b)-len(s.b) < n {
		grown := max(cap(s.b)+cap(s.b)/2, len(s.b)+n)
		if s.err = s.meter.Need(grown); s.err != nil {
			return false
		}
		s.owed += len(s.b) / 16
		s.b = append(make([]byte, 0, grown), s.b...)
	}
	return true
}

// pay adds units of work and reports whether the work may go on.
func (s *sink) pay(units int) bool {
	s.owed += units
	if s.owed >= payEvery && s.err == nil {
		s.err = s.meter.Pay(s.owed)
		s.owed = 0
	}
	return s.err == nil
}

func (s *sink) add(c byte) {
	if s.room(1) {
		s.b = append(s.b, c)
	}
}

func (s *sink) addString(text string) {
	for len(text) > payEvery && s.room(payEvery) && s.pay(payEvery/8) {
		s.b = append(s.b, text[:payEvery]...)
		text = text[payEvery:]
	}
	if s.room(len(text)) {
		s.b = append(s.b, text...)
	}
}

// bytes pays what is owed and returns what was collected, or the refusal.
func (s *sink) bytes() ([]byte, error) {
	if s.err == nil && s.owed > 0 {
		s.err = s.meter.Pay(s.owed)
		s.owed = 0
	}
	if s.err != nil {
		return nil, s.err
	}
	return s.b, nil
}
