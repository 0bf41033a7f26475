__all__ = [
    "EnumType", "EnumMeta", "EnumDict", "Enum", "IntEnum", "StrEnum", "Flag", "IntFlag", "ReprEnum", "auto", "unique",
    "property", "verify", "member", "nonmember", "FlagBoundary", "STRICT", "CONFORM", "EJECT", "KEEP", "global_flag_repr",
    "global_enum_repr", "global_str", "global_enum", "EnumCheck", "CONTINUOUS", "NAMED_FLAGS", "UNIQUE",
    "pickle_by_global_name", "pickle_by_enum_name", "show_flag_values",
]

# The classes the metaclass needs while it makes the first ones: filled in below.
Enum = Flag = ReprEnum = EJECT = KEEP = STRICT = CONFORM = None

_absent = object()
_property = property
_DynamicClassAttribute = __import__("_dynamicattr").DynamicClassAttribute


class nonmember:
    """Keeps a value of the class body from becoming a member."""

    def __init__(self, value):
        self.value = value


class member:
    """Makes a member of a value of the class body that would not be one."""

    def __init__(self, value):
        self.value = value


def _is_descriptor(obj):
    t = type(obj)
    return hasattr(obj, "__get__") or hasattr(obj, "__set__") or hasattr(obj, "__delete__")


def _is_dunder(name):
    return len(name) > 4 and name[:2] == name[-2:] == "__" and name[2] != "_" and name[-3] != "_"


def _is_sunder(name):
    return len(name) > 2 and name[0] == name[-1] == "_" and name[1] != "_" and name[-2] != "_"


def _is_private(cls_name, name):
    start = f"_{cls_name}__"
    return len(name) > len(start) and name.startswith(start) and (name[-1] != "_" or name[-2] != "_")


def _is_internal_class(cls_name, obj):
    # A class written in the body of the enumeration.
    if not isinstance(obj, type):
        return False
    qualname = getattr(obj, "__qualname__", "")
    return qualname == f"{cls_name}.{obj.__name__}" or qualname.endswith(f".{cls_name}.{obj.__name__}")


def _is_single_bit(n):
    return n > 0 and n & (n - 1) == 0


def _bits(n):
    # The single bits of a number, from the lowest.
    if isinstance(n, Flag) and n is not None:
        n = n._value_
    if n < 0:
        raise ValueError(f"{n} is not a positive integer")
    while n:
        bit = n & -n
        yield bit
        n ^= bit


def show_flag_values(value):
    return [*_bits(value)]


def bin(num, max_bits=None):
    """
    Like built-in bin(), except negative values are represented in
    twos-complement, and the leading bit always indicates sign
    (0=positive, 1=negative).
    """
    ceiling = 2 ** num.bit_length()
    if num >= 0:
        s = format(num + ceiling, "#b")
        sign = "0"
    else:
        s = format(~num ^ (ceiling - 1) + ceiling, "#b")
        sign = "1"
    digits = s[3:]
    if max_bits is not None and len(digits) < max_bits:
        digits = (sign * max_bits + digits)[-max_bits:]
    return f"0b{sign} {digits}"


class auto:
    """Stands for the next value."""

    def __init__(self, value=_absent):
        self.value = value

    def __repr__(self):
        return f"auto({'' if self.value is _absent else repr(self.value)})"


class property(_DynamicClassAttribute):
    """A property of members that leaves the name free for a member of the class."""

    member = None
    _attr_type = None
    _cls_type = None

    def __get__(self, instance, ownerclass=None):
        if instance is None:
            if self.member is not None:
                return self.member
            raise AttributeError(f"{ownerclass!r} has no attribute {self.name!r}")
        if self.fget is not None:
            return self.fget(instance)
        if self._attr_type == "attr":
            return getattr(self._cls_type, self.name)
        if self._attr_type == "desc":
            return getattr(instance._value_, self.name)
        try:
            return ownerclass._member_map_[self.name]
        except KeyError:
            raise AttributeError(f"{ownerclass!r} has no attribute {self.name!r}") from None

    def __set__(self, instance, value):
        if self.fset is not None:
            return self.fset(instance, value)
        raise AttributeError(f"<enum {self.clsname!r}> cannot set attribute {self.name!r}")

    def __delete__(self, instance):
        if self.fdel is not None:
            return self.fdel(instance)
        raise AttributeError(f"<enum {self.clsname!r}> cannot delete attribute {self.name!r}")

    def __set_name__(self, ownerclass, name):
        self.name = name
        self.clsname = ownerclass.__name__


_RESERVED = frozenset((
    "_order_", "_generate_next_value_", "_numeric_repr_", "_missing_", "_ignore_", "_iter_member_",
    "_iter_member_by_value_", "_iter_member_by_def_", "_add_alias_", "_add_value_alias_",
))


