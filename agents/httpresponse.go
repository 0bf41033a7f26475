package agents

import (
	"bufio"
	"compress/flate"
	"compress/gzip"
	"compress/zlib"
	"errors"
	"io"
	"mime"
	"net/http"
	"slices"
	"strings"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/htmlindex"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
)

// A response is what the script gets of an HTTP response.
type response struct {
	status  int
	reason  string   // what an error about the status says
	headers []header // in the order of their names, each name once
	text    string
}

type header struct{ name, value string } // the name in lower case

// hiddenHeaders are never shown to a script: sessions are not its to keep.
var hiddenHeaders = []string{"set-cookie", "set-cookie2"}

// visibleHeaders gives the headers of a response, values of one name joined as RFC 9110
// allows.
func visibleHeaders(h http.Header) []header {
	var list []header
	for name, values := range h {
		lower := strings.ToLower(name)
		if slices.Contains(hiddenHeaders, lower) {
			continue
		}
		list = append(list, header{lower, strings.ToValidUTF8(strings.Join(values, ", "), "\ufffd")})
	}
	slices.SortFunc(list, func(a, b header) int { return strings.Compare(a.name, b.name) })
	return list
}

var (
	errBodyTooLarge = errors.New("the body is too large")
	errEncoding     = errors.New("the content encoding is not supported")
)

// A cappedReader fails with errBodyTooLarge once more than left bytes were read.
type cappedReader struct {
	r    io.Reader
	left int
}

func (c *cappedReader) Read(p []byte) (int, error) {
	if len(p) > c.left+1 {
		p = p[:c.left+1]
	}
	n, err := c.r.Read(p)
	if c.left -= n; c.left < 0 {
		return 0, errBodyTooLarge
	}
	return n, err
}

// readBody reads a body and undoes its content encodings. Both what is received and what
// it decodes to are held to the limit, at every step of the decoding.
func readBody(r *http.Response, limit int) ([]byte, error) {
	var body io.Reader = &cappedReader{r.Body, limit}
	var encodings []string
	for _, value := range r.Header["Content-Encoding"] {
		for _, name := range strings.Split(value, ",") {
			if name = strings.ToLower(strings.TrimSpace(name)); name != "" && name != "identity" {
				encodings = append(encodings, name)
			}
		}
	}
	const maxEncodings = 3
	if len(encodings) > maxEncodings {
		return nil, errEncoding
	}
	for _, name := range slices.Backward(encodings) {
		decoded, err := decompress(name, body)
		if err != nil {
			return nil, err
		}
		body = &cappedReader{decoded, limit}
	}
	return io.ReadAll(body)
}

// decompress undoes one content encoding. An empty body is empty in any encoding: the
// answer to HEAD has the headers of one that is not.
func decompress(name string, body io.Reader) (io.Reader, error) {
	if name != "gzip" && name != "x-gzip" && name != "deflate" {
		return nil, errEncoding
	}
	buffered := bufio.NewReader(body)
	head, err := buffered.Peek(2)
	if len(head) == 0 && err == io.EOF {
		return buffered, nil
	}
	switch {
	case name != "deflate":
		return gzip.NewReader(buffered)
	case len(head) == 2 && head[0]&0x0f == 8 && (int(head[0])<<8|int(head[1]))%31 == 0:
		return zlib.NewReader(buffered)
	}
	// What servers send as deflate is often the bare stream without zlib's frame.
	return flate.NewReader(buffered), nil
}

// decodeText gives a body as text. The charset of its content type counts, by the names
// and meanings the web gives them; without one, or with one that is unknown, it is UTF-8.
// A byte order mark wins over both. What cannot be decoded becomes U+FFFD.
func decodeText(contentType string, body []byte) string {
	var charset encoding.Encoding = unicode.UTF8
	if _, params, err := mime.ParseMediaType(contentType); err == nil {
		charset = namedCharset(params["charset"], charset)
	}
	text, _, err := transform.Bytes(unicode.BOMOverride(charset.NewDecoder()), body)
	if err != nil {
		text = body
	}
	return strings.ToValidUTF8(string(text), "\ufffd")
}

// namedCharset finds a charset by its label. The spellings of other registries (latin-1,
// utf_8) differ from the web's in hyphens only.
func namedCharset(label string, otherwise encoding.Encoding) encoding.Encoding {
	hyphens := strings.ReplaceAll(label, "_", "-")
	for _, spelling := range []string{label, hyphens, strings.ReplaceAll(hyphens, "-", "")} {
		if named, err := htmlindex.Get(spelling); err == nil {
			return named
		}
	}
	return otherwise
}
