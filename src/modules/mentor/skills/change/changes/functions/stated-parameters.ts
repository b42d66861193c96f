import { upperFirst } from '~/platform/text/first-letter'
import type { Expression } from '../../../../python/ast'
import { applyEdits, type Edit } from '../../../../python/edit'
import { callTo, numberOf } from '../../../../python/program/expression-shapes'
import type { FunctionPlace, Program } from '../../../../python/program/indexed-program'
import { positional, programOf } from '../../../../python/program/source'

/** A parameter as it is stated: `hasta=10`, `largo`. */
export type Stated = { name: string; standard: string | null }

export const statedIn = (signature: string | undefined): Stated[] =>
  (signature ?? '').split(',').flatMap((piece) => {
    const [, name, standard] = /^([\p{L}_][\p{L}\p{N}_]*)\s*(?:=\s*(\S.*))?$/u.exec(piece.trim()) ?? []
    return name === undefined ? [] : [{ name, standard: standard === undefined ? null : pythonOf(standard) }]
  })

const pythonOf = (said: string) => (/^(?:true|false|none)$/i.test(said) ? upperFirst(said.toLowerCase()) : said)

type Taken = { stated: Stated; value: string; edits: Edit[] }

/**
 * The function with all parameters that were stated, in their order: those that it has, with their defaults, and numbers that stand in its
 * work. `missing` are those that nothing in the program is.
 */
export function withStated(
  code: string,
  fn: string,
  stated: readonly Stated[],
  prose: string,
): { code: string; missing: string[] } {
  const p = programOf(code)
  const place = p.places('function').find(({ node }) => node.name === fn)
  const [call, other] = place ? p.callsOf(place) : []
  if (!place || !call || other) return { code, missing: stated.map(({ name }) => name) }
  const own = place.node.parameters.map(({ name }) => name)
  const used = new Set<Expression>()
  const taken = stated.map((each): Taken | null => {
    const at = own.indexOf(each.name)
    const given = at < 0 ? undefined : positional(call.node)[at]
    if (given) return { stated: each, value: p.text(given), edits: [] }
    return fromWork(p, place, each, used) ?? asSwitch(each, prose)
  })
  const found = taken.flatMap((each) => each ?? [])
  const isAll = own.every((name) => stated.some((each) => each.name === name))
  const missing = stated.flatMap((each, at) => (taken[at] === null ? [each.name] : []))
  if (!isAll) return { code, missing }
  const head = found.map(({ stated: { name, standard } }) => (standard === null ? name : `${name}=${standard}`))
  // What is passed by its place must be: a value that differs from the default, and whatever stands before one.
  const last = found.findLastIndex(({ stated: { standard }, value }) => standard !== value)
  const given = found.slice(0, last + 1).map(({ value }) => value)
  const open = p.source.indexOf('(', place.node.nameFrom) + 1
  const close = place.node.parameters.at(-1)?.to ?? open
  const [from, to] = [
    call.node.arguments[0]?.from ?? call.node.to - 1,
    call.node.arguments.at(-1)?.to ?? call.node.to - 1,
  ]
  return {
    code: applyEdits(code, [
      { from: open, to: close, text: head.join(', ') },
      { from, to, text: given.join(', ') },
      ...found.flatMap(({ edits }) => edits),
    ]),
    missing,
  }
}

/** «si simbolos es True …»: what it does is another wish. */
const asSwitch = (stated: Stated, prose: string): Taken | null =>
  /^(?:True|False)$/.test(stated.standard ?? '') && new RegExp(`\\bsi ${stated.name}\\b`, 'i').test(prose)
    ? { stated, value: stated.standard ?? 'False', edits: [] }
    : null

/** A number of the work that is the parameter: that of its default, or the only one that says how far something goes. */
function fromWork(p: Program, { node: fn }: FunctionPlace, stated: Stated, used: Set<Expression>): Taken | null {
  const [first] = fn.body
  const inside = p
    .spots('number')
    .map(({ node }) => node)
    .filter((node) => first && node.from >= first.from && node.to <= fn.to && !used.has(node))
  const ends = inside.filter((node) => isEnd(p, node))
  const wanted = Number(stated.standard ?? Number.NaN)
  const places =
    stated.standard === null
      ? ends.length > 0
        ? ends
        : inside.filter((node) => (numberOf(node) ?? 0) > 1)
      : inside.filter((node) => numberOf(node) === wanted || (ends.includes(node) && numberOf(node) === wanted + 1))
  const [one] = places
  if (!one || new Set(places.map((node) => p.text(node))).size > 1) return null
  for (const node of places) used.add(node)
  const isPastEnd = (node: Expression) =>
    isClosed(p, node) && (stated.standard === null || numberOf(node) === wanted + 1)
  const value = isPastEnd(one) ? String((numberOf(one) ?? 0) - 1) : p.text(one)
  return {
    stated,
    value: stated.standard ?? value,
    edits: places.map((node) => ({
      from: node.from,
      to: node.to,
      text: isPastEnd(node) ? `${stated.name} + 1` : stated.name,
    })),
  }
}

const rangeOf = (p: Program, node: Expression) =>
  p.spots('call').flatMap((spot) => {
    const given = positional(callTo(spot.node, 'range') ?? { ...spot.node, arguments: [] })
    return given.length > 0 && given.length < 3 && given.at(-1) === node ? [given] : []
  })[0]

const isEnd = (p: Program, node: Expression) => rangeOf(p, node) !== undefined

/** `range(1, 11)` goes to 10. */
const isClosed = (p: Program, node: Expression) => {
  const given = rangeOf(p, node)
  return given?.length === 2 && numberOf(given[0]) === 1
}
