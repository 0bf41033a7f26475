// Package conformance holds the script corpus, CPython's recorded outcomes and the
// test that holds the interpreter against them.
//
// A script, scripts/<topic>/<behaviour>.py, shows one behaviour and is its own
// specification: record.py wrote what CPython did with it beside it, and nothing
// else ever does. `go test ./conformance` runs them all; the command in cmd/corpus
// does so with a table and takes any interpreter's binary instead. thirdparty
// compares with programs written elsewhere.
package conformance
