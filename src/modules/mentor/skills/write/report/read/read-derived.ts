import { numberIn } from '../../plan/tables/data'
import type { Derived, Value } from '../query'
import { amountOf, lineTotal, moneyOf, numberOf, ofColumn, priceOf, severalOf } from '../values'
import { isNumeric, type Source } from './column'
import { dayIn } from './days'
import type { Tokens } from './tokens'

type Known = { tokens: Tokens; source: Source; message: string }

/** What is worked out for each row, in the order of the request. */
export function readDerived(known: Known): Derived[] {
  return [shortage, portion, daysPassed, within, difference, changed, share, lineAmount]
    .map((read) => read(known))
    .filter((derived) => derived !== null)
}

const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const number = (value: number): Value => ({ kind: 'number', value })

/** «cuánto tengo que pedir para llegar a 25», «las unidades que faltan hasta el mínimo». */
function shortage({ tokens, source }: Known): Derived | null {
  const found = tokens.find(
    new RegExp(
      String.raw`\b(?:(?:y|e|con|MUCH|MANY|lo|la|las|los|el|C\d+|cantidad|que|SHOW|me|hay|tengo|tiene|tenemos|hace|DAYS|unidades|se|debo|deberia|haya|para) ){0,24}(?:pedir|comprar|reponer|encargar|traer|pedirle|pido|compro|repongo|falta\w*|hacer? falta|hacen falta|necesit\w+|producir|fabricar)(?: (?:de|a|cada|EACH|ONE|mas|C\d+|del|al|proveedor|para|pa|hasta|llegar|alcanzar|completar|tener|quedar\w*|cubrir|reponer|los|las|el|la|un|le|stock)){0,24}? (?:a|al|del|hasta|de|el|los|las|tener|completar|alcanzar|cubrir|para|con) (${NUMBER}|C\d+|MIN|MAX)(?! ?%)`,
    ),
  )
  const has = amountOf(source) ?? numberOf(source)
  const token = found?.groups[0]
  if (!found || !has || token === undefined) return null
  const column = tokens.column(token)
  const least = column ?? (/^M/.test(token) ? null : undefined)
  if (least === null || (column && (!isNumeric(column) || column === has))) return null
  tokens.use(found)
  tokens.take(
    /\b(?:y )?(?:que )?(?:me )?(?:lo |los |las )?(?:pong\w+|SHOW|met\w+|apunt\w+|anad\w+|haga|haz)?(?: (?:en|a|para))? ?(?:la |una )?lista (?:de )?(?:la )?compras?\b/,
  )
  return {
    name: 'pedir',
    label: 'pedir',
    value: {
      kind: 'binary',
      operator: '-',
      left: column ? ofColumn(column) : number(numberIn(token)),
      right: ofColumn(has),
    },
    tell: has.type === 'whole' ? 'whole' : 'number',
    how: `Lo que hay que pedir es la diferencia entre ${column ? `\`${column.name}\`` : token} y \`${has.name}\`.`,
  }
}

/** Days are counted from the day on which something was due. */
const LATE = /\b(?:vencid|retras|atrasad|mora|fuera de plazo)/

/** «facturas a 30 días», «con un plazo de 15 días». */
const TERM =
  /\b(?:(?:facturas?|C\d+|pagos?|vencen|credito|vencimiento|cobr\w+|prestamos?|devol\w+)(?: (?!pas)[a-z]+){0,2} (?:a|en)(?: los)?|plazo(?: [a-z]+){0,3}) (\d+) DAYS\b/

/** «viene como 2025-03-31» shows how days are written. */
const SHOWN_DAY = /\b(?:como|tipo|ej\w*\.?|formato|asi|así)\s*:?\s*\(?\d{1,4}[/-]\d{1,2}[/-]\d{1,4}\)?/gi

