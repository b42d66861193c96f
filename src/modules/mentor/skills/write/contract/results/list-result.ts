import { type Limit, type Order, readLimit, readOrder, readUnique } from '../goals'
import type { Shape } from '../shapes'
import { amountOf, fieldNamed, inLambda, inLoop, nameField, type Value, valueIn } from '../values'
import { type Asked, type Body, chosen, each, open, rounded, takes } from './asked'
import { changedElement } from './changed-element'

type Row = Extract<Shape, { kind: 'tuple' | 'record' }>

const LIST =
  /\b(?:(?:devuelv\w+|con|una|un|la|otra|nueva|solo) )*lista(?: (?:nueva|ordenada|de|con|los|las|todos|todas|el|la))*/
export const COUNTED =
  /^(?:vez|veces|cuant[oa]|cuenta|conteo|aparicion(?:es)?|aparicione|frecuencia|repeticion(?:es)?|repeticione|numero|cantidad)$/
const COUNTS =
  /\b(?:(?:que|mas|se|las|los) )*(?:repit\w+|repetid[oa]s|frecuen\w+|aparec\w+|aparezcan|salen|salgan|usad[oa]s|comunes)\b(?: (?:mas|en|el|la|texto|lista))*/
const TIMES =
  /(?<!\b(?:sin|quit\w+|elimin\w+|borr\w+) )\b(?<!\b(?:sin|quit\w+|elimin\w+|borr\w+) (?:los|las) )(?:(?:que|los|las|se|elementos|valores|numeros|palabras|solo|estan|esten) )*(?:sal\w+|aparec\w+|aparezcan|repit\w+|repetid[oa]s|estan|esten|duplicad[oa]s)(?:(?: mas de (?:una|1) vez| (?:al menos|como minimo) 2 veces)| mas de (\d+) veces| (?:solo )?(una) (?:sola )?vez)?\b/

/** A list: which elements, what of each, in which order, how many. */
export function listResult(asked: Asked): Body | null {
  const { contract, known } = asked
  const { view } = known
  const shape = statedRow(asked)
  if (shape && view.kind === 'plain' && shape.fields.some(({ noun }) => COUNTED.test(noun)))
    return mostCommon(asked, shape)
  if (view.kind === 'plain' && COUNTS.test(open(asked)) && readLimitable(asked)) return mostCommon(asked, null)
  const times = view.kind === 'plain' && shape === null ? TIMES.exec(open(asked)) : null
  if (
    times &&
    !/\bsi (?:un|una|el|la|algun[oa]?|hay)? ?(?:[a-z]+ )?$/.test(open(asked).slice(0, times.index)) &&
    /repet|duplic|vez|veces|repit/.test(times[0])
  )
    return byTimes(asked, times)
  const sums = shape ? summedUp(asked, shape) : null
  const order = readOrder(contract.reading, open(asked), known)
  const limit = readLimit(contract.reading, open(asked), known)
  if (sums) return listOfSums(asked, { ...sums, order, limit })
  const isUnique = readUnique(contract.reading, open(asked))
  const test = chosen(asked)
  takes(asked, LIST)
  if (shape && order?.by === null && order.isByAmount) order.by = lastNumber(shape, asked)
  const value = shape ? rowOf(shape, asked) : elementOf(asked)
  if (value === null || (test === '' && !order && !limit && !isUnique && value === view.whole)) return null
  return {
    lines: [...asked.before, ...listLines(asked, { value, test, order, limit, isUnique })],
    how: [...asked.how, ...howOf({ test, order, limit, isUnique }, asked)],
    said: test === '' ? 'devuelve la lista que pides' : 'devuelve los que cumplen lo que pides',
  }
}

const readLimitable = ({ contract, known }: Asked) =>
  readLimit(
    contract.reading,
    contract.reading.text.replace(/./g, (letter, at: number) => (at < contract.from ? '¦' : letter)),
    known,
  ) !== null

/** The row that a list is to be made of. */
function statedRow({ contract }: Asked): Row | null {
  const found = contract.stated.find(
    ({ shape }) => shape.kind === 'list' && (shape.of.kind === 'tuple' || shape.of.kind === 'record'),
  )
  if (found?.shape.kind !== 'list') return null
  contract.reading.use(found)
  return found.shape.of as Row
}

const lastNumber = (shape: Row, { known }: Asked): Value | null =>
  shape.fields.map(({ noun }) => valueIn(noun.replaceAll('_', ' '), known.view)).findLast((value) => value?.isNumber) ??
  null

/** `(nombre, media)`: each field by what its name says of an element; null where one says nothing. */
function rowOf(shape: Row, { known, contract }: Asked): string | null {
  const values = shape.fields.map(({ noun }) => valueIn(noun.replaceAll('_', ' '), known.view))
  if (values.some((value) => value === null)) return null
  const codes = values.map((value) => {
    const code = value?.write(inLoop) ?? ''
    return / \/ /.test(code) ? rounded(code, contract.decimals) : code
  })
  return shape.kind === 'tuple'
    ? `(${codes.join(', ')})`
    : `{${codes.map((code, at) => `'${shape.keys[at]}': ${code}`).join(', ')}}`
}

