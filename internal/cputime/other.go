//go:build !unix

package cputime

import "time"

var began = time.Now()

// Now is the time since the process began, where the system's accounting has another form.
func Now() time.Duration { return time.Since(began) }
