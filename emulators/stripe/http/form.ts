export type Params = { [key: string]: string | Params | (string | Params)[] }

/** Stripe's bracketed form, `a[b][0][c]=1`, and the same in a query: nested objects and lists of texts. */
export function parseForm(body: string): Params {
  const root: Tree = new Map()
  for (const [name, value] of new URLSearchParams(body)) place(root, pathOf(name), value)
  return objectOf(root)
}

/** `['a', 'b', 0]` as Stripe names a parameter: `a[b][0]`. */
export const paramName = (path: readonly PropertyKey[]): string =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('')

type Tree = Map<string, string | Tree>

/** Deeper than anything that Stripe has. */
const DEEPEST = 8

function pathOf(name: string): string[] {
  const open = name.indexOf('[')
  if (open <= 0) return [name]
  const parts = [...name.slice(open).matchAll(/\[([^[\]]*)\]/g)].slice(0, DEEPEST)
  return [name.slice(0, open), ...parts.map(([, part = '']) => part)]
}

function place(tree: Tree, [first = '', ...rest]: string[], value: string) {
  const key = first === '' ? String(tree.size) : first
  if (rest.length === 0) {
    tree.set(key, value)
    return
  }
  const inner = tree.get(key)
  const next: Tree = inner instanceof Map ? inner : new Map()
  tree.set(key, next)
  place(next, rest, value)
}

const objectOf = (tree: Tree): Params =>
  Object.fromEntries([...tree].map(([key, value]) => [key, typeof value === 'string' ? value : listOrObject(value)]))

function listOrObject(tree: Tree): Params | (string | Params)[] {
  const keys = [...tree.keys()].map(Number)
  const isList = keys.every(Number.isInteger)
  if (!isList) return objectOf(tree)
  return [...tree]
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, value]) => (typeof value === 'string' ? value : objectOf(value)))
}