/** «cuántos días llevan al 31/03/2025», «días de retraso hasta hoy». */
function daysPassed({ tokens, source, message }: Known): Derived | null {
  const dated = source.columns.find(({ type }) => type === 'date')
  if (!dated || !/\bDAYS\b(?! de hoy)/.test(tokens.text)) return null
  const until = dayIn(message.replace(SHOWN_DAY, ' '))
  const term = LATE.test(tokens.reading.text) ? tokens.take(TERM)?.groups[0] : undefined
  if (until === null && !/\b(?:hoy|actual|llev\w+|pasad[oa]s?|retras\w+|antigu\w+|hace|desde|sin)\b/.test(tokens.text))
    return null
  // Where only a month of days is compared («en 30 días»), nothing is to be told.
  const told = tokens.all(
    /(?<!\d )\b(?:(?:y|e|con|SHOW) ){0,8}(?:(?:los|el) )?(?:MANY |numero de )?DAYS(?: (?:de|que|han?|llev\w+|pasad[oa]s?|retras\w+|atras\w+|transcurrid[oa]s?|hay|desde|entre|se|pasaron|tienen?|C\d+|la|el|mora|antiguedad|cada|EACH|ONE|vencid[oa]s?)){0,24}/g,
  )
  for (const match of told) tokens.use(match)
  tokens.take(
    /\b(?:(?:al?|hasta|a fecha de|desde|con|a dia|el dia|DAYS|hoy|dia) ){0,8}(?:el )?(?:\d{1,4} [/-] \d{1,2} [/-] \d{1,4}|\d{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) del? \d{4})\b/,
  )
  tokens.take(
    /\(? ?\b(?:(?:con|pon\w*|usa\w*|deja\w*|SHOW) )?(?:es[ae] |la |una )?(?:C\d+|fecha) fija\b[^;.)]{0,50}\)?/,
  )
  return {
    name: 'dias',
    label: 'días',
    value:
      term === undefined
        ? { kind: 'days', column: dated, until }
        : { kind: 'binary', operator: '-', left: { kind: 'days', column: dated, until }, right: number(Number(term)) },
    tell: 'whole',
    how: `Restar dos fechas da un intervalo, y \`.days\` sus días.${until === null ? ' `date.today()` es el día de hoy.' : ''}`,
  }
}

/** «el promedio de cada uno», where each row has several numbers. */
function within({ tokens, source }: Known): Derived | null {
  const several = severalOf(source)
  if (!several) return null
  const found = tokens.find(
    /\b(?:(?:y|e|con|el|la|su|sus|SHOW) ){0,8}(?:C\d+ )?(MEAN|SUM|MAX|MIN)(?: (?:de|del|las|los|sus|en|C\d+|final|EACH|ONE)){0,24}/,
  )
  if (!found) return null
  const measure = ({ MEAN: 'mean', SUM: 'sum', MAX: 'max', MIN: 'min' } as const)[found.groups[0] as 'MEAN']
  tokens.use(found)
  const name = { mean: 'media', sum: 'total', max: 'mejor', min: 'peor' }[measure]
  return {
    name,
    label: name,
    value: { kind: 'within', measure, column: several },
    tell: 'number',
    how:
      measure === 'mean'
        ? `La media de cada fila es \`sum(${several.name}) / len(${several.name})\`: lo que suman entre cuántas son.`
        : `\`${measure}(${several.name})\` trabaja con los números de cada fila.`,
  }
}

