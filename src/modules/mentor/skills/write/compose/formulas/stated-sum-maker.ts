import { identifier, singular } from '../../../../engine/task/identifier'
import { numberOf } from '../../../../engine/task/read-task'
import type { Draft, Maker } from '../../../../engine/task/task'
import { unmet } from '../../constraints'
import { exampleOf } from '../../example'
import { coverageOf, leftOut } from '../coverage'
import { render, treeOf } from '../program'
import { Reading } from '../reading'
import { decimalsOf, field } from '../scalars/typed-lines'
import { type Share, statedShares, withShares } from './shares'

/** So many of something at a price, both as they are written: «3 camisetas a 15 euros». */
type Item = { count: number; price: number; noun: string }

const NUMBER = '(\\d+(?:[.,]\\d+)*)'
const MONEY =
  '(?: ?(?:€|\\$|euros?|eur|pesos|soles|dolares|bolivianos|quetzales|colones|lempiras|usd|mxn|cop|clp|ars))?'
const EACH =
  '(?: (?:cada un[oa]|(?:la|por) unidad|c / u|el (?:kilo|kg|litro|metro|par|paquete)|la (?:docena|caja|pieza|hora)|por (?:cada )?(?:hora|dia|kilo|persona|pieza|noche)|al dia|a la hora))?'
const AT =
  '(?:a|de|por|que (?:cuestan?|valen?)(?: a)?|cuestan?|valen?|vale cada un[oa]|a un precio de|con un precio de|si cada un[oa] (?:cuesta|vale))'
const ITEM = new RegExp(
  `\\b${NUMBER} (?:(?:kilos?|kg|litros?|metros?|cajas?|paquetes?|docenas?|bolsas?|unidades|piezas|latas?|botellas?) de )?([a-z]{3,})(?: (?:de|con) [a-z]{3,}| [a-z]{4,}(?<!cuestan|valen|cuesta|vale))? ${AT} (?:\\$ )?${NUMBER}${MONEY}${EACH}(?! ?%| por ciento)`,
  'g',
)
/** What stands between a number and another, and is no thing that is sold. */
const NO_THING =
  /^(?:por|ciento|euros?|pesos|dolares|soles|anos?|meses|dias?|horas?|minutos|segundos|cuotas?|decimales|veces|intentos|numeros?|que|del?|al|hasta|entre|personas|amigos|notas|letras)$/
const PERCENT_OF = new RegExp(
  `\\b${NUMBER} ?(?:%|por ciento) (?:de|del|a|sobre) (?:los |las |el |la |unos )?(?:\\$ )?${NUMBER}${MONEY}(?! ?%)`,
)
const AMOUNT = new RegExp(
  `\\b(?:(?:de|a|cuesta|vale|por|son|sobre|es|cobro|gasto|pago|cuenta de|compra de|precio de) )(?:\\$ )?${NUMBER}${MONEY}(?! ?(?:%|por ciento|personas|amigos|anos|meses|dias))`,
)
const COST = new RegExp(
  `\\b(?:(?:si |y |que )?(?:cada un[oa] |un[oa] )?(?:me |nos )(?:cuesta[n]?|sale[n]?|costo|costaron)(?: a| cada un[oa])?(?: hacerl[oa]s?| producirl[oa]s?)?|(?:(?:si |y |que )?(?:l[oa]s? )?compr[oeé](?: cada un[oa])?|coste|costo|compra)(?: de| por| a| es| en)*) (?:\\$ )?${NUMBER}${MONEY}${EACH}`,
)
const SALE = new RegExp(
  `\\b(?:(?:y |si )?(?:l[oa]s? )?vend(?:o|i|e|emos|iendo|ido|erl[oa]s?|er)(?: cada un[oa]| al publico)?|precio de venta|venta)(?: de| a| por| es| en)* (?:\\$ )?${NUMBER}${MONEY}${EACH}`,
)
const SHIPPING = new RegExp(
  `\\b(?:(?:y|mas|con) )?(?:(?:los |el |un |unos )?(?:gastos? |costes? |costo )?(?:de )?envio|domicilio|porte)(?: (?:de|a|es|son|cuesta|vale|por))* (?:\\$ )?${NUMBER}${MONEY}`,
)
const PEOPLE =
  /\b(?:entre|para|somos|son) (\d+)(?: (?:personas|amigos|amigas|comensales|companeros|gente|de nosotros))?\b/
