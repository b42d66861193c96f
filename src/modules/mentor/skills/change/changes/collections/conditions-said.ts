import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { Said } from '../../change'
import type { Field } from './collection'
import { AMOUNT, amountOf, stemOf } from './words'

/** A condition of one element that words state: where they stand, and the Python that tests it. */
export type Stated = { from: number; to: number; code: string; field: Field }

/** What words between two places say of the fields of a collection, in their order. */
export function statedIn(said: Said, fields: readonly Field[], { from, to }: { from: number; to: number }): Stated[] {
  const found = [
    ...comparedIn(said.plain.slice(from, to), fields).map((each) => ({
      ...each,
      from: from + each.from,
      to: from + each.to,
    })),
    ...wordsBetween(said.plain, from, to).flatMap((word) => ofWord(said, word, fields)),
  ].toSorted((a, b) => a.from - b.from)
  return found.filter((each, at) => found.slice(0, at).every((other) => other.to <= each.from))
}

type Word = { from: number; to: number; before: string }

function wordsBetween(plain: string, from: number, to: number): Word[] {
  return [...plain.slice(from, to).matchAll(/[a-z0-9ñ_]+/g)].map(({ index, 0: text }) => ({
    from: from + index,
    to: from + index + text.length,
    before: plain.slice(Math.max(from, from + index - 30), from + index),
  }))
}

const NEGATED = /\b(?:no|sin|tampoco|nunca|menos|excepto|salvo)(?: [a-z]+){0,3} $/

/** «impagas», «Madrid», «pagados», «sin pagar»: a value of the data, or what a field of truth is called. */
function ofWord(said: Said, word: Word, fields: readonly Field[]): Stated[] {
  const isNegated = NEGATED.test(word.before)
  for (const field of fields) {
    if (field.kind === 'truth' && namesTruth(said.plain.slice(word.from, word.to), field)) {
      const isTrue = isNegated === OPPOSITE.test(said.plain.slice(word.from, word.to))
      return [{ from: word.from, to: word.to, field, code: isTrue ? field.code : `not ${field.code}` }]
    }
    const value = field.kind === 'text' ? valueAt(said, word, field) : null
    if (value !== null)
      return [
        {
          from: word.from,
          to: word.from + value.length,
          field,
          code: `${field.code} ${isNegated ? '!=' : '=='} ${JSON.stringify(value)}`,
        },
      ]
  }
  return []
}

/** What «pagado» is not: «pendientes», «impagos», «que deben». */
const OPPOSITE = /^(?:pendient|impag|deb[ae]n?|moros|adeud|inactiv|agotad|inexist|incomplet)/
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:pendient|impag|deb[ae]n?|moros|adeud)/, /^(?:pag|cobr|abon|liquid)/],
  [/^inactiv/, /^activ/],
  [/^agotad/, /^(?:disponib|en_stock|stock|hay)/],
  [/^(?:pendient|incomplet)/, /^(?:hech|termin|complet|list|entreg|envi|acab)/],
]

function namesTruth(word: string, { names }: Field): boolean {
  const stem = stemOf(word)
  const verb = word.length > 4 ? word.replace(/(?:ar|er|ir|aron|an|en|on)$/, '') : word
  return names
    .flatMap((name) => name.toLowerCase().split('_'))
    .some(
      (name) =>
        (stem.length >= 4 && stemOf(name) === stem) ||
        (verb !== word && verb.length >= 3 && name.startsWith(verb)) ||
        OPPOSITES.some(([said, of]) => said.test(word) && of.test(name)),
    )
}

/** The value of a field that begins with a word; short ones count only as they are written. */
function valueAt({ plain, prose }: Said, { from, to }: Word, { values }: Field): string | null {
  const word = plain.slice(from, to)
  for (const value of new Set(values.map(String))) {
    if (value.length <= 2) {
      if (prose.slice(from, to) === value) return value
      continue
    }
    const plainValue = folded(value)
    if (
      plainValue.includes(' ')
        ? plain.startsWith(plainValue, from)
        : word.length > 2 && stemOf(word) === stemOf(plainValue)
    )
      return value
  }
  return null
}

const OF = '(?:de l[oa]s|de|del|que|a|al)'
const A = (name: string) => `(?<${name}>${AMOUNT})`
const UNIT = '(?: ?(?<unit>[a-zñ€$%]+))?'
/** «deben 0», «que valgan 3». */
const IS =
  '(?:deb[ae]n?|val(?:en?|gan?)|cuest[ae]n?|ten(?:gan?|ien)|tienen?|qued[ae]n?|esten?|estan?|sean?|son|saquen?|sacan?|midan?|miden?|pes[ae]n?)'
