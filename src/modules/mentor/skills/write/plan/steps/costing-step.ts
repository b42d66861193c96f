import { folded } from '~/platform/text/folded'
import type { Quantity } from '../scalars/scalar-inputs'
import type { Known, Step } from '../scalars/scalar-step'
import { numberIn } from '../tables/data'

const stem = (word: string) => word.replace(/(?:es|s)$/, '')
const isNumeric = ({ type }: Quantity) => type === 'whole' || type === 'number' || type === 'money'
/** What a price is for, where what is typed is in the smaller unit. */
const THOUSANDTHS: Record<string, string> = { gramo: 'kilo', mililitro: 'litro', metro: 'kilometro' }
const RATE =
  /\b(?:la|el|cada|por) (hora|metro|kilo|dia|unidad|pieza|kilometro|km|litro) (?:(?:de [a-z]+|la|lo|me|se|que|trabajad[oa]) )*(?:cobr\w+|val\w+|cuest\w+|pag\w+|sale|es|son|a)(?: a)? (\d+(?:[.,]\d+)?)|\bcobro (?:la|el) (hora|metro|kilo|dia|unidad|pieza|km) a (\d+(?:[.,]\d+)?)|\b(\d+(?:[.,]\d+)?)(?: (?:€|euros?|pesos))? (?:la|el|por|cada) (hora|metro|kilo|dia|unidad|pieza|km)\b/
const MARGIN =
  /\b(?:(?:al|a todo|el|de|sobre|total|costo|coste|todo|eso|le|y|luego|despues) )*(?:subo|sumo|suma\w*|anad\w+|agreg\w+|aument\w+|pon\w*|incremen\w+|gano|quiero ganar)(?: (?:un|el|le|al|coste|costo|total))* (\d+(?:[.,]\d+)?) %(?: de (?:ganancia|beneficio|margen|recargo|utilidad|iva))?/
const ROUND_UP =
  /\b(?:y )?(?:el )?(?:precio |total )?(?:final )?redonde\w+(?: (?:el|al|precio|final|total|resultado|siempre))* (?:para|hacia|por|al) (?:arriba|alza|lo alto|encima)(?: (?:a|al|en))?(?: (?:el|un))?(?: (?:multiplos?|siguiente multiplo))?(?: de)? ?(\d+)?/

/** Materials and work: what is typed times its price or its stated rate, all summed, with a margin, rounded up. */
export function costing({ reading, quantities }: Known): Step | null {
  const numeric = quantities.filter(isNumeric)
  const prices = numeric.filter(({ name }) => /^(?:precio|coste|costo|tarifa|importe)/.test(name))
  const amounts = numeric.filter((one) => !prices.includes(one))
  const rate = reading.find(RATE)
  const margin = reading.find(MARGIN)
  const terms: string[] = []
  const constants: string[] = []
  const how: string[] = []
  for (const amount of amounts) {
    const unit = unitOf(amount)
    const price = prices.find(({ label }) => pricesUnit(label, unit))
    const [, one, value, two, other, last, third] = rate ? [rate.text, ...rate.groups] : []
    const rated = one ?? two ?? third
    if (price) {
      const isSmall = pricesUnit(price.label, THOUSANDTHS[unit] ?? '#')
      terms.push(isSmall ? `${amount.name} / 1000 * ${price.name}` : `${amount.name} * ${price.name}`)
      if (isSmall) how.push(`\`${amount.name} / 1000\` pasa a la unidad del precio, mil veces mayor.`)
    } else if (rate && rated !== undefined && stem(rated) === unit) {
      const constant = `PRECIO_${unit.toUpperCase()}`
      constants.push(`${constant} = ${numberIn(value ?? other ?? last ?? '0')}`)
      terms.push(`${amount.name} * ${constant}`)
      reading.use(rate)
    } else return null
  }
  if (terms.length === 0 || (terms.length < 2 && !margin)) return null
  const lines = [`coste = ${terms.join(' + ')}`]
  if (margin) {
    reading.use(margin)
    constants.push(`GANANCIA = ${numberIn(margin.groups[0] ?? '0')}`)
    lines.push('precio = coste * (1 + GANANCIA / 100)')
    how.push('`coste * (1 + GANANCIA / 100)` suma ese porcentaje al coste.')
  } else lines.push('precio = coste')
  const round = reading.find(ROUND_UP)
  if (round) {
    reading.use(round)
    const step = round.groups[0] ?? '1'
    lines.push(step === '1' ? 'precio = math.ceil(precio)' : `precio = math.ceil(precio / ${step}) * ${step}`)
    how.push(
      `\`math.ceil\` redondea hacia arriba${step === '1' ? '' : `: se divide entre ${step}, se sube al entero siguiente y se vuelve a multiplicar`}.`,
    )
  }
  reading.take(
    /\b(?:y )?(?:dime|di|diga\w*|muestr\w+|calcul\w+)? ?(?:el |lo que )?(?:precio|total|coste|costo|importe)(?: (?:final|total|de venta))?\b/,
  )
  return {
    ...(round ? { imports: ['import math'] } : {}),
    constants,
    lines,
    results: [{ name: 'precio', label: 'Precio final', type: round ? 'whole' : 'money' }],
    how: ['El coste suma cada cantidad por su precio.', ...how],
    said: 'calcula el precio final',
  }
}

/** «Cuántos metros», «gramos de harina», «horas trabajadas»: metro, gramo, hora. */
function unitOf({ label, noun }: Quantity): string {
  const plain = folded(label)
  const said = /\b(metro|gramo|kilo|hora|litro|mililitro|dia|unidad|pieza|kilometro|km)(?:s|es)?\b/.exec(plain)?.[1]
  return said ?? stem(noun)
}

/** «Precio del metro», «precio por kilo». */
const pricesUnit = (label: string, unit: string) =>
  new RegExp(String.raw`\b(?:del|de la|por|el|la|cada|de|un|una) ${unit}s?\b`).test(folded(label))
