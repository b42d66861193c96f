import type { Said, Span } from '../../change'
import { mentionsStem } from '../../elements'
import type { Field } from '../collections/collection'
import { joined, statedIn } from '../collections/conditions-said'
import { conditionIn } from '../flow/conditions'
import { signOf } from '../output/other-sign'

/** One label with the test of the rows that carry it; null: all others. */
export type Label = { text: string; test: string | null }
export type Labels = { labels: Label[]; span: Span; isBefore: boolean }

/** What a row can be judged by; of a date, the test that says that it is over. */
export type Judged = Field | (Omit<Field, 'kind'> & { kind: 'date' })

const WRITE =
  '(?:pong\\w+|ponle|pon|dig\\w+|salg\\w+|muestr\\w+|aparez\\w+|escrib\\w+|marqu\\w+|marc\\w+|imprim\\w+|anad\\w+|agreg\\w+|lleve|indiqu\\w+|avis\\w+|saqu\\w+|clasifi\\w+|etiquet\\w+|pusier\\w+|dijer\\w+|salier\\w+|apareci\\w+|llev[ae]n?|tengan?)'
const BESIDE =
  '(?:(?:al lado|junto|a la derecha|detras|delante|a continuacion|despues|en la misma linea|en cada linea|cada linea)(?: (?:de|del|a|al|con|la|el|su|cada|linea|fila)\\b)*(?: (?!si\\b|que\\b|pong|dig|salg)[a-z]+)?)'
const PLACED = new RegExp(`\\b${BESIDE}`)
const LEAD = new RegExp(
  `^.*?\\b(?:${BESIDE},? (?:que )?(?:(?:le|me|se|les) )?${WRITE}|(?:(?:le|me|se|les) )?${WRITE}(?: ${BESIDE})?)(?: (?:con|un|una|el|la|como|que|de|si es|su|categoria|etiqueta|tipo|estado|nivel|clasificacion))*(?: \\(|:)? ?`,
)
/** «a los que tengan 18 o más les ponga …»: whom it is about stands first. */
const OF_SOME =
  /^ ?(?:(?:que|y|quiero|necesito|haz) )*(?=(?:(?:a|en|para|al lado de|junto a) )?l[oa]s (?:[a-z]+ )?que )/
const WHEN =
  '(?:si|cuando|(?:para|a|en|al lado de|junto a) l[oa]s(?: [a-z]+)?(?: que)?|l[oa]s? (?:[a-z]+ )?que|l[oa]s de|\\()'
const REST =
  '(?:(?:en|a|para|con|al) )?(?:(?:el|l[oa]s?) )?(?:demas|resto|otr[oa]s|otro caso|todo lo demas)|si no|sino|en caso contrario|(?:de ahi )?en adelante|(?:de ahi )?para arriba'
const TO_WRITE = `(?:,? (?:que )?(?:(?:le|me|se|les) )?(?:${WRITE} )?)`

const FORMS: readonly { pattern: RegExp; isRest: boolean }[] = [
  { pattern: new RegExp(`^(?<label>.+?) (?:${REST})\\W*$`), isRest: true },
  { pattern: new RegExp(`^(?:${REST})${TO_WRITE}(?<label>.+)$`), isRest: true },
  { pattern: /^(?<label>.+?) ?:? ?(?<test>[<>]=? ?-?\d[\d.,]*)$/, isRest: false },
  {
    pattern: new RegExp(`^(?<label>.+?) (?<test>${WHEN} ?.+|(?:de|entre|menos|mas|hasta|desde) .*\\d.*)$`),
    isRest: false,
  },
  {
    pattern: new RegExp(
      `^(?<test>${WHEN} ?.+?\\d[\\d.,]*(?: (?!o |les? |[ms]e |que |${WRITE})[a-z]+)?(?: o (?:mas|menos))?)${TO_WRITE}(?<label>[^\\d]+)$`,
    ),
    isRest: false,
  },
]

const MAX_WORDS = 3
/** Words of another wish, which no label begins or ends with. */
const NO_LABEL =
  /^(?:a|en|para|al|de|con|y|e|o|junto)$|\d|\b(?:que|cuant\w+|quien\w*|cual\w*|si|cuando|sean?|tengan?|son|es|los|las|cada|solo|orden\w+|decimal\w*|total|suma)\b/

