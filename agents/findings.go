package agents

import (
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"github.com/santhosh-tekuri/jsonschema/v6"
	failed "github.com/santhosh-tekuri/jsonschema/v6/kind"
)

// A finding is one thing wrong with a value, worded for the model that wrote it.
type finding struct {
	at      []string // reference tokens of the offending value
	message string
	// mismatch is set when the value has another type than the schema wants; alternative
	// says what it wants.
	mismatch    bool
	alternative string
	// choice is set when the value is none of the constants the schema names.
	choice bool
}

const (
	maxFindings    = 20
	maxEnumShown   = 12
	maxBranchShown = 4
)

// describeFindings words the errors of a validation, one line for each value.
func describeFindings(err *jsonschema.ValidationError) string {
	found := collectFindings(err)
	slices.SortFunc(found, compareFindings)
	found = slices.CompactFunc(found, func(a, b finding) bool {
		return a.message == b.message && slices.Equal(a.at, b.at)
	})
	var lines strings.Builder
	for i, f := range found {
		if i == maxFindings {
			fmt.Fprintf(&lines, "\n- and %d more", len(found)-i)
			break
		}
		fmt.Fprintf(&lines, "\n- %s: %s", place(f.at), f.message)
	}
	return lines.String()
}

// compareFindings orders findings by place. The library walks objects in no order.
func compareFindings(a, b finding) int {
	if c := slices.CompareFunc(a.at, b.at, compareTokens); c != 0 {
		return c
	}
	return strings.Compare(a.message, b.message)
}

// place names a value in a message.
func place(at []string) string {
	if len(at) == 0 {
		return "the arguments object"
	}
	return pointer(at)
}

// compareTokens orders indexes as numbers and everything else as text.
func compareTokens(a, b string) int {
	i, errA := strconv.Atoi(a)
	j, errB := strconv.Atoi(b)
	if errA == nil && errB == nil {
		return i - j
	}
	return strings.Compare(a, b)
}

func collectFindings(err *jsonschema.ValidationError) []finding {
	switch k := err.ErrorKind.(type) {
	case *failed.Schema, *failed.Group, *failed.Reference:
		var all []finding
		for _, cause := range err.Causes {
			all = append(all, collectFindings(cause)...)
		}
		return all
	case *failed.AnyOf:
		return anyOfFindings(err)
	case *failed.Required:
		var all []finding
		for _, name := range k.Missing {
			all = append(all, finding{at: err.InstanceLocation, message: "the required property " + quoteShort(name) + " is missing"})
		}
		return all
	case *failed.AdditionalProperties:
		names := slices.Sorted(slices.Values(k.Properties))
		var all []finding
		for _, name := range names {
			all = append(all, finding{at: append(slices.Clone(err.InstanceLocation), name), message: "the schema has no such property; leave it out"})
		}
		return all
	}
	return []finding{simpleFinding(err)}
}

// anyOfFindings tells what keeps a value from the alternative it seems to mean: one whose
// type it has and whose constants it names. Where that leaves several, each is told in
// short.
func anyOfFindings(err *jsonschema.ValidationError) []finding {
	branches := make([][]finding, len(err.Causes))
	for i, cause := range err.Causes {
		branches[i] = collectFindings(cause)
		slices.SortFunc(branches[i], compareFindings)
	}
	here := len(err.InstanceLocation)
	typed := slices.DeleteFunc(slices.Clone(branches), func(branch []finding) bool {
		return slices.ContainsFunc(branch, func(f finding) bool { return f.mismatch && len(f.at) == here })
	})
	if len(typed) == 0 {
		return []finding{noTypeFits(err, branches)}
	}
	meant := slices.DeleteFunc(slices.Clone(typed), func(branch []finding) bool {
		return slices.ContainsFunc(branch, func(f finding) bool { return f.choice && len(f.at) <= here+1 })
	})
	if len(meant) == 1 {
		return meant[0]
	}
	if len(typed) == 1 {
		return typed[0]
	}
	var reasons []string
	for _, branch := range typed[:min(len(typed), maxBranchShown)] {
		telling := max(0, slices.IndexFunc(branch, func(f finding) bool { return f.choice }))
		reason := branch[telling].message
		if len(branch[telling].at) > here {
			reason = pointer(branch[telling].at) + ": " + reason
		}
		reasons = append(reasons, reason)
	}
	message := fmt.Sprintf("the value fits none of the %d alternatives (%s)", len(branches), strings.Join(reasons, "; or "))
	return []finding{{at: err.InstanceLocation, message: message}}
}

// noTypeFits joins the types of all alternatives.
func noTypeFits(err *jsonschema.ValidationError, branches [][]finding) finding {
	var want []string
	got := ""
	for _, branch := range branches {
		for _, f := range branch {
			if f.mismatch && !slices.Contains(want, f.alternative) {
				want = append(want, f.alternative)
				_, got, _ = strings.Cut(f.message, ", found ")
			}
		}
	}
	alternative := strings.Join(want, " or ")
	return finding{at: err.InstanceLocation, message: "expected " + alternative + ", found " + got, mismatch: true, alternative: alternative}
}

// simpleFinding words the failure of one keyword.
func simpleFinding(err *jsonschema.ValidationError) finding {
	f := finding{at: err.InstanceLocation}
	switch k := err.ErrorKind.(type) {
	case *failed.Type:
		f.mismatch, f.alternative = true, strings.Join(k.Want, " or ")
		f.message = "expected " + f.alternative + ", found " + k.Got
	case *failed.Enum:
		f.choice = true
		f.message = "expected " + constants(k.Want) + ", found " + shorten(string(appendCanonical(nil, k.Got)))
	case *failed.Format:
		f.message = fmt.Sprintf("%s is not in the format %q", quoteShort(fmt.Sprint(k.Got)), k.Want)
	case *failed.Pattern:
		f.message = fmt.Sprintf("%s does not match the pattern %s", quoteShort(k.Got), quoteShort(k.Want))
	case *failed.Minimum:
		f.message = "the number is less than the minimum " + decimal(k.Want)
	case *failed.Maximum:
		f.message = "the number is greater than the maximum " + decimal(k.Want)
	case *failed.ExclusiveMinimum:
		f.message = "the number is not greater than " + decimal(k.Want)
	case *failed.ExclusiveMaximum:
		f.message = "the number is not less than " + decimal(k.Want)
	case *failed.MultipleOf:
		f.message = "the number is not a multiple of " + decimal(k.Want)
	case *failed.MinItems:
		f.message = fmt.Sprintf("the list has %d items and needs at least %d", k.Got, k.Want)
	case *failed.MaxItems:
		f.message = fmt.Sprintf("the list has %d items and may have at most %d", k.Got, k.Want)
	default:
		f.message = "the value does not fit the schema"
	}
	return f
}

// constants lists the values of an enum.
func constants(values []any) string {
	var texts []string
	for _, value := range values[:min(len(values), maxEnumShown)] {
		texts = append(texts, shorten(string(appendCanonical(nil, value))))
	}
	if len(values) > maxEnumShown {
		return "one of " + strings.Join(texts, ", ") + fmt.Sprintf(" and %d more", len(values)-maxEnumShown)
	}
	if len(values) == 1 {
		return texts[0]
	}
	return "one of " + strings.Join(texts, ", ")
}

// decimal writes a bound of a schema as a person would.
func decimal(r *big.Rat) string {
	if r.IsInt() {
		return shorten(r.Num().String())
	}
	f, _ := r.Float64()
	return strconv.FormatFloat(f, 'g', -1, 64)
}
