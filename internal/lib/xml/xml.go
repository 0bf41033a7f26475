// Package xml is Python's xml: a parser of our own in the place of expat, trees of
// elements and documents on it. All is Python, so that a parser in progress is in
// snapshots and what a document costs is what its reading executes.
package xml

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed expat.py
var expatSource string

//go:embed errors.py
var errorsSource string

//go:embed model.py
var modelSource string

//go:embed etree.py
var etreeSource string

//go:embed dom.py
var domSource string

//go:embed domreg.py
var domregSource string

//go:embed minidom.py
var minidomSource string

//go:embed path.py
var pathSource string

// Modules returns the package xml, its modules, and the parser they stand on.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{
		{Name: "pyexpat", Source: expatSource, File: "<pyexpat>", Package: true},
		{Name: "pyexpat.errors", Source: errorsSource, File: "<pyexpat.errors>"},
		{Name: "pyexpat.model", Source: modelSource, File: "<pyexpat.model>"},
		{Name: "xml", Package: true},
		{Name: "xml.parsers", Package: true},
		{Name: "xml.parsers.expat", Source: "from pyexpat import *\n", File: "<xml.parsers.expat>", Package: true},
		{Name: "xml.parsers.expat.errors", Source: "from pyexpat.errors import *\n", File: "<xml.parsers.expat.errors>"},
		{Name: "xml.parsers.expat.model", Source: "from pyexpat.model import *\n", File: "<xml.parsers.expat.model>"},
		{Name: "xml.dom", Source: domSource, File: "<xml.dom>", Package: true},
		{Name: "xml.dom.domreg", Source: domregSource, File: "<xml.dom.domreg>"},
		{Name: "xml.dom.minidom", Source: minidomSource, File: "<xml.dom.minidom>"},
		{Name: "xml.etree", Package: true},
		{Name: "xml.etree.ElementPath", Source: pathSource, File: "<xml.etree.ElementPath>"},
		{Name: "xml.etree.ElementTree", Source: etreeSource, Hidden: true, InC: []string{"Element", "SubElement", "TreeBuilder", "XMLParser"},
			Reading: map[string]vm.Reading{"Element": vm.Parsed, "SubElement": vm.Parsed}},
	}
}
