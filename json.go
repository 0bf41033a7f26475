package gilliam

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"strings"
)

// MarshalJSON writes the dict as an object in its order; keys must be strings.
func (d Dict) MarshalJSON() ([]byte, error) {
	b := []byte{'{'}
	for i, it := range d {
		k, ok := it.Key.(string)
		if !ok {
			return nil, fmt.Errorf("gilliam: key %v of a dict is no string", it.Key)
		}
		if i > 0 {
			b = append(b, ',')
		}
		kb, err := json.Marshal(k)
		if err != nil {
			return nil, err
		}
		vb, err := json.Marshal(it.Value)
		if err != nil {
			return nil, err
		}
		b = append(append(append(b, kb...), ':'), vb...)
	}
	return append(b, '}'), nil
}

// UnmarshalJSON reads an object as Python's json does: keys in their order, the last of equal
// ones, objects within as Dict, integers as int64 or *big.Int, other numbers as float64.
func (d *Dict) UnmarshalJSON(b []byte) error {
	dec := json.NewDecoder(bytes.NewReader(b))
	dec.UseNumber()
	v, err := readJSON(dec, 0)
	if err != nil {
		return err
	}
	out, ok := v.(Dict)
	if !ok {
		return errors.New("gilliam: the JSON value is no object")
	}
	*d = out
	return nil
}

func readJSON(dec *json.Decoder, depth int) (any, error) {
	if depth > maxValueDepth {
		return nil, fmt.Errorf("gilliam: the JSON value is nested more than %d deep", maxValueDepth)
	}
	tok, err := dec.Token()
	if err != nil {
		return nil, err
	}
	switch t := tok.(type) {
	case json.Number:
		return number(t)
	case json.Delim:
		if t == '[' {
			out := []any{}
			for dec.More() {
				v, err := readJSON(dec, depth+1)
				if err != nil {
					return nil, err
				}
				out = append(out, v)
			}
			_, err := dec.Token()
			return out, err
		}
		return readObject(dec, depth)
	}
	return tok, nil
}

func readObject(dec *json.Decoder, depth int) (any, error) {
	out := Dict{}
	at := map[string]int{}
	for dec.More() {
		key, err := dec.Token()
		if err != nil {
			return nil, err
		}
		v, err := readJSON(dec, depth+1)
		if err != nil {
			return nil, err
		}
		name, _ := key.(string)
		if i, again := at[name]; again {
			out[i].Value = v
			continue
		}
		at[name] = len(out)
		out = append(out, Item{name, v})
	}
	_, err := dec.Token()
	return out, err
}

// maxNumberText bounds the text of an integer: converting digits takes time that grows faster
// than their number.
const maxNumberText = 4300

// number is the value of a JSON number: int64, *big.Int or float64.
func number(n json.Number) (any, error) {
	if len(n) > maxNumberText {
		return nil, &valueError{before: "a number", after: fmt.Sprintf(" has more than %d digits", maxNumberText)}
	}
	if !strings.ContainsAny(string(n), ".eE") {
		if z, ok := new(big.Int).SetString(string(n), 10); ok {
			if z.IsInt64() {
				return z.Int64(), nil
			}
			return z, nil
		}
	}
	f, err := n.Float64()
	if err != nil {
		return nil, &valueError{before: "a number", after: fmt.Sprintf(": %q", string(n))}
	}
	return f, nil
}
