// Package stress switches on what only tests want.
package stress

import "sync/atomic"

// Collect makes VMs made while it is set collect at every allocation.
var Collect atomic.Bool
