package mount

import (
	"path"
	"strings"
	"unicode/utf8"
)

// Change is a file or folder that a run made, changed or removed.
type Change struct {
	Path string // absolute
	Kind string // "new", "changed" or "deleted"
	Type string // "folder", or the media type by the name, else by the beginning of the content
	Size int64  // bytes now; of what was deleted, before
}

// MediaType is the media type of a file by its name, else by the beginning of its content.
func MediaType(name string, begin []byte) string {
	if t, ok := mediaTypes[strings.ToLower(path.Ext(name))]; ok {
		return t
	}
	for range utf8.UTFMax - 1 { // the last character may be cut
		if r, n := utf8.DecodeLastRune(begin); r == utf8.RuneError && n == 1 {
			begin = begin[:len(begin)-1]
		}
	}
	if utf8.Valid(begin) && !strings.ContainsRune(string(begin), 0) {
		return "text/plain"
	}
	return "application/octet-stream"
}

// mediaTypes are those of files that scripts often write.
var mediaTypes = map[string]string{
	".txt": "text/plain", ".log": "text/plain", ".md": "text/markdown", ".csv": "text/csv", ".tsv": "text/tab-separated-values",
	".html": "text/html", ".htm": "text/html", ".css": "text/css", ".js": "text/javascript", ".py": "text/x-python",
	".json": "application/json", ".jsonl": "application/jsonl", ".xml": "application/xml", ".yaml": "application/yaml",
	".yml": "application/yaml", ".toml": "application/toml", ".pdf": "application/pdf", ".zip": "application/zip",
	".gz": "application/gzip", ".tar": "application/x-tar", ".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg",
	".gif": "image/gif", ".svg": "image/svg+xml", ".webp": "image/webp", ".mp3": "audio/mpeg", ".wav": "audio/wav", ".mp4": "video/mp4",
	".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
	".pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation",
}