/** Read in this order: «5 o más» before «más de 5». */
const COMPARED: readonly (readonly [RegExp, (subject: string, a: string, b: string) => string])[] = [
  [
    new RegExp(`\\bentre (?:l[oa]s |el )?${A('a')}(?: \\w+)? y (?:l[oa]s |el )?${A('b')}${UNIT}`, 'g'),
    (subject, a, b) => `${a} <= ${subject} <= ${b}`,
  ],
  [
    new RegExp(
      `${A('a')}${UNIT} (?:o|u) (?:mas|superior\\w*|mayor\\w*)|\\b(?:al menos|minimo|como minimo|(?:ya )?(?:cumpl\\w+|lleg\\w+ a|alcanz\\w+)|a partir ${OF}|mayor(?:es)? o igual(?:es)? ${OF}|no menos de|no baj\\w+ de) ${A('b')}`,
      'g',
    ),
    (subject, a, b) => `${subject} >= ${a || b}`,
  ],
  [
    new RegExp(
      `${A('a')}${UNIT} o (?:menos|inferior\\w*|menor\\w*)|\\b(?:como mucho|maximo|como maximo|a lo mas|hasta|menor(?:es)? o igual(?:es)? ${OF}|no mas de|no (?:pas|super)\\w+ de) ${A('b')}`,
      'g',
    ),
    (subject, a, b) => `${subject} <= ${a || b}`,
  ],
  [
    new RegExp(
      `\\b(?:mas|mayor(?:es)?|superior(?:es)?|por encima|encima|arriba|pas[ae]n?|super[ae]n?) (?:${OF} )?${A('a')}${UNIT}`,
      'g',
    ),
    (subject, a) => `${subject} > ${a}`,
  ],
  [
    new RegExp(
      `\\b(?:menos|menor(?:es)?|inferior(?:es)?|por debajo|debajo|abajo|no lleg[au]\\w*) (?:${OF} )?${A('a')}${UNIT}`,
      'g',
    ),
    (subject, a) => `${subject} < ${a}`,
  ],
  [
    new RegExp(
      `\\b(?:${IS}(?: (?:justo|exactamente|igual(?:es)? a|a|de|en|con))* ${A('a')}|(?:(?:con|a|de) |^ ?)(?<b>0|cero)\\b|^ ?(?:de )?(?<c>\\d+)(?= ?(?:€|euros|anos|puntos)? ?$))(?! (?:a|o|y) \\d)${UNIT}`,
      'g',
    ),
    (subject, a, b) => `${subject} == ${a || b}`,
  ],
]

/** «mayores de edad» */
function ofAge(plain: string, fields: readonly Field[]): Stated[] {
  const match = /\b(?<which>mayor|menor)(?:es)? de edad\b/.exec(plain)
  const numbers = fields.filter(({ kind }) => kind === 'number')
  const field = numbers.find(({ names }) => names.some((name) => /edad|anos/.test(name))) ?? numbers[0]
  return match && field
    ? [
        {
          from: match.index,
          to: match.index + match[0].length,
          field,
          code: `${field.code} ${match.groups?.which === 'mayor' ? '>=' : '<'} 18`,
        },
      ]
    : []
}

/** «los que no tienen stock», «agotados»: none of it is left. */
function soldOut(plain: string, fields: readonly Field[]): Stated[] {
  const match = /\b(?:no (?:tengan?|tienen?|haya|hay|qued\w+)|sin|agotad[oa]s) ?(?:stock|existencias|unidades)?\b/.exec(
    plain,
  )
  const field = fields.find(
    ({ kind, names }) => kind === 'number' && names.some((name) => /stock|existencias|unidades|cantidad/.test(name)),
  )
  const isMeant = match !== null && /stock|existencias|unidades|agotad|no (?:hay|qued)/.test(match[0])
  return isMeant && field
    ? [{ from: match.index, to: match.index + match[0].length, field, code: `${field.code} == 0` }]
    : []
}