const WHOLE = /\b(?:filas?|registros?|diccionarios?|tuplas?|element\w+|parejas?|enter[oa]s)\b/

/** What of each element is listed: what the words name, else what it is called by. */
function elementOf(asked: Asked): string | null {
  const { view } = asked.known
  if (view.kind === 'plain') return changedElement(asked) ?? view.whole
  const text = open(asked)
  const named = valueIn(text.replace(/¦+/g, ' ').replace(/\b(?:devuelv\w+|lista)\b/g, ' '), view)
  const name = nameField(view)
  takes(
    asked,
    /\b(?:(?:con|de|solo|los|las|el|la|sus?) )*(?:nombres?|claves?|quien(?:es)?|productos?|alumn[oa]s)(?: (?:de|del|los|las|que|quien(?:es)?|alumn[oa]s|productos?|emplead[oa]s|client\w+|person\w+))*/,
  )
  if (named && !(WHOLE.test(text) && named.noun === name?.noun)) return named.write(inLoop)
  if (view.kind === 'dict') return name?.code ?? null
  return view.whole
}

type Wanted = { value: string; test: string; order: Order | null; limit: Limit | null; isUnique: boolean }

function listLines(asked: Asked, { value, test, order, limit, isUnique }: Wanted): string[] {
  const { view } = asked.known
  const by = order?.by ?? (limit?.isDown === null || limit === null ? null : limit.by)
  const isDown = order?.isDown ?? limit?.isDown ?? false
  const cut = limit ? `[:${limit.count}]` : ''
  const down = isDown ? ', reverse=True' : ''
  if (by && !(view.kind === 'plain' && by.write(inLoop) === view.whole)) {
    const ties = order?.ties
    const key = ties?.by ? tiedKey(asked, { by, isDown }, { by: ties.by, isDown: ties.isDown }) : null
    const items = `sorted(${view.items}, key=${key?.code ?? keyOf(asked, by)}${key?.isReversed === false ? '' : down})`
    if (value === view.whole && test === '') return [`return ${items}${cut}`]
    return limit || items.length > 50
      ? [`ordenados = ${items}`, `return [${each(asked, value, test, 'ordenados')}]${cut}`]
      : [`return [${each(asked, value, test, items)}]`]
  }
  const isPlain = value === view.whole && view.kind === 'plain' && test === ''
  const inner = isPlain ? view.items : each(asked, value, test)
  const isSorted = order !== null || (limit !== null && limit.isDown !== null)
  if (isSorted) {
    const all = isUnique ? (isPlain ? `set(${inner})` : `{${inner}}`) : inner
    return [
      `return sorted(${down !== '' && / for /.test(all) && !all.startsWith('{') ? `(${all})` : all}${down})${cut}`,
    ]
  }
  return [isUnique ? `return list(dict.fromkeys(${inner}))${cut}` : `return ${isPlain ? inner : `[${inner}]`}${cut}`]
}

/** What elements are sorted by, as a function of the whole of one. */
export function keyOf({ known: { view } }: Asked, by: Value): string {
  const row = view.kind === 'dict' ? 'par' : view.kind === 'plain' ? view.target : 'fila'
  const code = by.write(inLambda(row))
  return code === `len(${row})` ? 'len' : `lambda ${row}: ${code}`
}

type By = { by: Value; isDown: boolean }

/** Of two values in different directions the number is turned round; null where neither is one. */
function tiedKey({ known: { view } }: Asked, first: By, second: By): { code: string; isReversed: boolean } | null {
  const row = view.kind === 'dict' ? 'par' : view.kind === 'plain' ? view.target : 'fila'
  const written = ({ by, isDown }: By, isAll: boolean) =>
    `${isDown === isAll ? '' : '-'}${by.write(inLambda(row))}`.replace(/^-(.* .*)$/, '-($1)')
  const isReversed = first.isDown && (second.isDown || !first.by.isNumber)
  if (first.isDown !== second.isDown && !(isReversed ? second : first.isDown ? first : second).by.isNumber) return null
  return { code: `lambda ${row}: (${written(first, isReversed)}, ${written(second, isReversed)})`, isReversed }
}

type Told = { test: string; order: Order | null; limit: Limit | null; isUnique: boolean }

function howOf({ test, order, limit, isUnique }: Told, { known: { view } }: Asked): string[] {
  return [
    ...(view.kind === 'dict' ? ['`items()` da cada clave con su valor.'] : []),
    ...(test === '' ? [] : [`Se queda con los que cumplen \`${test}\`.`]),
    ...(order || limit?.by
      ? [
          `\`sorted\` los pone en orden${order?.isDown || limit?.isDown ? '; `reverse=True` empieza por el mayor' : ''}.`,
        ]
      : []),
    ...(limit ? [`\`[:${limit.count}]\` se queda con los primeros.`] : []),
    ...(isUnique ? ['Cada uno sale una sola vez.'] : []),
  ]
}

