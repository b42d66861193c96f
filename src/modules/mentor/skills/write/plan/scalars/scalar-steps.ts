import { upperFirst } from '~/platform/text/first-letter'
import { bands } from '../steps/bands-step'
import { breakdown } from '../steps/breakdown-step'
import { costing } from '../steps/costing-step'
import { overtime } from '../steps/overtime-step'
import { rate } from '../steps/rate-step'
import { rates } from '../steps/rates-step'
import { tariffStep } from '../steps/tariff-step'
import { unitPrice } from '../steps/unit-price-step'
import { numberIn } from '../tables/data'
import type { Quantity } from './scalar-inputs'
import type { Known, Step } from './scalar-step'
import { ageIn, ageOfDate, dayOfWeek, daysBetween, daysToBirthday, timeBetween, workingDays } from './time-steps'
import { weighted } from './weighted-step'
import { ageInYear, ageThisYear, yearAt } from './year-steps'

const MONEY = String.raw`(gratis|\d+(?:[.,]\d+)?)`
const SIGN = String.raw`(?: (?:€|\$|euros?|pesos|soles|dolares|centimos))?`
const isNumber = ({ type }: Quantity) => type === 'whole' || type === 'number' || type === 'money'
const isPrice = ({ noun, type }: Quantity) =>
  /^(?:precio|tarifa|coste|costo|importe|sueldo|valor)$/.test(noun) || type === 'money'

/** The ways to work something out, in the order in which they are tried. All that fit are used, each for its own words. */
export const STEPS: readonly ((known: Known) => Step | null)[] = [
  timeBetween,
  ageIn,
  yearAt,
  ageInYear,
  ageThisYear,
  ageOfDate,
  daysToBirthday,
  workingDays,
  daysBetween,
  dayOfWeek,
  bands,
  tiers,
  costing,
  breakdown,
  overtime,
  weighted,
  rates,
  rate,
  conversion,
  tariffStep,
  unitPrice,
  sharedOut,
  product,
  bodyMass,
  average,
]

/** What is worked out before cases are told apart: those that read no cases of their own. */
export const CALCULATIONS: typeof STEPS = [
  timeBetween,
  daysBetween,
  dayOfWeek,
  rate,
  conversion,
  unitPrice,
  product,
  bodyMass,
  average,
]

const TIER = new RegExp(
  String.raw`\b(?:y )?(?:(?:los|las|el|la|para|si|con|tiene|mayores|pesa|es|son|pedidos?) )*(?:(hasta|menos de|menores? de|mas de|mayores? de|a partir de|desde|mayores? a|menores? a|superior a) (?:los )?(\d+(?:[.,]\d+)?)|(?:de|entre|del) (?:los )?(\d+(?:[.,]\d+)?) (?:a|y|al) (?:los )?(\d+(?:[.,]\d+)?)|(adultos?|el resto|resto|los demas|demas|mayores|si no|otros))(?: (?:kg|kilos?|anos?|km|gramos?|horas?|dias|unidades|metros|en adelante|o menos|o mas))*(?: (?:,|:|es|son|pagan?|cuesta|vale|a|cobra|se|entran?|->|=|valen|cuestan|el|envio))* ${MONEY}${SIGN}(?! ?%)(?= |$)`,
  'g',
)

