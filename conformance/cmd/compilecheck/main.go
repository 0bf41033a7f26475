// Command compilecheck compiles every Python file under the given paths, verifies the
// code and reports what is refused. With -dis it prints the code of one file instead.
package main

import (
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/syntax"
)

func main() {
	dis := flag.Bool("dis", false, "print the code")
	await := flag.Bool("await", false, "allow await at top level")
	flag.Parse()
	bad, files, size := 0, 0, 0
	var spent time.Duration
	for _, root := range flag.Args() {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".py") {
				return err
			}
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			mod, _, serr := syntax.Parse(path, string(text), syntax.Exec)
			if serr != nil {
				fmt.Printf("%s:%d: parse: %s\n", path, serr.Line, serr.Msg)
				return nil
			}
			start := time.Now()
			code, _, serr := compile.Compile(mod, path, string(text), compile.Options{TopLevelAwait: *await})
			spent += time.Since(start)
			files++
			size += len(text)
			if serr != nil {
				bad++
				fmt.Printf("%s:%d:%d: %s\n", path, serr.Line, serr.Col, serr.Msg)
				return nil
			}
			if *dis {
				fmt.Print(compile.Disassemble(code))
			}
			if err := compile.Verify(code); err != nil {
				bad++
				fmt.Printf("%s: %v\n", path, err)
			}
			return nil
		})
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
	if !*dis {
		fmt.Printf("%d files, %d bytes in %v, %d refused\n", files, size, spent.Round(time.Millisecond), bad)
	}
	if bad > 0 {
		os.Exit(1)
	}
}
