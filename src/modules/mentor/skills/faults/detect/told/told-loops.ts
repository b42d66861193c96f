import { inDigits } from '../../../../engine/lexicon/number-words'
import type { Expression, Statement } from '../../../../python/ast'
import {
  callTo,
  mentions,
  methodCall,
  nameOf,
  numberOf,
  plainAssign,
  reads,
  within,
} from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { inserted, movedBefore, removed, replaced } from '../../../../python/program/line-edits'
import type { Place, Scope } from '../../../../python/scope'
import type { Detectors } from '../../found'

type Loop = Place<Extract<Statement, { kind: 'for' }>>

const ONLY_LAST =
  /\b(?:ultim\w+|acumul\w*|sum[ao]\w*|total\w*|sobre?e?scrib\w+|pis[ao]\w*|machac\w+|reemplaz\w+|solo|cuadr\w+|faltan?|menos|repetid\w+|junt\w+|todos|todas|mal)\b/

/** Loops that forget, stop or lose what earlier rounds brought. */
export const TOLD_LOOPS: Detectors = {
  *'entry-replaced-each-time'(p) {
    for (const loop of p.places('for')) {
      for (const { node } of p.places('assign')) {
        const [target] = node.targets
        const inLoop = node.from > loop.node.from && node.to <= loop.node.to
        if (!inLoop || node.targets.length !== 1 || target?.kind !== 'subscript') continue
        const table = nameOf(target.value)
        const start = table === null ? undefined : p.lastAssigned(table, loop.scope, loop.node.from)?.value
        const isEmpty = (start?.kind === 'dict' && start.entries.length === 0) || callTo(start, 'dict') !== null
        const walked = [...boundBy(loop.node.target)]
        if (!table || !isEmpty || !walked.some((name) => mentions(target.index, name))) continue
        const isRead = reads(loop.node.body, table) && readsBesides(p, table, loop, target)
        if (isRead || !takesFromRound(p, node.value, target.index, loop)) continue
        const doubled = repeatsKey(p, target.index, loop)
        if (doubled === false) continue
        const isTold = p.says(ONLY_LAST)
        const isItem = node.value.kind === 'list' && node.value.items.length === 1
        const asList =
          isItem ||
          (p.says(/\b(?:lista\w*|todos|todas|cada|alumn\w+|nombres|varias|varios)\b/) && !isAmount(p, node.value, loop))
        const key = p.text(target.index)
        const value =
          node.value.kind === 'list' && isItem ? p.text(node.value.items[0] ?? node.value) : p.text(node.value)
        const mended = asList
          ? `${table}.setdefault(${key}, []).append(${value})`
          : `${table}[${key}] = ${table}.get(${key}, 0) + ${value}`
        yield {
          at: node,
          certainty: doubled && isTold ? 0.95 : doubled ? 0.85 : isTold ? 0.82 : 0.4,
          facts: { written: p.text(node), table, key, mended },
          edits: [replaced(node, mended)],
        }
      }
    }
  },

  *'count-begun-anew'(p) {
    for (const loop of p.places('for')) {
      for (const [at, node] of loop.node.body.entries()) {
        const [target] = node.kind === 'assign' ? node.targets : []
        if (node.kind !== 'assign' || target?.kind !== 'subscript') continue
        const isStart = numberOf(node.value) === 0 || (node.value.kind === 'list' && node.value.items.length === 0)
        const next = loop.node.body[at + 1]
        const own = p.text(target)
        const goesOn =
          next !== undefined &&
          (next.kind === 'augmented-assign' ? p.text(next.target) === own : p.text(next).startsWith(`${own}.append`))
        if (!isStart || !goesOn || nameOf(target.value) === null) continue
        const mended = `${p.text(target.value)}.setdefault(${p.text(target.index)}, ${p.text(node.value)})`
        yield {
          at: node,
          certainty: 0.95,
          facts: { written: p.text(node), mended, loop: p.line(loop.node) },
          edits: [replaced(node, mended)],
        }
      }
    }
  },

  *'flag-reset-in-loop'(p) {
    for (const loop of [...p.places('for'), ...p.places('while')]) {
      for (const node of loop.node.body) {
        const start = plainAssign(node)
        if (start?.value.kind !== 'boolean') continue
        const { name } = start
        const isSet = [...within(loop.node.body)].some(
          (inner) =>
            inner !== node && plainAssign(inner)?.name === name && plainAssign(inner)?.value.kind === 'boolean',
        )
        const rest = loop.node.body.filter((inner) => inner !== node)
        const isUsedAfter = p.uses(name, loop.scope).some(({ node: use }) => use.from > loop.node.to)
        if (!isSet || reads(rest, name) || !isUsedAfter) continue
        yield {
          at: node,
          certainty: 0.94,
          facts: { name, written: p.text(node), loop: p.line(loop.node) },
          edits: movedBefore(p, node, loop.node),
        }
      }
    }
  },

  *'stops-at-first-hit'(p) {
    const isTold = p.says(
      /\b(?:tod[oa]s|primer\w*|solo (?:me |se )?(?:imprime|sale|muestra|da|encuentra|coge|saca|uno|una|el|la)|el resto|los demas|las demas|faltan)\b/,
    )
    for (const loop of p.places('for')) {
      for (const inner of loop.node.body) {
        const last = inner.kind === 'if' ? inner.body.at(-1) : null
        if (inner.kind !== 'if' || last?.kind !== 'break' || inner.body.length < 2 || inner.otherwise.length > 0)
          continue
        const isOutput = inner.body.some(
          (each) =>
            each.kind === 'augmented-assign' ||
            (each.kind === 'expression' &&
              (callTo(each.value, 'print') !== null || methodCall(each.value)?.name === 'append')),
        )
        if (!isOutput || loop.node.otherwise.length > 0) continue
        yield {
          at: last,
          certainty: isTold ? 0.93 : 0.35,
          facts: { loop: p.line(loop.node), test: p.text(inner.test) },
          edits: removed(p, last),
        }
      }
    }
  },

  *'walks-letters-not-words'(p) {
    if (!p.says(/\bpalabras?\b/)) return
    for (const { node, scope } of p.places('for')) {
      const name = nameOf(node.iterable)
      const [only, second] = name === null ? [] : p.binds(name, scope)
      const value = only?.value
      const isText = (value?.kind === 'string' && value.value.trim().includes(' ')) || callTo(value, 'input') !== null
      // Who compares with single letters wants letters.
      const isKnown = /palabra|word/i.test(p.text(node.target)) || /["']\p{L}["']|aeiou/iu.test(p.text(node))
      if (name === null || second || !isText || isKnown) continue
      yield {
        at: node,
        certainty: 0.9,
        facts: { text: name, mended: `${name}.split()` },
        edits: [inserted(node.iterable.to, '.split()')],
      }
    }
  },

  *'part-of-another-length'(p) {
    for (const { node, parent } of p.spots('slice')) {
      const [low, high] = [node.lower ? numberOf(node.lower) : 0, numberOf(node.upper)]
      if (node.step || parent?.node.kind !== 'subscript' || low === null || high === null || !node.upper) continue
      const whole = p.text(parent.node.value)
      const said = COUNT.exec(p.around.plain)
      const count = said ? Number(inDigits(said[1] ?? said[4] ?? '')) : null
      const side = said?.[2] ?? said?.[3] ?? ''
      if (count === null || high < 0) continue
      const mended = side.startsWith('ultim')
        ? `${whole}[-${count}:]`
        : low === 0 && high !== count
          ? `${whole}[:${count}]`
          : null
      if (mended === null) continue
      yield {
        at: node,
        certainty: 0.92,
        facts: { written: p.text(parent.node), mended, from: low, to: high },
        edits: [replaced(parent.node, mended)],
      }
    }
  },
}

const COUNT =
  /\b(\d|dos|tres|cuatro|cinco|seis) (primer\w*|ultim\w*)|\b(primer\w*|ultim\w*) (\d|dos|tres|cuatro|cinco|seis)\b/

function* boundBy(target: Expression): Generator<string> {
  if (target.kind === 'name') yield target.name
  else if (target.kind === 'tuple' || target.kind === 'list') for (const item of target.items) yield* boundBy(item)
}

/** Whether a loop asks the table for anything but the entry that it writes. */
function readsBesides(p: Program, table: string, loop: Loop, target: Expression): boolean {
  return p
    .uses(table, loop.scope)
    .some(
      ({ node }) =>
        node.from > loop.node.from && node.to <= loop.node.to && !(node.from >= target.from && node.to <= target.to),
    )
}

/** Whether a value comes from the round, and is no other form of the key. */
function takesFromRound(p: Program, value: Expression, key: Expression, loop: Loop): boolean {
  const names = [...boundBy(loop.node.target)]
  const made = value.kind === 'list' && value.items.length === 1 ? (value.items[0] ?? value) : value
  if (['call', 'dict', 'comprehension', 'compare'].includes(made.kind) && !callTo(made, 'int', 'float')) return false
  return names.some((name) => mentions(made, name)) && p.text(made) !== p.text(key)
}

/** Whether the rows that are walked have a key twice; undefined where they cannot be seen. */
function repeatsKey(p: Program, key: Expression, loop: Loop): boolean | undefined {
  const cells = cellsOf(p, key, loop)
  return cells === null ? undefined : new Set(cells).size < cells.length
}

/** What a field of the round is in each of the rows that are walked. */
function cellsOf(p: Program, field: Expression, { node: loop, scope }: Loop): string[] | null {
  const rows = rowsIn(p, loop.iterable, scope)
  if (rows === null || rows.length === 0) return null
  const { target } = loop
  const at = target.kind === 'tuple' ? target.items.findIndex((item) => nameOf(item) === nameOf(field)) : -1
  const cells = rows.map((row) => {
    const items = row.kind === 'tuple' || row.kind === 'list' ? row.items : null
    if (at >= 0) return items?.[at]
    if (field.kind !== 'subscript' || nameOf(field.value) !== nameOf(target)) return undefined
    const index = numberOf(field.index)
    if (items && index !== null) return items.at(index)
    const entry =
      row.kind === 'dict'
        ? row.entries.find((each) => each.key && p.text(each.key).slice(1, -1) === p.text(field.index).slice(1, -1))
        : null
    return entry?.value
  })
  return cells.every((cell) => cell !== undefined) ? cells.map((cell) => p.text(cell ?? field)) : null
}

function rowsIn(p: Program, node: Expression, scope: Scope): readonly Expression[] | null {
  const value = node.kind === 'name' ? p.binds(node.name, scope)[0]?.value : node
  return value?.kind === 'list' || value?.kind === 'tuple' ? value.items : null
}

/** Whether what is kept is a number, as far as the rows show it. */
function isAmount(p: Program, value: Expression, loop: Loop): boolean {
  if (callTo(value, 'int', 'float') || value.kind === 'binary') return true
  const cells = cellsOf(p, value, loop)
  if (cells !== null) return cells.every((cell) => /^-?[\d.]+$/.test(cell))
  return /cant|precio|importe|monto|valor|total|venta|unidad|gasto|punto|kg|hora/i.test(p.text(value))
}
