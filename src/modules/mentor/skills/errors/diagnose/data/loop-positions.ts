import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf, StatementOf } from '../../../../python/ast'
import { type Case, type Diagnosis, firstOf, insertAt, lineOf, replaceWith, sourceOf } from '../case'
import type { Place } from '../failing-program'

export type Access = { node: ExpressionOf<'subscript'>; place: Place }

/** The loop that makes the index goes too far, or the list shrinks meanwhile. */
export function ofLoop(fault: Case, { node, place }: Access): Diagnosis | null {
  const mirrored = ofMirror(fault, { node, place })
  if (mirrored) return mirrored
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

/** `lista[len(lista) - i]`, counted from 0: the first round asks for one past the end. */
function ofMirror(fault: Case, { node, place }: Access): Diagnosis | null {
  const { index } = node
  const list = sourceOf(fault, node.value)
  if (index.kind !== 'binary' || index.operator !== '-' || index.right.kind !== 'name') return null
  const { name } = index.right
  const loop = place.parents.findLast(
    (each) => each.kind === 'for' && each.target.kind === 'name' && each.target.name === name,
  )
  const clause = fault.program.expressions.some(
    ({ node: each }) =>
      each.kind === 'comprehension' &&
      each.clauses.some(({ target }) => target.kind === 'name' && target.name === name),
  )
  if ((!loop && !clause) || !isLength(index.left, list, fault)) return null
  const length = sourceOf(fault, index.left)
  return {
    line: lineOf(fault, node),
    cause: `En la primera vuelta ${inlineCode(name)} vale 0, y ${inlineCode(sourceOf(fault, node))} pide ${inlineCode(`${list}[${length}]`)}, una posición más allá de la última. La última es la ${inlineCode(`${length} - 1`)}.`,
    edits: [insertAt(index.left.to, ' - 1')],
  }
}

/** `while i <= len(lista)`. */
function ofWhile(fault: Case, node: ExpressionOf<'subscript'>, loop: StatementOf<'while'>): Diagnosis | null {
  if (loop.test.kind !== 'compare') return null
  const [first] = loop.test.comparisons
  const list = sourceOf(fault, node.value)
  if (first?.operator !== '<=' || !isLength(first.right, list, fault)) return null
  const line = lineOf(fault, loop)
  const fromOne = countedInWhile(fault, node, loop)
  if (fromOne) return fromOne
  const at = fault.source.indexOf('<=', loop.test.left.to)
  return {
    line,
    failsAt: lineOf(fault, node),
    cause: `La condición de la línea ${line} deja llegar hasta ${inlineCode(`len(${list})`)}, y la última posición es una menos. Con \`<\` se para a tiempo.`,
    edits: [{ from: at, to: at + 2, text: '<' }],
    avoid: WITHOUT_POSITIONS,
  }
}

/** `i = 1; while i <= len(lista): lista[i]`: as many rounds as elements, each with the position of the next one. */
function countedInWhile(
  fault: Case,
  { value, index }: ExpressionOf<'subscript'>,
  { test, from }: StatementOf<'while'>,
): Diagnosis | null {
  if (index.kind !== 'name' || test.kind !== 'compare' || sourceOf(fault, test.left) !== index.name) return null
  const first = fault.program.bindings.findLast(({ name, from: at }) => name === index.name && at < from)
  if (first?.value?.kind !== 'number' || first.value.text !== '1') return null
  const list = sourceOf(fault, value)
  return {
    line: lineOf(fault, { from }),
    failsAt: lineOf(fault, index),
    cause: `${inlineCode(index.name)} cuenta desde 1 (línea ${lineOf(fault, first)}) hasta ${inlineCode(`len(${list})`)}, y las posiciones de ${inlineCode(list)} empiezan en **0**: se salta el primero y al final pide uno que no existe. La posición del que toca es ${inlineCode(`${index.name} - 1`)}.`,
    edits: fault.program.expressions.flatMap(({ node }) =>
      node.kind === 'subscript' && sourceOf(fault, node) === `${list}[${index.name}]`
        ? [insertAt(node.index.to, ' - 1')]
        : [],
    ),
    avoid: WITHOUT_POSITIONS,
  }
}

const WITHOUT_POSITIONS =
  'Recorre con `for x in lista` siempre que no necesites la posición: así no hay límite que calcular.'

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
  swappedPlaces,
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

/** `m[j][i]`, where `i` counts the rows and `j` the places of one. */
function swappedPlaces({ fault, node, loop, list, stop, where }: Count): Diagnosis | null {
  const outer = fault.program.places
    .find(({ node: each }) => each === loop)
    ?.parents.findLast(({ kind }) => kind === 'for')
  const inner = fault.program.expressions.find(
    ({ node: each }) => each.kind === 'subscript' && each.value === node,
  )?.node
  const row = `${list}[`
  if (outer?.kind !== 'for' || inner?.kind !== 'subscript' || !isAnyLength(stop, fault)) return null
  const [rows, columns] = [sourceOf(fault, outer.target), sourceOf(fault, loop.target)]
  const isSwapped = sourceOf(fault, inner.index) === rows && sourceOf(fault, node.index) === columns
  if (!isSwapped || !sourceOf(fault, stop).includes(row)) return null
  return {
    line: where.failsAt,
    failsAt: where.failsAt,
    cause: `${inlineCode(rows)} cuenta las filas y ${inlineCode(columns)} las posiciones de una fila, y en ${inlineCode(sourceOf(fault, inner))} van al revés: primero la fila.`,
    edits: [replaceWith(node.index, rows), replaceWith(inner.index, columns)],
  }
}

/** Elements are taken away while their positions are counted. */
function shrinks({ fault, loop, list, stop, where }: Count): Diagnosis | null {
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
    edits: isLength(stop, list, fault) ? [replaceWith(loop.iterable, `range(len(${list}) - 1, -1, -1)`)] : [],
    decide: `Desde la última posición hacia la primera, lo que se quita ya no mueve lo que falta por mirar. Más claro aún es hacer una lista nueva con los que quieres conservar: ${inlineCode(`[x for x in ${list} if …]`)}.`,
  }
}