class EnumDict(dict):
    """The namespace of an enumeration's body: it knows the members and refuses a name twice."""

    def __init__(self, cls_name=None):
        super().__init__()
        self._member_names = {}
        self._last_values = []
        self._ignore = []
        self._auto_called = False
        self._cls_name = cls_name
        self._next = None

    def __setitem__(self, key, value):
        """Changes anything not sundered, dundered, nor a descriptor."""
        cls_name = self._cls_name
        if cls_name is not None and _is_private(cls_name, key):
            pass
        elif _is_sunder(key):
            if key not in _RESERVED:
                raise ValueError(f"_sunder_ names, such as {key!r}, are reserved for future Enum use")
            if key == "_generate_next_value_":
                if self._auto_called:
                    raise TypeError("_generate_next_value_ must be defined before members")
                self._next = value.__func__ if isinstance(value, staticmethod) else value
            elif key == "_ignore_":
                value = value.replace(",", " ").split() if isinstance(value, str) else [*value]
                self._ignore = value
                already = {*value} & {*self._member_names}
                if already:
                    raise ValueError(f"_ignore_ cannot specify already set names: {already!r}")
        elif _is_dunder(key):
            if key == "__order__":
                key = "_order_"
        elif key in self._member_names:
            raise TypeError(f"{key!r} already defined as {self[key]!r}")
        elif key in self._ignore:
            pass
        elif isinstance(value, nonmember):
            value = value.value
        elif _is_descriptor(value) and not isinstance(value, member):
            pass
        elif cls_name is not None and _is_internal_class(cls_name, value):
            pass
        else:
            if key in self:
                raise TypeError(f"{key!r} already defined as {self[key]!r}")
            if isinstance(value, member):
                value = value.value
            value = self._automatic(key, value)
            self._member_names[key] = None
        super().__setitem__(key, value)

    def _automatic(self, key, value):
        # The value with its auto() objects replaced.
        many = True
        if isinstance(value, auto):
            many = False
            value = (value,)
        if isinstance(value, tuple) and any(isinstance(v, auto) for v in value):
            values = []
            for v in value:
                if isinstance(v, auto):
                    if v.value is _absent:
                        v.value = self._next(key, 1, len(self._member_names), self._last_values[:])
                        self._auto_called = True
                    v = v.value
                    self._last_values.append(v)
                values.append(v)
            if not many:
                return values[0]
            t = type(value)
            return t(*values) if hasattr(t, "_fields") else t(values)
        self._last_values.append(value)
        return value

    @_property
    def member_names(self):
        return [*self._member_names]

    def update(self, members, **more_members):
        for name in members.keys() if hasattr(members, "keys") else ():
            self[name] = members[name]
        if not hasattr(members, "keys"):
            for name, value in members:
                self[name] = value
        for name, value in more_members.items():
            self[name] = value


_EnumDict = EnumDict