/** «CADUCADO si ya pasó, PRONTO si quedan 7 días o menos y OK en los demás»: what each row is to be marked with; null where a piece is not understood. */
export function labelsIn(said: Said, fields: readonly Judged[]): Labels | null {
  for (const sentence of sentencesOf(said.plain)) {
    const words = said.plain.slice(sentence.from, sentence.to)
    const lead = OF_SOME.exec(words) ?? LEAD.exec(words)
    if (!lead) continue
    const meant = meantIn(lead[0], fields)
    const either = eitherIn(said, { from: sentence.from + lead[0].length, to: sentence.to }, meant)
    if (either !== null)
      return { ...either, span: { from: sentence.from, to: either.to }, isBefore: /\bdelante\b/.test(words) }
    const pieces = piecesOf(said.plain, { from: sentence.from + lead[0].length, to: sentence.to })
    const read: { label: Label; to: number }[] = []
    for (const piece of pieces) {
      const label = labelOf(said, piece, meant)
      if (label === null) break
      read.push({ label, to: piece.to })
    }
    const last = read.at(-1)
    const tested = read.filter(({ label }) => label.test !== null)
    const taken = last ? said.plain.slice(sentence.from, last.to) : ''
    if (!last || tested.length === 0 || (read.length < 2 && !PLACED.test(taken))) continue
    return {
      labels: ordered(read.map(({ label }) => label)),
      span: { from: sentence.from, to: last.to },
      isBefore: /\bdelante\b/.test(taken),
    }
  }
  return null
}

/** «al lado del imc»: the number that is spoken of, where one is. */
function meantIn(lead: string, fields: readonly Judged[]): readonly Judged[] {
  const named = fields.filter(
    ({ kind, names }) => kind === 'number' && names.some((name) => mentionsStem(lead, name.toLowerCase())),
  )
  return named.length === 1 ? fields.filter((field) => field.kind !== 'number' || named.includes(field)) : fields
}

const EITHER =
  /^(?<one>[^,]{2,30}?) (?:o|u) (?<other>[^,]{2,30}?),? (?:segun|dependiendo(?: de)?|en funcion de|depende(?: de)?)(?: que| si)? (?<test>[^,;]+?)(?:,? o no)?(?=$|,| y )/
const OF_AGE = /^(?:si (?:es|son) )?(?<one>mayor)(?: de edad)? o (?<other>menor) de edad/

/** «ADULTO o MENOR según si tiene 18 o más», «si es mayor o menor de edad». */
function eitherIn(said: Said, { from, to }: Span, fields: readonly Judged[]): { labels: Label[]; to: number } | null {
  const words = said.plain.slice(from, to)
  const match = EITHER.exec(words) ?? OF_AGE.exec(words)
  const { one = '', other = '', test = 'mayores de edad' } = match?.groups ?? {}
  if (!match || NO_LABEL.test(one) || NO_LABEL.test(other)) return null
  const at = words.indexOf(test)
  const code =
    at < 0
      ? testOf({ plain: test, prose: test }, { from: 0, to: test.length }, fields)
      : testOf(said, { from: from + at, to: from + at + test.length }, fields)
  if (code === null) return null
  const spoken = (label: string) => {
    const start = from + words.indexOf(label)
    return textOf(said.prose.slice(start, start + label.length))
  }
  return {
    labels: [
      { text: spoken(one), test: code },
      { text: spoken(other), test: null },
    ],
    to: from + match[0].length,
  }
}

function labelOf({ plain, prose }: Said, { from, to }: Span, fields: readonly Judged[]): Label | null {
  const words = plain.slice(from, to).replace(/[\s)]+$/, '')
  for (const { pattern, isRest } of FORMS) {
    const match = pattern.exec(words)
    const { label = '', test = '' } = match?.groups ?? {}
    const at = from + words.indexOf(label)
    const text = textOf(prose.slice(at, at + label.length))
    if (!match || label === '' || text.split(/\s+/).length > MAX_WORDS || NO_LABEL.test(label)) continue
    if (isRest) return { text: signOf(text), test: null }
    const start = from + words.lastIndexOf(test)
    const code = testOf({ plain, prose }, { from: start, to: start + test.length }, fields)
    if (code !== null) return { text: signOf(text), test: code }
  }
  return null
}

