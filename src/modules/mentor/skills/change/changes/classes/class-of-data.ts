import { inlineCode } from '../../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../../python/ast'
import { applyEdits, type Edit } from '../../../../python/edit'
import { nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { levelOf } from '../../../../python/program/line-edits'
import { freeName, linesOf, mainStatements, positional, printsIn } from '../../../../python/program/source'
import { singularOf } from '../../../../python/singular'
import type { Result } from '../../change'

/** The class that is asked for; `attributes` and `methods` as far as they are named, `digits` where a result is to be rounded. */
export type AskedClass = { name: string; attributes: string[]; methods: string[]; digits: number | null }

/** A program whose data become objects: values with names of their own, or rows that a loop goes over. */
export function classOfData(p: Program, asked: AskedClass): Result {
  return ofRows(p, asked) ?? ofValues(p, asked)
}

type Method = { name: string; value: string }

function classText(p: Program, name: string, attributes: readonly string[], methods: readonly Method[]): string {
  const level = levelOf(p)
  const lines = [
    `class ${name}:`,
    `${level}def __init__(${['self', ...attributes].join(', ')}):`,
    ...attributes.map((each) => `${level}${level}self.${each} = ${each}`),
    ...methods.flatMap((method) => ['', `${level}def ${method.name}(self):`, `${level}${level}return ${method.value}`]),
  ]
  return lines.join('\n')
}

const rounded = (value: string, { digits }: AskedClass) => (digits === null ? value : `round(${value}, ${digits})`)

function told(name: string, attributes: readonly string[], methods: readonly Method[]): string {
  const own = attributes.map((each) => inlineCode(each)).join(', ')
  const does = methods.map((method) => inlineCode(`${method.name}()`)).join(', ')
  return `${inlineCode(name)} es una clase que guarda ${own}${does === '' ? '' : ` y calcula ${does}`}.`
}

const HOW = [
  '`__init__` se ejecuta al crear cada objeto y guarda sus datos en `self`, que es «este objeto».',
  'Los datos se leen con un punto: `objeto.atributo`; los métodos llevan además paréntesis.',
]

/** Above all but the imports. */
function underImports(p: Program, text: string): Edit {
  const first = p.body.find(({ kind }) => kind !== 'import' && kind !== 'import-from')
  const at = first ? linesOf(p, first).from : 0
  return { from: at, to: at, text: `${text}\n\n\n` }
}

/** `nombre = "Rosa"`, `peso = 64` and what is worked out of them. */
function ofValues(p: Program, asked: AskedClass): Result {
  const main = mainStatements(p)
  const given = main.flatMap((node) => {
    const plain = plainAssign(node)
    return plain && ['number', 'string', 'list', 'unary'].includes(plain.value.kind) ? [{ ...plain, node }] : []
  })
  const attributes = asked.attributes.length > 0 ? asked.attributes : given.map(({ name }) => name)
  const data = attributes.flatMap((name) => given.find((each) => each.name === name) ?? [])
  if (data.length !== attributes.length || data.length === 0) return null
  const worked = main.flatMap((node) => {
    const plain = plainAssign(node)
    return plain && plain.value.kind === 'binary' ? [{ ...plain, node }] : []
  })
  const methods = worked
    .filter(({ name }) => asked.methods.includes(name) || asked.methods.length === 0)
    .map(({ name, value, node }) => ({ name, node, value: rounded(ownText(p, value, attributes, 'self'), asked) }))
  if (methods.length === 0 || asked.methods.some((name) => !methods.some((each) => each.name === name))) return null
  const object = freeName(p, asked.name.toLowerCase(), 'objeto')
  const gone = [...data, ...methods].map(({ node }) => node)
  const [first] = gone.toSorted((a, b) => a.from - b.from)
  if (!first) return null
  const made = `${object} = ${asked.name}(${data.map(({ value }) => p.text(value)).join(', ')})`
  const edits = new Map<number, Edit>()
  for (const node of gone) {
    const { from, to } = linesOf(p, node)
    edits.set(
      from,
      node === first ? { from, to, text: made } : { from, to: Math.min(to + 1, p.source.length), text: '' },
    )
  }
  const isGone = (at: number) => gone.some(({ from, to }) => from <= at && at < to)
  for (const { node } of p.spots('name')) {
    if (isGone(node.from)) continue
    if (attributes.includes(node.name))
      edits.set(node.from, { from: node.from, to: node.to, text: `${object}.${node.name}` })
    if (methods.some(({ name }) => name === node.name))
      edits.set(node.from, { from: node.from, to: node.to, text: `${object}.${node.name}()` })
  }
  const head = underImports(p, classText(p, asked.name, attributes, methods))
  const start = edits.get(head.from)
  if (start) edits.set(head.from, { ...start, text: head.text + start.text })
  else edits.set(head.from, head)
  return { code: applyEdits(p.source, [...edits.values()]), told: told(asked.name, attributes, methods), how: HOW }
}

/** The text of a calculation with an owner before each attribute. */
function ownText(p: Program, node: Expression, attributes: readonly string[], owner: string): string {
  const { from, to } = p.whole(node)
  const edits = p
    .spots('name')
    .filter((spot) => spot.node.from >= from && spot.node.to <= to && attributes.includes(spot.node.name))
    .map((spot) => ({ from: spot.node.from - from, to: spot.node.from - from, text: `${owner}.` }))
  return applyEdits(p.source.slice(from, to), edits)
}

type Rows = { items: Expression[]; loop: StatementOf<'for'>; attributes: string[] }

function ofRows(p: Program, asked: AskedClass): Result {
  const rows = rowsIn(p, asked)
  if (rows === null) return null
  const { items, loop, attributes } = rows
  const target = nameOf(loop.target) ?? freeName(p, asked.name.toLowerCase(), singularOf(p.text(loop.iterable)))
  const edits: Edit[] = items.map((item) => ({ from: item.from, to: item.to, text: made(p, asked.name, item) }))
  if (loop.target.kind === 'tuple') edits.push({ from: loop.target.from, to: loop.target.to, text: target })
  const method = methodIn(p, asked, rows, target)
  const inMethod = method?.node
  if (method && inMethod) edits.push({ ...p.whole(inMethod), text: `${target}.${method.name}()` })
  const isInMethod = (at: number) => inMethod !== undefined && p.whole(inMethod).from <= at && at < p.whole(inMethod).to
  for (const each of accesses(p, rows)) {
    if (isInMethod(each.from)) continue
    edits.push({ from: each.from, to: each.to, text: `${each.owner ?? target}.${each.name}` })
  }
  const methods = method ? [{ name: method.name, value: rounded(method.value, asked) }] : []
  if (asked.methods.length > methods.length) return null
  return {
    code: applyEdits(p.source, [underImports(p, classText(p, asked.name, attributes, methods)), ...edits]),
    told: told(asked.name, attributes, methods),
    how: HOW,
  }
}

/** The one list of rows that a loop goes over, and what their columns are called. */
function rowsIn(p: Program, asked: AskedClass): Rows | null {
  for (const node of mainStatements(p)) {
    const plain = plainAssign(node)
    if (plain?.value.kind !== 'list') continue
    const loop = p
      .places('for')
      .find(({ node: each }) => new RegExp(`(?<!\\w)${plain.name}(?!\\w)`).test(p.text(each.iterable)))
    const { items } = plain.value
    const [first] = items
    if (!loop || !first || items.some(({ kind }) => kind !== first.kind)) continue
    const attributes = columnsOf(p, first, loop.node, asked)
    if (attributes !== null) return { items, loop: loop.node, attributes }
  }
  return null
}

function columnsOf(
  p: Program,
  first: Expression,
  loop: StatementOf<'for'>,
  { attributes }: AskedClass,
): string[] | null {
  if (first.kind === 'dict') {
    const keys = first.entries.flatMap(({ key }) =>
      key?.kind === 'string' && /^[a-z_]\w*$/i.test(key.value) ? [key.value] : [],
    )
    return keys.length === first.entries.length ? keys : null
  }
  if (first.kind !== 'tuple' && first.kind !== 'list') return null
  if (attributes.length === first.items.length) return attributes
  const names = loop.target.kind === 'tuple' ? loop.target.items.map((item) => p.text(item)) : []
  return names.length === first.items.length ? names : null
}

function made(p: Program, name: string, item: Expression): string {
  const values =
    item.kind === 'dict'
      ? item.entries.map(({ value }) => value)
      : item.kind === 'tuple' || item.kind === 'list'
        ? item.items
        : []
  return `${name}(${values.map((value) => p.text(value)).join(', ')})`
}

type Access = { from: number; to: number; name: string; owner: string | null }

/** `l["titulo"]`, `e[0]`, and the names that a loop takes a row apart into. */
function accesses(p: Program, { loop, attributes }: Rows): Access[] {
  const parts = loop.target.kind === 'tuple' ? loop.target.items.map((item) => p.text(item)) : []
  const body = loop.body.at(-1)
  const subscripts = p.spots('subscript').flatMap(({ node }): Access[] => {
    const owner = nameOf(node.value)
    const name =
      node.index.kind === 'string'
        ? attributes.find((each) => node.index.kind === 'string' && each === node.index.value)
        : node.index.kind === 'number'
          ? attributes[Number(node.index.text)]
          : undefined
    return owner !== null && name !== undefined ? [{ from: node.from, to: node.to, name, owner }] : []
  })
  const names = p.spots('name').flatMap(({ node }): Access[] => {
    const at = parts.indexOf(node.name)
    const name = attributes[at]
    return name !== undefined && body && node.from > loop.iterable.to && node.to <= body.to
      ? [{ from: node.from, to: node.to, name, owner: null }]
      : []
  })
  return [...subscripts, ...names]
}

/** What the loop works out of one row is what the method gives. */
function methodIn(p: Program, { methods }: AskedClass, rows: Rows, target: string) {
  const [name] = methods
  if (name === undefined) return null
  const printed = printsIn([rows.loop as Statement]).flatMap((call) => positional(call))
  const node = printed.find(({ kind }) => kind === 'binary')
  if (!node) return null
  const { from, to } = p.whole(node)
  const edits = accesses(p, rows)
    .filter((each) => each.from >= from && each.to <= to && (each.owner ?? target) === target)
    .map((each) => ({ from: each.from - from, to: each.to - from, text: `self.${each.name}` }))
  return edits.length === 0 ? null : { name, node, value: applyEdits(p.source.slice(from, to), edits) }
}
