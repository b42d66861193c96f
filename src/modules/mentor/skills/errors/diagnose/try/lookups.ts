import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { type Case, lineOf, type Propose, replaceWith, sourceOf, suspectsOf, wrap } from '../case'
import type { Place } from '../failing-program'
import type { Failure } from '../failure'
import { wantedInstead } from '../wish'
import { worth } from './collections'

/** A list as a key: wherever the same name is one, it is made a tuple. */
export const keyOfTuples: Propose = function* (fault, failure) {
  if (!/unhashable type: '(?:list|set|dict)'/.test(failure.message)) return
  for (const { node, place } of fault.suspects) {
    if (!/^(?:name|list)$/.test(node.kind) || failure.heldBy(node)?.type !== 'list') continue
    const uses = keysLike(fault, node, place)
    if (uses.length === 0) continue
    const shown = failure.heldBy(node)?.shown
    yield {
      line: lineOf(fault, node),
      cause: `${inlineCode(sourceOf(fault, node))} es una lista${shown && node.kind === 'name' ? `, ${inlineCode(shown)}` : ''}, y una lista no puede ser clave de un diccionario ni estar en un conjunto, porque puede cambiar. Convertida en tupla con \`tuple()\`, sí.`,
      avoid: 'Como clave usa textos, números o tuplas: lo que no puede cambiar.',
      edits: uses.flatMap((use) =>
        use.kind === 'list' && use.items.length > 1
          ? [replaceWith(use, `(${sourceOf(fault, use).slice(1, -1)})`)]
          : wrap(use, 'tuple(', ')'),
      ),
    }
  }
}

/** Where a list, or a name, is a key: in brackets, before `in`, and given to what looks up or adds. */
function keysLike(fault: Case, own: Expression, { scope }: Place): Expression[] {
  const text = sourceOf(fault, own)
  const found = new Set<Expression>()
  for (const { node, place } of fault.program.expressions) {
    if (place.scope !== scope) continue
    const keys =
      node.kind === 'subscript'
        ? [node.index]
        : node.kind === 'compare' && node.comparisons.some(({ operator }) => operator === 'in' || operator === 'not in')
          ? [node.left]
          : node.kind === 'call' &&
              node.callee.kind === 'attribute' &&
              /^(?:get|add|setdefault|pop|discard)$/.test(node.callee.name)
            ? node.arguments.slice(0, 1).map(({ value }) => value)
            : []
    for (const key of keys) if (key.kind === own.kind && sourceOf(fault, key) === text) found.add(key)
  }
  return [...found]
}

/** `precios[p]` where `for p in precios` gives the elements: the element is there already. */
export const ownElement: Propose = function* (fault, failure) {
  for (const { node, place } of suspectsOf(fault, 'subscript')) {
    const { value, index } = node
    if (!failure.isOpen(node) || index.kind !== 'name') continue
    const list = sourceOf(fault, value)
    const loop = place.parents.findLast(
      (each) => each.kind === 'for' && each.target.kind === 'name' && each.target.name === index.name,
    )
    const held = failure.heldBy(index)
    if (loop?.kind !== 'for' || sourceOf(fault, loop.iterable) !== list || held === null) continue
    const uses = suspectsIn(fault, loop).filter((each) => sourceOf(fault, each) === sourceOf(fault, node))
    yield {
      line: lineOf(fault, node),
      cause: `En \`for ${index.name} in ${list}\` (línea ${lineOf(fault, loop)}), ${inlineCode(index.name)} ya es cada elemento de ${inlineCode(list)}, no su posición: aquí ${worth(held)}. Se usa tal cual, sin corchetes.`,
      avoid: '`for x in lista` da los elementos; si necesitas la posición, `for i, x in enumerate(lista)`.',
      edits: uses.map((each) => replaceWith(each, index.name)),
      decide: `Si necesitas la posición, recorre ${inlineCode(`for i, ${index.name} in enumerate(${list}):`)}.`,
    }
  }
}

const suspectsIn = ({ program }: Case, { from, to }: { from: number; to: number }) =>
  program.expressions.flatMap(({ node }) => (node.from >= from && node.to <= to ? [node] : []))

/** A key that may be missing, with what it counts as then: the key may be looked up in several places. */
export const standardForMissing: Propose = function* (fault, failure) {
  if (failure.type !== 'KeyError') return
  for (const { node } of suspectsOf(fault, 'subscript')) {
    const held = failure.heldBy(node.value)
    if (!failure.isOpen(node) || held?.type !== 'dict') continue
    const [dict, key] = [sourceOf(fault, node.value), sourceOf(fault, node.index)]
    const value = failure.heldBy(node.index)?.shown
    const named =
      node.index.kind === 'string' || !value ? inlineCode(key) : `${inlineCode(value)} (lo que vale ${inlineCode(key)})`
    const wanted = wantedInstead(fault)
    const standards = wanted === null ? STANDARDS : [[wanted, inlineCode(wanted)] as const, ...STANDARDS]
    for (const [standard, what] of standards)
      yield {
        line: lineOf(fault, node),
        cause: `En la línea ${lineOf(fault, node)} pides a ${inlineCode(dict)} la clave ${named} y no está${held.shown === '{}' ? ': todavía está vacío' : held.shown ? `: solo tiene ${inlineCode(held.shown)}` : ''}.`,
        avoid: 'Si la clave puede faltar, usa `d.get(clave, valor)` o comprueba antes `if clave in d`.',
        edits: sameLookups(fault, failure, node, `${dict}.get(${key}, ${standard})`),
        decide: `Con \`get\`, cuando la clave falta, se usa ${what}. Cámbialo si tiene que ser otra cosa.`,
      }
  }
}

const STANDARDS = [
  ['0', '0'],
  ['""', 'un texto vacío'],
  ['[]', 'una lista vacía'],
] as const

/** The lookups of that key that are only read, in the line that fails. */
const sameLookups = (fault: Case, _failure: Failure, node: Expression, text: string): Edit[] =>
  suspectsOf(fault, 'subscript').flatMap(({ node: each, place }) => {
    const isStored = place.node.kind === 'assign' && place.node.targets.includes(each)
    return sourceOf(fault, each) === sourceOf(fault, node) && !isStored ? [replaceWith(each, text)] : []
  })
