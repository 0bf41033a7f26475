// Package agents reads agent files and runs the Python tools they declare.
//
// An agent file is a YAML 1.2 or JSON document. [ParseFile] turns its bytes into a
// [File] or into [Problems], which names every mistake by JSON Pointer, line and
// column. Nothing in a file is guessed or corrected: an unknown key, a key written
// twice or a value of the wrong type refuses the file.
//
// A tool is a Python source, the name of an async function in it and a strict schema
// of its arguments. An [Executor] compiles each source once and gives every call a
// fresh interpreter state, the limits of a call and one way out, http.request. What a
// call did comes back as a [Report]: the JSON value it returned or the kind of failure,
// what it printed and a row for each HTTP exchange.
//
// Invariants:
//
//   - Arguments are validated before an interpreter starts.
//   - A tool reaches public addresses only; the check is made on the address that is
//     dialled. What widens this comes from the host, never from the file.
//   - What a file, a model, a script or a server sent is bounded before it is held.
//   - No text of a failure names anything of the host: no addresses that name resolution
//     gave, no file names, no Go errors.
package agents
