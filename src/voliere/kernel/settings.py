"""The choices made before a game begins. Each game names its own, and the values each may take."""

from collections.abc import Mapping
from typing import Any

from voliere.kernel.errors import Fault

AUTO = "auto"
"""The value of a setting that the game settles by itself from the number of seats."""


class Setting:
    """A named choice before the game, its allowed values and its default.

    The catalogues explain it under `GAME.setting.NAME`.
    """

    def __init__(
        self,
        name: str,
        values: tuple[Any, ...],
        default: Any,
        by_language: dict[str, Any] | None = None,
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.by_language = by_language or {}
        """What whoever opens a table means by default, where it hangs on their language."""

    def __repr__(self) -> str:
        return f"<Setting {self.name}={self.default}, allowed {list(self.values)}>"

    def read(self, value: Any) -> Any:
        """The allowed value that was meant, also when written as text; None if there is none."""
        for allowed in self.values:
            if value is allowed or str(value).lower() == str(allowed).lower():
                return allowed
        return None


def meant_in(settings: tuple[Setting, ...], language: str) -> dict[str, Any]:
    """The settings whose default hangs on the language of whoever opens the table."""
    return {
        setting.name: setting.by_language[language]
        for setting in settings
        if language in setting.by_language
    }


def read_settings(
    settings: tuple[Setting, ...], given: Mapping[str, Any], faults: list[Fault]
) -> dict[str, Any]:
    """All settings with their values, defaults filled in; what is wrong is added to the faults."""
    by_name = {setting.name: setting for setting in settings}
    read = {setting.name: setting.default for setting in settings}
    for name, value in given.items():
        if name not in by_name:
            faults.append(Fault("error.setting-name", {"name": name, "allowed": list(by_name)}))
            continue
        meant = by_name[name].read(value)
        if meant is None:
            allowed = [str(v).lower() for v in by_name[name].values]
            faults.append(
                Fault("error.setting-value", {"name": name, "value": value, "allowed": allowed})
            )
        read[name] = meant
    return read
