// Package cputime reads how long the process has had a processor. Tests bound their work by
// it: unlike a clock it stands still while other processes run.
package cputime

import "time"

// Since is the processor time used since a reading.
func Since(start time.Duration) time.Duration { return Now() - start }
