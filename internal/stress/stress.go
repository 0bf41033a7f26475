// Package stress switches on what only tests want.
package stress

import "sync/atomic"

// Collect makes VMs made while it is set collect at every allocation.
var Collect atomic.Bool

// CheckHeap collects and verifies the heap of a *gilliam.Session, which stands at rest or
// suspended, and its accounting.
var CheckHeap func(session any) error

// ImageSum is a number for what all VMs of the process share: it stays as it is.
var ImageSum func() uint64
