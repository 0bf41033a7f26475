package codec

import "testing"

func TestMessagesAreThoseOfCPython(t *testing.T) {
	failure := func(encoding string, start, end int) *Failure {
		return &Failure{Encoding: encoding, Start: start, End: end, Reason: "r"}
	}
	for _, c := range []struct{ got, want string }{
		{failure("utf-8", 0, 1).DecodeMessage([]byte("\xff")), "'utf-8' codec can't decode byte 0xff in position 0: r"},
		{failure("utf-8", 5, 6).DecodeMessage([]byte("\xff")), "'utf-8' codec can't decode bytes in position 5-5: r"},
		{failure("utf-8", 0, 3).DecodeMessage([]byte("\xffab")), "'utf-8' codec can't decode bytes in position 0-2: r"},
		{failure("", 1, 1).DecodeMessage([]byte("\xffab")), "'' codec can't decode bytes in position 1-0: r"},
		{failure("ascii", 0, 1).EncodeMessage('é'), `'ascii' codec can't encode character '\xe9' in position 0: r`},
		{failure("ascii", 0, 1).EncodeMessage('€'), `'ascii' codec can't encode character '\u20ac' in position 0: r`},
		{failure("ascii", 0, 1).EncodeMessage('😀'), `'ascii' codec can't encode character '\U0001f600' in position 0: r`},
		{failure("ascii", 0, 2).EncodeMessage('é'), "'ascii' codec can't encode characters in position 0-1: r"},
		{failure("ascii", 4, 5).EncodeMessage(-1), "'ascii' codec can't encode characters in position 4-4: r"},
		{failure("", 0, 1).TranslateMessage('é'), `can't translate character '\xe9' in position 0: r`},
		{failure("", 0, 3).TranslateMessage('é'), "can't translate characters in position 0-2: r"},
	} {
		if c.got != c.want {
			t.Errorf("%s, want %s", c.got, c.want)
		}
	}
}
