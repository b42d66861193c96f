import type { Column } from '../../report/read/column'
import { MONTHS } from '../../report/read/days'
import { number, type Operand, ofColumn } from '../pipeline'
import type { Rule, Scan } from './scan'
import { type TestTold, test } from './told-test'
import { DAY, datedColumn, daySaid, LEAD, MONTH_NAME } from './words'

/** «vencidas», «que ya se les pasó la fecha»: before today, or before the day that is told. */
export const overdue: Rule = {
  words:
    /(?:(?:y|que|los|las|el|la|ONLY|de|ya|esten|estan|hayan?|han?|se|les?|a|este|con) ){0,7}(?:vencid[oa]s?|vencieron|caducad[oa]s?|atrasad[oa]s?|fuera de plazo|(?:pas\w+|C\d+ pasad\w+)(?: (?:de|la|el|su|de la)){0,2} (?:fecha|plazo|C\d+)|plazo (?:vencido|pasado))(?! (?:entre|el|en|antes))/,
  read: (_match, scan) => {
    const due =
      scan.table.columns.find(
        ({ type, name }) => type === 'date' && /venc|caduc|limite|plazo|expir|devol/.test(name),
      ) ?? datedColumn(scan)
    return due && [test(ofColumn(due), '<', scan.until)]
  },
}

const WHEN =
  '(?:(?:y|ONLY|lo|l[oa]s|el|la|ventas|que|sean|son|filas?|registros|datos|facturas|pedidos|MONEY|de|del|desde|C\\d+|hechas?|realizad[oa]s|quiero|WANT|SHOW) ){0,6}'

/** «de 2025», «en marzo de 2025», «de este año». */
export const inPeriod: Rule = {
  words: new RegExp(
    `${WHEN}(?:(?:de|en|del|durante|para|sean|son|ONLY|con) (?:(?:el|la|MONTH|C\\d+|fecha|solo) )?(?:de )?)(?:(${MONTH_NAME})(?: (?:de |del )?(?:YEAR )?((?:19|20)\\d\\d))?|(?:YEAR )?((?:19|20)\\d\\d)|(este YEAR)|(este MONTH|MONTH actual))(?! [/-])`,
  ),
  read: ({ groups: [month, ofMonth, year, thisYear, thisMonth] }, scan) => {
    const column = datedColumn(scan)
    if (!column)
      return month === undefined && year !== undefined ? ofYear(scan, '==', year) : ofMonthName(scan, month, ofMonth)
    const part = (name: 'year' | 'number-of-month', of: Column | null = column): Operand => ({
      kind: 'part',
      column: of,
      part: name,
    })
    if (thisYear ?? thisMonth) {
      const now = (name: 'year' | 'number-of-month') => test(part(name), '==', part(name, null))
      return [now('year'), ...(thisMonth === undefined ? [] : [now('number-of-month')])]
    }
    const said = year ?? ofMonth
    return [
      ...(said === undefined ? [] : [test(part('year'), '==', number(Number(said)))]),
      ...(month === undefined ? [] : [test(part('number-of-month'), '==', number(MONTHS.indexOf(month) + 1))]),
    ]
  },
}

/** A column that holds years, or the names of months, as they are. */
function ofYear({ table }: Scan, operator: TestTold['operator'], year: string): TestTold[] | null {
  const column = table.columns.find(({ name }) => /^(?:anio|ano|year)/.test(name))
  return column ? [test(ofColumn(column), operator, number(Number(year)))] : null
}

function ofMonthName({ table }: Scan, month: string | undefined, year: string | undefined): TestTold[] | null {
  const column = table.columns.find(({ name }) => name === 'mes')
  return column && month !== undefined && year === undefined
    ? [test(ofColumn(column), '==', { kind: 'text', value: month }, true)]
    : null
}

const EDGES: readonly (readonly [string, TestTold['operator']])[] = [
  ['(?:antes|anterior(?:es)?) (?:de|del|al?)', '<'],
  ['(?:despues|posterior(?:es)?) (?:de|del|al?)', '>'],
  ['(?:desde|a partir de)(?:l)?', '>='],
  ['hasta(?: el)?', '<='],
]

/** «antes del 1/3/2025», «desde el 01/01/2025», «anteriores a 2024». */
export const beside: Rule = {
  words: new RegExp(
    `${LEAD}(?:(C\\d+) (?:(?:sea|es|esta|este) ){0,1})?(?:${EDGES.map(([words]) => `(${words})`).join('|')})(?: (?:el|dia|la|YEAR)){0,2} (${DAY}|(?:19|20)\\d\\d|hoy)`,
  ),
  read: ({ groups: [token, ...rest] }, scan) => {
    const column = datedColumn(scan, token)
    const operator = EDGES[rest.findIndex((group) => group !== undefined)]?.[1]
    const said = rest[EDGES.length] ?? ''
    if (operator === undefined) return null
    if (!column) return /^\d{4}$/.test(said) ? ofYear(scan, operator, said) : null
    if (/^\d{4}$/.test(said)) return [test({ kind: 'part', column, part: 'year' }, operator, number(Number(said)))]
    const day = said === 'hoy' ? ({ kind: 'today', minus: 0 } as const) : daySaid(said)
    return day && [test(ofColumn(column), operator, day)]
  },
}
