#!/usr/bin/env bash
# Applies the example patches of docs/developing.md to a copy of the tree and runs their tests.
set -euo pipefail
export GOFLAGS="${GOFLAGS:--trimpath}" # what is built for the tree serves the copy
top=$(cd "$(dirname "$0")/../.." && pwd)
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
(cd "$top" && git ls-files -z | tar --null -T - -cf -) | tar xf - -C "$copy"
cd "$copy"
git init -q .
for p in str-method opcode module command; do
	git apply -C1 "$top/docs/patches/$p.patch"
done
(cd internal/vm && go run ./loopgen)
gofmt -w internal/vm/loop_gen.go internal/lib/lib.go
go test ./internal/vm ./internal/lib -run Packed -update >/dev/null # the code of another compiler
go test ./internal/compile ./internal/vm ./internal/lib/greet
(cd cmd/gilliam && go test -run 'Version' .)
