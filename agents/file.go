package agents

import (
	"bytes"
	"net/url"
	"slices"
	"strings"
)

// MaxSourceBytes is the size of the largest source of a tool.
const MaxSourceBytes = 64 << 10

// A File is a valid agent file with its defaults filled in.
type File struct {
	Name             string            // trimmed and in lower case
	Annotations      map[string]string // never nil
	AllowedModels    []Model           // at least one; the first is the default
	Instructions     string
	RunAs            *RunAs // nil: the agent has no service account
	ThreadIsolation  string // "global" or "participant"
	LLMDelegation    string // "required" or "optional"
	OutputModalities []string
	Store            bool // keep conversations
	Tools            []*Tool
	Connections      map[string]Connection // never nil
}

// A Model is a language model an agent may use.
type Model struct{ Provider, Model string }

// RunAs is the service account an agent runs as.
type RunAs struct {
	Email  string
	Scopes []string // trimmed, each once, in the order of the file
}

// A Connection is where the requests of a tool can go by name.
type Connection struct {
	BaseURL        *url.URL
	UseProxySecret string // id of a secret; empty for a plain connection
}

// Tool gives the tool of a name, or nil.
func (f *File) Tool(name string) *Tool {
	for _, tool := range f.Tools {
		if tool.Name == name {
			return tool
		}
	}
	return nil
}

// defaultScopes are the scopes of a service account that names none.
var defaultScopes = []string{"secrets:proxy", "llm_proxy"}

// ParseFile reads an agent file, YAML 1.2 or JSON. The error is [Problems]: everything
// that is wrong, or the one syntax error that makes the rest unreadable. The sources of
// the tools are not compiled; that is [File.CheckSources].
func ParseFile(data []byte) (*File, error) {
	text := bytes.TrimPrefix(data, byteOrderMark)
	b, root, err := parseDocument(text)
	if err != nil {
		return nil, err
	}
	f := &File{
		ThreadIsolation: "global", LLMDelegation: "optional", Store: true,
		Annotations: map[string]string{}, Connections: map[string]Connection{},
	}
	r := &fileReader{reader: reader{&b.collector}, document: text, file: f}
	r.mapping(nil, &root, r.fields())
	if err := b.err(); err != nil {
		return nil, err
	}
	return f, nil
}

var byteOrderMark = []byte("\xef\xbb\xbf")

// parseDocument reads a document in either notation. A text that begins like a JSON
// object or list and is not JSON may still be YAML in flow style; if it is neither, the
// reading that got further says what is wrong.
func parseDocument(text []byte) (*builder, node, error) {
	if len(text) > maxDocumentBytes {
		return nil, node{}, Problems{{Line: 1, Column: 1, Message: "the document is larger than 4 MiB"}}
	}
	var asJSON *Problem
	if start := bytes.TrimLeft(text, " \t\r\n"); len(start) > 0 && (start[0] == '{' || start[0] == '[') {
		b := &builder{limit: maxExpandedBytes}
		root, syntax := parseJSON(b, text, maxDocumentDepth)
		if syntax == nil {
			return b, root, nil
		}
		asJSON = syntax
	}
	b := &builder{limit: maxExpandedBytes}
	root, syntax := parseYAML(b, text)
	if syntax == nil {
		return b, root, nil
	}
	if asJSON != nil && (syntax.Line < asJSON.Line || syntax.Line == asJSON.Line && syntax.Column <= asJSON.Column) {
		asJSON.Message = "not JSON: " + asJSON.Message
		syntax = asJSON
	}
	return nil, node{}, Problems{*syntax}
}

// A fileReader fills a File from a document.
type fileReader struct {
	reader
	document []byte
	file     *File
}

func (r *fileReader) fields() []field {
	f := r.file
	return []field{
		{"version", true, func(at *path, n *node) { r.oneOf(at, n, "v1") }},
		{"kind", true, func(at *path, n *node) { r.oneOf(at, n, "ManagedAgent") }},
		{"metadata", true, r.metadata},
		{"allowed_models", true, r.allowedModels},
		{"instructions", false, func(at *path, n *node) { f.Instructions, _ = r.text(at, n) }},
		{"run_as", false, r.runAs},
		{"thread_isolation", false, func(at *path, n *node) { f.ThreadIsolation = r.oneOf(at, n, "global", "participant") }},
		{"llm_delegation", false, func(at *path, n *node) { f.LLMDelegation = r.oneOf(at, n, "required", "optional") }},
		{"output_modalities", false, func(at *path, n *node) {
			r.list(at, n, func(at *path, n *node) {
				f.OutputModalities = append(f.OutputModalities, r.oneOf(at, n, "text", "audio"))
			})
		}},
		{"store", false, func(at *path, n *node) { f.Store = r.boolean(at, n) }},
		{"toolkits", false, func(at *path, n *node) {
			if r.list(at, n, func(*path, *node) {}) && len(n.items) > 0 {
				r.add(at, n.pos, "toolkits are not supported yet")
			}
		}},
		{"tools", false, r.tools},
		{"connections", false, r.connections},
	}
}

func (r *fileReader) metadata(at *path, n *node) {
	r.mapping(at, n, []field{
		{"name", true, func(at *path, n *node) {
			name, ok := r.text(at, n)
			r.file.Name = strings.ToLower(strings.TrimSpace(name))
			if ok && r.file.Name == "" {
				r.add(at, n.pos, "the name is empty")
			}
		}},
		{"annotations", false, func(at *path, n *node) {
			r.entries(at, n, func(at *path, key mapKey, n *node) {
				r.file.Annotations[key.name], _ = r.text(at, n)
			})
		}},
	})
}

