package fmath

import "math"

// fma is x·y + z rounded once: asked for by name, so it is the same on every machine. The
// test that finds no fused operation in this package leaves this line out.
func fma(x, y, z float64) float64 { return math.FMA(x, y, z) }