class EnumType(type):
    """Metaclass for Enum"""

    @classmethod
    def __prepare__(metacls, cls, bases, **kwds):
        metacls._check_for_existing_members_(cls, bases)
        ns = EnumDict(cls)
        member_type, first_enum = metacls._get_mixins_(cls, bases)
        if first_enum is not None:
            ns._next = getattr(first_enum, "_generate_next_value_", None)
            dict.__setitem__(ns, "_generate_next_value_", ns._next)
        return ns

    def __new__(metacls, cls, bases, classdict, *, boundary=None, _simple=False, **kwds):
        if _simple:
            return super().__new__(metacls, cls, bases, classdict, **kwds)
        if "_ignore_" in classdict:
            for key in ["_ignore_", *classdict["_ignore_"]]:
                classdict.pop(key, None)
        names = [*classdict._member_names]
        invalid = {*names} & {"mro", ""}
        if invalid:
            raise ValueError(f"invalid enum member name(s) {','.join([repr(n) for n in invalid])}")
        order = classdict.pop("_order_", None)
        next_value = classdict.get("_generate_next_value_")
        if next_value is not None and not isinstance(next_value, staticmethod) and callable(next_value):
            dict.__setitem__(classdict, "_generate_next_value_", staticmethod(next_value))
        member_type, first_enum = metacls._get_mixins_(cls, bases)
        new, save_new, use_args = metacls._find_new_(classdict, member_type, first_enum)
        ns = {k: v for k, v in classdict.items() if k not in classdict._member_names}
        values = {n: classdict[n] for n in names}
        ns["_new_member_"] = new
        ns["_use_args_"] = use_args
        ns["_member_names_"] = []
        ns["_member_map_"] = {}
        ns["_value2member_map_"] = {}
        ns["_hashable_values_"] = []
        ns["_unhashable_values_"] = []
        ns["_unhashable_values_map_"] = {}
        ns["_member_type_"] = member_type
        ns["_value_repr_"] = metacls._find_data_repr_(cls, bases)
        ns["_boundary_"] = boundary or getattr(first_enum, "_boundary_", None)
        ns["_flag_mask_"] = 0
        ns["_singles_mask_"] = 0
        ns["_all_bits_"] = 0
        ns["_inverted_"] = None
        try:
            enum_class = super().__new__(metacls, cls, bases, ns, **kwds)
        except Exception as e:
            # The error of a descriptor's __set_name__ is shown without this frame.
            raise e
        _methods_of_mixin(enum_class, ns, member_type, first_enum)
        for i, name in enumerate(names):
            _add_member(enum_class, name, values[name], use_args, save_new)
        if Enum is not None:
            if save_new:
                enum_class.__new_member__ = new
            enum_class.__new__ = Enum.__new__
        if Flag is not None and issubclass(enum_class, Flag):
            _finish_flag(enum_class, bases, ns)
        if order is not None:
            _check_order(enum_class, order, names)
        return enum_class

    def __init__(cls, *args, **kwds):
        super().__init__(*args[:3])

    def __bool__(cls):
        return True

    def __call__(cls, value, names=_absent, *values, module=None, qualname=None, type=None, start=1, boundary=None):
        """Find the member with a value, or make a new enumeration of names."""
        if cls._member_map_:
            if names is _absent and not values:
                try:
                    found = cls._value2member_map_.get(value)
                    if found is not None:
                        return found
                except TypeError:
                    pass
                return _member_for(cls, value)
            if names is not _absent:
                value = (value, names, *values)
            return _member_for(cls, value)
        if names is _absent and type is None:
            return _member_for(cls, value)
        return cls._create_(
            value, None if names is _absent else names, module=module, qualname=qualname, type=type, start=start, boundary=boundary
        )

    def __contains__(cls, value):
        """Whether value is a member or the value of one."""
        if isinstance(value, cls):
            return True
        try:
            return value in cls._value2member_map_
        except TypeError:
            return value in cls._unhashable_values_

    def __delattr__(cls, attr):
        if attr in cls._member_map_:
            raise AttributeError(f"{cls.__name__!r} cannot delete member {attr!r}.")
        super().__delattr__(attr)

    def __setattr__(cls, name, value):
        if name in cls.__dict__.get("_member_map_", ()):
            raise AttributeError(f"cannot reassign member {name!r}")
        super().__setattr__(name, value)

    def __dir__(cls):
        names = {
            "__class__", "__contains__", "__doc__", "__getitem__", "__iter__", "__len__", "__members__", "__module__",
            "__name__", "__qualname__", *cls._member_names_,
        }
        if cls._new_member_ is not object.__new__:
            names.add("__new__")
        if cls.__init_subclass__ is not object.__init_subclass__:
            names.add("__init_subclass__")
        if cls._member_type_ is object:
            return sorted(names)
        return sorted({*dir(cls._member_type_), *names})

    def __getitem__(cls, name):
        return cls._member_map_[name]

    def __iter__(cls):
        members = cls._member_map_
        return iter([members[n] for n in cls._member_names_])

    def __len__(cls):
        return len(cls._member_names_)

    @_property
    def __members__(cls):
        """All members by name, aliases too; can not be changed."""
        from types import MappingProxyType
        return MappingProxyType(cls._member_map_)

    def __repr__(cls):
        if Flag is not None and issubclass(cls, Flag):
            return f"<flag {cls.__name__!r}>"
        return f"<enum {cls.__name__!r}>"

    def __reversed__(cls):
        members = cls._member_map_
        return iter([members[n] for n in reversed(cls._member_names_)])

    def _create_(cls, class_name, names, *, module=None, qualname=None, type=None, start=1, boundary=None):
        metacls = cls.__class__
        bases = (cls,) if type is None else (type, cls)
        ns = metacls.__prepare__(class_name, bases)
        if isinstance(names, str):
            names = names.replace(",", " ").split()
        if isinstance(names, (tuple, list)) and names and isinstance(names[0], str):
            original, names = names, []
            last = []
            for i, name in enumerate(original):
                value = cls._generate_next_value_(name, start, i, last[:])
                last.append(value)
                names.append((name, value))
        if names is None:
            names = ()
        for item in names:
            if isinstance(item, str):
                name, value = item, names[item]
            else:
                name, value = item
            ns[name] = value
        if module is None:
            module = _script_globals().get("__name__")
        if module is None:
            _no_pickle(ns)
        else:
            ns["__module__"] = module
        if qualname is not None:
            ns["__qualname__"] = qualname
        return metacls.__new__(metacls, class_name, bases, ns, boundary=boundary)

    def _convert_(cls, name, module, filter, source=None, *, boundary=None, as_global=False):
        import sys
        module_globals = sys.modules[module].__dict__
        source = source.__dict__ if source else module_globals
        members = [(n, v) for n, v in source.items() if filter(n)]
        try:
            members.sort(key=lambda t: (t[1], t[0]))
        except TypeError:
            members.sort(key=lambda t: t[0])
        body = {t[0]: t[1] for t in members}
        body["__module__"] = module
        made = cls(name, members, module=module, boundary=boundary or KEEP)
        if as_global:
            global_enum(made)
        else:
            module_globals.update(made.__members__)
        module_globals[name] = made
        return made

    @classmethod
    def _check_for_existing_members_(mcls, class_name, bases):
        for chain in bases:
            for base in chain.__mro__:
                if isinstance(base, EnumType) and base._member_names_:
                    raise TypeError(f"<enum {class_name!r}> cannot extend {base!r}")

    @classmethod
    def _get_mixins_(mcls, class_name, bases):
        if not bases:
            return object, Enum
        first_enum = bases[-1]
        if not isinstance(first_enum, EnumType):
            raise TypeError("new enumerations should be created as `EnumName([mixin_type, ...] [data_type,] enum_type)`")
        return mcls._find_data_type_(class_name, bases) or object, first_enum

    @classmethod
    def _find_data_repr_(mcls, class_name, bases):
        for chain in bases:
            for base in chain.__mro__:
                if base is object:
                    continue
                if isinstance(base, EnumType):
                    return base._value_repr_
                if "__repr__" in base.__dict__:
                    if "__dataclass_fields__" in base.__dict__ and "__dataclass_params__" in base.__dict__ and base.__dict__["__dataclass_params__"].repr:
                        return _dataclass_repr
                    return base.__dict__["__repr__"]
        return None

    @classmethod
    def _find_data_type_(mcls, class_name, bases):
        found = {}
        base_chain = set()
        for chain in bases:
            candidate = None
            for base in chain.__mro__:
                base_chain.add(base)
                if base is object:
                    continue
                if isinstance(base, EnumType):
                    if base._member_type_ is not object:
                        found[base._member_type_] = None
                        break
                elif "__new__" in base.__dict__ or "__dataclass_fields__" in base.__dict__:
                    found[candidate or base] = None
                    break
                else:
                    candidate = candidate or base
        if len(found) > 1:
            names = {*found}
            raise TypeError(f"too many data types for {class_name!r}: {names!r}")
        for t in found:
            return t
        return None

    @classmethod
    def _find_new_(mcls, classdict, member_type, first_enum):
        new = classdict.get("__new__", None)
        save_new = first_enum is not None and new is not None
        if new is None:
            for method in ("__new_member__", "__new__"):
                for possible in (member_type, first_enum):
                    target = getattr(possible, method, None)
                    if target not in {None, None.__new__, object.__new__, getattr(Enum, "__new__", None)}:
                        new = target
                        break
                if new is not None:
                    break
            else:
                new = object.__new__
        use_args = not (first_enum is None or new in (getattr(Enum, "__new__", None), object.__new__))
        return new, save_new, use_args

    def _add_member_(cls, name, member):
        if name in cls._member_map_:
            if cls._member_map_[name] is not member:
                raise NameError(f"{name!r} is already bound: {cls._member_map_[name]!r}")
            return
        _place(cls, name, member)


