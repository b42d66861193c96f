"""What programs show by matplotlib."""

import contextlib
import io

from .told_file import MAX_WRITTEN, MAX_WRITTEN_FILES, told_file

MAX_TITLE = 200


class Figures:
    """What a program shows by matplotlib: `show` draws the figures that are open, where elsewhere a window would, and closes them."""

    def __init__(self):
        self.shown = []
        self._rest = MAX_WRITTEN

    def attach(self, pyplot):
        pyplot.show = lambda *_, **__: self._show(pyplot)

    def _show(self, pyplot):
        for number in pyplot.get_fignums():
            figure = pyplot.figure(number)
            picture = io.BytesIO()
            figure.savefig(picture, format="png")
            self._add(picture.getvalue(), title_of(figure))
        pyplot.close("all")

    def _add(self, picture, title):
        if len(self.shown) == MAX_WRITTEN_FILES:
            return
        content = picture if len(picture) <= self._rest else None
        self._rest -= len(content or b"")
        self.shown.append(told_file(f"figura-{len(self.shown) + 1}.png", len(picture), content, title))


def title_of(figure):
    """What stands above a figure and at its axes, for who cannot see it."""
    with contextlib.suppress(Exception):
        parts = [figure.get_suptitle()]
        for axes in figure.axes:
            parts += [axes.get_title(), axes.get_xlabel(), axes.get_ylabel()]
        return " · ".join(" ".join(part.split()) for part in parts if part)[:MAX_TITLE]
    return ""
