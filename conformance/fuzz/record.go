package fuzz

// A Record is a program and what CPython made of it.
type Record struct {
	Seed     uint64
	Source   string
	Reworded bool `json:",omitempty"` // CPython ran other words
	Outcome
}