EnumMeta = EnumType


def _methods_of_mixin(cls, ns, member_type, first_enum):
    # The text methods that an enumeration with a data type takes from it or from Enum.
    if Enum is None:
        return
    if ReprEnum is not None and ReprEnum in cls.__bases__:
        if "__format__" not in ns:
            cls.__format__ = member_type.__format__
        if "__str__" not in ns:
            method = member_type.__str__
            if method is object.__str__:
                method = member_type.__repr__
            cls.__str__ = method
    for name in ("__repr__", "__str__", "__format__", "__reduce_ex__"):
        if name not in ns:
            mine = getattr(first_enum, name)
            found = getattr(cls, name)
            if found in (getattr(member_type, name, None), getattr(object, name)):
                if name in ("__str__", "__format__") and issubclass(cls, ReprEnum or ()):
                    continue
                setattr(cls, name, mine)
    if Flag is not None and issubclass(cls, Flag):
        for name in ("__or__", "__and__", "__xor__", "__ror__", "__rand__", "__rxor__", "__invert__"):
            if name not in ns:
                setattr(cls, name, getattr(Flag, name))


def _add_member(cls, name, value, use_args, save_new):
    args = value if isinstance(value, tuple) else (value,)
    if cls._member_type_ is tuple:
        args = (args,)
    if use_args:
        obj = cls._new_member_(cls, *args)
    else:
        obj = cls._new_member_(cls)
    if not hasattr(obj, "_value_"):
        if cls._member_type_ is object:
            obj._value_ = value
        else:
            try:
                obj._value_ = cls._member_type_(*args)
            except Exception as e:
                new = TypeError("_value_ not set in __new__, unable to create it")
                new.__cause__ = e
                raise new
    value = obj._value_
    obj._name_ = name
    obj.__objclass__ = cls
    obj.__init__(*args)
    obj._sort_order_ = len(cls._member_names_)
    if Flag is None or not issubclass(cls, Flag):
        # The same value under another name is an alias.
        try:
            known = cls._value2member_map_.get(value)
        except TypeError:
            known = None
            for m in cls._member_map_.values():
                if m._value_ == value:
                    known = m
                    break
        if known is None:
            cls._member_names_.append(name)
        else:
            obj = known
    else:
        try:
            known = cls._value2member_map_.get(value)
        except TypeError:
            known = None
        if known is not None:
            obj = known
        elif isinstance(value, int) and (not value or _is_single_bit(value)):
            if value:
                cls._member_names_.append(name)
        elif not isinstance(value, int):
            cls._member_names_.append(name)
        if isinstance(value, int):
            type.__setattr__(cls, "_flag_mask_", cls._flag_mask_ | value)
            if _is_single_bit(value):
                type.__setattr__(cls, "_singles_mask_", cls._singles_mask_ | value)
            type.__setattr__(cls, "_all_bits_", 2 ** cls._flag_mask_.bit_length() - 1 if cls._flag_mask_ >= 0 else 0)
    _place(cls, name, obj)
    _know_value(cls, obj, value)


