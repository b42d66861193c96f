/** Python: `mutants(code)` gives programs as JSON that differ from it in one place, and of what a program does at its start only what it defines. */
export const MUTANTS = `
import ast, copy, json

COMPARED = {
    ast.Lt: (ast.LtE, ast.Gt), ast.LtE: (ast.Lt, ast.Gt), ast.Gt: (ast.GtE, ast.Lt), ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.In: (ast.NotIn,), ast.NotIn: (ast.In,), ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,),
}
REPLACED = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv, ast.Div: ast.Mult,
    ast.And: ast.Or, ast.Or: ast.And,
}
DEFINING = (ast.FunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom, ast.Assign)

def changes(node):
    """What one node may become, each as a function that changes it in place."""
    if isinstance(node, ast.Compare):
        for at, op in enumerate(node.ops):
            for other in COMPARED.get(type(op), ()):
                yield lambda it, at=at, other=other: it.ops.__setitem__(at, other())
    if isinstance(node, (ast.BinOp, ast.BoolOp, ast.AugAssign)) and type(node.op) in REPLACED:
        yield lambda it: setattr(it, "op", REPLACED[type(it.op)]())
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield lambda it: setattr(it, "value", not it.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield lambda it: setattr(it, "value", it.value + 1)
        yield lambda it: setattr(it, "value", it.value - 1)
    if isinstance(node, (ast.If, ast.While, ast.IfExp)):
        yield lambda it: setattr(it, "test", ast.UnaryOp(ast.Not(), it.test))
    if isinstance(node, ast.Return) and node.value is not None:
        yield lambda it: setattr(it, "value", ast.Constant(None))

def defining(code):
    tree = ast.parse(code)
    tree.body = [node for node in tree.body if isinstance(node, DEFINING) and not (
        isinstance(node, ast.Assign) and any(isinstance(inner, ast.Call) for inner in ast.walk(node)))]
    return tree

def mutants(code):
    tree = defining(code)
    plain, found = ast.unparse(tree), {}
    inside = [at for at, node in enumerate(ast.walk(tree)) if any(node is inner for part in tree.body if isinstance(part, ast.FunctionDef) for inner in ast.walk(part))]
    nodes = list(ast.walk(tree))
    for at in inside:
        for number, _ in enumerate(changes(nodes[at])):
            other = copy.deepcopy(tree)
            node = list(ast.walk(other))[at]
            list(changes(node))[number](node)
            try:
                text = ast.unparse(ast.fix_missing_locations(other))
            except Exception:
                continue
            if text != plain:
                found.setdefault(text)
    return json.dumps(list(found))
`
