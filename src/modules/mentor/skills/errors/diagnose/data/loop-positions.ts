import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf, StatementOf } from '../../../../python/ast'
import { type Case, type Diagnosis, firstOf, insertAt, replaceWith, sourceOf } from '../names/case'
import type { Place } from '../program'

export type Access = { node: ExpressionOf<'subscript'>; place: Place }
const lineOf = ({ lines }: Case, { from }: { from: number }) => lines.lineAt(from)

/** The loop that makes the index goes too far, or the list shrinks meanwhile. */
export function ofLoop(fault: Case, { node, place }: Access): Diagnosis | null {
  const counter = node.index.kind === 'binary' ? node.index.left : node.index
  const name = counter.kind === 'name' ? counter.name : undefined
  const loop = place.parents.findLast(
    (each) =>
      (each.kind === 'for' && each.target.kind === 'name' && each.target.name === name) ||
      (each.kind === 'while' && each.test.kind === 'compare'),
  )
  if (loop?.kind === 'while') return ofWhile(fault, node, loop)
  const count = loop?.kind === 'for' ? countOf(fault, node, loop) : null
  return count && firstOf(READINGS, (reading) => reading(count))
}

/** `while i <= len(lista)`. */
function ofWhile(fault: Case, node: ExpressionOf<'subscript'>, loop: StatementOf<'while'>): Diagnosis | null {
  if (loop.test.kind !== 'compare') return null
  const [first] = loop.test.comparisons
  const list = sourceOf(fault, node.value)
  if (first?.operator !== '<=' || !isLength(first.right, list, fault)) return null
  const line = lineOf(fault, loop)
  const at = fault.source.indexOf('<=', loop.test.left.to)
  return {
    line,
    failsAt: lineOf(fault, node),
    cause: `La condición de la línea ${line} deja llegar hasta ${inlineCode(`len(${list})`)}, y la última posición es una menos. Con \`<\` se para a tiempo.`,
    edits: [{ from: at, to: at + 2, text: '<' }],
  }
}

/** A `for` with `range` whose counter is the position in a list. */
type Count = {
  fault: Case
  node: ExpressionOf<'subscript'>
  loop: StatementOf<'for'>
  list: string
  stop: Expression
  /** How far `lista[i + 1]` looks ahead, as it is written. */
  ahead: string | null
  /** Where the cause is told to be, and where it fails. */
  where: { line: number; failsAt: number }
}

/** How a count gets out of the list, in the order in which it is tried. */
const READINGS: readonly ((count: Count) => Diagnosis | null)[] = [
  shrinks,
  oneTooMany,
  looksPastTheEnd,
  beginsWithOne,
  ofAnotherLength,
]

function countOf(fault: Case, node: ExpressionOf<'subscript'>, loop: StatementOf<'for'>): Count | null {
  const { index } = node
  const { iterable } = loop
  if (iterable.kind !== 'call' || iterable.callee.kind !== 'name' || iterable.callee.name !== 'range') return null
  const stop = iterable.arguments.length === 1 ? iterable.arguments[0]?.value : iterable.arguments[1]?.value
  if (stop === undefined) return null
  return {
    fault,
    node,
    loop,
    list: sourceOf(fault, node.value),
    stop,
    ahead: index.kind === 'binary' && index.operator === '+' && index.right.kind === 'number' ? index.right.text : null,
    where: { line: lineOf(fault, loop), failsAt: lineOf(fault, node) },
  }
}

/** Elements are taken away while their positions are counted. */
function shrinks({ fault, loop, list, where }: Count): Diagnosis | null {
  const isTaken = fault.program.expressions.some(
    ({ node: each, place: { parents } }) =>
      parents.includes(loop) &&
      each.kind === 'call' &&
      each.callee.kind === 'attribute' &&
      /^(?:pop|remove)$/.test(each.callee.name) &&
      sourceOf(fault, each.callee.value) === list,
  )
  const isDeleted = fault.program.places.some(
    ({ node: each, parents }) => parents.includes(loop) && each.kind === 'delete',
  )
  if (!isTaken && !isDeleted) return null
  return {
    ...where,
    cause: `El \`for\` de la línea ${where.line} cuenta las posiciones que ${inlineCode(list)} tenía al principio, y dentro del bucle quitas elementos: la lista se acorta y las últimas posiciones dejan de existir.`,
    edits: [],
    decide: `Haz una lista nueva con los que quieres conservar, ${inlineCode(`[x for x in ${list} if …]`)}, en lugar de borrar mientras la recorres.`,
  }
}

