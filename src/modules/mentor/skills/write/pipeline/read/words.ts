import type { CompareOperator } from '../../../../python/ast'
import { numberIn } from '../../plan/tables/data'
import { type Column, isNumeric } from '../../report/read/column'
import { MONTHS } from '../../report/read/days'
import { type Key, number, type Operand, ofColumn, type Part, type Table } from '../pipeline'
import type { Scan } from './scan'

export const ART = '(?:(?:el|la|los|las|su|sus|un|una|ONE|mi|mis) ){0,2}'
/** What leads up to a condition. */
export const LEAD =
  '(?:(?:y|que|los|las|el|la|lo|ONLY|donde|con|de|del|cuy[oa]s?|tengan?|tienen?|tenga\\w*|filas?|registros|en|columna|si|cuando|cuya|aquell[oa]s|l[oa]s|me|ya|cuent[ae]n?|use|coja|incluya|tambien|ademas|ventas|MONEY|sea|sean|es|son|este|esten|hay\\w*) ){0,7}'
export const NUMBER = '-?\\d+(?:[.,]\\d+)*'
export const UNIT = '(?: (?:€|euros?|eur|pesos|\\$|dolares|soles|unidades|uds|puntos|horas|grados|kilos|kg))?'
export const MONTH_NAME = `(?:${MONTHS.join('|')})`
export const DAY = `(?:\\d{1,4} [/-] \\d{1,2} [/-] \\d{2,4}|\\d{1,2} de ${MONTH_NAME}(?: del? \\d{4})?)`
/** A column, or a word that stands for one. */
export const COLUMN = '(C\\d+|SUM|MONEY|precio|dinero)'

/** Words of comparison; the longer ones stand first. */
export const COMPARISONS: readonly (readonly [words: string, operator: CompareOperator])[] = [
  [
    '(?:MAX|mas|superior(?:es)?) o igual(?:es)? (?:que|de|a|al)|igual o (?:MAX|mas|superior) (?:que|de|a|al)|(?:>=|> =)|al menos|como (?:MIN|poco)|MIN(?= \\d)|a partir de',
    '>=',
  ],
  [
    '(?:MIN|menos|inferior(?:es)?) o igual(?:es)? (?:que|de|a|al)|igual o (?:MIN|menos|inferior) (?:que|de|a|al)|(?:<=|< =)|como (?:MAX|mucho)|MAX(?= \\d)|no (?:pas\\w+|super\\w+|exced\\w+)(?: de| los| las)?',
    '<=',
  ],
  [
    '(?:MAX|mas|superior(?:es)?) (?:que|de|a|al)|>|(?:BY )?encima de(?:l)?|super\\w+(?: a| al| de| los| las)?|pas[ae]\\w* de|exced\\w+(?: de)?|sobrepas\\w+',
    '>',
  ],
  [
    '(?:MIN|menos|inferior(?:es)?) (?:que|de|a|al)|<|(?:BY )?debajo de(?:l)?|no lleg\\w+ a(?:l)?|baj[ae]\\w* de(?:l)?',
    '<',
  ],
  ['distint[oa]s? (?:de|a)|diferentes? (?:de|a)|(?:!=|! =)', '!='],
]
export const COMPARISON = COMPARISONS.map(([words]) => `(${words})`).join('|')

export const operatorOf = (groups: readonly (string | undefined)[], first: number): CompareOperator | null => {
  const at = groups.slice(first, first + COMPARISONS.length).findIndex((group) => group !== undefined)
  return COMPARISONS[at]?.[1] ?? null
}

const OPPOSITE: Partial<Record<CompareOperator, CompareOperator>> = {
  '>': '<=',
  '<': '>=',
  '>=': '<',
  '<=': '>',
  '==': '!=',
  '!=': '==',
}
export const opposite = (operator: CompareOperator): CompareOperator => OPPOSITE[operator] ?? operator

/** The number that a token names: a column of numbers, the money of the rows. */
export function numberNamed({ tokens, table, money }: Scan, token: string | undefined): Operand | null {
  if (token === undefined) return null
  const own = tokens.column(token)
  if (own) return isNumeric(own) ? ofColumn(own) : null
  if (token === 'SUM') return totalColumn(table) ?? money
  return token === 'MONEY' || token === 'dinero' ? money : null
}

const totalColumn = ({ columns }: Table): Operand | null => {
  const column = columns.find(({ name }) => /^totale?s?$/.test(name))
  return column ? ofColumn(column) : null
}

export const numberSaid = (text: string): Operand => number(numberIn(text))

/** «2024-06-30», «30/06/2024», «30 de junio de 2024»; a day without its year is no day. */
export function daySaid(text: string): Operand | null {
  const [, a = '', b = '', c = ''] = /(\d{1,4}) [/-] (\d{1,2}) [/-] (\d{2,4})/.exec(text) ?? []
  if (a.length === 4) return { kind: 'day', year: Number(a), month: Number(b), day: Number(c) }
  if (a !== '')
    return { kind: 'day', year: c.length === 2 ? 2000 + Number(c) : Number(c), month: Number(b), day: Number(a) }
  const [, day = '', month = '', year = ''] = new RegExp(`(\\d{1,2}) de (${MONTH_NAME}) del? (\\d{4})`).exec(text) ?? []
  return day === '' ? null : { kind: 'day', year: Number(year), month: MONTHS.indexOf(month) + 1, day: Number(day) }
}

/** The column of days that is named, or the first one. */
export const datedColumn = ({ tokens, table }: Scan, token?: string): Column | null => {
  const own = tokens.column(token)
  if (own?.type === 'date') return own
  return table.columns.find(({ type }) => type === 'date') ?? null
}

const PARTS: Readonly<Record<string, { part: Part; name: string }>> = {
  MONTH: { part: 'month', name: 'mes' },
  YEAR: { part: 'year', name: 'anio' },
  QUARTER: { part: 'quarter', name: 'trimestre' },
  semana: { part: 'week', name: 'semana' },
  semanal: { part: 'week', name: 'semana' },
  'DAYS de la semana': { part: 'weekday', name: 'dia_semana' },
}

export const KEY = '(DAYS de la semana|C\\d+|MONTH|YEAR|QUARTER|semanal|semana)'

/** What a token groups rows by. */
export function keyNamed(scan: Scan, token: string | undefined): Key | null {
  const own = scan.tokens.column(token)
  if (own) return own.type === 'numbers' ? null : { column: own, part: 'whole', name: own.name }
  const part = PARTS[token ?? '']
  const dated = datedColumn(scan)
  return part && dated ? { column: dated, ...part } : null
}

export const isYesNo = ({ values, type }: Column): boolean =>
  type === 'text' && values.length > 0 && values.every((value) => /^(?:s[ií]|no|s|n)$/i.test(String(value)))
