package agents

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"
)

func TestJSONTreeKeepsWhatWasWritten(t *testing.T) {
	for _, text := range []string{
		`{"b":1,"a":[true,false,null,"x"],"c":{}}`, `123456789012345678901234567890`, `-1.50e+10`, `""`, `[]`, `"\"\\\n\r\t\u0001é😀"`,
	} {
		root, syntax := parseJSON(&builder{limit: 1 << 20}, []byte(text), 10)
		if syntax != nil {
			t.Errorf("%s: %v", text, syntax)
		} else if got := string(appendNode(nil, &root)); got != text {
			t.Errorf("%s became %s", text, got)
		}
	}
}

func TestFloatText(t *testing.T) {
	for want, f := range map[string]float64{
		"0.0": 0, "1.0": 1, "-1.5": -1.5, "0.1": 0.1, "1e+16": 1e16, "1234567890123456.0": 1234567890123456, "0.0001": 1e-4, "1e-05": 1e-5,
		"1.7976931348623157e+308": 1.7976931348623157e308, "5e-324": 5e-324, "1e+22": 1e22, "123456789012345.6": 123456789012345.6,
	} {
		if got := floatText(f); got != want {
			t.Errorf("%v is %s, want %s", f, got, want)
		}
	}
}

// The parser takes what encoding/json takes, apart from what it refuses on purpose.
func FuzzParseJSON(f *testing.F) {
	for _, text := range []string{`{"a":[1,2.5e3,"x\u00e9",null]}`, `[1`, `"\ud800"`, `01`, `{"a":1,"a":2}`} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		b := &builder{limit: 1 << 24}
		root, syntax := parseJSON(b, []byte(text), 100)
		decoder := json.NewDecoder(strings.NewReader(text))
		decoder.UseNumber()
		var want any
		err := decoder.Decode(&want)
		if err == nil && decoder.InputOffset() != int64(len(strings.TrimRight(text, " \t\r\n"))) {
			return // more than one value
		}
		switch {
		case syntax == nil && err != nil:
			t.Fatalf("%q is taken, but encoding/json says %v", text, err)
		case syntax != nil && err == nil:
			for _, reason := range []string{"surrogate", "deeper", "UTF-8", "too large"} {
				if strings.Contains(syntax.Message, reason) {
					return
				}
			}
			t.Fatalf("%q is refused: %v", text, syntax)
		case syntax != nil || len(b.problems) > 0:
			return
		}
		var again any
		written := json.NewDecoder(strings.NewReader(string(appendNode(nil, &root))))
		written.UseNumber()
		if err := written.Decode(&again); err != nil || !reflect.DeepEqual(again, normal(want)) {
			t.Fatalf("%q was read as %s (%v)", text, appendNode(nil, &root), err)
		}
	})
}

// normal gives a value with -0 as 0, which is what it means as an integer.
func normal(value any) any {
	switch value := value.(type) {
	case json.Number:
		if value == "-0" {
			return json.Number("0")
		}
	case []any:
		for i := range value {
			value[i] = normal(value[i])
		}
	case map[string]any:
		for key := range value {
			value[key] = normal(value[key])
		}
	}
	return value
}
