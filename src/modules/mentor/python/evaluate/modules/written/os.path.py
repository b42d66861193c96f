sep = "/"
pardir = ".."
curdir = "."
extsep = "."


def basename(p):
    return p[p.rfind("/") + 1 :]


def split(p):
    at = p.rfind("/") + 1
    head, tail = p[:at], p[at:]
    if head and head != "/" * len(head):
        head = head.rstrip("/")
    return head, tail


def dirname(p):
    return split(p)[0]


def splitext(p):
    slash = p.rfind("/")
    dot = p.rfind(".")
    if dot > slash and p[slash + 1 : dot].strip(".") != "":
        return p[:dot], p[dot:]
    return p, ""


def splitdrive(p):
    return "", p


def isabs(s):
    return s.startswith("/")


def join(a, *p):
    path = a
    for b in p:
        if b.startswith("/") or not path:
            path = b
        elif path.endswith("/"):
            path += b
        else:
            path += "/" + b
    return path


def normcase(s):
    return s


def normpath(path):
    if not path:
        return "."
    initial = "/" if path.startswith("/") else ""
    if path.startswith("//") and not path.startswith("///"):
        initial = "//"
    kept = []
    for part in path.split("/"):
        if not part or part == ".":
            continue
        if part != ".." or (not initial and not kept) or (kept and kept[-1] == ".."):
            kept.append(part)
        elif kept:
            kept.pop()
    return initial + "/".join(kept) or "."


def commonprefix(m):
    if not m:
        return ""
    low, high = min(m), max(m)
    for i, c in enumerate(low):
        if c != high[i]:
            return low[:i]
    return low