/** «hasta 2 kg 4,95; hasta 5 kg 7,50; más de 5 kg 12»: a price by how much there is, who pays half of it, when it is free. */
function tiers({ reading, quantities }: Known): Step | null {
  const matches = [...reading.text.matchAll(TIER)]
  if (matches.length < 2) return null
  const unit = /\banos?\b/.test(matches.map(([all]) => all).join(' '))
    ? /^edad/
    : /\b(?:kg|kilos?|gramos?)\b/.test(matches.map(([all]) => all).join(' '))
      ? /^peso/
      : /./
  const by = quantities.find((one) => isNumber(one) && unit.test(one.name)) ?? quantities.find(isNumber)
  if (!by) return null
  const lines: string[] = []
  const result = /\benvio\b/.test(reading.text) ? 'coste' : 'precio'
  for (const [at, match] of matches.entries()) {
    reading.use({ from: match.index, to: match.index + match[0].length })
    const [, how, one, from, to, , price = '0'] = match
    const isLast = at === matches.length - 1
    const test =
      how !== undefined
        ? `${by.name} ${signOf(how, match[0])} ${numberIn(one ?? '0')}`
        : from !== undefined
          ? `${by.name} <= ${numberIn(to ?? '0')}`
          : null
    const value = price === 'gratis' ? '0' : String(numberIn(price))
    // The last of the prices is for all that is left.
    lines.push(
      at === 0 ? `if ${test}:` : isLast || test === null ? 'else:' : `elif ${test}:`,
      `    ${result} = ${value}`,
    )
    if (at > 0 && test === null) break
  }
  const how = [`\`if\`, \`elif\` y \`else\` buscan el tramo de \`${by.name}\`: se usa el primero que se cumple.`]
  const member = quantities.find(({ type }) => type === 'yes-no')
  const cut = reading.take(
    /\b(?:y )?(?:(?:los|las|si|es|el|la|un|una|quienes|son) )*([a-z]+) (?:(?:solo|tambien) )?(?:pagan?|tienen?|les? (?:sale|cuesta)|cobra\w*)(?: (?:un|el|a))* (?:(la )?(mitad|doble)|(\d+(?:[.,]\d+)?) ?%(?: (?:de )?(?:descuento|menos|dto))?)/,
  )
  if (member && cut) {
    const change =
      cut.groups[2] === 'doble'
        ? '*= 2'
        : cut.groups[2] === 'mitad'
          ? '/= 2'
          : `*= 1 - ${numberIn(cut.groups[3] ?? '0')} / 100`
    lines.push(`if ${member.name}:`, `    ${result} ${change}`)
    how.push(`Si \`${member.name}\` es cierto, \`${result} ${change}\` cambia el precio.`)
  }
  const free = reading.take(
    /\b(?:y )?(?:si|para|cuando|en) (?:el |la |los |las )?([a-z]+)(?: (?:es|son|sea|cuesta|de|a|partir|igual|o|superior|mayor|mas))* (\d+(?:[.,]\d+)?)(?: (?:€|euros?|pesos|\$))?( o mas)? (?:(?:es|son|sale|el|envio|sera|queda) )*gratis/,
  )
  const other = free
    ? (quantities.find((one) => one.noun === free.groups[0]) ?? quantities.find((one) => one !== by && isNumber(one)))
    : undefined
  if (free && other) {
    const sign = / mas de | mayor | superior /.test(free.text) && free.groups[2] === undefined ? '>' : '>='
    const [first = '', ...rest] = lines
    lines.splice(
      0,
      lines.length,
      `if ${other.name} ${sign} ${numberIn(free.groups[1] ?? '0')}:`,
      `    ${result} = 0`,
      `el${first}`,
      ...rest,
    )
  }
  reading.take(/\b(?:los )?gastos? de envio\b/)
  reading.take(
    /\b(?:(?:el|lo que|cuanto) )?(?:coste|precio|paga|cuesta|debe pagar)(?: (?:de la entrada|del (?:envio|cine)|la entrada|en la [a-z]+))?\b/,
  )
  return {
    lines,
    results: [{ name: result, label: result === 'coste' ? 'Coste' : 'Precio', type: 'money' }],
    how,
    said: `busca el ${result} que toca`,
  }
}

const signOf = (how: string, all: string) =>
  /^hasta/.test(how)
    ? '<='
    : /^men/.test(how)
      ? / o menos/.test(all)
        ? '<='
        : '<'
      : /^(?:a partir|desde)/.test(how)
        ? '>='
        : '>'

const CURRENCIES = /\b(euros?|dolares|dolar|pesos|soles|libras|yenes|reales|bolivares|colones|usd|eur)\b/g
const STRONG = /^(?:euro|dolar|libra|usd|eur)/

/** «de pesos a dólares con tipo de cambio 18,40»: a weak currency is divided by the rate, a strong one multiplied. */
function conversion({ reading, quantities }: Known): Step | null {
  const rate = reading.find(
    /\b(?:(?:con|a|el|un|al|tipo de|tasa de|esta|usando|cotizacion) )*(?:cambio|tasa|cotizacion|tipo)(?: (?:de|a|es|esta|cambio|en|del|:|=))* (\d+(?:[.,]\d+)?)/,
  )
  const [from, to] = [...new Set([...reading.text.matchAll(CURRENCIES)].map(([word]) => word))]
  const input = quantities.find(isNumber)
  if (!rate || from === undefined || to === undefined || !input) return null
  reading.use(rate)
  reading.take(/\b(?:conver\w+|convierte\w*|cambi\w+|pasa\w*)(?: (?:de|a|[a-z]+)){1,6}(?= (?:con|a \d|y|,|;|\.)|$)/)
  const operator = STRONG.test(from) || !STRONG.test(to) ? '*' : '/'
  return {
    constants: [`CAMBIO = ${numberIn(rate.groups[0] ?? '1')}`],
    lines: [`${to} = ${input.name} ${operator} CAMBIO`],
    results: [{ name: to, label: upperFirst(to).replace('dolares', 'dólares'), type: 'mean' }],
    how: [
      operator === '/'
        ? `Cada unidad cuesta \`CAMBIO\` ${from}: por eso se divide.`
        : `Cada unidad vale \`CAMBIO\` ${to}: por eso se multiplica.`,
    ],
    said: `convierte ${from} a ${to.replace('dolares', 'dólares')}`,
  }
}

/** «cuánto paga cada persona». */
function sharedOut({ reading, quantities }: Known): Step | null {
  const found = reading.find(
    /\b(?:(?:cuanto|lo que) (?:paga|pagan|toca|pone|le toca|corresponde|debe)(?: a)? cada (?:un[oa]|[a-z]+)|repart\w+ (?:entre|a partes))\b/,
  )
  const amount = quantities.find((one) => isPrice(one) || /^(?:total|cuenta|importe)$/.test(one.name))
  const people = quantities.find(
    (one) =>
      one !== amount &&
      isNumber(one) &&
      /^(?:personas?|amigos?|comensales|cantidad|n|gente|companeros|socios|partes|invitados)/.test(one.name),
  )
  if (!found || !amount || !people) return null
  reading.use(found)
  return {
    lines: [`cada_uno = ${amount.name} / ${people.name}`],
    results: [{ name: 'cada_uno', label: 'Cada persona paga', type: 'money' }],
    how: [`Se divide \`${amount.name}\` entre \`${people.name}\`.`],
    said: 'reparte el total',
  }
}

