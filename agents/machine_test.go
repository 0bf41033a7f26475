package agents

import "testing"

func TestFramesOfThePreludeAreLeftOut(t *testing.T) {
	const traceback = `Traceback (most recent call last):
  File "<http>", line 172, in call
    value = await namespace[name](arguments)
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  File "t.py", line 2, in t
    await http.request()
  File "<http>", line 140, in request
    raise InvalidRequest("x")
http.InvalidRequest: x
  + Exception Group Traceback (most recent call last):
  |   File "<http>", line 172, in call
  |     value = await namespace[name](arguments)
  |   File "t.py", line 3, in t
  |     raise group
  | ExceptionGroup: g (1 sub-exception)
`
	const want = `Traceback (most recent call last):
  File "t.py", line 2, in t
    await http.request()
http.InvalidRequest: x
  + Exception Group Traceback (most recent call last):
  |   File "t.py", line 3, in t
  |     raise group
  | ExceptionGroup: g (1 sub-exception)
`
	if got := scriptFrames(traceback); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestLogsAreCutBetweenCharacters(t *testing.T) {
	for _, test := range []struct {
		writes []string
		want   string
		cut    bool
	}{
		{[]string{"abc", "defgh"}, "abcdefgh", false},
		{[]string{"abc", "defghi", "j"}, "abcdefgh", true},
		{[]string{"abcdef", "éé"}, "abcdefé", true},
		{[]string{"abcdefg", "éé"}, "abcdefg", true},
		{[]string{"12345678", "", "9"}, "12345678", true},
	} {
		w := &logWriter{limit: 8}
		for _, text := range test.writes {
			w.write(text)
		}
		if w.text() != test.want || w.cut != test.cut {
			t.Errorf("%q: got %q, cut %v", test.writes, w.text(), w.cut)
		}
	}
}