def _know_value(cls, obj, value):
    try:
        cls._value2member_map_.setdefault(value, obj)
        if value not in cls._hashable_values_:
            cls._hashable_values_.append(value)
    except TypeError:
        cls._unhashable_values_.append(value)
        cls._unhashable_values_map_.setdefault(obj._name_, []).append(value)


def _place(cls, name, obj):
    # Makes a member an attribute of its class. Where a base has a property of the name,
    # members keep that and the class gives the member.
    found = None
    kind = None
    for base in cls.__mro__[1:]:
        attr = base.__dict__.get(name)
        if attr is not None:
            if isinstance(attr, (property, _DynamicClassAttribute)):
                found = attr
                break
            if _is_descriptor(attr):
                found = attr
                kind = "desc"
                break
            kind = "attr"
            break
    if found is not None and (isinstance(found, _DynamicClassAttribute) or _data_descriptor(found)):
        redirect = property()
        redirect.member = obj
        redirect.__set_name__(cls, name)
        redirect.fget = getattr(found, "fget", None)
        redirect.fset = getattr(found, "fset", None)
        redirect.fdel = getattr(found, "fdel", None)
        redirect._attr_type = kind
        redirect._cls_type = base
        type.__setattr__(cls, name, redirect)
    else:
        type.__setattr__(cls, name, obj)
    cls._member_map_[name] = obj


def _data_descriptor(d):
    t = type(d)
    return _has(t, "__set__") or _has(t, "__delete__")


def _member_for(cls, value):
    # The member with a value, as cls(value) finds it when it is not among the known ones.
    if type(value) is cls:
        return value
    try:
        return cls._value2member_map_[value]
    except KeyError:
        pass
    except TypeError:
        for name, unhashable in cls._unhashable_values_map_.items():
            if value in unhashable:
                return cls[name]
        for m in cls._member_map_.values():
            if m._value_ == value:
                return m
    if not cls._member_map_:
        if getattr(cls, "_%s__in_progress" % cls.__name__, False):
            raise TypeError("do not use `super().__new__; call the appropriate __new__ directly") from None
        raise TypeError(f"{cls!r} has no members defined")
    failed = None
    try:
        result = cls._missing_(value)
    except Exception as e:
        failed = e
        result = None
    try:
        if isinstance(result, cls):
            return result
        if Flag is not None and issubclass(cls, Flag) and cls._boundary_ is EJECT and isinstance(result, int):
            return result
        wrong = ValueError(f"{value!r} is not a valid {cls.__qualname__}")
        if result is None and failed is None:
            raise wrong
        if failed is None:
            failed = TypeError(f"error in {cls.__name__}._missing_: returned {result!r} instead of None or a valid member")
        if not isinstance(failed, ValueError):
            failed.__context__ = wrong
        raise failed
    finally:
        failed = wrong = None


def _check_order(cls, order, names):
    if isinstance(order, str):
        order = order.replace(",", " ").split()
    order = [*order]
    if issubclass(cls, Flag or ()):
        given = [n for n in order if n in cls._member_map_ and (n not in cls._member_map_ or n in cls._member_names_)]
        if given != cls._member_names_:
            raise TypeError(f"member order does not match _order_:\n  {given!r}\n  {cls._member_names_!r}")
        return
    aliases = [n for n in cls._member_map_ if n not in cls._member_names_]
    order = [n for n in order if n not in aliases]
    if order != cls._member_names_:
        raise TypeError(f"member order does not match _order_:\n  {order!r}\n  {cls._member_names_!r}")


def _no_pickle(ns):
    def __reduce_ex__(self, proto):
        raise TypeError(f"{self!r} cannot be pickled")

    ns["__reduce_ex__"] = __reduce_ex__
    ns["__module__"] = "<unknown>"


def _dataclass_repr(self):
    fields = self.__dataclass_fields__
    return ", ".join([f"{k}={getattr(self, k)!r}" for k in fields if fields[k].repr])


