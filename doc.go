// Package gilliam runs Python in a Go process, without trusting it.
//
// A script reaches nothing the host did not grant: the zero [Env] gives no files,
// environment, clock, randomness, sleep or network. Memory, time, fuel, depth, output and
// host calls are limited by default. A script may stop at any call of a host function,
// leave the process as bytes and go on in another.
//
// # Programs
//
// A program is compiled once and run any number of times, by any number of goroutines:
//
//	p, err := gilliam.Compile("hello.py", "name.upper()")
//	r, err := p.Run(ctx, nil, gilliam.Inputs{Vars: map[string]any{"name": "ada"}})
//	// r.Value == "ADA"
//
// The value of a run is that of its last statement, if that is an expression. What the
// script printed and what the run used are in the [Result], also when it failed. A run ends
// with one of these errors, or with that of its context:
//
//   - [*SyntaxError]: the source does not compile;
//   - [*Exception]: Python raised and nobody caught it;
//   - [*LimitError]: a limit ended the run, and the script saw nothing of it.
//
// # Values
//
// What crosses is plain data: None, bool, int, float, complex, str, bytes, list, tuple, dict,
// set, datetime and timedelta on the one side; nil, bool, int64 or [*math/big.Int], float64,
// complex128, string, []byte, []any, [Tuple], [Dict], [Set], [time.Time] and [time.Duration]
// on the other. Into a script also go the other numeric types, maps, slices and structs (by
// their json names), and a [Frozen] value as one that the script cannot change. [As] turns
// what came out into a type of the host, exactly or with an error that names the place.
//
// # Functions of the host
//
// A [Func] is a Go function that scripts call:
//
//	env := &gilliam.Env{Funcs: []gilliam.Func{{
//		Name: "price", Params: "item", Doc: "The price of an item in cents.",
//		Call: func(ctx context.Context, item string) (int, error) { … },
//	}}}
//
// An error it returns is raised at the call, as RuntimeError or as the exception that
// [Raise] names; [Stop] ends the run as a success. An Async function gives the script an
// awaitable and runs beside it. A Suspend function is not called at all: the run stands
// still and the host answers; nor is an Async function without a Call, whose answer may come
// later. A [Module] groups functions and constants for import. An [Object] is a Go value of
// which a script uses what is listed.
//
// # Sessions
//
// A [Session] keeps its state between runs: names, functions, imported modules. A failed run
// keeps what it did before it failed. One goroutine uses a session at a time; another gets
// [ErrBusy].
//
// # Stepping
//
// [Session.Start] begins a run that the host steps through. Each [Suspension] says why the
// run stands still; [Suspension.Resume] answers and goes on:
//
//	u, err := s.Start(ctx, source, gilliam.Inputs{})
//	for err == nil && u.Kind != gilliam.Done {
//		var answers []gilliam.Answer
//		for _, c := range u.Calls {
//			answers = append(answers, answer(c))
//		}
//		u, err = u.Resume(ctx, answers...)
//	}
//
// # Snapshots
//
// [Session.Snapshot] writes a session as sealed bytes, at rest or in the middle of a
// suspended call; [Restore] makes a session of them, in this process or another.
// [Session.Fork] makes an independent copy.
//
// # Grants
//
// The fields of [Env] are the grants: file systems of package mount, environment variables, a
// clock, randomness, sleep, streams. [Limits] bound each run, and a [Budget] the sessions that
// share it. [Program.Check] finds mistakes before anything runs, [Env.Stubs] shows a model what
// there is, and an observer sees what happens as [Event] values.
//
// The pages docs/embedding.md, docs/snapshots.md and docs/security.md go further.
package gilliam
