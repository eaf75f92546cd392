"""What is wrong with an input."""


class SixfoldError(ValueError):
    """An input that cannot be understood, or breaks the rules.

    `code` never changes, `message` is a sentence for people. `line` and `column` count from 1 and
    are `None` if the error has no place in a text; `help` says what to do instead, if that is known.
    The exception as text shows all of it, with a caret below the place.
    """

    def __init__(
        self,
        message: str,
        code: str,
        line: int | None,
        column: int | None,
        help: str | None,
        shown: str,
    ) -> None:
        super().__init__(message, code, line, column, help, shown)
        self.message = message
        self.code = code
        self.line = line
        self.column = column
        self.help = help
        self._shown = shown

    def __str__(self) -> str:
        return self._shown
