import { singularOf } from '~/modules/mentor/python/singular'
import { inlineCode } from '../../../../engine/compose'
import type { Expression, StatementOf } from '../../../../python/ast'
import { callTo, methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, freeName, keyword, positional, printsIn } from '../../../../python/program/source'
import type { Scope } from '../../../../python/scope'
import { allExpressions } from '../../../../python/walk'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { type Element, elementsOf, type Kind, loopElement, mentionsStem } from '../../elements'
import { backwardsRange } from './reverse'
import { sortedByPart, sortedNumbered } from './sort-by-part'
import { keyedByTotals, sortedCounts } from './sort-counts'
import { fieldKey, sortedByField } from './sort-fields'

const HIGH_WORDS = '(?:alt|car|grande|larg|viej|vendid|nuev|recient|pesad|gord|caliente|rapid)\\w*'
const LOW_WORDS = '(?:baj|barat|peque|cort|joven|antigu|liger|fri[oa]|lent)\\w*'
const ONE =
  '(?:el |la |los |las |lo )?(?:que (?:mas |menos )?(?:tien\\w+|teng\\w+|cuest\\w+|val\\w+|pes\\w+) |que (?=mas|menos))?'
const HIGH = `${ONE}(?:mayor(?:es)?|mejor(?:es)?|mas ${HIGH_WORDS}|mas(?! ${LOW_WORDS})(?: se)?(?: [a-z]{3,12})?|z)`
const LOW = `${ONE}(?:menor(?:es)?|peor(?:es)?|mas ${LOW_WORDS}|menos(?: [a-z]{3,12})?|a)`

/** «ordenado de mayor a menor», «por precio», «alfabéticamente». */
export const sortChange: Change = {
  name: 'sort',
  stage: STAGE.data,
  says: [
    new RegExp(
      `(?:\\b(?:al reves|a la inversa|orden inverso),? (?:es decir,? |o sea,? )?)?\\b(?:salgan?|orden\\w*|muestr\\w+|ponl\\w+|imprim\\w+)?(?: \\w+){0,2}? ?(?<down>\\b(?:del?|desde) ${HIGH} (?:al?|hasta) ${LOW}(?!\\w))(?: (?:nota|precio|puntuacion|valor))?`,
    ),
    new RegExp(`(?<up>\\b(?:del?|desde) ${LOW} (?:al?|hasta) ${HIGH}(?!\\w))`),
    /(?<nocase>\b(?:y )?(?:que )?(?:sin (?:importar|distinguir|tener en cuenta|diferenciar)|den? igual|no importen?|ignorando|ignore)(?: [a-z]+){0,4} (?:mayuscul|minuscul)\w*(?: (?:o|y|ni) (?:las )?(?:mayuscul|minuscul)\w*)?)/,
    /(?<alphabet>\b(?:alfabetic\w+|por orden alfabetico|orden alfabetico|por abecedario|alfabeto)\b)/,
    /\b(?:orden[ae](?!dor)\w*|ordenar\w*)(?! de operaciones)(?: (?:los|las|la|el|de|datos|lista|resultados?|productos?|salida|elementos)){0,7}(?: por (?:el |la |los |las )?(?<by>\w+)(?: que [a-z]{3,12})?)?/,
    /(?<!\w )\b(?<notby>no por (?:el |la )?[a-z]+)/,
    new RegExp(
      `(?<desc>\\b(?:descendente|decreciente|primero (?:l[oa]s?|el) que (?:[a-z]{3,12} )?mas(?: [a-z]{3,12})?|primero (?:los?|las?|el) (?:mas ${HIGH_WORDS}|mayor\\w*|mejor\\w*|ultim\\w+)|(?:l[oa]s?|el) (?:(?:que )?(?:mas ${HIGH_WORDS}|mas (?!${LOW_WORDS})[a-z]+|mayor\\w*(?: [a-z]+)?|mejor\\w*|ultim\\w+)) (?:primero|delante|arriba|al principio)))`,
    ),
    new RegExp(
      `(?<asc>\\b(?:ascendente|creciente|primero (?:l[oa]s?|el) que (?:[a-z]{3,12} )?(?:antes|menos)(?: [a-z]{3,12})?|primero (?:los?|las?|el) (?:mas ${LOW_WORDS}|menor\\w*|peor\\w*)|(?:l[oa]s?|el) (?:que )?(?:mas ${LOW_WORDS}|menos [a-z]+|menor\\w*(?: [a-z]+)?|peor\\w*) (?:primero|delante|arriba|al principio)))`,
    ),
  ],
  needs: ({ parts: { by, alphabet, down, up, desc, asc }, words }) =>
    (by ?? alphabet ?? down ?? up ?? desc ?? asc) !== undefined || /\borden[ae]/.test(words),
  make(p, wish) {
    return (
      (wish.parts.alphabet === undefined ? sortedByPart(p, wish, isDown(wish), hasDirection(wish)) : null) ??
      existingSort(p, wish) ??
      byCounts(p, wish) ??
      sortedByField(p, wish, isDown(wish)) ??
      sortedLoop(p, wish) ??
      sortedPrint(p, wish) ??
      (isDown(wish) ? backwardsRange(p, undefined) : null)
    )
  },
}

