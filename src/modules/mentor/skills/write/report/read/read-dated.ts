import type { CompareOperator } from '../../../../python/ast'
import type { Condition, Value } from '../query'
import type { Column, Source } from './column'
import { dayIn, MONTHS } from './days'
import type { TokenMatch, Tokens } from './tokens'

type Known = { tokens: Tokens; source: Source }

const MONTH_NAME = MONTHS.join('|')
const DAY = String.raw`(?:\d{1,4} [/-] \d{1,2} [/-] \d{1,4}|(?:\d{1,2}|1ro|primero)(?: [º°])? (?:de )?(?:${MONTH_NAME})(?: (?:de|del) \d{4})?)`
/** What stands before a day and tells of what it is. */
const VERB = String.raw`(?:(?:que|ONLY|los|las|con|ya|se|han?|C\d+|fecha|cuy[oa]|la|el|sea|es|este|tengan?|vencen?|venc\w+|caduc\w+|compr\w+|vend\w+|hech[oa]s|hic\w+|realizad[oa]s|emitid[oa]s|registrad[oa]s|dad[oa]s de alta|entr\w+|nac\w+|llegaron|son|fueron) ){0,8}`
const COMPARED: readonly (readonly [words: string, operator: CompareOperator])[] = [
  ['(?:antes|anterior(?:es)?|previ[oa]s) (?:de|del|al?)', '<'],
  ['(?:despues|posterior(?:es)?|mas alla) (?:de|del|al?)', '>'],
  ['(?:a partir|desde)(?: (?:de|del))?', '>='],
  ['(?:hasta|como tarde)', '<='],
]
const ARTICLE = '(?: (?:el|la|dia|fecha|ano|YEAR|de)){0,4}'

/** Conditions on the day of a row: before, after or between days, within a month or a year, the last or the next days, gone by. */
export function datedConditions(known: Known): Condition[] {
  const { tokens, source } = known
  if (!source.columns.some(({ type }) => type === 'date')) return []
  return [between, compared, near, goneBy, within].flatMap((read) => {
    const found = read(known).filter((one) => !tokens.isUsed(one))
    for (const one of found) tokens.use(one)
    return found
  })
}

/** The column that is named with a condition, else the first that holds days. */
function columnFor({ tokens, source }: Known, { text }: TokenMatch): Column {
  const dated = source.columns.filter(({ type }) => type === 'date')
  const named = [...text.matchAll(/\bC\d+\b/g)]
    .map(([token]) => tokens.column(token))
    .find((one) => one && dated.includes(one))
  const told = dated.find(({ name }) => /venc|caduc/.test(name) && /\b(?:venc|caduc)/.test(text))
  return (named ?? told ?? dated[0]) as Column
}

const dateOf = (column: Column, part: 'month' | 'year' | null = null): Value => ({ kind: 'date', column, part })
const day = (text: string): Value => ({ kind: 'day', code: dayIn(text) ?? 'date.today()' })

function between(known: Known): Condition[] {
  const pattern = new RegExp(
    String.raw`\b${VERB}(?:entre|del?|desde)(?: el)? (${DAY}|\d{1,2})(?: (?:y|al?|hasta))(?: el)? (${DAY})`,
  )
  const found = known.tokens.find(pattern)
  if (!found) return []
  const [first = '', last = ''] = found.groups
  // «del 1 al 15 de marzo»: the month is said once.
  const start = /^\d{1,2}$/.test(first) ? last.replace(/^\d{1,2}/, first) : first
  const column = columnFor(known, found)
  const [one, two] = [dayIn(start), dayIn(last)]
  if (one === null || two === null) return []
  return span(column, [one, two], found)
}

/** From a day to another, both of them included. */
const span = (column: Column, [one, two]: readonly [string, string], { from, to }: TokenMatch): Condition[] => [
  { left: dateOf(column), operator: '>=', right: { kind: 'day', code: one }, raw: null, from, to },
  { left: dateOf(column), operator: '<=', right: { kind: 'day', code: two }, raw: null, from, to },
]

