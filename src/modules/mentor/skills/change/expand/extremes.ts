import { singularOf } from '~/modules/mentor/python/singular'
import type { Expression, ExpressionOf } from '../../../python/ast'
import { callTo, nameOf } from '../../../python/program/expression-shapes'
import type { Program } from '../../../python/program/indexed-program'
import { freeName, keyword, positional } from '../../../python/program/source'
import { type At, type Expand, type Expansion, isPlain } from './expansion'

/** `max(x)`, `min(x, key=…)`, `max(a, b)` as a loop or as comparisons. */
export const expandExtreme: Expand = (node, at) => {
  const call = callTo(node, 'max', 'min')
  if (
    !call ||
    call.arguments.some(
      ({ form, name }) => form === 'star' || form === 'double-star' || (name !== null && name !== 'key'),
    )
  )
    return null
  const given = positional(call)
  const sign = nameOf(call.callee) === 'max' ? '>' : '<'
  return given.length === 1 ? overList(call, given[0] as Expression, sign, at) : ofSeveral(call, given, sign, at)
}

function ofSeveral(
  call: ExpressionOf<'call'>,
  given: readonly Expression[],
  sign: string,
  { p, wanted, level }: At,
): Expansion | null {
  const [first, ...rest] = given
  if (!first || keyword(call, 'key') || !given.every((part) => isPlain(part) || part.kind === 'number')) return null
  const name = wanted ?? freeName(p, sign === '>' ? 'mayor' : 'menor')
  return {
    lines: [
      `${name} = ${p.text(first)}`,
      ...rest.flatMap((part) => [`if ${p.text(part)} ${sign} ${name}:`, `${level}${name} = ${p.text(part)}`]),
    ],
    text: name,
    how: `Se empieza por el primero y se cambia cada vez que aparece uno ${sign === '>' ? 'mayor' : 'menor'}.`,
  }
}

function overList(call: ExpressionOf<'call'>, list: Expression, sign: string, at: At): Expansion | null {
  const { p, wanted, level } = at
  if (list.kind === 'comprehension' || list.kind === 'starred') return null
  const text = p.text(list)
  const item = itemName(p, list)
  const key = keyOf(p, keyword(call, 'key'))
  if (key === null) return null
  const name = wanted !== null && !textHas(p, list, wanted) ? wanted : freeName(p, sign === '>' ? 'mayor' : 'menor')
  const isList = isPlain(list) && isIndexed(p, list)
  const start = isList ? [`${name} = ${text}[0]`] : [`${name} = None`]
  const compared = `${key(item)} ${sign} ${key(name)}`
  return {
    lines: [
      ...start,
      `for ${item} in ${text}:`,
      `${level}if ${isList ? compared : `${name} is None or ${compared}`}:`,
      `${level}${level}${name} = ${item}`,
    ],
    text: name,
    how: `\`${name}\` empieza siendo el primero, y el \`for\` lo cambia cada vez que encuentra uno ${sign === '>' ? 'mayor' : 'menor'}.`,
  }
}

const textHas = (p: Program, node: Expression, name: string) => new RegExp(`\\b${name}\\b`).test(p.text(node))

/** A dictionary has no first element to start from. */
function isIndexed(p: Program, list: Expression): boolean {
  const name = nameOf(list)
  const scope = p.spots('name').find(({ node }) => node === list)?.scope
  if (name === null || !scope) return false
  return !p
    .binds(name, scope)
    .some(
      ({ value }) =>
        value !== null &&
        (value.kind === 'dict' ||
          value.kind === 'set' ||
          (value.kind === 'comprehension' && value.form !== 'list') ||
          callTo(value, 'dict', 'set', 'map', 'filter') !== null),
    )
}

export function itemName(p: Program, list: Expression): string {
  const name = nameOf(list) ?? (list.kind === 'attribute' ? list.name : null)
  const wanted = name === null ? 'elemento' : singularOf(name)
  return freeName(p, wanted, 'elemento', 'actual')
}

/** What a `key` does to an element, as code; null where it cannot be written out. */
export function keyOf(p: Program, key: Expression | null): ((item: string) => string) | null {
  if (key === null || key.kind === 'none') return (item) => item
  if (key.kind === 'lambda') {
    const [parameter, other] = key.parameters
    if (!parameter || other) return null
    const body = p.text(key.body)
    return (item) => body.replace(new RegExp(`(?<![\\w."'])${parameter.name}(?!\\w)`, 'g'), item)
  }
  if (key.kind === 'attribute' && key.name === 'get') return (item) => `${p.text(key.value)}[${item}]`
  if (key.kind === 'attribute' && nameOf(key.value) === 'str') return (item) => `${item}.${key.name}()`
  return key.kind === 'name' ? (item) => `${key.name}(${item})` : null
}
