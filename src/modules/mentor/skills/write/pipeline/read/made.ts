import { type Column, isNumeric } from '../../report/read/column'
import { amountOf, priceOf } from '../../report/values'
import { number, type Operand, ofColumn } from '../pipeline'
import { type Rule, writtenAt } from './scan'
import { ART, datedColumn, NUMBER, numberNamed, numberSaid } from './words'

const SIGNS: Readonly<Record<string, '+' | '-' | '*' | '/'>> = {
  '*': '*',
  x: '*',
  BY: '*',
  multiplicad: '*',
  menos: '-',
  '-': '-',
  mas: '+',
  '+': '+',
  entre: '/',
  '/': '/',
  dividid: '/',
}

const SIGN = '(\\*|x|BY|multiplicad[oa] (?:BY|por)|menos|-|mas|\\+|entre|\\/|dividid[oa] (?:BY|entre|por))'

const MULTIPLIES =
  /preci|pvp|cost|tarifa|import|unidad|cantidad|uds|hora|dias|cuota|porcent|tipo|peso|kilo|kg|litro|metro|valor|stock|tasa|cambio|factor|iva/i

const NAMED =
  '(?:(?:y|con|anad\\w+|agreg\\w+|una?|ONE|columna|nueva|llamada|que|sea|se|llame|el|la|su|SHOW|calcul\\w+|WANT|crea\\w*|me|pon\\w*) ){0,8}(?:(beneficio|margen|ganancia|diferencia|SUM|MONEY|subtotal|valor|neto|resultado|comision|C\\d+|[a-z_]{4,}) )?(?:(?:=|:|\\(|que es|que sea|es|sea|de|como|calculad[oa]|total|igual a) ){0,3}'

/** «total = cantidad × precio», «el margen (precio menos coste)»: worked out for each row. */
const formula: Rule = {
  words: new RegExp(`${NAMED}${ART}(C\\d+) ${SIGN} ${ART}(C\\d+|${NUMBER})( ?%)?(?: \\))?`),
  read: ({ groups: [name, one, sign = '', other = '', percent], from, to }, scan) => {
    const operator = SIGNS[sign.split(' ')[0] ?? ''] ?? SIGNS[sign.slice(0, 11)] ?? SIGNS[sign.slice(0, 7)]
    const left = numberNamed(scan, one)
    const right = /^C/.test(other) ? numberNamed(scan, other) : numberSaid(other)
    if (!left || !right || operator === undefined) return null
    // «suma el importe por región» groups; «cantidad por precio» multiplies.
    if (sign === 'BY' && right.kind === 'column' && !MULTIPLIES.test(right.column.name)) return null
    const word =
      name === undefined || /^C\d|^(?:SUM|MONEY)$/.test(name)
        ? undefined
        : writtenAt(scan, from, to)
            .toLowerCase()
            .match(new RegExp(`\\b${name}\\b`))?.[0]
    return [
      {
        kind: 'made',
        made: {
          name: word ?? madeName(operator),
          value: percent === undefined ? { kind: 'math', operator, left, right } : shareOff(left, operator, other),
          isWhole: false,
        },
      },
    ]
  },
}

/** «el sueldo menos 18 %»: less, or more, by a share of itself. */
function shareOff(left: Operand, operator: '+' | '-' | '*' | '/', rate: string): Operand {
  const share = Number(rate.replace(',', '.')) / 100
  const factor = operator === '-' ? 1 - share : operator === '+' ? 1 + share : share
  return { kind: 'math', operator: '*', left, right: number(Number(factor.toFixed(4))) }
}

const madeName = (operator: string) =>
  operator === '*' ? 'total' : operator === '-' ? 'diferencia' : operator === '+' ? 'suma' : 'resultado'

export function timesPrice(columns: readonly Column[]): Operand | null {
  const source = { columns: [...columns] } as Parameters<typeof priceOf>[0]
  const price = priceOf(source)
  const amount =
    amountOf(source) ??
    columns.find(
      (one) => isNumeric(one) && /^(?:noches|dias|personas|veces|plazas|entradas|stock|unidades)/.test(one.name),
    )
  return price && amount && price !== amount
    ? { kind: 'math', operator: '*', left: ofColumn(amount), right: ofColumn(price) }
    : null
}

/** «con los días de retraso», «cuántos días llevan». */
export const days: Rule = {
  words:
    /(?:(?:y|e|con|el|los|las|SHOW|WANT|me|MANY|numero de|de) ){0,5}(?:MANY )?DAYS (?:(?:de|que|lleva\w*|han?|se) ){0,3}(retras\w+|atras\w+|mora|demora|vencid\w+|pasado|transcurrid\w+|tarde|antiguedad|falta\w*|queda\w*|restan\w*|lleva\w*)(?: (?:EACH|ONE|C\d+|de|hasta hoy|desde|la|el|vencid\w+|retras\w+)){0,4}/,
  read: ({ groups: [word = ''] }, scan) => {
    const column =
      scan.table.columns.find(({ type, name }) => type === 'date' && /venc|caduc|limite|plazo|devol/.test(name)) ??
      datedColumn(scan)
    if (!column) return null
    const own = ofColumn(column)
    const value: Operand = /^(?:falt|qued|rest)/.test(word)
      ? { kind: 'days', from: scan.until, until: own }
      : { kind: 'days', from: own, until: scan.until }
    return [
      {
        kind: 'made',
        made: {
          name: /^(?:retras|atras|mora|demora|vencid|tarde)/.test(word) ? 'dias_retraso' : 'dias',
          value,
          isWhole: true,
        },
      },
      { kind: 'list', columns: [] },
    ]
  },
}

/** «cuántas unidades hay que pedir», of rows with a stock and the least of it. */
const shortage: Rule = {
  words:
    /(?:(?:y|e|con|el|la|las|los|SHOW|WANT|me|saber|MANY|MUCH|unidades|cantidad|que|hay|tengo|C\d+|debo|lo) ){1,8}(?:pedir|comprar|reponer|pido|falta\w*|encargar|necesit\w+)(?: (?:de EACH ONE|de EACH C\d+|para llegar al? C\d+|hasta C\d+))?/,
  read: ({ text }, { table: { columns } }) => {
    const least = columns.find((one) => isNumeric(one) && /^(?:min|stock_min|objetivo|optimo|ideal)/.test(one.name))
    const has = columns.find((one) => isNumeric(one) && one !== least && /stock|cantidad|exist|unidades/.test(one.name))
    if (!least || !has || !/\b(?:MANY|MUCH|cantidad|unidades|lo) /.test(text)) return null
    return [
      {
        kind: 'made',
        made: {
          name: 'pedir',
          value: { kind: 'math', operator: '-', left: ofColumn(least), right: ofColumn(has) },
          isWhole: true,
        },
      },
      { kind: 'list', columns: [] },
    ]
  },
}

export const MADE_RULES: readonly Rule[] = [formula, days, shortage]