function compared(known: Known): Condition[] {
  return COMPARED.flatMap(([words, operator]) => {
    const found = known.tokens.find(new RegExp(String.raw`\b${VERB}${words}${ARTICLE} (${DAY}|(?:19|20)\d\d\b|hoy\b)`))
    const said = found?.groups[0]
    if (!found || said === undefined) return []
    const column = columnFor(known, found)
    const { from, to } = found
    return /^\d{4}$/.test(said)
      ? [
          {
            left: dateOf(column, 'year'),
            operator,
            right: { kind: 'number', value: Number(said) },
            raw: null,
            from,
            to,
          },
        ]
      : [{ left: dateOf(column), operator, right: day(said), raw: null, from, to } satisfies Condition]
  })
}

/** «en los últimos 30 días», «que vencen en los próximos 7 días», «esta semana». */
function near(known: Known): Condition[] {
  const found = known.tokens.find(
    new RegExp(
      String.raw`\b${VERB}(?:en |de |dentro de |durante )?(?:los |las )?(?:(ultim[oa]s|pasad[oa]s)|(?:proxim[oa]s|siguientes)) (\d{1,3}) (DAYS|semanas?)\b`,
    ),
  )
  if (!found) return []
  const [past, count = '0', unit] = found.groups
  const days = Number(count) * (unit === 'DAYS' ? 1 : 7)
  const edge = `date.today() ${past === undefined ? '+' : '-'} timedelta(days=${days})`
  return span(columnFor(known, found), past === undefined ? ['date.today()', edge] : [edge, 'date.today()'], found)
}

/** «las vencidas», «los caducados», where a column says until when. */
function goneBy(known: Known): Condition[] {
  const column = known.source.columns.find(({ type, name }) => type === 'date' && /venc|caduc|limite|expir/.test(name))
  const found = known.tokens.find(
    /\b(?:(?:que|ONLY|las|los|ya|esten|estan|hayan?|han?) ){0,8}(?:vencid[oa]s?|vencido|caducad[oa]s?|vencieron|caducaron|expirad[oa]s?)\b(?: a (?:dia|DAYS) de hoy| hoy)?(?! (?:antes|despues|el|en|entre))/,
  )
  if (!column || !found || /\bDAYS\b(?! de hoy)/.test(known.tokens.text)) return []
  return [
    {
      left: dateOf(column),
      operator: '<',
      right: { kind: 'day', code: 'date.today()' },
      raw: null,
      from: found.from,
      to: found.to,
    },
  ]
}

/** «de enero de 2026», «en marzo», «del año 2025», «de este mes». */
function within(known: Known): Condition[] {
  const { tokens } = known
  const month = tokens.find(
    new RegExp(
      String.raw`\b${VERB}(?:ONLY )?(?:de|en|del|durante)(?: (?:el |ONLY )?(?:MONTH )(?:de )?)? ?(?:(${MONTH_NAME})|(este MONTH|el MONTH actual))(?: (?:de|del)(?: YEAR)? (\d{4}))?\b`,
    ),
  )
  const year =
    month === null
      ? tokens.find(new RegExp(String.raw`\b${VERB}(?:de|en|del|durante)(?: (?:el|YEAR|este)){0,3} ((?:19|20)\d\d)\b`))
      : null
  const found = month ?? year
  if (!found) return []
  const column = columnFor(known, found)
  const [name, current, ofYear] = month ? month.groups : [undefined, undefined, year?.groups[0]]
  const place = { from: found.from, to: found.to, raw: null, operator: '==' as const }
  const monthValue: Value | null =
    name !== undefined
      ? { kind: 'number', value: MONTHS.indexOf(name) + 1 }
      : current !== undefined
        ? { kind: 'day', code: 'date.today().month' }
        : null
  const yearValue: Value | null =
    ofYear !== undefined
      ? { kind: 'number', value: Number(ofYear) }
      : current !== undefined
        ? { kind: 'day', code: 'date.today().year' }
        : null
  return [
    ...(monthValue ? [{ ...place, left: dateOf(column, 'month'), right: monthValue }] : []),
    ...(yearValue ? [{ ...place, left: dateOf(column, 'year'), right: yearValue }] : []),
  ]
}