func (r *fileReader) allowedModels(at *path, n *node) {
	ok := r.list(at, n, func(at *path, n *node) {
		var m Model
		r.mapping(at, n, []field{
			{"provider", true, func(at *path, n *node) { m.Provider = r.oneOf(at, n, "openai", "anthropic", "grok") }},
			{"model", true, func(at *path, n *node) { m.Model = r.filled(at, n) }},
		})
		r.file.AllowedModels = append(r.file.AllowedModels, m)
	})
	if ok && len(n.items) == 0 {
		r.add(at, n.pos, "at least one model is needed; the first is the default")
	}
}

func (r *fileReader) runAs(at *path, n *node) {
	account := &RunAs{Scopes: slices.Clone(defaultScopes)}
	r.mapping(at, n, []field{
		{"email", true, func(at *path, n *node) {
			account.Email = r.filled(at, n)
			local, domain, found := strings.Cut(account.Email, "@")
			if n.kind == stringKind && (!found || local == "" || domain == "" || strings.ContainsAny(account.Email, " \t\r\n")) {
				r.add(at, n.pos, "expected an e-mail address, found %s", n.describe())
			}
		}},
		{"scopes", false, func(at *path, n *node) {
			account.Scopes = []string{}
			r.list(at, n, func(at *path, n *node) {
				if scope := r.filled(at, n); !slices.Contains(account.Scopes, scope) {
					account.Scopes = append(account.Scopes, scope)
				}
			})
		}},
	})
	r.file.RunAs = account
}

func (r *fileReader) connections(at *path, n *node) {
	r.entries(at, n, func(at *path, key mapKey, n *node) {
		var c Connection
		r.mapping(at, n, []field{
			{"base_url", true, func(at *path, n *node) {
				text, ok := r.text(at, n)
				if !ok {
					return
				}
				base, problem := parseBaseURL(text)
				if problem != "" {
					r.add(at, n.pos, "%s", problem)
				}
				c.BaseURL = base
			}},
			{"use_proxy_secret", false, func(at *path, n *node) { c.UseProxySecret = r.filled(at, n) }},
		})
		if strings.TrimSpace(key.name) == "" {
			r.add(at, key.pos, "the name of a connection is empty")
		}
		r.file.Connections[key.name] = c
	})
}

// A Tool is a Python tool of an agent file.
type Tool struct {
	Name        string
	Description string
	InputSchema *Schema
	Source      string
	Entrypoint  string

	written sourceText
}

func (r *fileReader) tools(at *path, n *node) {
	seen := map[string]position{}
	r.list(at, n, func(at *path, n *node) {
		tool := &Tool{}
		r.mapping(at, n, []field{
			{"type", true, func(at *path, n *node) { r.oneOf(at, n, "python") }},
			{"name", true, func(at *path, n *node) {
				tool.Name = r.identifier(at, n)
				if first, twice := seen[tool.Name]; twice && tool.Name != "" {
					r.add(at, n.pos, "another tool is called %s; its name is on line %d", quoteShort(tool.Name), first.line)
				}
				seen[tool.Name] = n.pos
			}},
			{"description", false, func(at *path, n *node) { tool.Description, _ = r.text(at, n) }},
			{"input_schema", true, func(at *path, n *node) { tool.InputSchema = checkSchema(r.collector, at, n) }},
			{"source", true, func(at *path, n *node) {
				tool.Source, _ = r.text(at, n)
				tool.written = sourceText{r.document, n}
				if n.kind == stringKind && (len(n.text) == 0 || len(n.text) > MaxSourceBytes) {
					r.add(at, n.pos, "a source has 1 to %d bytes, this one has %d", MaxSourceBytes, len(n.text))
				}
			}},
			{"entrypoint", false, func(at *path, n *node) { tool.Entrypoint = r.identifier(at, n) }},
		})
		if tool.Entrypoint == "" {
			tool.Entrypoint = tool.Name
		}
		r.file.Tools = append(r.file.Tools, tool)
	})
}

const maxNameLength = 64

// pythonKeywords are the words that no Python name can be. Soft keywords (match, type,
// case, _) can.
var pythonKeywords = []string{
	"False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del",
	"elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal",
	"not", "or", "pass", "raise", "return", "try", "while", "with", "yield",
}

// identifier reads the name of a tool or an entrypoint; "" after a problem.
func (r *reader) identifier(at *path, n *node) string {
	s, ok := r.text(at, n)
	if !ok {
		return ""
	}
	valid := s != "" && len(s) <= maxNameLength && (s[0] < '0' || s[0] > '9')
	for i := 0; valid && i < len(s); i++ {
		c := s[i]
		valid = c == '_' || c >= '0' && c <= '9' || c|0x20 >= 'a' && c|0x20 <= 'z'
	}
	switch {
	case !valid:
		r.add(at, n.pos, "a name has 1 to %d letters, digits and underscores and does not begin with a digit, found %s", maxNameLength, n.describe())
	case slices.Contains(pythonKeywords, s):
		r.add(at, n.pos, "%s is a Python keyword and cannot be a name", quoteShort(s))
	default:
		return s
	}
	return ""
}