/** «de más a menos», «por frecuencia», of a dictionary that counts. */
function byCounts(p: Program, wish: Wish): Result {
  const { by, alphabet } = wish.parts
  const isByCount = by === undefined ? hasDirection(wish) : /^(?:vec|frecuen|repet|cantidad|aparici|numero)/.test(by)
  return isByCount && alphabet === undefined ? sortedCounts(p, { isDown: isDown(wish) || by !== undefined }) : null
}

const hasDirection = ({ parts: { down, up, desc, asc } }: Wish) => (down ?? up ?? desc ?? asc) !== undefined
const isDown = ({ parts }: Wish) => parts.down !== undefined || parts.desc !== undefined

/** «del más caro al más barato» goes by the price, whatever else is named. */
const ADJECTIVES: readonly [RegExp, RegExp][] = [
  [/\b(?:car|barat)\w+/, /precio|cost|importe/i],
  [/\b(?:viej|joven|jovenes)\w*/, /edad/i],
  [/\b(?:pesad|liger)\w+/, /peso/i],
  [/\b(?:alt|baj)[oa]s?\b/, /altura|estatura/i],
]

/** How `sorted` is told what to compare: the text of its `key`, '' for the elements themselves; null where it is not clear. */
function keyFor(
  p: Program,
  wish: Wish,
  element: Element | null,
  base: { name: string; isItems: boolean; dict: string },
): string | null {
  const plain = wish.said.prose.toLowerCase()
  const wanted: Kind | null =
    wish.parts.alphabet !== undefined ? 'text' : hasDirection(wish) && wish.parts.by === undefined ? 'number' : null
  if (element === null) return ''
  if (element.kind === 'text' && wish.parts.nocase !== undefined) return 'str.lower'
  if (element.kind === 'number' || element.kind === 'text') return ''
  if (element.kind === 'record') {
    const fields = [...element.fields]
    const by = wish.parts.by?.toLowerCase() ?? ''
    const stated = by === '' ? undefined : fields.find(([field]) => mentionsStem(by, field))
    const named =
      stated ??
      fields.find(([field]) => ADJECTIVES.some(([says, of]) => says.test(wish.words) && of.test(field))) ??
      fields.find(([field]) => mentionsStem(wish.said.plain + wish.words, field) || mentionsStem(plain, field))
    const only = fields.filter(([, kind]) => kind === (wanted ?? 'number'))
    const field = named?.[0] ?? (only.length >= 1 ? only[0]?.[0] : undefined)
    return field === undefined ? null : `lambda ${base.name}: ${base.name}["${field}"]`
  }
  if (element.kind === 'tuple') {
    const named = columnFor(p, wish.parts.by ?? wish.said.plain, element.items)
    const at = named >= 0 ? named : element.items.indexOf(wanted ?? 'number')
    return at < 0 ? null : at === 0 ? '' : `lambda ${base.name}: ${base.name}[${at}]`
  }
  if (element.kind !== 'entry' || wanted === 'text' || isByKey(p, wish, base.dict)) return ''
  if (element.value?.kind !== 'number') return wish.parts.by === undefined ? '' : byWhole(p, wish.parts.by, base)
  return base.isItems ? `lambda ${base.name}: ${base.name}[1]` : `${base.dict}.get`
}

