import { singular } from '../../../engine/task/identifier'
import { isNumbers, isNumeric, isScalar } from './shapes'
import type { Field, View } from './view'

/** Python for a field, in a loop or in a lambda. */
export type Coded = (field: Field) => string
/** What is worked out of one element. */
export type Value = { write: (code: Coded) => string; isNumber: boolean; noun: string }

export const inLoop: Coded = ({ code }) => code
export const inLambda =
  (row: string): Coded =>
  ({ at }) =>
    at(row)

const stem = (word: string) => singular(word.replace(/[«»]/g, '')).replace(/[oae]$/, '')

/** The measures of several numbers, or of a text, by their words. */
const MEASURES: readonly { words: RegExp; noun: string; write: (list: string) => string }[] = [
  { words: /\b(?:medi[oa]s?|promedios?)\b/, noun: 'media', write: (it) => `sum(${it}) / len(${it})` },
  { words: /\b(?:suma\w*|totales|total|sumatorio)\b/, noun: 'total', write: (it) => `sum(${it})` },
  { words: /\b(?:maxim[oa]|mayor|mas alt[oa]|mejor|mas grande)\b/, noun: 'maximo', write: (it) => `max(${it})` },
  { words: /\b(?:minim[oa]|menor|mas baj[oa]|peor|mas pequen[oa])\b/, noun: 'minimo', write: (it) => `min(${it})` },
  { words: /\b(?:cuant[oa]s|numero de|cantidad de)\b/, noun: 'cuantos', write: (it) => `len(${it})` },
]
const LENGTH = /\b(?:longitud|larg[oa]s?|cort[oa]s?|letras|caracteres)\b/
const PRODUCT =
  /\b(?:importes?|total(?:es)?|subtotal(?:es)?|factura\w*|cuestan?|gast\w+|recauda\w+|ventas|dinero|euros|coste|valor)\b/
/** Who or what an element is of: what it is called by. */
const WHO = /\b(?:nombres?|quien(?:es)?|claves?|alumn[oa]s|cuales|los que|las que)\b/

export const fieldNamed = (view: View, phrase: string): Field | null =>
  phrase
    .split(/[^a-z_«»]+/)
    .map((word) =>
      view.fields.find(
        ({ noun }) =>
          word.length > 2 &&
          ((/^anos?$/.test(word) && noun === 'anio') ||
            noun === word.replace(/[«»]/g, '') ||
            (noun.length >= MIN_SHORTENED && word.startsWith(noun)) ||
            stem(word) === stem(noun)),
      ),
    )
    .find((field) => field !== undefined) ?? null

/** «temp» for «temperatura» */
const MIN_SHORTENED = 4

const plain = (field: Field): Value => ({
  write: (code) => code(field),
  isNumber: isNumeric(field.shape),
  noun: field.noun,
})

/** What an element is called by: its key, or its first text. */
export const nameField = (view: View): Field | null =>
  view.kind === 'dict'
    ? (view.fields[0] ?? null)
    : (view.fields.find(({ shape, noun }) => shape.kind === 'text' || /^(?:nombre|id|codigo)/.test(noun)) ??
      (view.kind === 'plain' ? (view.fields[0] ?? null) : null))

/** The only number of an element; the last of several. */
export function amountOf(view: View): Value | null {
  const fields = view.kind === 'dict' ? view.fields.slice(1) : view.fields
  const numbers = fields.filter(({ shape }) => isScalar(shape) && isNumeric(shape))
  const [amount, price] = [
    numbers.find(({ noun }) => /^(?:cantidad|unidad|horas?|cuant|numero)/.test(noun)),
    numbers.find(({ noun }) => /^(?:precio|tarifa|coste|pvp)/.test(noun)),
  ]
  if (amount && price) return { write: (code) => `${code(amount)} * ${code(price)}`, isNumber: true, noun: 'importe' }
  const last = numbers.filter(({ shape }) => shape.kind === 'number').at(-1) ?? numbers.at(-1)
  return last ? plain(last) : null
}

/** What an adjective compares. */
const ADJECTIVES: readonly (readonly [words: RegExp, nouns: RegExp])[] = [
  [/\b(?:barat|car[oa]|caros|caras|cuest|cost|valios)\w*/, /^(?:precio|pvp|coste|importe|tarifa|valor)/],
  [/\b(?:joven|jovenes|viej|mayor(?:es)? de edad|ancian)\w*/, /^(?:edad|anio|ano|nacimiento)/],
  [/\b(?:alt|baj)[oa]s?\b/, /^(?:altura|estatura|nota|temperatura)/],
  [/\b(?:pesad|liger)\w*/, /^peso/],
  [/\b(?:gana|cobra|pagad|rico)\w*/, /^(?:sueldo|salario|paga|ingreso)/],
  [/\b(?:poblad|habitad)\w*/, /^(?:poblacion|habitante)/],
  [/\b(?:vendid|vende)\w*/, /^(?:venta|unidad|cantidad|vendid)/],
  [/\b(?:rapid|lent)\w*/, /^(?:tiempo|velocidad|segundo|minuto)/],
  [/\b(?:larg|cort)[oa]s?\b/, /^(?:duracion|longitud|minuto)/],
]

/** What «el más caro» is compared by; the only number of an element where no adjective says more. */
export function comparedBy(phrase: string, view: View): Value | null {
  const known = ADJECTIVES.filter(([words]) => words.test(phrase)).flatMap(
    ([, nouns]) => view.fields.find(({ noun, shape }) => nouns.test(noun) && isNumeric(shape)) ?? [],
  )[0]
  if (known) return plain(known)
  const numbers = (view.kind === 'dict' ? view.fields.slice(1) : view.fields).filter(
    ({ shape }) => shape.kind === 'number',
  )
  return numbers.length > 1 ? null : amountOf(view)
}

/** What a phrase says of one element: a field, a measure of one that holds several, the length of a text, an amount by its price. */
export function valueIn(phrase: string, view: View): Value | null {
  const named = fieldNamed(view, phrase)
  const several = view.fields.find(({ shape }) => isNumbers(shape))
  if (several && (named === null || named === several || MEASURES[0]?.words.test(phrase))) {
    const measure = MEASURES.find(({ words }) => words.test(phrase))
    if (measure) return { write: (code) => measure.write(code(several)), isNumber: true, noun: measure.noun }
  }
  const text = view.kind === 'plain' ? view.fields[0] : named
  if (LENGTH.test(phrase) && text && !isNumeric(text.shape))
    return { write: (code) => `len(${code(text)})`, isNumber: true, noun: 'longitud' }
  if (named) return plain(named)
  if (PRODUCT.test(phrase)) return amountOf(view)
  const name = WHO.test(phrase) ? nameField(view) : null
  return name ? plain(name) : null
}

/** Whether of a field that holds several some or all are meant. */
export const severalOf = (view: View): Field | null => view.fields.find(({ shape }) => isNumbers(shape)) ?? null
