//go:build unix

package cputime

import (
	"syscall"
	"time"
)

// Now is the processor time of the process so far, that of the system for it included.
func Now() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