/** «la diferencia entre ingresos y gastos», «el beneficio (venta menos coste)», «ventas entre clientes». */
function difference({ tokens }: Known): Derived | null {
  const found =
    tokens.find(
      /\b(diferencia|beneficio|ganancia|margen|saldo|resta)(?: (?:entre|de|que|es|el|la|\(|:|=)){0,8} (C\d+)(?: (?:y|menos|-|de|el|la|los|las|a)){1,8} (C\d+)\b/,
    ) ?? tokens.find(/\b()(C\d+)(?: (?:menos|-|entre|\/|MULTI|\*)){1,8}(?: (?:el|la|los|las))? (C\d+)\b/)
  const [left, right] = [tokens.column(found?.groups[1]), tokens.column(found?.groups[2])]
  if (!found || !left || !right || !isNumeric(left) || !isNumeric(right)) return null
  tokens.use(found)
  const operator =
    / (?:entre|\/) C\d+$/.test(found.text) && found.groups[0] === '' ? '/' : / \* /.test(found.text) ? '*' : '-'
  const name = found.groups[0] || (operator === '-' ? 'diferencia' : 'resultado')
  return {
    name,
    label: name,
    value: { kind: 'binary', operator, left: ofColumn(left), right: ofColumn(right) },
    tell:
      left.type === 'money' && operator === '-'
        ? 'money'
        : left.type === 'whole' && operator === '-'
          ? 'whole'
          : 'number',
    how: `\`${name}\` es \`${left.name} ${operator} ${right.name}\`, fila a fila.`,
  }
}

/** «con un 10 % de descuento», «subiendo un 5 %», «el precio con 21 % de IVA» of each row. */
function changed({ tokens, source }: Known): Derived | null {
  const found = tokens.find(
    new RegExp(
      String.raw`\b(?:(?:C\d+|SHOW|y|con|el|la|su|le|les|un|una|final|nuevo|de|a|EACH|ONE|todos|los|que|aplic\w+) ){0,24}(descuento|rebaja\w*|descont\w+|baj\w+|sub\w+|aument\w+|increment\w+|recargo|iva|igic|igv)(?: (?:del?|al?|un|una|ONE|el|los|las|todos|C\d+|le|les)){0,24} (${NUMBER}) ?(?:%|BY ciento)|\b(?:(?:con|un|el|de|al|del|C\d+) ){0,24}(${NUMBER}) ?(?:%|BY ciento) (?:de |mas |menos )?(?:de )?(descuento|rebaja|iva|igic|igv|recargo|mas|menos|subida|aumento)\b`,
    ),
  )
  const price = priceOf(source) ?? numberOf(source)
  // A tax on the total of all is told at the end.
  if (!found || !price || /\bSUM\b/.test(tokens.text)) return null
  const word = found.groups[0] ?? found.groups[3] ?? ''
  const rate = numberIn(found.groups[1] ?? found.groups[2] ?? '0')
  tokens.use(found)
  const isLess = /^(?:descuento|rebaj|descont|baj|menos)/.test(word)
  const factor = Number((isLess ? 1 - rate / 100 : 1 + rate / 100).toFixed(4))
  return {
    name: 'precio_final',
    label: 'precio final',
    value: { kind: 'binary', operator: '*', left: ofColumn(price), right: number(factor) },
    tell: 'money',
    how: `${isLess ? 'Quitar' : 'Sumar'} un ${rate} % es multiplicar por ${factor}.`,
  }
}

/** «qué porcentaje supone cada uno del total». */
function share({ tokens, source }: Known): Derived | null {
  const value = moneyOf(source)
  const found = tokens.find(
    /\b(?:(?:y|e|con|el|la|su|que|SHOW) ){0,8}(?:porcentaje|%|tanto por ciento|peso)(?: (?:que|de|del|supon\w+|represent\w+|es|EACH|ONE|C\d+|sobre|respecto|al|a|el|la|tien\w+|le|corresponde\w*)){0,24} (?:SUM|todo)(?: (?:de|del|los|las|C\d+|MONEY)){0,24}/,
  )
  if (!found || !value || source.columns.length < 2) return null
  tokens.use(found)
  return {
    name: 'porcentaje',
    label: '%',
    value: { kind: 'share', value, of: 100 },
    tell: 'percent',
    how: 'El porcentaje es lo de cada uno entre el total, por 100.',
  }
}

/** «reparte 187,50 € según las horas»: an amount shared out in proportion to a column. */
function portion({ tokens }: Known): Derived | null {
  const found = tokens.find(
    /\b(?:(?:y|WANT|que|hay|SHOW|para|kiero) ){0,8}(?:repart\w+|divid\w+|distribu\w+)\b[^.;]{0,60}?(?:BY|proporcion(?:al|almente)?|funcion)(?: (?:de|a|al|el|la|los|las|sus?|EACH|que)){0,8} (C\d+)\b/,
  )
  const column = tokens.column(found?.groups[0]) ?? null
  const amount = tokens.find(
    /\b(?:(?:este|del|de|el|la|hay|son|es|fue|fueron|MONTH|SUM|MONEY|bote|hemos|tenemos|en|un|ONE|juntado|sacado) ){0,8}(\d+(?:[.,]\d+)?) (?:€|euros?|pesos|\$|soles|dolares)(?: (?:de|en) [a-z]+)?/,
  )
  if (!found || !column || !isNumeric(column) || !amount) return null
  tokens.use(found)
  tokens.use(amount)
  tokens.take(
    /\b(?:(?:y|que|me) ){0,8}(?:SHOW )?(?:lo que|MUCH) (?:le |se ){0,8}(?:toca|corresponde|lleva|da|queda)n?(?: a)? EACH (?:ONE|C\d+|[a-z]+)\b/,
  )
  return {
    name: 'parte',
    label: 'le toca',
    value: { kind: 'share', value: ofColumn(column), of: numberIn(amount.groups[0] ?? '0') },
    tell: 'money',
    how: `A cada uno le toca \`${column.name} / total\` de lo que se reparte.`,
  }
}

/** «el importe de cada línea»: how many times a price. */
function lineAmount({ tokens, source }: Known): Derived | null {
  const value = lineTotal(source)
  const found = tokens.find(
    /\b(?:(?:y|e|con|el|la|su|SHOW) ){0,8}(?:MONEY|SUM|subtotal|coste)(?: (?:de|por|en|C\d+)){0,24} EACH (?:linea|fila|ONE|articulo|producto|C\d+|concepto|pedido)\b|\bEACH (?:linea|fila|articulo|producto|C\d+|concepto|pedido) con (?:su|el) (?:MONEY|SUM|subtotal)\b|\bsubtotal(?:es)?\b/,
  )
  // Of a kind that comes back it is the sum of its rows.
  const column = tokens.column(/\bC\d+$/.exec(found?.text ?? '')?.[0])
  if (!found || !value || (column && !source.isOneEach && column.type === 'text')) return null
  tokens.use(found)
  const amount = amountOf(source)
  const price = priceOf(source)
  return {
    name: 'importe',
    label: 'importe',
    value,
    tell: 'money',
    how: `El importe de cada línea es \`${amount?.name} * ${price?.name}\`.`,
  }
}
