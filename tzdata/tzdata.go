// Package tzdata embeds the time zones of the IANA database, about 400 KB, for scripts that
// import zoneinfo or whose environment has TZ. A program imports it for that alone:
//
//	import _ "github.com/gilliam-run/gilliam/tzdata"
//
// Without it scripts know UTC only.
package tzdata

import (
	"archive/zip"
	"bytes"
	_ "embed"
	"io"
	"sync"

	"github.com/gilliam-run/gilliam/internal/lib/zoneinfo"
)

// The archive is the one that Go's own time/tzdata is made from.
//
//go:generate go run generate.go
//go:embed zoneinfo.zip
var archive []byte

func init() {
	zoneinfo.Data, zoneinfo.Names = data, names
}

// files are the zones of the archive, by name; in its order.
var files = sync.OnceValues(func() (map[string]*zip.File, []string) {
	r, err := zip.NewReader(bytes.NewReader(archive), int64(len(archive)))
	if err != nil {
		panic(err) // the archive is part of the program
	}
	byName := map[string]*zip.File{}
	var names []string
	for _, f := range r.File {
		if f.Name[len(f.Name)-1] != '/' {
			byName[f.Name] = f
			names = append(names, f.Name)
		}
	}
	return byName, names
})

func names() []string {
	_, n := files()
	return n
}

func data(name string) []byte {
	byName, _ := files()
	f := byName[name]
	if f == nil {
		return nil
	}
	r, err := f.Open()
	if err != nil {
		return nil
	}
	b, err := io.ReadAll(r)
	if err != nil {
		return nil
	}
	return b
}
