package agents

import (
	"context"
	"errors"
	"fmt"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// Bounds of the arguments of a call.
const (
	maxArgumentBytes    = 4 << 20
	maxArgumentDepth    = 200
	maxArgumentExpanded = 64 << 20
)

// An argumentError says what is wrong with the arguments of a call, to the model that
// wrote them.
type argumentError struct{ message string }

func (e *argumentError) Error() string { return e.message }

// checkArguments reads the arguments of a call and validates them. The error is an
// [*argumentError]. Keys that are written twice are refused: the model that wrote them
// meant one of the two.
func (s *Schema) checkArguments(ctx context.Context, text []byte) (*node, error) {
	if len(text) > maxArgumentBytes {
		return nil, &argumentError{fmt.Sprintf("The arguments are larger than %d MiB.", maxArgumentBytes>>20)}
	}
	b := &builder{limit: maxArgumentExpanded}
	root, syntax := parseJSON(b, text, maxArgumentDepth)
	if syntax != nil {
		return nil, &argumentError{fmt.Sprintf("The arguments are not JSON: line %d, column %d: %s.", syntax.Line, syntax.Column, syntax.Message)}
	}
	if len(b.problems) > 0 {
		message := "The arguments cannot be taken:"
		for _, problem := range b.problems {
			message += "\n- " + problem.Path + ": " + problem.Message
		}
		return nil, &argumentError{message}
	}
	var invalid *jsonschema.ValidationError
	switch err := s.validate(ctx, plainValue(&root), b.expanded/nodeWeight); {
	case errors.As(err, &invalid):
		return nil, &argumentError{"The arguments do not fit the tool's input schema:" + describeFindings(invalid) +
			"\nCorrect these values and call the tool again."}
	case errors.Is(err, errTooManyWays):
		return nil, &argumentError{"The arguments do not fit the tool's input schema, in more ways than can be told."}
	case err != nil:
		return nil, &argumentError{"The arguments cannot be taken: " + err.Error() + "."}
	}
	return &root, nil
}

// CheckJSON gives an error with line and column when a text is not JSON, by the rules the
// arguments of a call are read with. A text too large for arguments is not looked at.
func CheckJSON(text []byte) error {
	if len(text) > maxArgumentBytes {
		return nil
	}
	if _, syntax := parseJSON(&builder{limit: maxArgumentExpanded}, text, maxArgumentDepth); syntax != nil {
		return errors.New(syntax.String())
	}
	return nil
}
