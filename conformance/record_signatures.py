"""Write internal/vm/signatures.txt: the signatures of builtins that are more than names,
and the names of those that have none.

Run it under CPython 3.13: python3.13 conformance/record_signatures.py
"""

import builtins
import pathlib
import re
import types

OUT = pathlib.Path(__file__).parent.parent / "internal/vm/signatures.txt"
NATIVE = (types.MethodDescriptorType, types.WrapperDescriptorType, types.ClassMethodDescriptorType)


def rows():
    for name in sorted(vars(builtins)):
        value = getattr(builtins, name)
        text = getattr(value, "__text_signature__", None)
        if name.startswith("_") or not isinstance(value, (type, types.BuiltinFunctionType)):
            continue
        if not text and not isinstance(value, type):
            yield name, ""
        elif text and ("=" in text or isinstance(value, type)):
            yield name, text
        if isinstance(value, type):
            for attr, member in sorted(vars(value).items()):
                text = getattr(member, "__text_signature__", None)
                if text and "=" in text:
                    yield f"{value.__name__}.{attr}", text
                elif not text and isinstance(member, NATIVE) and attr != "__new__":
                    yield f"{value.__name__}.{attr}", ""


OUT.write_text("".join(f"{name} {re.sub(chr(10) + ' *', ' ', text)}".rstrip() + "\n" for name, text in rows()))
