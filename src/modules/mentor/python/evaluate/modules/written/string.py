whitespace = " \t\n\r\x0b\x0c"
octdigits = "01234567"
printable = "0123456789" + ascii_letters + punctuation + whitespace


def capwords(s, sep=None):
    return (sep or " ").join(word.capitalize() for word in s.split(sep))


class Template:
    delimiter = "$"

    def __init__(self, template):
        self.template = template

    def _fill(self, mapping, is_safe):
        made, at, text = "", 0, self.template
        while True:
            start = text.find("$", at)
            if start == -1:
                return made + text[at:]
            made += text[at:start]
            at = start + 1
            if text[at : at + 1] == "$":
                made += "$"
                at += 1
                continue
            braced = text[at : at + 1] == "{"
            end = at + 1 if braced else at
            first = end
            while end < len(text) and (text[end] == "_" or (text[end].isascii() and text[end].isalnum())):
                end += 1
            name = text[first:end]
            if not name or name[0].isdigit() or (braced and text[end : end + 1] != "}"):
                if not is_safe:
                    _outside("Template")
                made += "$"
                continue
            end += 1 if braced else 0
            if name in mapping:
                made += str(mapping[name])
            elif is_safe:
                made += text[start:end]
            else:
                raise KeyError(name)
            at = end

    def substitute(self, mapping={}, /, **kws):
        return self._fill({**mapping, **kws}, False)

    def safe_substitute(self, mapping={}, /, **kws):
        return self._fill({**mapping, **kws}, True)