/** The elements that come most often, with or without how often. */
function mostCommon(asked: Asked, shape: Row | null): Body | null {
  const { contract, known } = asked
  const limit = readLimit(contract.reading, open(asked), known)
  readOrder(contract.reading, open(asked), known)
  takes(asked, COUNTS)
  const test = chosen(asked)
  takes(asked, LIST)
  const { view } = known
  const source = test === '' ? view.items : each(asked, view.whole, test)
  const pairs = `veces.most_common(${limit?.count ?? ''})`
  const isSwapped = shape !== null && COUNTED.test(shape.fields[0]?.noun ?? '')
  const value =
    shape === null
      ? view.target
      : shape.kind === 'record'
        ? `{${shape.keys.map((key, at) => `'${key}': ${COUNTED.test(shape.fields[at]?.noun ?? '') ? 'cuantas' : view.target}`).join(', ')}}`
        : `(cuantas, ${view.target})`
  return {
    imports: ['from collections import Counter'],
    lines: [
      ...asked.before,
      `veces = Counter(${source})`,
      shape?.kind === 'tuple' && !isSwapped
        ? `return ${pairs}`
        : `return [${value} for ${view.target}, ${shape === null ? '_' : 'cuantas'} in ${pairs}]`,
    ],
    how: [
      ...asked.how,
      '`Counter` cuenta cuántas veces sale cada uno.',
      '`most_common` da las parejas, de más a menos veces.',
    ],
    said: 'devuelve los que más se repiten',
  }
}

/** «los que salen más de una vez», each once, in the order in which they come. */
function byTimes(asked: Asked, times: RegExpExecArray): Body | null {
  const { contract, known } = asked
  contract.reading.use({ from: times.index, to: times.index + times[0].length })
  const order = readOrder(contract.reading, open(asked), known)
  readUnique(contract.reading, open(asked))
  takes(asked, /\b(?:en (?:el )?orden (?:de|en que) (?:aparicion|aparecen|salen)|(?:en|por) orden de aparicion)\b/)
  takes(asked, LIST)
  const test = times[2] !== undefined ? 'cuantas == 1' : `cuantas > ${times[1] ?? 1}`
  const { target, items } = known.view
  const list = `${target} for ${target}, cuantas in veces.items() if ${test}`
  return {
    imports: ['from collections import Counter'],
    lines: [
      ...asked.before,
      `veces = Counter(${items})`,
      order ? `return sorted(${list}${order.isDown ? ', reverse=True' : ''})` : `return [${list}]`,
    ],
    how: [
      ...asked.how,
      '`Counter` cuenta cuántas veces sale cada uno, en el orden en que aparecen.',
      `Se queda con los que cumplen \`${test}\`.`,
    ],
    said: 'devuelve los que salen esas veces',
  }
}

/** `(equipo, total)` of rows in which a team comes more than once: what they are put together by, and what is summed up. */
function summedUp({ known: { view } }: Asked, shape: Row): { key: string; value: string | null } | null {
  const [first, second, ...others] = shape.fields
  if (view.kind !== 'rows' || !first || !second || others.length > 0 || shape.kind !== 'tuple') return null
  const key = fieldNamed(view, first.noun)
  if (!key || fieldNamed(view, second.noun)) return null
  if (COUNTED.test(second.noun)) return { key: key.code, value: null }
  const value = /^(?:total|suma)/.test(second.noun) ? amountOf(view) : null
  return value && { key: key.code, value: value.write(inLoop) }
}

type Sums = { key: string; value: string | null; order: Order | null; limit: Limit | null }

function listOfSums(asked: Asked, { key, value, order, limit }: Sums): Body {
  const { view } = asked.known
  const test = chosen(asked)
  takes(asked, LIST)
  const fill = `totales[${key}] = totales.get(${key}, 0) + ${value ?? 1}`
  const isByKey = order !== null && order.by === null && limit === null
  const isDown = order?.isDown ?? limit?.isDown ?? true
  const sorted = isByKey
    ? 'sorted(totales.items())'
    : `sorted(totales.items(), key=lambda par: par[1]${isDown ? ', reverse=True' : ''})`
  return {
    lines: [
      'totales = {}',
      `for ${view.target} in ${view.items}:`,
      ...(test === '' ? [`    ${fill}`] : [`    if ${test}:`, `        ${fill}`]),
      `return ${order || limit ? sorted : 'list(totales.items())'}${limit ? `[:${limit.count}]` : ''}`,
    ],
    how: [
      '`get` da lo que llevaba cada uno, o 0 la primera vez.',
      '`items()` da las parejas.',
      ...(order || limit ? ['`sorted` las pone en orden.'] : []),
    ],
    said: 'devuelve las parejas que pides',
  }
}