/** «por media», «por el total» of a dictionary of lists of numbers: null where it is told otherwise. */
function byWhole(p: Program, by: string, base: { name: string; isItems: boolean; dict: string }): string | null {
  const ofLists = p.spots('dict').some(({ node }) => node.entries.some(({ value }) => value.kind === 'list'))
  const measure = /^(?:media|promedio|nota)/i.test(by) ? 'media' : /^(?:total|suma)/i.test(by) ? 'total' : null
  if (!ofLists || measure === null) return null
  const values = base.isItems ? `${base.name}[1]` : `${base.dict}[${base.name}]`
  // Who has none yet stands last.
  const value = measure === 'media' ? `sum(${values}) / max(1, len(${values}))` : `sum(${values})`
  return `lambda ${base.name}: ${value}`
}

/** «por nombre», «por género» of a dictionary whose loop calls its keys so. */
function isByKey(p: Program, { parts: { by } }: Wish, dict: string): boolean {
  if (by === undefined) return false
  if (/^(?:nombres?|claves?|letras?|palabras?)$/i.test(by)) return true
  return p.places('for').some(({ node }) => {
    const [key] = node.target.kind === 'tuple' ? node.target.items : [node.target]
    return p.text(node.iterable).startsWith(dict) && key !== undefined && mentionsStem(by.toLowerCase(), p.text(key))
  })
}

/** «por fecha», «por stock»: the column that a loop calls so, or whose texts look so; −1 where none does. */
function columnFor(p: Program, said: string, items: readonly (Kind | null)[]): number {
  const words = said.toLowerCase().split(/\W+/)
  const loop = p
    .places('for')
    .find(({ node }) => node.target.kind === 'tuple' && node.target.items.length === items.length)
  const names =
    loop?.node.target.kind === 'tuple' ? loop.node.target.items.map((item) => p.text(item).toLowerCase()) : []
  const named = names.findIndex((name) => name.length > 2 && words.some((word) => mentionsStem(word, name)))
  if (named >= 0) return named
  if (words.some((word) => /^(?:fecha|dia|antigu|nuev|recient)/.test(word))) {
    const dated = [...allExpressions(p.body)].flatMap((node) =>
      node.kind === 'tuple' || node.kind === 'list' ? node.items.findIndex(isDate) : [],
    )
    const at = dated.find((index) => index >= 0)
    if (at !== undefined) return at
  }
  const isInitial = (name: string) => name.length === 1 && words.length === 1 && words[0]?.startsWith(name) === true
  return names.findIndex(isInitial)
}

const isDate = (node: Expression) => node.kind === 'string' && /^\d{4}-\d\d-\d\d/.test(node.value)

function callOfSorted(text: string, key: string, down: boolean): string {
  return `sorted(${text}${key === '' ? '' : `, key=${key}`}${down ? ', reverse=True' : ''})`
}

function how(key: string, down: boolean): string[] {
  return [
    ...(key === ''
      ? ['`sorted` da una lista nueva, ordenada; los datos de partida no cambian.']
      : [`\`sorted\` ordena por lo que le diga ${inlineCode(`key=${key}`)}.`]),
    ...(down ? ['`reverse=True` pone primero lo más grande.'] : []),
  ]
}

function toldOf(wish: Wish): string {
  return isDown(wish)
    ? 'Ahora sale ordenado de mayor a menor.'
    : wish.parts.alphabet !== undefined
      ? 'Ahora sale en orden alfabético.'
      : 'Ahora sale ordenado de menor a mayor.'
}

/** `sorted(x)` and `x.sort()` that are there already. */
function existingSort(p: Program, wish: Wish): Result {
  for (const { node } of p.spots('call')) {
    const sorted = callTo(node, 'sorted')
    const method = methodCall(node)
    if (!sorted && method?.name !== 'sort') continue
    const { by } = wish.parts
    // «por cantidad» is another key, and without a direction nothing is to be turned.
    if (by !== undefined ? !mentionsStem(p.text(node).toLowerCase(), by) : !hasDirection(wish)) continue
    const reverse = keyword(node, 'reverse')
    const last = node.arguments.at(-1)
    const keyed = sorted && hasDirection(wish) && wish.parts.alphabet === undefined ? keyedByTotals(p, sorted) : null
    if (keyed !== null) {
      const text = `, key=${keyed.key}${isDown(wish) ? ', reverse=True' : ''}`
      return {
        code: edited(p, [{ from: keyed.at, to: keyed.at, text }]),
        told: toldOf(wish),
        how: how(keyed.key, isDown(wish)),
      }
    }
    if (isDown(wish) === (reverse?.kind === 'boolean' && reverse.value)) return null
    const edit = reverse
      ? { from: reverse.from, to: reverse.to, text: isDown(wish) ? 'True' : 'False' }
      : { from: last?.to ?? node.to - 1, to: last?.to ?? node.to - 1, text: `${last ? ', ' : ''}reverse=True` }
    return {
      code: edited(p, [edit]),
      told: toldOf(wish),
      how: ['`reverse=True` ordena de mayor a menor; sin él, de menor a mayor.'],
    }
  }
  return null
}

