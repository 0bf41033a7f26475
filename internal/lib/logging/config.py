# Configuration by a dictionary.

import logging
import re
import sys

DEFAULT_LOGGING_CONFIG_PORT = 9030

_IDENTIFIER = re.compile(r"^[a-z_][a-z0-9_]*$", re.I)


def valid_ident(s):
    if not _IDENTIFIER.match(s):
        raise ValueError(f"Not a valid Python identifier: {s!r}")
    return True


class BaseConfigurator:
    value_converters = {"ext": "ext_convert", "cfg": "cfg_convert"}

    def __init__(self, config):
        self.config = self.convert(config)

    def resolve(self, s):
        names = s.split(".")
        try:
            found = __import__(names[0])
            for i, name in enumerate(names[1:], 2):
                try:
                    found = getattr(found, name)
                except AttributeError:
                    __import__(".".join(names[:i]))
                    found = getattr(found, name)
        except ImportError as e:
            raise ValueError(f"Cannot resolve {s!r}: {e}") from e
        return found

    def ext_convert(self, value):
        return self.resolve(value)

    def cfg_convert(self, value):
        found = self.config
        for part in re.findall(r"\w+|\[[^]]*\]", value):
            if part[0] == "[":
                key = part[1:-1].strip()
                found = found[int(key)] if key.isdecimal() and not isinstance(found, dict) else found[key]
            else:
                found = found[part]
            found = self.convert(found)
        return found

    def convert(self, value):
        # Strings like "ext://sys.stderr" stand for objects.
        if isinstance(value, dict):
            return {k: self.convert(v) if _has_prefix(v) else v for k, v in value.items()}
        if isinstance(value, list):
            return [self.convert(v) if _has_prefix(v) else v for v in value]
        if isinstance(value, str):
            m = re.match(r"^([a-z]+)://(.*)$", value)
            if m and m[1] in self.value_converters:
                return getattr(self, self.value_converters[m[1]])(m[2])
        return value

    def configure_custom(self, config):
        factory = config.pop("()")
        if not callable(factory):
            factory = self.resolve(factory)
        attributes = config.pop(".", None)
        result = factory(**{k: self.convert(v) for k, v in config.items() if valid_ident(k)})
        for name, value in (attributes or {}).items():
            setattr(result, name, value)
        return result


def _has_prefix(v):
    return isinstance(v, str) and "://" in v


