// Package syntax turns Python source text into a syntax tree.
//
// In comes text (decoded by Decode where it arrived as bytes), out goes a
// *Module whose nodes mirror the abstract syntax of Python 3.14, with the
// positions CPython gives them, or one *Error with CPython's words and
// positions, and the warnings the parser itself gives.
//
// What holds everywhere:
//
//   - Time and memory are linear in the length of the source, also for
//     hostile input.
//   - Go recursion is bounded by the nesting limits of CPython: 200 open
//     brackets, 100 indentation levels, and a fixed depth for operators that
//     nest to the right. Chains that grow to the left (binary operators,
//     attributes, calls, subscripts) and elif are loops, so such trees may be
//     as deep as the source is long: whoever walks them must loop as well.
//   - The parser makes no map and no global state per call; tables are built
//     once, on first use.
//
// The fast parser accepts or refuses. Only when it refuses does the grammar
// of diagnose.go run, which finds out what CPython would say.
package syntax
