//go:build ignore

// Generate copies the archive of time zones that the installed Go has.
package main

import (
	"log"
	"os"
	"path/filepath"
	"runtime"
)

func main() {
	b, err := os.ReadFile(filepath.Join(runtime.GOROOT(), "lib", "time", "zoneinfo.zip"))
	if err == nil {
		err = os.WriteFile("zoneinfo.zip", b, 0o644)
	}
	if err != nil {
		log.Fatal(err)
	}
}