function sortedLoop(p: Program, wish: Wish): Result {
  const numbered = sortedNumbered(p, isDown(wish), toldOf(wish))
  if (numbered) return numbered
  const loops = p.places('for').filter(({ node }) => callTo(node.iterable, 'range', 'enumerate', 'zip') === null)
  const printing = loops.filter(({ node }) => printsIn(node.body).length > 0)
  const loop = (printing.length > 0 ? printing : loops).at(-1)
  if (!loop) return null
  const { iterable, target } = loop.node
  const element = loopElement(p, iterable, loop.scope)
  const method = methodCall(iterable)
  const isItems = method?.name === 'items'
  const name = target.kind === 'name' ? target.name : 'par'
  const base = {
    name: isItems ? 'par' : name,
    isItems,
    dict: method ? p.text(method.object) : p.text(iterable),
  }
  const key =
    (element === null || (element.kind === 'entry' && element.value === null)) &&
    wish.parts.alphabet === undefined &&
    hasDirection(wish)
      ? valueKey(p, loop.node, base)
      : keyFor(p, wish, element, base)
  if (key === null) return { asks: '¿Por qué dato quieres que ordene? Dime el nombre del campo o de la columna.' }
  return {
    code: edited(p, [
      { from: iterable.from, to: iterable.to, text: callOfSorted(p.text(iterable), key, isDown(wish)) },
    ]),
    told: toldOf(wish),
    how: how(key, isDown(wish)),
  }
}

/** Of a dictionary that the program fills: its values are what has a greatest. */
function valueKey(
  p: Program,
  { iterable, target, body }: StatementOf<'for'>,
  base: { name: string; isItems: boolean },
): string {
  if (base.isItems) return `lambda ${base.name}: ${base.name}[1]`
  const dict = nameOf(iterable)
  const isLookedUp = dict !== null && body.some((node) => p.text(node).includes(`${dict}[${p.text(target)}]`))
  return isLookedUp ? `${dict}.get` : ''
}

/** A list that is printed or returned as it is. */
function sortedPrint(p: Program, wish: Wish): Result {
  const returned = p.places('return').flatMap(({ node, scope }) => (node.value ? [{ node: node.value, scope }] : []))
  const printed = printsIn(p.body).flatMap((call) =>
    positional(call).map((node) => ({ node, scope: scopeAt(p, node) })),
  )
  for (const { node, scope } of [...printed, ...returned]) {
    if (scope === null || (nameOf(node) === null && node.kind !== 'comprehension')) continue
    const element = elementsOf(p, node, scope)
    const isList = grows(p, node) || (wish.parts.by === undefined && node.kind === 'comprehension')
    if (element === null && !isList && fieldKey(p, wish, node) === null) continue
    const item = freeName(p, nameOf(node) ? singularOf(nameOf(node) ?? '') : 'elemento', 'elemento')
    const isDict = element?.kind === 'entry'
    const text = isDict ? `${p.text(node)}.items()` : p.text(node)
    const key =
      (element === null ? fieldKey(p, wish, node) : null) ??
      keyFor(p, wish, element, { name: isDict ? 'par' : item, isItems: isDict, dict: p.text(node) })
    if (key === null) continue
    return {
      code: edited(p, [{ from: node.from, to: node.to, text: callOfSorted(text, key, isDown(wish)) }]),
      told: toldOf(wish),
      how: how(key, isDown(wish)),
    }
  }
  return null
}

const scopeAt = (p: Program, node: Expression): Scope | null =>
  p.spots(node.kind).find((spot) => spot.node === node)?.scope ?? null

/** A list that is filled by `append`. */
const grows = (p: Program, node: Expression) =>
  p.spots('call').some(({ node: call }) => {
    const method = methodCall(call)
    return method?.name === 'append' && nameOf(method.object) !== null && nameOf(method.object) === nameOf(node)
  })
