import type { Expression, Statement } from '../../../../python/ast'
import { callTo, nameOf, numberOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { mainStatements, positional } from '../../../../python/program/source'
import { mentionsStem } from '../../elements'
import { numberFrom } from '../../numbers'

/** A number that is written down: under which name, or how its places read when it has one. */
export type NumberMeant = {
  value: number
  name: string | null
  places: { node: Expression; code: (name: string) => string }[]
}

const plain = (name: string) => name
const plusOne = (name: string) => `${name} + 1`

/** The number of the main program that words speak of: by its name, its value or its part; null where that is not one. */
export function numberMeant(p: Program, words: string): NumberMeant | null {
  return underName(p, words) ?? byValue(p, words) ?? asBound(p, words)
}

/** «la altura»: the value of a name that never gets another. */
function underName(p: Program, words: string): NumberMeant | null {
  const found = mainStatements(p).flatMap((node: Statement) => {
    const assigned = plainAssign(node)
    const scope = p.placeOf(node)?.scope
    const value = numberOf(assigned?.value)
    if (!assigned || !scope || value === null || p.binds(assigned.name, scope).length > 1) return []
    const isNamed =
      assigned.name.length > 1
        ? mentionsStem(words, assigned.name.toLowerCase())
        : new RegExp(`(?<![a-z])${assigned.name}(?![a-z])`, 'i').test(words)
    return isNamed ? [{ value, name: assigned.name, places: [{ node: assigned.value, code: plain }] }] : []
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

const STATED =
  /\b(?:(?:en (?:vez|lugar) de|no (?:sea|vaya|sean|este) (?:siempre|fijo|fija|solo)?|siempre|fij[oa]s? (?:en|a)?)(?: (?:siempre|hasta|los?|las?|el|un|una|de|del|a|sea|ser|que|solo|fijo))*|hasta(?: el| los)?|(?:el|ese|los|las)) (\d+(?:[.,]\d+)?)/

/** «en vez de hasta 100»: wherever that number stands, as it is, as the end of a range or as a share. */
function byValue(p: Program, words: string): NumberMeant | null {
  const stated = STATED.exec(words)?.[1]
  const value = numberFrom(stated)
  if (value === null) return null
  const ends = new Set(rangesIn(p).map(({ end }) => end))
  const numbers = p.spots('number').flatMap(({ node, scope }) => (scope.kind === 'module' ? [node] : []))
  const exact = numbers.flatMap((node) => {
    const own = numberOf(node)
    if (own === value) return [{ node, code: plain }]
    return own === value + 1 && ends.has(node) ? [{ node, code: plusOne }] : []
  })
  const shares = numbers.flatMap((node) => {
    const share = value > 0 && value < 100 ? shareOf(numberOf(node) ?? 0, value) : null
    return share === null ? [] : [{ node, code: share }]
  })
  const places = exact.length > 0 ? exact : shares
  return places.length === 0 ? null : { value, name: null, places }
}

/** How a share is written with another number in its place: 0.21, 1.21 and 0.79 of 21. */
export function shareOf(own: number, value: number): ((name: string) => string) | null {
  const isNear = (other: number) => Math.abs(own - other) < 1e-9
  if (isNear(value / 100)) return (name) => `${name} / 100`
  if (isNear(1 + value / 100)) return (name) => `(1 + ${name} / 100)`
  return isNear(1 - value / 100) ? (name) => `(1 - ${name} / 100)` : null
}

const OF_BOUND =
  /\bhasta\b|\b(?:tope|limite|final|maximo|ultimo numero|vueltas|veces|repeticiones|filas|lineas|cuant[oa]s?|numero de|cantidad de)\b/

/** «hasta el número que diga»: where a loop ends. */
function asBound(p: Program, words: string): NumberMeant | null {
  if (!OF_BOUND.test(words)) return null
  const ranges = rangesIn(p)
  const [first] = ranges
  if (first) {
    const isOne = ranges.every(({ end }) => p.text(end) === p.text(first.end))
    const value = numberOf(first.end)
    return isOne && value !== null
      ? {
          value: first.isFromOne ? value - 1 : value,
          name: null,
          places: ranges.map(({ end, isFromOne }) => ({ node: end, code: isFromOne ? plusOne : plain })),
        }
      : null
  }
  const [loop, other] = p.places('while').map(({ node }) => node.test)
  const right = loop?.kind === 'compare' && loop.comparisons.length === 1 ? loop.comparisons[0] : undefined
  const value = numberOf(right?.right)
  if (
    other ||
    !right ||
    value === null ||
    !/^<=?$/.test(right.operator) ||
    loop?.kind !== 'compare' ||
    nameOf(loop.left) === null
  )
    return null
  return { value, name: null, places: [{ node: right.right, code: plain }] }
}

/** The ends of the ranges that loops go through, where they are numbers. */
function rangesIn(p: Program): { end: Expression; isFromOne: boolean }[] {
  return p.spots('call').flatMap(({ node, scope }) => {
    const given = positional(callTo(node, 'range') ?? { ...node, arguments: [] })
    const [start, second, step] = given
    const end = second ?? start
    if (scope.kind !== 'module' || !end || step || numberOf(end) === null) return []
    return [{ end, isFromOne: second !== undefined && numberOf(start) === 1 }]
  })
}