/** `range(len(lista) + 1)`. */
function oneTooMany({ fault, loop, list, stop, where }: Count): Diagnosis | null {
  if (stop.kind !== 'binary' || stop.operator !== '+' || !isLength(stop.left, list, fault)) return null
  return {
    ...where,
    cause: `${inlineCode(sourceOf(fault, loop.iterable))} (línea ${where.line}) da una vuelta de más: la última posición de ${inlineCode(list)} es ${inlineCode(`len(${list}) - 1`)}, y \`range\` ya se para ahí.`,
    edits: [replaceWith(stop, sourceOf(fault, stop.left))],
  }
}

/** `lista[i + 1]` in the last round. */
function looksPastTheEnd({ fault, node, stop, ahead, where }: Count): Diagnosis | null {
  const isAnyLength = stop.kind === 'call' && stop.callee.kind === 'name' && stop.callee.name === 'len'
  if (!ahead || !isAnyLength) return null
  return {
    ...where,
    cause: `En la línea ${where.failsAt} miras ${inlineCode(sourceOf(fault, node))}, que en la última vuelta está ${ahead === '1' ? 'una posición' : `${ahead} posiciones`} más allá del final.`,
    edits: [insertAt(stop.to, ` - ${ahead}`)],
  }
}

/** `range(1, 5)` over a list of four. */
function beginsWithOne({ fault, loop, list, ahead, where }: Count): Diagnosis | null {
  const length = ahead ? null : countedFromOne(loop.iterable, list, fault)
  if (length === null) return null
  return {
    ...where,
    cause: `El \`for\` de la línea ${where.line} cuenta desde 1, y las posiciones de ${inlineCode(list)} van desde **0** hasta ${length - 1}: se salta el primero y pide uno que no existe.`,
    edits: [replaceWith(loop.iterable, `range(len(${list}))`)],
  }
}

/** The loop goes by another number than the list's length. */
function ofAnotherLength({ fault, list, stop, ahead, where }: Count): Diagnosis | null {
  if (ahead || isLength(stop, list, fault)) return null
  return {
    ...where,
    cause: `El \`for\` de la línea ${where.line} llega hasta ${inlineCode(sourceOf(fault, stop))}, y ${inlineCode(list)} no tiene tantos elementos.`,
    edits: [replaceWith(stop, `len(${list})`)],
    decide: `He puesto ${inlineCode(`len(${list})`)}: así da justo las vueltas que hacen falta.`,
  }
}

/** How many elements the list has that is counted from 1; null for any other count. */
function countedFromOne(range: Expression, list: string, fault: Case): number | null {
  const [first, last] = range.kind === 'call' ? range.arguments.map(({ value }) => value) : []
  if (first?.kind !== 'number' || first.text !== '1' || last?.kind !== 'number') return null
  const made = fault.program.places.find(
    ({ node }) =>
      node.kind === 'assign' &&
      node.targets.some((target) => sourceOf(fault, target) === list) &&
      node.value.kind === 'list',
  )?.node
  const count = made?.kind === 'assign' && made.value.kind === 'list' ? made.value.items.length : null
  return count !== null && Number(last.text) === count + 1 ? count : null
}

/** `len(lista)`. */
export const isLength = (node: Expression, list: string, fault: Case) =>
  node.kind === 'call' &&
  node.callee.kind === 'name' &&
  node.callee.name === 'len' &&
  node.arguments[0] !== undefined &&
  sourceOf(fault, node.arguments[0].value) === list
