import type { Expression, Statement, StatementOf } from '../../../../python/ast'
import { callTo, methodCall, nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { freeName, mainStatements, positional, printsIn } from '../../../../python/program/source'
import type { Place, Scope } from '../../../../python/scope'
import { singularOf } from '../../../../python/singular'
import { collectionsIn } from '../collections/collection'
import { ofFile, ranged, summed } from './kept-rows'
import { kindOf } from './kinds'
import type { Column, Rows } from './row-types'

/** The rows that the main program works on: those that it walks through, that it is given, or that it adds up. */
export const rowsIn = (p: Program): Rows | null => {
  const rows = walked(p) ?? filled(p) ?? written(p) ?? summed(p) ?? ofFile(p) ?? ranged(p)
  return rows && chosenOf(p, rows)
}

/** Where the program goes on with some of them only, those are meant. */
function chosenOf(p: Program, rows: Rows): Rows {
  const [only, other] = p
    .spots('comprehension')
    .flatMap(({ node: { clauses } }) =>
      clauses.length === 1 && clauses[0] && p.text(clauses[0].iterable) === rows.iterable ? clauses : [],
    )
  const [condition, more] = only?.conditions ?? []
  if (!only || other || !condition || more || rows.test !== null || rows.columns.length !== 1) return rows
  const target = p.text(only.target)
  return {
    ...rows,
    target,
    test: p.text(condition),
    columns: rows.columns.map((column) => ({ ...column, code: target })),
  }
}

/** `if v < 10: print(v, "¡POCO!") else: print(v)`: those with the mark. */
function markedTest(p: Program, [only, more]: readonly Statement[]): string | null {
  if (only?.kind !== 'if' || more) return null
  const [marked, plain] = [only.body, only.otherwise].map((block) =>
    block.length === 1 && block[0] ? p.text(block[0]).slice(0, -1) : null,
  )
  return plain && marked?.startsWith(plain) ? p.text(only.test) : null
}

const isFilter = (body: readonly Statement[]): body is [StatementOf<'if'>] =>
  body.length === 1 && body[0]?.kind === 'if' && body[0].otherwise.length === 0

/** `for nombre, nota in alumnos`: data that stand in the program. */
function walked(p: Program): Rows | null {
  const collection = collectionsIn(p).at(-1)
  if (!collection) return null
  const { loop, fields } = collection
  const { target, iterable } = plainly(loop.node.target, loop.node.iterable)
  return {
    target: p.text(target),
    iterable: p.text(iterable),
    columns: [...fields, ...besideIn(p, p.text(iterable), fields)],
    isFilled: false,
    test:
      isFilter(loop.node.body) && printsIn(loop.node.body).length > 0
        ? p.text(loop.node.body[0].test)
        : markedTest(p, loop.node.body),
    gather: null,
  }
}

/** Texts that stand in a list of their own, in the same places as the numbers of another. */
function besideIn(p: Program, list: string, [own]: readonly Column[], withOwn = false): Column[] {
  const kept = own && withOwn ? [own] : []
  const size = sizeOf(p, list)
  if (own?.kind !== 'number' || size === null || !/^\w+$/.test(own.code)) return kept
  const texts = mainStatements(p).flatMap((node): Column[] => {
    const plain = plainAssign(node)
    if (plain?.value.kind !== 'list' || plain.name === list || plain.value.items.length !== size) return []
    const isText = plain.value.items.every(({ kind }) => kind === 'string')
    return isText ? [{ code: `${plain.name}[${list}.index(${own.code})]`, names: [plain.name], kind: 'text' }] : []
  })
  return [...kept, ...texts]
}

function sizeOf(p: Program, list: string): number | null {
  const plain = mainStatements(p)
    .flatMap((node) => plainAssign(node) ?? [])
    .find(({ name }) => name === list)
  return plain?.value.kind === 'list' ? plain.value.items.length : null
}

/** What is walked through, whatever its order and its numbers. */
function plainly(target: Expression, iterable: Expression): { target: Expression; iterable: Expression } {
  const counted = callTo(iterable, 'enumerate')
  const [list] = counted ? positional(counted) : []
  if (list && target.kind === 'tuple' && target.items[1]) return plainly(target.items[1], list)
  const ordered = callTo(iterable, 'sorted', 'list', 'reversed')
  const [inner] = ordered ? positional(ordered) : []
  return inner ? plainly(target, inner) : { target, iterable }
}

/** `notas.append(nota)`, `stock[producto] = cantidad` in a loop of the main program. */
function filled(p: Program): Rows | null {
  for (const { node, scope, parent } of p.places('expression').toReversed()) {
    const method = methodCall(node.value)
    const list = nameOf(method?.object)
    const [given] = method ? positional(method.call) : []
    if (scope.kind !== 'module' || method?.name !== 'append' || list === null || !given) continue
    const beside = sideBySide(p, parent)
    if (beside !== null) return beside
    const target = freeName(p, singularOf(list), 'dato')
    const columns = columnsOf(p, given, { scope, target, list })
    const isFilled = parent?.node.kind !== 'for'
    if (columns.length > 0) return { target, iterable: list, columns, isFilled, test: null, gather: null }
  }
  return filledDict(p)
}

/** `nombres.append(…)` and `edades.append(…)` in one round: what stands in the same place belongs together. */
function sideBySide(_p: Program, around: Place | null): Rows | null {
  const block = around === null || !('body' in around.node) ? [] : (around.node.body as readonly Statement[])
  const lists = block.flatMap((node) => {
    const method = node.kind === 'expression' ? methodCall(node.value) : null
    const [given] = method?.name === 'append' ? positional(method.call) : []
    const list = nameOf(method?.object)
    const kind = given && around ? kindOf(given, around.scope) : null
    return list === null || kind === null ? [] : [{ list, kind }]
  })
  const [first] = lists
  if (!first || new Set(lists.map(({ list }) => list)).size < 2) return null
  return {
    target: 'i',
    iterable: `range(len(${first.list}))`,
    columns: lists.map(({ list, kind }) => ({ code: `${list}[i]`, names: [list, singularOf(list)], kind })),
    isFilled: around?.node.kind !== 'for',
    test: null,
    gather: null,
  }
}

function filledDict(p: Program): Rows | null {
  for (const { node, scope, parent } of p.places('assign').toReversed()) {
    const [at] = node.targets
    const dict = at?.kind === 'subscript' ? nameOf(at.value) : null
    const kind = kindOf(node.value, scope)
    if (scope.kind !== 'module' || at?.kind !== 'subscript' || dict === null || kind === null) continue
    const isDict = p.binds(dict, scope).some(({ value }) => value?.kind === 'dict')
    if (!isDict) continue
    const [key, value] = [nameOf(at.index) ?? 'clave', nameOf(node.value) ?? 'valor']
    return {
      target: `${key}, ${value}`,
      iterable: `${dict}.items()`,
      columns: [
        { code: value, names: [value, dict], kind },
        { code: key, names: [key], kind: 'text' },
      ],
      isFilled: parent?.node.kind !== 'for',
      test: null,
      gather: null,
    }
  }
  return null
}

function columnsOf(p: Program, given: Expression, at: { scope: Scope; target: string; list: string }): Column[] {
  const { scope, target, list } = at
  if (given.kind === 'dict')
    return given.entries.flatMap(({ key, value }) => {
      const kind = kindOf(value, scope)
      return key?.kind === 'string' && kind !== null
        ? [{ code: `${target}[${p.text(key)}]`, names: [key.value], kind }]
        : []
    })
  if (given.kind === 'tuple' || given.kind === 'list')
    return given.items.flatMap((item, place) => {
      const kind = kindOf(item, scope)
      const name = nameOf(item)
      return kind === null ? [] : [{ code: `${target}[${place}]`, names: name === null ? [] : [name], kind }]
    })
  const kind = kindOf(given, scope)
  return kind === null ? [] : [{ code: target, names: [target, list, ...(nameOf(given) ?? '').split(' ')], kind }]
}

/** A list of numbers or texts, or a dictionary, that is only written down. */
function written(p: Program): Rows | null {
  const [scope] = p.scopes
  if (!scope) return null
  for (const node of mainStatements(p).toReversed()) {
    const plain = plainAssign(node)
    if (plain === null) continue
    const { name, value } = plain
    const kinds = (items: readonly Expression[]) => new Set(items.map((item) => kindOf(item, scope)))
    if (value.kind === 'list' && value.items.length > 1) {
      const [kind, other] = kinds(value.items)
      if (other !== undefined || kind === null || kind === undefined) continue
      const target = freeName(p, singularOf(name), 'dato')
      return {
        target,
        iterable: name,
        columns: besideIn(p, name, [{ code: target, names: [name, target], kind }], true),
        isFilled: false,
        test: null,
        gather: null,
      }
    }
    const [kind, other] = value.kind === 'dict' ? kinds(value.entries.map((entry) => entry.value)) : []
    if (value.kind !== 'dict' || other !== undefined || kind === null || kind === undefined) continue
    return {
      target: 'clave, valor',
      iterable: `${name}.items()`,
      columns: [
        { code: 'valor', names: [name], kind },
        { code: 'clave', names: [], kind: 'text' },
      ],
      isFilled: false,
      test: null,
      gather: null,
    }
  }
  return null
}
