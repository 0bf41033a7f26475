module github.com/gilliam-run/gilliam/conformance

go 1.26
