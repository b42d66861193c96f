import type { Range, Statement } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import { blocksOf } from '../../../python/walk'
import { type Change, chosen, statements, type Wish } from '../change'
import { removeStatement } from '../changes/statement-edits'
import { type Operand, statementOf } from './operands'

/** What is put somewhere: beside a part of the program, or at an end of it. */
export type Moving = { what: Operand; where: string; beside: Operand | undefined }

const LOOPS: ReadonlySet<string> = new Set(['for', 'while'])
const BLOCKS: ReadonlySet<string> = new Set(['for', 'while', 'if', 'with', 'try', 'function'])

/** A statement of the program, or one that is new, put where the words say. */
export function moved({ what, where, beside }: Moving, wish: Wish): Change | null {
  const place = placeOf(where, what, beside, wish)
  const lines = linesOf(what, wish)
  if (place === null || lines === null) return null
  const { lines: at } = wish.source
  const isSame = place.besides === lines.node || (place.besides !== null && isInside(place.besides, lines.node))
  if (isSame) return null
  const margin = place.margin
  const text = lines.text.map((line) => (line.trim() === '' ? line : margin + line)).join('\n')
  const old = lines.node === null ? [] : removeStatement(lines.node, wish)
  const line = at.rangeOf(place.line)
  const added: Edit = place.isBefore
    ? { from: line.from, to: line.from, text: `${text}\n` }
    : { from: line.to, to: line.to, text: `\n${text}` }
  const isTouching = old.some(({ from, to }) => from < added.to && added.from < to)
  return isTouching ? null : { edits: [...old, added] }
}

const isInside = (one: Range, other: Range | null) => other !== null && other.from <= one.from && one.to <= other.to

type Place = { line: number; isBefore: boolean; margin: string; besides: Statement | null }

function placeOf(where: string, what: Operand, beside: Operand | undefined, wish: Wish): Place | null {
  const { module } = wish.source
  if (/^(?:a|al) (?:principio|final)$|^primero$/.test(where) && beside === undefined) {
    if (isGivenAlready(what, wish)) return null
    const top = module.body.filter(({ kind }) => kind !== 'import' && kind !== 'import-from')
    const isFirst = !where.endsWith('final')
    const node = isFirst ? top[0] : top.at(-1)
    return node ? next(node, isFirst, wish) : null
  }
  const other = beside && statementBeside(beside, /^(?:dentro|adentro|fuera|afuera)$/.test(where), wish)
  const within = other ?? enclosing(what, wish)
  if (/^(?:fuera|afuera)$/.test(where)) return within === null ? null : next(within, false, wish)
  if (/^(?:dentro|adentro)$/.test(where))
    return other === null || other === undefined ? null : inside(other, what, wish)
  if (other === null || other === undefined) return null
  return next(other, /^(?:antes|encima|arriba|delante|primero|al? principio)$/.test(where), wish)
}

/** «total = 10 al principio» of a program that begins with `total = 0`: in its place, not beside it. */
function isGivenAlready(what: Operand, wish: Wish): boolean {
  const [target] = what.kind === 'code' && what.code.node.kind === 'assign' ? what.code.node.targets : []
  return (
    target?.kind === 'name' &&
    wish.source.module.body.some(
      (node) =>
        node.kind === 'assign' && node.targets.some((each) => each.kind === 'name' && each.name === target.name),
    )
  )
}

/** Before or after a whole statement, on its margin. */
function next(node: Statement, isBefore: boolean, wish: Wish): Place {
  const { lineAt, columnAt } = wish.source.lines
  const end = wish.text.slice(0, node.to).trimEnd().length
  return {
    line: lineAt(isBefore ? node.from : Math.max(node.from, end - 1)),
    isBefore,
    margin: ' '.repeat(columnAt(node.from)),
    besides: node,
  }
}

/** In a block: what gives a name its value stands first, everything else last. */
function inside(outer: Statement, what: Operand, wish: Wish): Place | null {
  const [body] = blocksOf(outer)
  const isAssign = what.kind === 'code' ? what.code.node.kind === 'assign' : assigns(what, wish)
  const node = isAssign ? body?.[0] : body?.at(-1)
  return node ? next(node, isAssign, wish) : null
}

const assigns = (what: Operand, wish: Wish) => {
  const [range] = what.kind === 'part' ? what.ranges : []
  return range !== undefined && statementOf(range, wish)?.kind === 'assign'
}

function statementBeside(beside: Operand, isBlock: boolean, wish: Wish): Statement | null {
  if (beside.kind !== 'part') return null
  const nodes = beside.ranges.flatMap((range) => statementOf(range, wish) ?? [])
  const fit = isBlock ? nodes.filter(({ kind }) => BLOCKS.has(kind)) : nodes
  return chosen(fit, wish) ?? fit[0] ?? null
}

/** The loop, or else the block, that something stands in. */
function enclosing(what: Operand, wish: Wish): Statement | null {
  const [range] = what.kind === 'part' ? what.ranges : []
  if (range === undefined) return statements(wish).find(({ kind }) => LOOPS.has(kind)) ?? null
  const around = statements(wish).filter(
    (node) => BLOCKS.has(node.kind) && node.kind !== 'function' && node.from < range.from && range.to <= node.to,
  )
  return around.findLast(({ kind }) => LOOPS.has(kind)) ?? around.at(-1) ?? null
}

/** The lines of what is put, without their margin; `node`: what stands in the program already. */
function linesOf(what: Operand, wish: Wish): { text: string[]; node: Statement | null } | null {
  if (what.kind === 'code') return what.code.form === 'statement' ? { text: [what.code.text], node: null } : null
  if (what.kind !== 'part') return null
  const nodes = what.ranges
    .flatMap((range) => statementOf(range, wish) ?? [])
    .filter((node) => blocksOf(node).length === 0)
  const node = chosen(nodes, wish) ?? (nodes.length > 0 ? nodes.at(-1) : undefined)
  if (node === undefined || node === null) return null
  const margin = wish.source.lines.columnAt(node.from)
  const text = wish.text.slice(node.from, node.to).trimEnd().split('\n')
  return { text: text.map((line, at) => (at === 0 ? line : line.slice(Math.min(margin, line.length)))), node }
}
