import { folded } from '~/platform/text/folded'
import { singular } from '../../../../engine/task/identifier'
import type { Reading } from '../../compose/reading'
import type { Column } from './column'

/**
 * What words of requests for reports stand for, wherever they are said. A new word is one more in its row; columns are `C0`, `C1` … and
 * stand before these.
 */
const VOCABULARY: readonly (readonly [token: string, words: RegExp])[] = [
  ['EACH', /^cada$/],
  ['BY', /^(?:por|x|segun)$/],
  ['GROUPED', /^agrup\w+$/],
  [
    'SUM',
    /^(?:total(?:es)?|sum(?:a|as|ad[oa]s?|ar|arlo|arlos|arlas|ame|amelo|amelos|e|en|o|atoria|an|ando)|acumulad[oa]s?|acumul\w+|junt[oa])$/,
  ],
  ['MEAN', /^(?:medias?|medi[oa]s|medio|promedi\w+)$/],
  ['MEDIAN', /^medianas?$/],
  ['MODE', /^modas?$/],
  ['DEVIATION', /^desviacion(?:es)?$/],
  ['VARIANCE', /^varianzas?$/],
  ['RANGE', /^rango$/],
  ['MAX', /^(?:maxim[oa]s?|mayor(?:es)?|mejor(?:es)?|tope|max)$/],
  ['MIN', /^(?:minim[oa]s?|menor(?:es)?|peor(?:es)?|min)$/],
  ['MANY', /^cuant[oa]s$/],
  ['MUCH', /^cuant[oa]$/],
  ['ORDER', /^orden(?:ad[oa]s?|ar|arl[oa]s?|al[oa]s?|a|e|en|ame|amel[oa]s?|ando)$/],
  [
    'SHOW',
    /^(?:imprim\w+|imprm\w+|muestr\w+|mostr\w+|saqu\w+|saca|sacar|sacame|sacamelo|saco|sale|salga\w*|diga\w*|dime|decir(?:me)?|dame|dar|list(?:e|ar|ame|ado)|ensen\w+|pinta\w*|saber|ver|pon(?:ga|gan|me)|devuelv\w+|print|calcul\w+)$/,
  ],
  ['WANT', /^(?:quiero|quisiera|necesito|ocupo|queremos|quier[oe]|gustaria|kiero)$/],
  ['SAVE', /^(?:guard\w+|export\w+|escrib\w+|grab\w+|vuelc\w+|vuelq\w+|volcar)$/],
  ['ONLY', /^(?:solo|solamente|unicamente|nomas|tan_solo)$/],
  ['MONTH', /^(?:mes|meses|mensual\w*)$/],
  ['QUARTER', /^trimestr\w+$/],
  ['YEAR', /^(?:ano|anos|anio|anual\w*)$/],
  ['DAYS', /^dias?$/],
  [
    'MONEY',
    /^(?:dinero|plata|lana|pasta|importes?|ingres(?:o|os|ado|e)|factur(?:ado|acion|e|amos)|recaud\w+|vendid[oa]|vendi|ventas?|venta|gast(?:o|os|ado|ada|a|an|e)|cobrad[oa]|entrad[oa]|entra|coste|costes|costo|costos|monto|ganad[oa]|caja|pagad[oa]|deb[ea]n?|deuda)$/,
  ],
  ['ONE', /^(?:uno|una|un)$/],
]

/** Words of columns that say nothing of their own. */
const NO_WORD = /^(?:de|del|la|el|los|las|por|con|y|en|a|id|num|total|numero|cada|dato\d*)$/

const stemOf = (word: string): string =>
  folded(word)
    .replace(/(?:es|s)$/, '')
    .replace(/[oae]$/, '')

/** A place in the tokens, with what it means in the request. */
export type TokenMatch = { groups: readonly (string | undefined)[]; from: number; to: number; text: string }

/** A request in tokens: one for each word. What is read from them is noted in the `Reading` of its words. */
export class Tokens {
  readonly text: string
  readonly reading: Reading
  readonly columns: readonly Column[]
  readonly #starts: number[] = []

  constructor(reading: Reading, columns: readonly Column[]) {
    this.reading = reading
    this.columns = columns
    const words = reading.words.map(({ plain }) => plain)
    const tokens = words.map((word, at) =>
      tokenOf(word, { columns, before: words[at - 1] ?? '', after: words[at + 1] ?? '' }),
    )
    let at = 0
    for (const token of tokens) {
      this.#starts.push(at)
      at += token.length + 1
    }
    this.text = tokens.join(' ')
  }

