import { numberIn } from '../tables/data'
import type { FieldType } from '../tables/table'
import { cellOf, isNumeric } from '../tables/table'
import { numberField } from '../tables/totals'
import type { Writing } from '../writing'
import { fieldNamed } from './filter-step'

/** What is worked out for each row: lines within the loop, and the name and type of what comes out. `sums` is what its total is called. */
export type Derived = {
  lines: string[]
  results: { name: string; label: string; type: FieldType }[]
  constants: string[]
  how: string
}

/** What the request wants worked out for each row; null where it says nothing of it. */
export function derivedOf(writing: Writing): Derived | null {
  return paid(writing) ?? share(writing) ?? lineAmount(writing) ?? shortage(writing)
}

const MONEY = String.raw`(\d+(?:[.,]\d+)?)`
const RATE = new RegExp(
  String.raw`\b(?:(?:se )?(?:pag\w+|cobr\w+)|cuest\w+|vale\w*|son|sale)(?: (?:a|por|la|hora|las|es|son|el|cada|una?|normales|primeras \d+|de))* ${MONEY}(?: (?:€|euros?|pesos|\$|dolares))?(?: (?:la|por|cada|el|a la) ?(?:hora|una|normal))?`,
)
const OVER = new RegExp(
  String.raw`\b(?:y )?(?:las|los) (?:(?:horas )?(?:que )?(?:pas\w+|super\w+|excedan|sobrepas\w+|a partir|por encima|extras?)(?: (?:de|a|las|los|son))*) ?(\d+)(?: (?:en|a|la|horas|semana|de|por|mes))*? (?:a|se pagan a|por) ${MONEY}(?: (?:€|euros?|pesos))?`,
)

/** Hours at a rate, those over so many at another one. */
function paid(writing: Writing): Derived | null {
  const { reading, table } = writing
  const list = table.fields.find(({ name }) => name.endsWith('_lista'))
  const hours = list ?? table.fields.find(({ name }) => /^horas?$/.test(name))
  const rate = reading.find(RATE)
  if (!hours || !rate) return null
  const over = reading.take(OVER)
  reading.use(rate)
  reading.take(/\b(?:y )?(?:(?:el|lo que|su) )?(?:sueldo|cobra|paga|salario|importe)(?: (?:de )?cada (?:uno|una))?\b/)
  reading.take(/\b(?:las |sus )?horas\b/)
  const name = list ? 'horas_trabajadas' : hours.name
  const sum = list ? [`${name} = sum(${list.name})`] : []
  const price = numberIn(rate.groups[0] ?? '0')
  const constants = [`PRECIO_HORA = ${price}`]
  const lines = [...sum]
  if (over) {
    constants.push(`LIMITE = ${over.groups[0]}`, `PRECIO_EXTRA = ${numberIn(over.groups[1] ?? '0')}`)
    lines.push(`extras = max(0, ${name} - LIMITE)`, `sueldo = (${name} - extras) * PRECIO_HORA + extras * PRECIO_EXTRA`)
  } else lines.push(`sueldo = ${name} * PRECIO_HORA`)
  return {
    lines,
    constants,
    results: [
      ...(list ? [{ name, label: 'horas', type: 'number' as const }] : []),
      { name: 'sueldo', label: 'sueldo', type: 'money' },
    ],
    how: over
      ? '`max(0, …)` da las horas que pasan del límite, o 0 si no pasa ninguna: esas se pagan a `PRECIO_EXTRA`.'
      : 'El sueldo son las horas por `PRECIO_HORA`.',
  }
}

/** A stated amount shared out by percentages. */
function share({ reading, table }: Writing): Derived | null {
  const percent = table.fields.find(({ name }) => name === 'porcentaje')
  const amount = reading.take(
    /\b(?:(?:el|la|reparte|repartir|un|de) )*(?:(gasto|total|alquiler|importe|factura|presupuesto|recibo|premio|beneficio|ingreso|dinero|coste|cuenta)s?)?(?: (?:del?|mes|la|total|mensual|este|mensuales|comunidad|es|son|:|,|hay|sumaron|fueron|fue))* ?(\d+(?:[.,]\d+)?) (?:€|euros?|pesos|dolares|\$)(?: de ([a-z]+))?/,
  )
  if (!percent || !amount) return null
  const name = amount.groups[0] ?? amount.groups[2] ?? 'total'
  reading.take(
    /\b(?:(?:saque|diga|di|muestra|imprima|dime|calcula) )?(?:lo que|cuanto) (?:paga|le toca|toca|corresponde|pone|cobra|debe|tiene que pagar)(?: a)? cada [a-z]+\b/,
  )
  return {
    lines: [`pago = ${name} * porcentaje / 100`],
    constants: [`${name} = ${numberIn(amount.groups[1] ?? '0')}`],
    results: [{ name: 'pago', label: 'paga', type: 'money' }],
    how: `Lo de cada uno es \`${name} * porcentaje / 100\`.`,
  }
}

/** How many times a price. */
function lineAmount({ reading, table }: Writing): Derived | null {
  const amount = table.fields.find(
    (field) => isNumeric(field) && /^(?:cantidad|unidades|uds|horas|stock)$/.test(field.name),
  )
  const price = table.fields.find((field) => isNumeric(field) && /^precio/.test(field.name))
  if (
    !amount ||
    !price ||
    !/\b(?:importe|total|subtotal|base|coste|cuesta|valor|factura|presupuesto)\w*/.test(reading.text)
  )
    return null
  reading.take(
    /\b(?:(?:cada|por) )?(?:linea|producto|articulo|concepto)s? (?:con|y) su (?:importe|total|subtotal|coste)\b/,
  )
  return {
    lines: [`importe = ${cellOf(table, amount)} * ${cellOf(table, price)}`],
    constants: [],
    results: [{ name: 'importe', label: 'importe', type: 'money' }],
    how: 'El importe de cada línea es `cantidad * precio`.',
  }
}

/** How many are missing up to the minimum. */
function shortage(writing: Writing): Derived | null {
  const { reading, table } = writing
  const found = reading.find(
    /\b(?:y )?(?:cuant[oa]s (?:unidades |piezas )?)?(?:hacen falta|faltan|necesit\w+|hay que (?:pedir|comprar))(?: (?:para|pa|hasta)(?: (?:llegar|alcanzar|tener|a|al|el|cubrir))* ([a-z]+))?/,
  )
  const least = fieldNamed(found?.groups[0] ?? 'minimo', table, true)
  const have =
    table.fields.find(
      (field) =>
        isNumeric(field) && field !== least && /^(?:stock|cantidad|unidades|existencias|hay|actual)/.test(field.name),
    ) ?? null
  if (!found || !least || !have || numberField(writing) === null) return null
  reading.use(found)
  return {
    lines: [`faltan = ${cellOf(table, least)} - ${cellOf(table, have)}`],
    constants: [],
    results: [{ name: 'faltan', label: 'faltan', type: 'whole' }],
    how: `Lo que falta es la diferencia entre \`${least.name}\` y \`${have.name}\`.`,
  }
}
