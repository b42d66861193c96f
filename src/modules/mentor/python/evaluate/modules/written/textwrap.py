import re as _re

_CHUNK = _re.compile(r"(\s+)")


def _chunks(text):
    parts = []
    for word in text.split(" "):
        parts.append(word)
    return [part for part in parts if part]


class TextWrapper:
    def __init__(self, width=70, initial_indent="", subsequent_indent="", max_lines=None, placeholder=" [...]",
                 break_long_words=True, break_on_hyphens=True, drop_whitespace=True, replace_whitespace=True,
                 expand_tabs=True, fix_sentence_endings=False, tabsize=8):
        self.width = width
        self.initial_indent = initial_indent
        self.subsequent_indent = subsequent_indent
        self.max_lines = max_lines
        self.placeholder = placeholder
        self.break_long_words = break_long_words
        if not (drop_whitespace and replace_whitespace and expand_tabs) or fix_sentence_endings:
            _outside("textwrap")

    def wrap(self, text):
        if "-" in text or "\t" in text or "  " in text.replace("\n", " ").strip():
            _outside("textwrap")
        if self.width <= 0:
            raise ValueError(f"invalid width {self.width!r} (must be > 0)")
        words = text.split()
        lines = []
        while words:
            indent = self.subsequent_indent if lines else self.initial_indent
            room = self.width - len(indent)
            current = []
            length = 0
            while words:
                size = len(words[0]) + (1 if current else 0)
                if length + size <= room:
                    current.append(words.pop(0))
                    length += size
                else:
                    break
            if words and len(words[0]) > room:
                left = room - length - (1 if current else 0)
                if self.break_long_words and not current:
                    current.append(words[0][: max(1, left)])
                    words[0] = words[0][max(1, left) :]
                elif self.break_long_words and left > 0:
                    current.append(words[0][:left])
                    words[0] = words[0][left:]
                elif not current:
                    current.append(words.pop(0))
            if self.max_lines is not None and words and len(lines) + 1 == self.max_lines:
                return lines + [self._last(current, indent, room, lines)]
            lines.append(indent + " ".join(current))
        return lines

    def _last(self, current, indent, room, lines):
        while current:
            text = " ".join(current)
            if len(text) + len(self.placeholder) <= room:
                return indent + text + self.placeholder
            current.pop()
        return indent + self.placeholder.lstrip()

    def fill(self, text):
        return "\n".join(self.wrap(text))


def wrap(text, width=70, **kwargs):
    return TextWrapper(width=width, **kwargs).wrap(text)


def fill(text, width=70, **kwargs):
    return TextWrapper(width=width, **kwargs).fill(text)


def shorten(text, width, **kwargs):
    return TextWrapper(width=width, max_lines=1, **kwargs).fill(" ".join(text.strip().split()))


def dedent(text):
    lines = text.split("\n")
    lines = [line if line.strip() else "" for line in lines]
    margin = None
    for line in lines:
        if not line:
            continue
        indent = line[: len(line) - len(line.lstrip(" \t"))]
        if margin is None or margin.startswith(indent):
            margin = indent
        elif not indent.startswith(margin):
            at = 0
            while at < min(len(margin), len(indent)) and margin[at] == indent[at]:
                at += 1
            margin = margin[:at]
    if margin:
        lines = [line[len(margin) :] if line else line for line in lines]
    return "\n".join(lines)


def indent(text, prefix, predicate=None):
    made = []
    for line in text.splitlines(True):
        if predicate(line) if predicate is not None else line.strip():
            made.append(prefix)
        made.append(line)
    return "".join(made)
