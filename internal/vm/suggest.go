package vm

// Spelling suggestions: the name nearest to one that was not found, by the distance CPython
// uses, so that the same names are suggested.

const (
	moveCost      = 2   // to insert, remove or replace a byte
	caseCost      = 1   // to change the case of a letter
	maxSuggestLen = 40  // longer names are not compared
	maxCandidates = 750 // nor are more names than these
)

// suggest returns the candidate nearest to name, "" if none is near enough.
func suggest(name string, candidates []string) string {
	if len(candidates) >= maxCandidates {
		return ""
	}
	best, bestCost := "", 1<<30
	for _, c := range candidates {
		if c == name {
			continue
		}
		// A third of the letters may be wrong, and it must beat what was found.
		limit := min((len(name)+len(c)+3)*moveCost/6, bestCost-1)
		if d := nameDistance(name, c, limit); d <= limit {
			best, bestCost = c, d
		}
	}
	return best
}

// nameDistance is the cost of turning a into b, or anything above limit if it is more.
func nameDistance(a, b string, limit int) int {
	if a == b {
		return 0
	}
	for a != "" && b != "" && a[0] == b[0] {
		a, b = a[1:], b[1:]
	}
	for a != "" && b != "" && a[len(a)-1] == b[len(b)-1] {
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	if a == "" || b == "" {
		return (len(a) + len(b)) * moveCost
	}
	if len(a) > maxSuggestLen || len(b) > maxSuggestLen {
		return limit + 1
	}
	if len(b) < len(a) {
		a, b = b, a
	}
	if (len(b)-len(a))*moveCost > limit {
		return limit + 1
	}
	var row [maxSuggestLen]int // row[i]: the cost of a[:i+1] against b so far
	for i := range len(a) {
		row[i] = (i + 1) * moveCost
	}
	result := 0
	for j := range len(b) {
		diagonal := j * moveCost
		result = diagonal
		least := 1 << 30
		for i := range len(a) {
			replace := diagonal + replaceCost(b[j], a[i])
			diagonal = row[i]
			result = min(result+moveCost, diagonal+moveCost, replace)
			row[i] = result
			least = min(least, result)
		}
		if least > limit {
			return limit + 1
		}
	}
	return result
}

func replaceCost(a, b byte) int {
	switch {
	case a == b:
		return 0
	case a&31 == b&31 && lowerTable[a] == lowerTable[b]:
		return caseCost
	}
	return moveCost
}