class Enum(metaclass=EnumType):
    """A class whose instances are a fixed set of named values."""

    @classmethod
    def __signature__(cls):
        if cls._member_names_:
            return "(*values)"
        return "(new_class_name, /, names, *, module=None, qualname=None, type=None, start=1, boundary=None)"

    def __new__(cls, value):
        return _member_for(cls, value)

    def __init__(self, *args, **kwds):
        pass

    def _generate_next_value_(name, start, count, last_values):
        if not last_values:
            return start
        try:
            last = sorted(last_values).pop()
        except TypeError:
            raise TypeError("unable to sort non-numeric values") from None
        try:
            return last + 1
        except TypeError:
            raise TypeError(f"unable to increment {last!r}") from None

    @classmethod
    def _missing_(cls, value):
        return None

    def _add_alias_(self, name):
        type(self)._add_member_(name, self)

    def _add_value_alias_(self, value):
        cls = type(self)
        try:
            if value in cls._value2member_map_:
                if cls._value2member_map_[value] is not self:
                    raise ValueError(f"{value!r} is already bound: {cls._value2member_map_[value]!r}")
                return
        except TypeError:
            for m in cls._member_map_.values():
                if m._value_ == value:
                    if m is not self:
                        raise ValueError(f"{value!r} is already bound: {cls._value2member_map_[value]!r}")
                    return
        _know_value(cls, self, value)

    def __repr__(self):
        show = type(self)._value_repr_ or repr
        return f"<{type(self).__name__}.{self._name_}: {show(self._value_)}>"

    def __str__(self):
        return f"{type(self).__name__}.{self._name_}"

    def __dir__(self):
        interesting = set()
        if type(self)._member_type_ is not object:
            interesting = {*object.__dir__(self)}
        for name in getattr(self, "__dict__", ()):
            if name[0] != "_" and name not in type(self)._member_map_:
                interesting.add(name)
        for cls in type(self).mro():
            for name, obj in cls.__dict__.items():
                if name[0] == "_":
                    continue
                if isinstance(obj, property):
                    if obj.fget is not None or name not in type(self)._member_map_:
                        interesting.add(name)
                    else:
                        interesting.discard(name)
                elif name not in type(self)._member_map_:
                    interesting.add(name)
        return sorted({"__class__", "__doc__", "__eq__", "__hash__", "__module__"} | interesting)

    def __format__(self, format_spec):
        return str.__format__(str(self), format_spec)

    def __reduce_ex__(self, proto):
        return type(self), (self._value_,)

    def __deepcopy__(self, memo):
        return self

    def __copy__(self):
        return self

    @property
    def name(self):
        return self._name_

    @property
    def value(self):
        return self._value_


class ReprEnum(Enum):
    """An enumeration that shows itself as its values do, but for repr()."""


class IntEnum(int, ReprEnum):
    """An enumeration of ints."""


class StrEnum(str, ReprEnum):
    """An enumeration of strings."""

    def __new__(cls, *values):
        if len(values) > 3:
            raise TypeError(f"too many arguments for str(): {values!r}")
        if len(values) == 1 and not isinstance(values[0], str):
            raise TypeError(f"{values[0]!r} is not a string")
        if len(values) >= 2 and not isinstance(values[1], str):
            raise TypeError(f"encoding must be a string, not {values[1]!r}")
        if len(values) == 3 and not isinstance(values[2], str):
            raise TypeError(f"errors must be a string, not {values[2]!r}")
        value = str(*values)
        self = str.__new__(cls, value)
        self._value_ = value
        return self

    def _generate_next_value_(name, start, count, last_values):
        return name.lower()


def pickle_by_global_name(self, proto):
    return self.name


_reduce_ex_by_global_name = pickle_by_global_name


def pickle_by_enum_name(self, proto):
    return getattr, (type(self), self._name_)


class FlagBoundary(StrEnum):
    """Control how out of range values are handled."""

    STRICT = auto()
    CONFORM = auto()
    EJECT = auto()
    KEEP = auto()


STRICT, CONFORM, EJECT, KEEP = FlagBoundary


def _finish_flag(cls, bases, ns):
    # What a flag knows of its bits once all members are there.
    in_order = [m._value_ for m in cls]
    if in_order != sorted(in_order):
        type.__setattr__(cls, "_iter_member_", cls._iter_member_by_def_)