const TELLS =
  /\b(?:(?:cuanto|cuanta|cuantos)(?: (?:es|seria|son|sale|cuesta|pago|tengo que pagar|debo|gano|me gano|ganaria|me queda|gaste|gasto|cobro|vale|me sale|paga cada uno|toca a cada uno|dinero|plata|seria el total|todo|en total|me cuesta|vendi|hay que pagar|me ahorro))*|precio final|(?:el )?total(?: a pagar| de la compra)?|(?:la )?ganancia|(?:el )?(?:margen|beneficio)(?: de)?|lo que (?:gano|pago|cobro|debo)|vend(?:o|i|iendo|er|emos)|compr(?:o|e|é|ando)|gano|pagar|dto|cada uno|calcul\w+|saca\w*|dime|en total|final|porcentaje)\b/g

/** A sum with the person's own numbers: things at their prices, with what is added or taken off, and what is earned. */
export const statedSumMaker: Maker = (task) => {
  const { functions, classes, data, source, columns, files } = task
  if (functions.length + classes.length + columns.length + files.length > 0 || data !== null) return []
  if (
    source === 'keyboard' ||
    /\b(?:que pida|teclado|menu|funcion|clase|compuesto|prestamo|hipoteca|lista)\b/.test(task.request.text)
  )
    return []
  const reading = new Reading(task.request)
  const sum = sumIn(reading, task)
  if (sum === null) return []
  reading.markWords([...reading.text.matchAll(TELLS)].flatMap(([words]) => words.split(' ')))
  const decimals = decimalsOf(task)
  const shown = (label: string, name: string) => `print(f'${label}: ${field(name, 'money', decimals)}')`
  const code = render({
    body: [...sum.given, '', ...sum.work, '', ...sum.told.map(([label, name]) => shown(label, name))],
  })
  return [
    {
      code,
      title: 'La cuenta, con tus números arriba para que puedas cambiarlos:',
      how: sum.how,
      example: exampleOf(code),
      unmet: unmet(treeOf(code), task.constraints),
      fit: 0.93 * coverageOf(reading),
      missing: leftOut(reading),
    } satisfies Draft,
  ]
}

type Sum = { given: string[]; work: string[]; told: [label: string, name: string][]; how: string[] }

function sumIn(reading: Reading, task: Parameters<Maker>[0]): Sum | null {
  const bare = percentOf(reading)
  if (bare) return bare
  const items = itemsIn(reading)
  const found = reading.find(COST)
  // «cuánto me sale 3 kilos de …»: the number is one of the things.
  const cost = found && !reading.isUsed(reading.wordAt(found.to) - 1) ? found : null
  if (cost) reading.use(cost)
  const shipping = reading.take(SHIPPING)
  const sale = items.length === 0 ? reading.take(SALE) : null
  const shares = statedShares(reading, task).filter(({ name }) => cost === null || name !== 'ganancia')
  if (shares.some(({ rate }) => rate === null)) return null
  const people = reading.take(PEOPLE)
  if (cost && (sale || items.length === 1))
    return shares.length === 0 ? gain({ cost: firstNumber(cost), items, sale: sale && firstNumber(sale) }) : null
  if (cost || sale) return null
  const amount = items.length === 0 && (shares.length > 0 || people) ? reading.take(AMOUNT) : null
  const base = amountOf(items, amount ? firstNumber(amount) : null)
  if (base === null || (items.length < 2 && shares.length === 0 && !shipping && !people && items.length === 0))
    return null
  return totalOf({ base, shares, shipping: shipping && firstNumber(shipping), people: people && firstNumber(people) })
}

const firstNumber = ({ groups }: { groups: readonly (string | undefined)[] }) =>
  numberOf(groups.find((group) => group !== undefined) ?? '0')

/** «15 % de 80». */
function percentOf(reading: Reading): Sum | null {
  const found = reading.find(PERCENT_OF)
  if (
    !found ||
    /\b(?:descuento|iva|igv|rebaja|propina|recargo|interes\w*|comision|aumento|mas|irpf)\b/.test(reading.text)
  )
    return null
  reading.use(found)
  const [rate = '0', of = '0'] = found.groups
  return {
    given: [`cantidad = ${numberOf(of)}`, `porcentaje = ${numberOf(rate)}`],
    work: ['resultado = cantidad * porcentaje / 100'],
    told: [[`El {porcentaje} % de {cantidad} es`, 'resultado']],
    how: [
      'Un tanto por ciento es dividir entre 100: `cantidad * porcentaje / 100`.',
      'Cambia los dos números de arriba para hacer otra cuenta.',
    ],
  }
}

