package syntax

func (p *parser) diagnose(name string, mode Mode) *Error {
	t := &p.toks[p.failedAt]
	return &Error{Msg: "invalid syntax", File: name, Line: int(t.line), Col: int(t.off - p.lines[t.line-1] + 1)}
}