class Flag(Enum, boundary=STRICT):
    """Support for flags"""

    _numeric_repr_ = repr

    def _generate_next_value_(name, start, count, last_values):
        if not last_values:
            return start if start is not None else 1
        last = max(last_values)
        try:
            high = last.bit_length() - 1
        except Exception:
            raise TypeError(f"invalid flag value {last!r}") from None
        return 2 ** (high + 1)

    @classmethod
    def _iter_member_by_value_(cls, value):
        for bit in _bits(value & cls._flag_mask_):
            m = cls._value2member_map_.get(bit)
            if m is not None:
                yield m

    _iter_member_ = _iter_member_by_value_

    @classmethod
    def _iter_member_by_def_(cls, value):
        yield from sorted(cls._iter_member_by_value_(value), key=lambda m: m._sort_order_)

    @classmethod
    def _missing_(cls, value):
        """Return a member containing all possible flag values from value."""
        if not isinstance(value, int):
            raise ValueError(f"{value!r} is not a valid {cls.__qualname__}")
        flag_mask = cls._flag_mask_
        singles = cls._singles_mask_
        all_bits = cls._all_bits_
        neg = None
        if not ~all_bits <= value <= all_bits or value & (all_bits ^ flag_mask):
            if cls._boundary_ is STRICT:
                n = max(value.bit_length(), flag_mask.bit_length())
                raise ValueError(
                    f"{cls!r} invalid value {value!r}\n    given {bin(value, n)}\n  allowed {bin(flag_mask, n)}"
                )
            if cls._boundary_ is CONFORM:
                value = value & flag_mask
            elif cls._boundary_ is EJECT:
                return value
            elif cls._boundary_ is KEEP:
                if value < 0:
                    value = max(all_bits + 1, 2 ** value.bit_length()) + value
            else:
                raise ValueError(f"{cls!r} unknown flag boundary {cls._boundary_!r}")
        if value < 0:
            neg = value
            value = all_bits + 1 + value
        unknown = value & ~flag_mask
        aliases = value & ~singles
        known = value & singles
        if unknown and cls._boundary_ is not KEEP:
            raise ValueError(f"{cls.__name__}({value!r}) -->  unknown values {unknown!r} [{bin(unknown)}]")
        if cls._member_type_ is object:
            pseudo = object.__new__(cls)
        else:
            pseudo = cls._member_type_.__new__(cls, value)
        if not hasattr(pseudo, "_value_"):
            pseudo._value_ = value
        if known or aliases:
            names = []
            covered = 0
            for m in cls._iter_member_(value):
                names.append(m._name_)
                covered |= m._value_
            if aliases:
                rest = value & ~covered
                for n, m in cls._member_map_.items():
                    if n not in cls._member_names_ and m._value_ and m._value_ & value == m._value_ and m._value_ & rest and n not in names:
                        names.append(n)
                        covered |= m._value_
                        rest &= ~m._value_
            unknown = value & ~covered
            pseudo._name_ = "|".join(names)
            if not names:
                pseudo._name_ = None
            elif unknown:
                pseudo._name_ += f"|{cls._numeric_repr_(unknown)}"
        else:
            pseudo._name_ = None
        pseudo = cls._value2member_map_.setdefault(value, pseudo)
        if neg is not None:
            cls._value2member_map_[neg] = pseudo
        return pseudo

    def __contains__(self, other):
        if not isinstance(other, type(self)):
            raise TypeError(
                f"unsupported operand type(s) for 'in': {type(other).__qualname__!r} and {type(self).__qualname__!r}"
            )
        return other._value_ & self._value_ == other._value_

    def __iter__(self):
        yield from self._iter_member_(self._value_)

    def __len__(self):
        return self._value_.bit_count()

    def __repr__(self):
        cls = type(self)
        show = cls._value_repr_ or repr
        if self._name_ is None:
            return f"<{cls.__name__}: {show(self._value_)}>"
        return f"<{cls.__name__}.{self._name_}: {show(self._value_)}>"

    def __str__(self):
        cls = type(self)
        if self._name_ is None:
            return f"{cls.__name__}({self._value_!r})"
        return f"{cls.__name__}.{self._name_}"

    def __bool__(self):
        return bool(self._value_)

    def _get_value(self, flag):
        if isinstance(flag, type(self)):
            return flag._value_
        if type(self)._member_type_ is not object and isinstance(flag, type(self)._member_type_):
            return flag
        return NotImplemented

    def __or__(self, other):
        n = self._get_value(other)
        if n is NotImplemented:
            return n
        for flag in (self, other):
            if self._get_value(flag) is None:
                raise TypeError(f"'{flag}' cannot be combined with other flags with |")
        return type(self)(self._value_ | n)

    def __and__(self, other):
        n = self._get_value(other)
        if n is NotImplemented:
            return n
        for flag in (self, other):
            if self._get_value(flag) is None:
                raise TypeError(f"'{flag}' cannot be combined with other flags with &")
        return type(self)(self._value_ & n)

    def __xor__(self, other):
        n = self._get_value(other)
        if n is NotImplemented:
            return n
        for flag in (self, other):
            if self._get_value(flag) is None:
                raise TypeError(f"'{flag}' cannot be combined with other flags with ^")
        return type(self)(self._value_ ^ n)

    def __invert__(self):
        if self._get_value(self) is None:
            raise TypeError(f"'{self}' cannot be inverted")
        if type(self)._boundary_ in (EJECT, KEEP):
            return type(self)(~self._value_)
        return type(self)(self._singles_mask_ & ~self._value_)

    __rand__ = __and__
    __ror__ = __or__
    __rxor__ = __xor__