/** `range(len(lista) + 1)`. */
function oneTooMany({ fault, loop, list, stop, where }: Count): Diagnosis | null {
  if (stop.kind !== 'binary' || stop.operator !== '+' || !isLength(stop.left, list, fault)) return null
  return {
    ...where,
    cause: `${inlineCode(sourceOf(fault, loop.iterable))} (línea ${where.line}) da una vuelta de más: la última posición de ${inlineCode(list)} es ${inlineCode(`len(${list}) - 1`)}, y \`range\` ya se para ahí.`,
    edits: [replaceWith(stop, sourceOf(fault, stop.left))],
    avoid: WITHOUT_POSITIONS,
  }
}

/** `lista[i + 1]` in the last round. */
function looksPastTheEnd({ fault, node, stop, ahead, where }: Count): Diagnosis | null {
  if (!ahead || !isAnyLength(stop, fault)) return null
  return {
    ...where,
    cause: `En la línea ${where.failsAt} miras ${inlineCode(sourceOf(fault, node))}, que en la última vuelta está ${ahead === '1' ? 'una posición' : `${ahead} posiciones`} más allá del final.`,
    edits: [insertAt(stop.to, ` - ${ahead}`)],
    avoid:
      'Si en cada vuelta miras también al vecino de delante, el bucle tiene que acabar antes del último: ese ya no tiene vecino.',
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
    avoid: WITHOUT_POSITIONS,
  }
}

/** `for n in nums: nums[n]`: what is walked are the elements, and no positions. */
export function ofElement(fault: Case, { node, place }: Access): Diagnosis | null {
  const { index, value } = node
  const list = sourceOf(fault, value)
  const loop = place.parents.findLast(
    (each) =>
      each.kind === 'for' && each.target.kind === 'name' && index.kind === 'name' && each.target.name === index.name,
  )
  if (loop?.kind !== 'for' || sourceOf(fault, loop.iterable) !== list) return null
  return {
    line: lineOf(fault, node),
    cause: `El \`for\` de la línea ${lineOf(fault, loop)} ya da los elementos de ${inlineCode(list)}, uno por vuelta: ${inlineCode(sourceOf(fault, index))} es el elemento y no su posición.`,
    edits: [replaceWith(node, sourceOf(fault, index))],
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

/** `len(lista)`, or a name that keeps it. */
export function isLength(node: Expression, list: string, fault: Case): boolean {
  if (node.kind === 'name') {
    const kept = fault.program.bindings.filter(({ name }) => name === node.name)
    return kept.length === 1 && kept[0]?.value?.kind === 'call' && isLength(kept[0].value, list, fault)
  }
  if (node.kind !== 'call' || node.callee.kind !== 'name' || node.callee.name !== 'len') return false
  const [given] = node.arguments
  return given !== undefined && sourceOf(fault, given.value) === list
}

/** `len` of anything, or a name that keeps one. */
function isAnyLength(node: Expression, fault: Case): boolean {
  const value =
    node.kind === 'name' ? (fault.program.bindings.find(({ name }) => name === node.name)?.value ?? node) : node
  return value.kind === 'call' && value.callee.kind === 'name' && value.callee.name === 'len'
}