function comparedIn(plain: string, fields: readonly Field[]): Stated[] {
  const taken: { from: number; to: number }[] = []
  return [
    ...ofAge(plain, fields),
    ...soldOut(plain, fields),
    ...COMPARED.flatMap(([pattern, codeOf]) =>
      [...plain.matchAll(pattern)].flatMap((match): Stated[] => {
        const from = match.index
        const to = from + match[0].length
        const { a, c, b = c, unit = '' } = match.groups ?? {}
        const [first, second] = [amountOf(a) ?? '', amountOf(b) ?? '']
        const subject = first + second === '' ? null : measured(plain.slice(Math.max(0, from - 40), to), unit, fields)
        if (subject === null || taken.some((other) => other.from < to && from < other.to)) return []
        taken.push({ from, to })
        const isUnit =
          unit === '' || UNITS.test(unit) || subject.field.names.some((name) => stemOf(name) === stemOf(unit))
        return [
          { from, to: isUnit ? to : to - unit.length, field: subject.field, code: codeOf(subject.code, first, second) },
        ]
      }),
    ),
  ]
}

const MONEY = /^(?:precio|coste?|importe|monto|total|valor|saldo|sueldo|salario|venta|gasto|pago|cuota|deuda)/
const UNITS =
  /^(?:€|\$|%|euros?|pesos?|dolar\w*|soles|plata|lana|pavos|mil|anos|puntos|kilos?|kg|gramos|horas|minutos|unidades|letras|caracteres|metros|cm|dias|veces|bolivares|quetzales|lempiras)$/
/** Which names words measure by: «cuesten», «de 18 años», «pesen». */
const MEASURES: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:cuest|val[eg]|car[oa]|barat|euros?|€|\$|pesos?|dolar|soles|plata|lana|pavos|bolivar|quetzal)/, MONEY],
  [/\b(?:deb[ae]n?|deud\w+|adeud\w+)\b/, /^(?:deuda|debe|saldo|pendiente|importe)/],
  [/\b(?:gan[ae]n?|cobr[ae]n?|sueldos?|salarios?)\b/, /^(?:sueldo|salario|paga|nomina|ingreso)/],
  [/\b(?:anos?|edad|mayores de edad)\b/, /^(?:edad|anos)/],
  [/\b(?:pes[ae]n?|kilos?|kg|gramos)\b/, /^(?:peso|kilos|gramos)/],
  [/\b(?:mid[ae]n?|metros|cm|alt[oa]s)\b/, /^(?:altura|alto|longitud|largo|estatura)/],
  [/\b(?:unidades|qued[ae]n?|stock|existencias|haya)\b/, /^(?:stock|cantidad|unidades|existencias)/],
  [/\b(?:puntos|saqu\w+|sac\w+)\b/, /^(?:puntos|nota|puntuacion|calificacion|puntaje)/],
]

/** The field that an amount is compared with, by its name, its measure, or as the only number. */
function measured(words: string, unit: string, fields: readonly Field[]): { field: Field; code: string } | null {
  const texts = fields.filter(({ kind }) => kind === 'text')
  const numbers = fields.filter(({ kind }) => kind === 'number')
  if (/^(?:letras|caracteres)$/.test(unit)) {
    const [field] = texts
    return field ? { field, code: `len(${field.code})` } : null
  }
  const stems = new Set((words.match(/[a-z0-9ñ]+/g) ?? []).map(stemOf))
  const named = numbers.find(({ names }) =>
    names.some((name) => name.split('_').some((part) => part.length > 2 && stems.has(stemOf(part)))),
  )
  const byMeasure = MEASURES.flatMap(([said, of]) =>
    said.test(`${words} ${unit}`) ? numbers.filter(({ names }) => names.some((name) => of.test(name))) : [],
  )
  const field = named ?? byMeasure[0] ?? (numbers.length === 1 ? numbers[0] : undefined)
  return field ? { field, code: field.code } : null
}

/** Several conditions as one test: values of one field are either of them, all else must hold together. */
export function joined(stated: readonly Stated[]): string {
  const byField = Map.groupBy(stated, ({ field }) => field)
  const parts = [...byField.values()].map((each) => {
    const codes = [...new Set(each.map(({ code }) => code))]
    const values = codes.map((code) => /^(.+) == ("(?:[^"\\]|\\.)*")$/.exec(code))
    if (codes.length > 1 && values.every((match) => match !== null))
      return `${values[0]?.[1]} in (${values.map((match) => match?.[2]).join(', ')})`
    return codes.join(' and ')
  })
  return parts.join(' and ')
}

export const toldOf = (test: string) => `Ahora solo salen los que cumplen ${inlineCode(test)}.`