  find(pattern: RegExp, from = 0): TokenMatch | null {
    const match = pattern.exec(from === 0 ? this.text : `${' '.repeat(from)}${this.text.slice(from)}`)
    return match && matchOf(match)
  }

  take(pattern: RegExp): TokenMatch | null {
    const match = this.find(pattern)
    if (match) this.use(match)
    return match
  }

  all(pattern: RegExp): TokenMatch[] {
    return [...this.text.matchAll(pattern)].map(matchOf)
  }

  use({ from, to }: { from: number; to: number }): void {
    this.reading.use({ from: this.wordOffset(from), to: this.wordOffset(to) })
  }

  isUsed({ from, to }: { from: number; to: number }): boolean {
    return this.#starts.every((start, word) => start < from || start >= to || this.reading.isUsed(word))
  }

  /** Where the word of an offset stands in the request. */
  wordOffset(offset: number): number {
    const word = this.#starts.findIndex((start) => start >= offset)
    return this.reading.offsetOf(word === -1 ? this.#starts.length : word)
  }

  /** Where a place of the request stands in the tokens. */
  tokenOffset(offset: number): number {
    return this.#starts[this.reading.wordAt(offset)] ?? this.text.length
  }

  /** The column of a token `C2`. */
  column(token: string | undefined): Column | null {
    const index = /^C(\d+)$/.exec(token ?? '')?.[1]
    return index === undefined ? null : (this.columns[Number(index)] ?? null)
  }
}

const matchOf = (match: RegExpMatchArray | RegExpExecArray): TokenMatch => ({
  groups: match.slice(1),
  from: match.index ?? 0,
  to: (match.index ?? 0) + match[0].length,
  text: match[0],
})

type Around = { columns: readonly Column[]; before: string; after: string }

function tokenOf(word: string, around: Around): string {
  const column = columnNamed(word, around)
  if (column !== -1) return `C${column}`
  return VOCABULARY.find(([, words]) => words.test(word))?.[0] ?? word
}

/** The column that a word names: the same word, one or many, or one letter beside it. */
function columnNamed(word: string, { columns, before, after }: Around): number {
  const bare = word.replace(/[«»]/g, '')
  if (bare.length < 2 || bare.includes('.') || /^\d/.test(bare) || NO_WORD.test(bare)) return -1
  const whole = columns.findIndex(({ header, name }) => folded(header) === bare || name === bare)
  if (whole !== -1) return whole
  const candidates = [...columns.keys()].filter((at) => wordsOf(columns[at]).some((each) => isSame(each, bare)))
  const [only] = candidates
  // «los nombres» of rows that name somebody.
  if (only === undefined && /^nombres?$/.test(bare)) return columns.findIndex(({ name }) => PERSON.test(name))
  if (only === undefined || candidates.length === 1) return only ?? -1
  return (
    candidates.find((at) =>
      wordsOf(columns[at]).some((each) => each !== bare && (each === before || each === after)),
    ) ?? only
  )
}

const PERSON =
  /^(?:cliente|alumn[oa]|empleado|persona|jugador|vendedor|proveedor|paciente|soci[oa]|usuario|trabajador)$/

const wordsOf = (column: Column | undefined): string[] =>
  folded(column?.header ?? '')
    .split(/[ _]/)
    .filter((each) => each.length > 1 && !NO_WORD.test(each))

function isSame(own: string, word: string): boolean {
  if (own === word || singular(own) === singular(word)) return true
  const [one, other] = [stemOf(own), stemOf(word)]
  if (one.length > 2 && one === other) return true
  // «depto» for departamento, «cant» for cantidad.
  if (
    own.length > 2 &&
    own.length < 6 &&
    word.length > own.length + 2 &&
    word.startsWith(own.slice(0, 3)) &&
    isWithin(own, word)
  )
    return true
  return own.length > 5 && word.length > 5 && isOneLetterOff(own, word)
}

/** Whether the letters of one word stand in another, in their order. */
function isWithin(short: string, long: string): boolean {
  let at = 0
  for (const letter of long) if (letter === short[at]) at += 1
  return at === short.length
}

/** Whether two words differ in one letter, or in two that changed places. */
function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const [left, right] = [one.slice(at), other.slice(at)]
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  )
}
