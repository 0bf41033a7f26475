module github.com/gilliam-run/gilliam/agents

go 1.26

require (
	github.com/gilliam-run/gilliam v0.1.0
	github.com/santhosh-tekuri/jsonschema/v6 v6.0.3
	go.yaml.in/yaml/v4 v4.0.0
	golang.org/x/text v0.44.0
)
