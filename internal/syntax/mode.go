package syntax

// Mode says what a source consists of.
type Mode uint8

const (
	// Exec is a whole file.
	Exec Mode = iota
	// Eval is one expression.
	Eval
	// Single is one interactive statement.
	Single
)
