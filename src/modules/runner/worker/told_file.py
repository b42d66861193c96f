"""A file as the page is told of it."""

import binascii

MAX_WRITTEN = 1_500_000
MAX_WRITTEN_FILES = 20


def told_file(name, size, content, title):
    told = None if content is None else binascii.b2a_base64(content, newline=False).decode()
    return {"name": name, "bytes": size, "content": told, "title": title}