class DictConfigurator(BaseConfigurator):
    def configure(self):
        config = self.config
        if "version" not in config:
            raise ValueError("dictionary doesn't specify a version")
        if config["version"] != 1:
            raise ValueError(f"Unsupported version: {config['version']}")
        incremental = config.pop("incremental", False)
        if incremental:
            self.configure_incremental(config)
            return
        disable = config.pop("disable_existing_loggers", True)
        logging._handlers.clear()
        formatters = self.each(config, "formatters", "formatter", self.configure_formatter)
        filters = self.each(config, "filters", "filter", self.configure_filter)
        config["formatters"] = formatters
        config["filters"] = filters
        config["handlers"] = self.configure_handlers(config.get("handlers", {}))
        existing = {n: x for n, x in logging.root.manager.loggerDict.items() if isinstance(x, logging.Logger)}
        named = config.get("loggers", {})
        for name in named:
            try:
                self.configure_logger(name, named[name])
            except Exception as e:
                raise ValueError(f"Unable to configure logger {name!r}") from e
        for name, logger in existing.items():
            if name in named:
                continue
            if any(name.startswith(n + ".") for n in named):
                logger.setLevel(logging.NOTSET)
                logger.handlers = []
                logger.propagate = True
            else:
                logger.disabled = disable
        root = config.get("root")
        if root:
            try:
                self.configure_root(root)
            except Exception as e:
                raise ValueError("Unable to configure root logger") from e

    def each(self, config, section, what, configure):
        made = {}
        for name, described in config.get(section, {}).items():
            try:
                made[name] = configure(dict(described))
            except Exception as e:
                raise ValueError(f"Unable to configure {what} {name!r}") from e
        return made

    def configure_incremental(self, config):
        for name, described in config.get("handlers", {}).items():
            if name not in logging._handlers:
                raise ValueError(f"No handler found with name {name!r}")
            level = described.get("level")
            if level:
                logging._handlers[name].setLevel(logging._checkLevel(level))
        for name, described in config.get("loggers", {}).items():
            self.configure_logger(name, described, True)
        if config.get("root"):
            self.configure_root(config["root"], True)

    def configure_formatter(self, config):
        if "()" in config:
            return self.configure_custom(config)
        kwargs = {}
        if "defaults" in config:
            kwargs["defaults"] = config["defaults"]
        if "validate" in config:
            kwargs["validate"] = config["validate"]
        cls = self.resolve(config["class"]) if config.get("class") else logging.Formatter
        return cls(config.get("format"), config.get("datefmt"), config.get("style", "%"), **kwargs)

    def configure_filter(self, config):
        if "()" in config:
            return self.configure_custom(config)
        return logging.Filter(config.get("name", ""))

    def configure_handlers(self, described):
        # Handlers may name others as their target, in any order.
        made = {}
        self.config["handlers"] = made
        todo = sorted(described)
        while todo:
            later = []
            for name in todo:
                if described[name].get("target") in todo and described[name]["target"] != name:
                    later.append(name)
                    continue
                try:
                    handler = self.configure_handler(dict(described[name]))
                except Exception as e:
                    raise ValueError(f"Unable to configure handler {name!r}") from e
                handler.name = name
                made[name] = handler
            if len(later) == len(todo):
                raise ValueError(f"Unable to configure handler {later[0]!r}")
            todo = later
        return made

    def configure_handler(self, config):
        formatter = config.pop("formatter", None)
        if formatter:
            try:
                formatter = self.config["formatters"][formatter]
            except Exception as e:
                raise ValueError(f"Unable to set formatter {formatter!r}") from e
        level = config.pop("level", None)
        filters = config.pop("filters", None)
        attributes = config.pop(".", None)
        if "()" in config:
            factory = config.pop("()")
            if not callable(factory):
                factory = self.resolve(factory)
        else:
            factory = config.pop("class")
            if not callable(factory):
                factory = self.resolve(factory)
            if issubclass(factory, logging.Handler) and isinstance(config.get("target"), str) and config["target"] in self.config["handlers"]:
                config["target"] = self.config["handlers"][config["target"]]
        handler = factory(**{k: self.convert(v) for k, v in config.items() if valid_ident(k)})
        if formatter:
            handler.setFormatter(formatter)
        if level is not None:
            handler.setLevel(logging._checkLevel(level))
        if filters:
            self.add_filters(handler, filters)
        for name, value in (attributes or {}).items():
            setattr(handler, name, value)
        return handler

    def add_filters(self, filterer, filters):
        for name in filters:
            try:
                if callable(name) or callable(getattr(name, "filter", None)):
                    filterer.addFilter(name)
                else:
                    filterer.addFilter(self.config["filters"][name])
            except Exception as e:
                raise ValueError(f"Unable to add filter {name!r}") from e

    def add_handlers(self, logger, handlers):
        for name in handlers:
            try:
                logger.addHandler(self.config["handlers"][name])
            except Exception as e:
                raise ValueError(f"Unable to add handler {name!r}") from e

    def common_logger_config(self, logger, config, incremental=False):
        level = config.get("level")
        if level is not None:
            logger.setLevel(logging._checkLevel(level))
        if not incremental:
            for handler in logger.handlers[:]:
                logger.removeHandler(handler)
            self.add_handlers(logger, config.get("handlers") or ())
            self.add_filters(logger, config.get("filters") or ())

    def configure_logger(self, name, config, incremental=False):
        logger = logging.getLogger(name)
        self.common_logger_config(logger, config, incremental)
        logger.disabled = False
        if config.get("propagate") is not None:
            logger.propagate = config["propagate"]

    def configure_root(self, config, incremental=False):
        self.common_logger_config(logging.getLogger(), config, incremental)


dictConfigClass = DictConfigurator


def dictConfig(config):
    """Set up loggers, handlers, filters and formatters as a dict says."""
    dictConfigClass(config).configure()