class IntFlag(int, ReprEnum, Flag, boundary=KEEP):
    """Support for integer-based Flags"""


def unique(enumeration):
    """Refuses an enumeration in which two names have one value."""
    duplicates = [(n, m.name) for n, m in enumeration.__members__.items() if n != m.name]
    if duplicates:
        details = ", ".join([f"{a} -> {n}" for a, n in duplicates])
        raise ValueError(f"duplicate values found in {enumeration!r}: {details}")
    return enumeration


class EnumCheck(StrEnum):
    """What verify can look for."""

    CONTINUOUS = "no skipped integer values"
    NAMED_FLAGS = "multi-flag aliases may not contain unnamed flags"
    UNIQUE = "one name per value"


CONTINUOUS, NAMED_FLAGS, UNIQUE = EnumCheck


class verify:
    """Refuses an enumeration that does not hold what EnumCheck members say."""

    def __init__(self, *checks):
        self.checks = checks

    def __call__(self, enumeration):
        is_flag = issubclass(enumeration, Flag)
        name = enumeration.__name__
        for check in self.checks:
            if check is UNIQUE:
                duplicates = [(n, m.name) for n, m in enumeration.__members__.items() if n != m.name]
                if duplicates:
                    details = ", ".join([f"{a} -> {n}" for a, n in duplicates])
                    raise ValueError(f"aliases found in {enumeration!r}: {details}")
            elif check is CONTINUOUS:
                values = {m.value for m in enumeration}
                if len(values) < 2:
                    continue
                low, high = min(values), max(values)
                if is_flag:
                    lacking = [2**i for i in range(low.bit_length(), high.bit_length() - 1) if 2**i not in values]
                else:
                    lacking = [i for i in range(low + 1, high) if i not in values]
                if lacking:
                    raise ValueError(f"invalid {'flag' if is_flag else 'enum'} {name!r}: missing values {', '.join([str(m) for m in lacking])}"[:256])
            elif check is NAMED_FLAGS:
                self._named(enumeration, name)
        return enumeration

    def _named(self, enumeration, name):
        members = enumeration._member_names_
        known = 0
        for m in enumeration:
            known |= m.value
        lacking = []
        total = 0
        for alias_name, alias in enumeration._member_map_.items():
            if alias_name in members or alias.value < 0:
                continue
            unnamed = [v for v in _bits(alias.value) if not v & known]
            if unnamed:
                lacking.append(alias_name)
                for v in unnamed:
                    total |= v
        if not lacking:
            return
        if len(lacking) == 1:
            alias = f"alias {lacking[0]} is missing"
        else:
            alias = f"aliases {', '.join(lacking[:-1])} and {lacking[-1]} are missing"
        if _is_single_bit(total):
            value = f"value 0x{total:x}"
        else:
            value = f"combined values of 0x{total:x}"
        raise ValueError(f"invalid Flag {name!r}: {alias} {value} [use enum.show_flag_values(value) for details]")


# Members as globals of their module.


def _module_of(self):
    return type(self).__module__.split(".")[-1]


def global_enum_repr(self):
    cls = type(self)
    if self._name_ is None:
        return f"{_module_of(self)}.{cls.__name__}({self._value_!r})"
    return f"{_module_of(self)}.{self._name_}"


def global_flag_repr(self):
    module = _module_of(self)
    cls = type(self)
    if self._name_ is None:
        return f"{module}.{cls.__name__}({self._value_!r})"
    if _is_single_bit(self._value_):
        return f"{module}.{self._name_}"
    if cls._boundary_ is not FlagBoundary.KEEP:
        return "|".join([f"{module}.{n}" for n in self.name.split("|")])
    return "|".join([n if n[0].isdigit() else f"{module}.{n}" for n in self._name_.split("|")])


def global_str(self):
    if self._name_ is None:
        return f"{type(self).__name__}({self._value_!r})"
    return self._name_


def global_enum(cls, update_str=False):
    """Has the members of an enumeration shown by their module, and puts them there."""
    cls.__repr__ = global_flag_repr if issubclass(cls, Flag) else global_enum_repr
    if not issubclass(cls, ReprEnum) or update_str:
        cls.__str__ = global_str
    import sys
    sys.modules[cls.__module__].__dict__.update(cls.__members__)
    return cls


def _simple_enum(etype=Enum, *, boundary=None, use_args=None):
    """Class decorator that converts a normal class into an Enum."""

    def convert_class(cls):
        body = etype.__class__.__prepare__(cls.__name__, (etype,))
        for name, value in cls.__dict__.items():
            if name not in ("__dict__", "__weakref__", "__members__"):
                body[name] = value
        return etype.__class__(cls.__name__, (etype,), body, boundary=boundary)

    return convert_class


def _test_simple_enum(checked_enum, simple_enum):
    if [*checked_enum.__members__] != [*simple_enum.__members__]:
        raise TypeError("enum mismatch")
