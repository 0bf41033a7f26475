# A long text of which every other character is escaped is read in the space that it takes.
import json

text = "é\n" * 60_000
assert json.loads(json.dumps(text)) == text
assert json.loads(json.dumps([text, {"k": text}])) == [text, {"k": text}]
print(len(json.dumps(text)))