/** «una etiqueta: EXCELENTE», «nada». */
const textOf = (said: string) =>
  said
    .replace(/^(?:o|u|y|e|como|un|una|con) /i, '')
    .replace(/^[^:"'«“]{2,30}: ?/, '')
    .replace(/ (?:al lado|delante|detr[aá]s|junto)$/i, '')
    .trim()
    .replace(/^["'«“(]+|["'»”:,)]+$/g, '')
    .replace(/^(?:nada|sin nada|vac[ií]o)$/i, '')

const COMPARED = /^(?<sign>[<>]=?) ?(?<bound>-?\d+(?:[.,]\d+)?)$/
const FROM = /^(?:de|desde|a partir de) (?<bound>\d+(?:[.,]\d+)?)$/
const GONE = /\b(?:ya (?:ha )?pas\w+|venci\w+|caduc\w+|(?:estan?|esten?) (?:vencid|caducad)\w+)/
const BETWEEN = /\b(?:de|entre|desde) (?<low>\d+(?:[.,]\d+)?) (?:a|y|hasta) (?<high>\d+(?:[.,]\d+)?)/

function testOf(said: Said, span: Span, fields: readonly Judged[]): string | null {
  const words = said.plain.slice(span.from, span.to)
  const numbers = fields.filter(({ kind }) => kind === 'number')
  const [number] = [
    ...numbers.filter(({ names }) => names.some((name) => words.includes(name.toLowerCase()))),
    ...numbers,
  ]
  const compared = COMPARED.exec(words)?.groups
  if (compared && number) return `${number.code} ${compared.sign} ${compared.bound?.replace(',', '.')}`
  const from = FROM.exec(words)?.groups?.bound
  if (from !== undefined && number) return `${number.code} >= ${from.replace(',', '.')}`
  const { low, high } = BETWEEN.exec(words)?.groups ?? {}
  if (low !== undefined && high !== undefined && number)
    return `${low.replace(',', '.')} <= ${number.code} <= ${high.replace(',', '.')}`
  const stated = statedIn(
    said,
    fields.flatMap((field) => (field.kind === 'date' ? [] : [field])),
    span,
  )
  if (stated.length > 0) return joined(stated)
  if (GONE.test(words)) {
    const days = numbers.find(({ names }) => names.some((name) => /dias|faltan|quedan|restan/.test(name)))
    const due = fields.find(({ kind }) => kind === 'date')
    return days ? `${days.code} < 0` : due ? due.code : null
  }
  const condition = conditionIn(words)
  const only = numbers.length === 1 || number !== numbers[0] ? number : undefined
  return condition?.kind === 'number' && only ? condition.code(only.code) : null
}

/** Bounds of one thing are tried from the outside in, however they were told. */
function ordered(labels: readonly Label[]): Label[] {
  const tested = labels.flatMap((label) => {
    const [, subject = '', sign = '', bound = ''] = /^(.+?) (<=?|>=?) (-?[\d.]+)$/.exec(label.test ?? '') ?? []
    return sign === '' ? [] : [{ label, subject, side: sign.charAt(0), bound: Number(bound) }]
  })
  const [first] = tested
  const end = tested.at(-1)
  // «<18, hasta 25, de 30»: from the last bound on is all the rest.
  const isClosed =
    tested.length > 2 &&
    labels.length === tested.length &&
    end?.side === '>' &&
    tested.slice(0, -1).every(({ side, bound }) => side === '<' && bound <= end.bound)
  if (isClosed) return [...labels.slice(0, -1), ...labels.slice(-1).map(({ text }) => ({ text, test: null }))]
  const all = labels.filter(({ test }) => test !== null)
  const isOne =
    tested.length === all.length && tested.every((each) => each.side === first?.side && each.subject === first.subject)
  const rest = labels.filter(({ test }) => test === null)
  if (!isOne) return [...all, ...rest]
  const sorted = tested.toSorted((a, b) => (first?.side === '<' ? a.bound - b.bound : b.bound - a.bound))
  return [...sorted.map(({ label }) => label), ...rest]
}

const sentencesOf = (plain: string): Span[] =>
  [...plain.matchAll(/[^.;¦]+(?:\.\d[^.;¦]*)*/g)].map(({ index, 0: text }) => ({
    from: index,
    to: index + text.length,
  }))

const BREAK = /,(?!\d)(?: y)?|(?<!entre -?[\d.,]{1,12}) (?:y|e) (?!(?:menos|mas) )/g

/** What stands between commas and «y», without the spaces around. */
function piecesOf(plain: string, { from, to }: Span): Span[] {
  const pieces: Span[] = []
  let start = from
  for (const match of plain.slice(from, to).matchAll(BREAK)) {
    pieces.push({ from: start, to: from + match.index })
    start = from + match.index + match[0].length
  }
  return [...pieces, { from: start, to }].map((piece) => trimmed(plain, piece)).filter((piece) => piece.to > piece.from)
}

function trimmed(plain: string, { from, to }: Span): Span {
  const text = plain.slice(from, to)
  return { from: from + text.length - text.trimStart().length, to: from + text.trimEnd().length }
}