function itemsIn(reading: Reading): Item[] {
  const items: Item[] = []
  for (const match of reading.text.matchAll(ITEM)) {
    const [text, count = '0', noun = '', price = '0'] = match
    if (NO_THING.test(noun)) continue
    reading.use({ from: match.index, to: match.index + text.length })
    items.push({ count: numberOf(count), price: numberOf(price), noun })
  }
  return items
}

type Base = { given: string[]; work: string[]; name: string; how: string[] }

/** What all is of: the things together, or the only amount that is stated. */
function amountOf(items: readonly Item[], amount: number | null): Base | null {
  const [only] = items
  if (!only) return amount === null ? null : { given: [`precio = ${amount}`], work: [], name: 'precio', how: [] }
  if (items.length === 1) {
    const count = identifier(only.noun)
    return {
      given: [`${count} = ${only.count}`, `precio = ${only.price}`],
      work: [`subtotal = ${count} * precio`],
      name: 'subtotal',
      how: [`\`${count} * precio\` es lo que cuestan todas las unidades juntas.`],
    }
  }
  const names = items.map(({ noun }) => identifier(noun))
  if (new Set(names).size < names.length) return null
  return {
    given: items.flatMap(({ count, price }, at) => [
      `${names[at]} = ${count}`,
      `precio_${singular(names[at] ?? '')} = ${price}`,
    ]),
    work: [`subtotal = ${names.map((name) => `${name} * precio_${singular(name)}`).join(' + ')}`],
    name: 'subtotal',
    how: ['Cada producto es su cantidad por su precio; después se suman.'],
  }
}

type Total = { base: Base; shares: Share[]; shipping: number | null; people: number | null }

function totalOf({ base, shares, shipping, people }: Total): Sum {
  const { lines, total } = withShares({ base: base.name, shares }, ({ name }) => `porcentaje_${name}`)
  const isSum = shares.length > 0 || shipping !== null
  const name = isSum ? 'total' : base.name
  return {
    given: [
      ...base.given,
      ...shares.map(({ name: share, rate }) => `porcentaje_${share} = ${rate}`),
      ...(shipping === null ? [] : [`envio = ${shipping}`]),
      ...(people === null ? [] : [`personas = ${people}`]),
    ],
    work: [
      ...base.work,
      ...lines,
      ...(isSum ? [`total = ${total}${shipping === null ? '' : ' + envio'}`] : []),
      ...(people === null ? [] : [`cada_uno = ${name} / personas`]),
    ],
    told: [
      ...(isSum && base.name === 'subtotal' ? ([['Subtotal', 'subtotal']] as [string, string][]) : []),
      ...shares.map(({ label, name: share }): [string, string] => [label, share]),
      ...(shipping === null ? [] : ([['Envío', 'envio']] as [string, string][])),
      ['Total', name],
      ...(people === null ? [] : ([['Paga cada uno', 'cada_uno']] as [string, string][])),
    ],
    how: [
      ...base.how,
      ...shares.map(
        ({ label, name: share, sign }) =>
          `${label}: \`… * porcentaje_${share} / 100\` es el tanto por ciento, y se ${sign === '+' ? 'suma' : 'resta'}.`,
      ),
      '`:.2f` muestra dos decimales.',
    ],
  }
}

/** What is left of a sale when the cost is paid, and what part of the price that is. */
function gain({ cost, items, sale }: { cost: number; items: readonly Item[]; sale: number | null }): Sum | null {
  const [item] = items
  const price = sale ?? item?.price
  if (price === undefined) return null
  const count = item ? identifier(item.noun) : null
  return {
    given: [...(item ? [`${count} = ${item.count}`] : []), `coste = ${cost}`, `precio_venta = ${price}`],
    work: [
      'ganancia_unidad = precio_venta - coste',
      'margen = ganancia_unidad / precio_venta * 100',
      ...(count === null ? [] : [`ganancia_total = ganancia_unidad * ${count}`]),
    ],
    told: [
      ['Ganancia por unidad', 'ganancia_unidad'],
      ['Margen sobre el precio de venta (%)', 'margen'],
      ...(count === null ? [] : ([['Ganancia total', 'ganancia_total']] as [string, string][])),
    ],
    how: [
      'La ganancia de cada unidad es lo que cobras menos lo que te cuesta.',
      'El margen dice qué parte del **precio de venta** es ganancia; por eso se divide entre `precio_venta`, y no entre `coste`.',
      ...(count === null ? [] : [`\`ganancia_unidad * ${count}\` es lo que queda de todas las ventas.`]),
    ],
  }
}
