__all__ = ["GetoptError", "error", "getopt", "gnu_getopt"]


class GetoptError(Exception):
    opt = ""
    msg = ""

    def __init__(self, msg, opt=""):
        self.msg = msg
        self.opt = opt
        Exception.__init__(self, msg, opt)

    def __str__(self):
        return self.msg


error = GetoptError


def _names(longopts):
    return [longopts] if isinstance(longopts, str) else [*longopts]


def getopt(args, shortopts, longopts=[]):
    opts = []
    longopts = _names(longopts)
    while args and args[0].startswith("-") and args[0] != "-":
        if args[0] == "--":
            args = args[1:]
            break
        args = _option(opts, args, shortopts, longopts)
    return opts, args


def gnu_getopt(args, shortopts, longopts=[]):
    """getopt(args, options[, long_options]) -> opts, args, with options anywhere"""
    opts = []
    others = []
    longopts = _names(longopts)
    stop = shortopts.startswith("+")
    if stop:
        shortopts = shortopts[1:]
    else:
        from os import environ
        stop = bool(environ.get("POSIXLY_CORRECT"))
    while args:
        arg = args[0]
        if arg == "--":
            others += args[1:]
            break
        if arg[:1] == "-" and arg != "-":
            args = _option(opts, args, shortopts, longopts)
        elif stop:
            others += args
            break
        else:
            others.append(arg)
            args = args[1:]
    return opts, others


def _option(opts, args, shortopts, longopts):
    if args[0].startswith("--"):
        return do_longs(opts, args[0][2:], longopts, args[1:])[1]
    return do_shorts(opts, args[0][1:], shortopts, args[1:])[1]


def do_longs(opts, opt, longopts, args):
    opt, equals, value = opt.partition("=")
    takes, opt = long_has_args(opt, longopts)
    if takes and not equals:
        if not args:
            raise GetoptError(f"option --{opt} requires argument", opt)
        value, args = args[0], args[1:]
    elif equals and not takes:
        raise GetoptError(f"option --{opt} must not have an argument", opt)
    opts.append(("--" + opt, value))
    return opts, args


def long_has_args(opt, longopts):
    # Whether the option takes an argument, and its full name.
    found = [name for name in longopts if name.startswith(opt)]
    if not found:
        raise GetoptError(f"option --{opt} not recognized", opt)
    if opt in found:
        return False, opt
    if opt + "=" in found:
        return True, opt
    if len(found) > 1:
        raise GetoptError(f"option --{opt} not a unique prefix", opt)
    return found[0].endswith("="), found[0].removesuffix("=")


def do_shorts(opts, optstring, shortopts, args):
    while optstring:
        opt, optstring = optstring[0], optstring[1:]
        value = ""
        if short_has_arg(opt, shortopts):
            if not optstring:
                if not args:
                    raise GetoptError(f"option -{opt} requires argument", opt)
                optstring, args = args[0], args[1:]
            value, optstring = optstring, ""
        opts.append(("-" + opt, value))
    return opts, args


def short_has_arg(opt, shortopts):
    for i, name in enumerate(shortopts):
        if name == opt != ":":
            return shortopts.startswith(":", i + 1)
    raise GetoptError(f"option -{opt} not recognized", opt)
