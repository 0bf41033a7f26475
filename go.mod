module github.com/gilliam-run/gilliam

go 1.26
