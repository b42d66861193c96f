import { inlineCode } from '../../../../engine/compose'
import type { Expression, StatementOf } from '../../../../python/ast'
import { callTo, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, printsIn } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { NUMBER, numberFrom } from '../../numbers'
import { type Collection, collectionsIn, type Field } from './collection'
import { stemOf } from './words'

const HIGH = 'mejores|mas (?:alt|car|grand|larg|viej|vendid|pesad|rapid)\\w*|mayores|que mas [a-z]+|con mas [a-z]+'
const LOW = 'peores|mas (?:baj|barat|peque|cort|joven|liger|lent)\\w*|menores|que menos [a-z]+|con menos [a-z]+'

/** «solo los 3 más caros», «el top 5», «los dos primeros»: the first of what is sorted, or as it stands. */
export const topChange: Change = {
  name: 'top',
  stage: STAGE.data + 0.5,
  says: [
    new RegExp(
      `\\b(?:(?:solo|solamente|nomas|unicamente|muestr\\w+|quiero|ver|que|salgan|dame|saca\\w*|me|con) ){0,5}(?:(?:l[oa]s|el|un) )?(?:top )?(?<count>${NUMBER}) (?:[a-z]{4,14}s )?(?:(?<high>${HIGH})|(?<low>${LOW})|(?<first>primer[oa]s)|(?<last>ultim[oa]s))(?: (?:solo|nomas|solamente|nada mas))?`,
    ),
    new RegExp(
      `\\b(?:(?:solo|solamente|nomas|muestr\\w+|quiero|ver|que|salgan|dame|saca\\w*) ){0,4}(?:l[oa]s|el) (?:(?<high2>mejores|mayores)|(?<low2>peores|menores)|(?<first2>primer[oa]s)|(?<last2>ultim[oa]s)|top) (?<count2>${NUMBER})\\b`,
    ),
  ],
  make(p, { parts, words }) {
    const count = numberFrom(parts.count ?? parts.count2)
    const collection = collectionsIn(p).at(-1)
    if (count === null || count < 1) return null
    const isPlace = (parts.first ?? parts.first2 ?? parts.last ?? parts.last2) !== undefined
    const direction = (parts.low ?? parts.low2) === undefined ? 'down' : 'up'
    const slice = (parts.last ?? parts.last2) === undefined ? `[:${count}]` : `[-${count}:]`
    if (!collection) {
      // What nothing shows the elements of can be cut all the same.
      const shown = p.places('for').findLast(({ node }) => printsIn(node.body).length > 0)
      return ofSorted(p, count) ?? (shown && isPlace ? cut(p, shown.node, slice) : null)
    }
    return isPlace ? cut(p, collection.loop.node, slice) : best(p, collection, { count, direction, words })
  },
}

/** `dict(sorted(…))`, which is returned or printed as it is. */
function ofSorted(p: Program, count: number): Result {
  const sorted = p
    .spots('call')
    .flatMap(({ node }) => callTo(callTo(node, 'dict')?.arguments[0]?.value, 'sorted') ?? [])
  const [only, other] = sorted
  if (!only || other) return null
  return {
    code: edited(p, [{ from: only.to, to: only.to, text: `[:${count}]` }]),
    told: `Ahora salen solo los ${count} primeros.`,
    how: [`${inlineCode(`[:${count}]`)} se queda con los ${count} primeros de la lista ordenada.`],
  }
}

const isOwnCall = (p: Program, node: Expression) => node.kind === 'call' && p.functions.has(nameOf(node.callee) ?? '')

/** The iterable of a loop as something that can be cut. */
function cut(p: Program, { iterable }: StatementOf<'for'>, slice: string): Result {
  if (callTo(iterable, 'range', 'zip', 'enumerate')) return null
  const text = p.text(iterable)
  const isList =
    iterable.kind === 'name' ||
    isOwnCall(p, iterable) ||
    callTo(iterable, 'sorted') !== null ||
    iterable.kind === 'list'
  const isDict = iterable.kind === 'call' && iterable.callee.kind === 'attribute'
  const whole = isDict ? `list(${text})${slice}` : isList ? `${text}${slice}` : null
  return whole === null
    ? null
    : {
        code: edited(p, [{ from: iterable.from, to: iterable.to, text: whole }]),
        told: 'Ahora salen solo los que pides.',
        how: [`${inlineCode(slice)} se queda con esa parte de la lista.`],
      }
}

type Wanted = { count: number; direction: 'up' | 'down'; words: string }

function best(p: Program, collection: Collection, { count, direction, words }: Wanted): Result {
  const { node } = collection.loop
  const { iterable } = node
  const sorted = callTo(iterable, 'sorted')
  if (sorted) return cut(p, node, `[:${count}]`)
  if (callTo(iterable, 'range', 'zip', 'enumerate')) return null
  const field = fieldFor(collection, words)
  if (field === null) return null
  const key = keyOf(p, collection, field)
  if (key === null) return null
  const text = `sorted(${p.text(iterable)}${key === '' ? '' : `, key=${key}`}${direction === 'down' ? ', reverse=True' : ''})[:${count}]`
  return {
    code: edited(p, [{ from: iterable.from, to: iterable.to, text }]),
    told: `Ahora salen solo los ${count} ${direction === 'down' ? 'mayores' : 'menores'}, ordenados.`,
    how: [
      `\`sorted\` los ordena${direction === 'down' ? ', con lo más grande primero' : ''}, y ${inlineCode(`[:${count}]`)} se queda con los ${count} primeros.`,
    ],
  }
}

function fieldFor({ fields }: Collection, words: string): Field | null {
  const numbers = fields.filter(({ kind }) => kind === 'number')
  const stems = words.split(' ').map(stemOf)
  const isText = /\b(?:larg|cort)/.test(words)
  const named = numbers.find(({ names }) => names.some((name) => stems.includes(stemOf(name))))
  if (named) return named
  if (isText && numbers.length === 0) return fields.find(({ kind }) => kind === 'text') ?? null
  return numbers.length === 1 ? (numbers[0] ?? null) : null
}

/** What `sorted` compares: '' for the elements themselves. */
function keyOf(p: Program, { loop: { node }, source }: Collection, field: Field): string | null {
  const { target, iterable } = node
  if (target.kind === 'name') {
    if (field.code === target.name) return field.kind === 'text' ? 'len' : ''
    if (field.code === `${source}[${target.name}]`) return `${source}.get`
    return `lambda ${target.name}: ${field.code}`
  }
  if (target.kind !== 'tuple') return null
  const at = target.items.findIndex((item) => p.text(item) === field.code)
  if (at < 0) return null
  return `lambda ${p.text(iterable).endsWith('.items()') ? 'par: par' : 'fila: fila'}[${at}]`
}
