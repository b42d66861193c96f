"""Which lines of a program may change what is inside a list, dictionary or object: after the others nobody needs to look."""

import ast

# These change nothing that they are given. Functions of the program that they call are seen at their own lines.
HARMLESS = frozenset(
    ("abs", "bool", "chr", "divmod", "enumerate", "float", "input", "int", "isinstance", "len", "ord", "pow", "print")
    + ("range", "repr", "reversed", "round", "str", "type", "zip")
)
CHANGING = (ast.Yield, ast.YieldFrom, ast.Await)


def changing_lines(tree):
    """By their numbers; for a line that only adds to variables (`total += n`) the names of these, otherwise `True`."""
    lines = {}
    replaced = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    for node in ast.walk(tree):
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            for line in span(node):
                if lines.get(line) is not True:
                    lines[line] = (*lines.get(line, ()), node.target.id)
        elif changes(node, replaced):
            lines.update(dict.fromkeys(span(node), True))
        elif isinstance(node, (ast.With, ast.AsyncWith, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            lines.update(dict.fromkeys(range(first_line(node), node.body[0].lineno), True))
    return lines


def changes(node, replaced):
    match node:
        case ast.Call(func=ast.Name(id=name)):
            is_harmless = name in HARMLESS and name not in replaced
            return not is_harmless or any(isinstance(part, ast.Starred) for part in node.args)
        case ast.Subscript(ctx=ctx) | ast.Attribute(ctx=ctx):
            return not isinstance(ctx, ast.Load)
    return isinstance(node, (ast.Call, *CHANGING))


def first_line(node):
    return min((part.lineno for part in getattr(node, "decorator_list", ())), default=node.lineno)


def span(node):
    return range(node.lineno, node.end_lineno + 1)