const TOTAL =
  /\b(?:y )?(?:(?:me|el|la|lo que|cuanto|que) )*(?:total|importe(?: total)?|a pagar|pagar|cuesta(?: todo)?|paga|cobra\w*|cobrar|precio (?:total|final)|debe\w*|tengo que pagar|hay que pagar|sale)\b(?: (?:a pagar|final|todo|en total|que (?:pagar|cobrar)|tiene que pagar))*/
const DISCOUNT =
  /\b(?:y |, )?(?:si|cuando|a partir de|para)(?: (?:son|compran?|hay|es|el|la|los|se|piden?|lleva\w*|pasa\w*|supera\w*|de|cantidad|total|importe|gasta\w*|igual))* (mas de|mas que|menos de|al menos|mayor (?:que|a|de)|a partir de|superior a|de)? ?(\d+(?:[.,]\d+)?) ?(€|euros?|pesos|[a-z]+)?( o mas)? ?(?:,|(?:me|se|le|les|hay|haga|hace|hacen|aplica|aplique|tiene|tienen|un|una|el|con|que|hago|haces))*(?: (?:,|me|se|le|les|hay|haga|hace|hacen|aplica|aplique|tiene|tienen|un|una|el|con|que|hago|haces))* (\d+(?:[.,]\d+)?) ?%(?: (?:de )?(?:descuento|dto|menos|rebaja))?/

/** How many times a price, less what is taken off from so many on. */
function product({ reading, quantities }: Known): Step | null {
  const price = quantities.find(({ noun }) => noun === 'precio') ?? quantities.find(isPrice)
  const amount = quantities.find((one) => one !== price && isNumber(one) && !isPrice(one))
  // A total that is typed is no price of one.
  if (
    !price ||
    !amount ||
    price.name === 'total' ||
    quantities.some(({ name }) => /^(?:porcentaje|descuento|propina|iva)/.test(name))
  )
    return null
  const total = reading.find(TOTAL)
  const stated = reading.find(DISCOUNT)
  // What was read as a case before is no discount of its own.
  const discount = stated && !reading.isUsed(reading.wordAt(stated.to) - 1) ? stated : null
  if (!total && !discount) return null
  if (total) reading.use(total)
  if (discount) reading.use(discount)
  const lines = [`total = ${amount.name} * ${price.name}`]
  const how = [`El total es \`${amount.name} * ${price.name}\`.`]
  if (discount) {
    const [sign = 'mas de', limit = '0', unit = '', more, percent = '0'] = discount.groups
    const of = /^(?:€|euro|peso)/.test(unit) ? 'total' : amount.name
    const isOver = more === undefined && /^(?:mas|mayor|superior)/.test(sign)
    lines.push(
      `if ${of} ${/^menos/.test(sign) ? '<' : isOver ? '>' : '>='} ${numberIn(limit)}:`,
      `    total *= 1 - ${numberIn(percent)} / 100`,
    )
    how.push(
      `Con ${isOver ? 'más de ' : ''}${limit}${isOver ? '' : ' o más'} se quita el ${percent} %: \`total *= 1 - ${numberIn(percent)} / 100\`.`,
    )
  }
  return { lines, results: [{ name: 'total', label: 'Total', type: 'money' }], how, said: 'calcula el total' }
}

function bodyMass({ reading, quantities }: Known): Step | null {
  const weight = quantities.find(({ noun }) => noun === 'peso')
  const height = quantities.find(({ noun }) => /^(?:altura|estatura)$/.test(noun))
  const found = reading.find(/\b(?:el |su )?(?:imc|indice de masa corporal)\b/)
  if (!weight || !height || !found) return null
  reading.use(found)
  return {
    lines: [`imc = ${weight.name} / ${height.name}**2`],
    results: [{ name: 'imc', label: 'IMC', type: 'mean' }],
    how: ['El IMC es el peso en kilos entre la altura en metros al cuadrado.'],
    said: 'calcula el IMC',
  }
}

function average({ reading, quantities }: Known): Step | null {
  const numbers = quantities.filter(isNumber)
  const found = reading.find(/\b(?:la |su )?media\b/)
  if (numbers.length < 2 || !found || numbers.length !== quantities.length) return null
  if (/^ ponderada/.test(reading.text.slice(found.to))) return null
  reading.use(found)
  return {
    lines: [`media = (${numbers.map(({ name }) => name).join(' + ')}) / ${numbers.length}`],
    results: [{ name: 'media', label: 'Media', type: 'mean' }],
    how: [`Se suman y se divide entre ${numbers.length}.`],
    said: 'calcula la media',
  }
}
