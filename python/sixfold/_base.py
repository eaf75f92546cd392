"""What all answers have in common."""

import dataclasses
import json
from collections.abc import Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, Self, get_args, get_origin, get_type_hints

# A field that JSON does not have.
HIDDEN = {"hidden": True}


class Answer:
    """An answer, or a part of one. It compares, hashes and pickles by value."""

    __slots__ = ()

    def to_dict(self) -> dict[str, Any]:
        """The same as the JSON of the command line."""
        return {
            field.name: _plain(value)
            for field in dataclasses.fields(self)  # type: ignore[arg-type]
            if not field.metadata and (value := getattr(self, field.name)) != field.default
        }

    def to_json(self) -> str:
        """The line that the command prints with `--format json`."""
        return json.dumps(self.to_dict(), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """The answer that `to_dict` wrote."""
        return cls._of_fields(data)

    @classmethod
    def _of_fields(cls, data: Mapping[str, Any]) -> Self:
        kinds = _fields(cls)  # type: ignore[arg-type]  # classes do hash
        # Newer versions may write keys that this one does not know.
        known = {name: kind for name, kind in kinds.items() if name in data}
        return cls(**{name: _value(kind, data[name]) for name, kind in known.items()})

    @classmethod
    def from_json(cls, text: str) -> Self:
        """The answer that `to_json` or the command line wrote."""
        return cls.from_dict(json.loads(text))


def _plain(value: Any) -> Any:
    if isinstance(value, Answer):
        return value.to_dict()
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value


@cache
def _fields(answer: type[Answer]) -> dict[str, Any]:
    return get_type_hints(answer)


def _value(kind: Any, value: Any) -> Any:
    """A value of JSON as that of a field."""
    if value is None:
        return None
    if isinstance(kind, UnionType):
        [kind] = [other for other in get_args(kind) if other is not NoneType]
    if get_origin(kind) is tuple:
        item = get_args(kind)[0]
        return tuple(_value(item, part) for part in value)
    if isinstance(kind, type) and issubclass(kind, Answer):
        return kind.from_dict(value)
    return value
