import { singular } from '../../../engine/task/identifier'
import type { Reading, Span } from '../compose/reading'
import { openText } from '../told/told'

/** What a first stretch costs, what each further unit or part of it costs, and what is charged at most and at least. */
export type Tariff = {
  /** `isEach`: the price is of each of its units. */
  first: { units: number; price: number; isEach: boolean }
  next: { units: number; price: number; isPartCharged: boolean; unit: string }
  most: number | null
  least: number | null
}

const N = String.raw`(\d+(?:[.,]\d+)?)`
const MONEY = String.raw`${N}(?: (?:€|\$|euros?|pesos|soles|dolares|bs|usd|quetzales|lempiras|colones))?`
const UNIT =
  '(medias? horas?|cuartos? de hora|(?!pag|cuest|val|cobr|son\\b|es\\b|se\\b|sal|gratis|siguiente|adicional|extra|restante|demas|resto|empezad|que|y|en)[a-z]{2,})'
const COSTS =
  '(?: (?:,|:|=|\\(|cuest\\w+|val\\w+|son|es|se|le|cobr\\w+|a|pag\\w+|sale\\w*|por|de|tien\\w+|precio|tarifa|un|una|coste|estan|esta|en))*'
const FREE = '(gratis|gratuit[oa]s?|no (?:se )?(?:pag|cobr)\\w+(?: nada)?|sin (?:coste|cargo|costo)|libres?)'
const ASIDE = '(?: \\( [^()]{1,60} \\))?'
const FIRST = `l[oa]s? (?:(\\d+) )?primer[oa]?s?(?: (\\d+))?(?: ${UNIT})?`
const FIRST_THEN_PRICE = new RegExp(
  `\\b${FIRST}${ASIDE}${COSTS} (?:${FREE}|${MONEY})( (?:cada un[oa]|por (?:hora|km|kilo|dia)|la hora|el km|el kilo|al dia))?`,
)
const UP_TO_THEN_PRICE = new RegExp(`\\bhasta (?:l[oa]s )?(\\d+) ${UNIT}${ASIDE}${COSTS} (?:${FREE}|${MONEY})`)
const PRICE_THEN_FIRST = new RegExp(`\\b${MONEY}(?: (?:por|en|de))? ${FIRST}`)
const PART =
  '(?: (?:o (?:la )?(?:fraccion|parte|porcion)(?: de (?:hora|ella|km|[a-z]+))?|(?:ya )?(?:empezad|comenzad|iniciad)[oa]))?'
const MORE =
  '(?: (?:adicional(?:es)?|extras?|siguientes?|de mas|mas|restantes?|despues|posterior(?:es)?|a partir de ahi|que (?:se )?pasen?|superior|completa))?'
const EACH = '(?:(?:por |a |en |y ){0,4}(?:cada|las?|los?|el|por)(?: (?:demas|otr[oa]s?|resto de))?)'
const PRICE_THEN_NEXT = new RegExp(`\\b${MONEY} ${EACH}(?: (\\d+))?(?: ${UNIT})?${PART}${MORE}${PART}`)
const NEXT_THEN_PRICE = new RegExp(`\\b${EACH}(?: (\\d+))?(?: ${UNIT})?${PART}${MORE}${PART}${COSTS} ${MONEY}`)
const MOST = new RegExp(
  `\\b(?:(?:y|con|pero|un|el|que|hasta) )*(?:nunca (?:se )?(?:(?:cobr|pag|pas|super)\\w*|mas)(?: (?:mas|de))*|como (?:mucho|maximo)|(?:maximo|tope)(?: (?:de|es|diario|al dia|son|por dia|total|a cobrar|:))*|no (?:se )?(?:puede )?(?:cobr|pag|pas|super)\\w*(?: mas)?(?: de)?|sin (?:pasar|superar)(?: de)?|a lo sumo) ${MONEY}(?: (?:al|por|cada) dia| diarios?| en total)?`,
)
const LEAST = new RegExp(
  `\\b(?:(?:y|con|pero|un|el|que) )*(?:(?:como )?minimo(?: (?:de|es|son|:|a cobrar|a pagar))*|nunca (?:se )?(?:cobr\\w*|pag\\w*)? ?menos de|al menos) ${MONEY}`,
)
const IS_PART =
  /\b(?:fraccion|empezad[oa]|comenzad[oa]|iniciad[oa]|redonde\w+ (?:hacia|para) arriba|aunque (?:solo )?(?:este|sea|pase|esten|sean))\b/

/** «la primera hora cuesta 2,50, después 1,20 por cada hora o fracción, y nunca más de 15», of what `subject` counts; null where a part is not told. */
export function readTariff(reading: Reading, subject: string): Tariff | null {
  const used: Span[] = []
  const text = openText(reading)
  const spaced = () =>
    used.reduce((open, { from, to }) => open.slice(0, from) + '¦'.repeat(to - from) + open.slice(to), text)
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(spaced())
    if (match) used.push({ from: match.index, to: match.index + match[0].length })
    return match
  }
  const before = take(PRICE_THEN_FIRST)
  const then = before ? null : take(FIRST_THEN_PRICE)
  const upTo = (before ?? then) ? null : take(UP_TO_THEN_PRICE)
  const [price, count, unit = subject] = before
    ? [before[1], before[2] ?? before[3], before[4]]
    : then
      ? [then[5] ?? '0', then[1] ?? then[2], then[3]]
      : [upTo?.[4] ?? '0', upTo?.[1], upTo?.[2]]
  const [most, least] = [take(MOST), take(LEAST)]
  const each = take(PRICE_THEN_NEXT)
  const next = each ?? take(NEXT_THEN_PRICE)
  if ((before ?? then ?? upTo) === null || next === null) return null
  // «hasta 5 kilos 8 €, de 5 a 10 …» are bands.
  if (upTo && !/\b(?:cada|extra|adicional|siguiente)/.test(next[0])) return null
  const [nextPrice, nextCount, nextUnit] = each ? [each[1], each[2], each[3]] : [next[3], next[1], next[2]]
  const [size, further] = [sizeOf(unit, subject), sizeOf(nextUnit ?? unit, subject)]
  if (size === null || further === null) return null
  const isPartCharged = IS_PART.test(text) || size !== 1 || further !== 1
  for (const span of used) reading.use(span)
  markAsides(reading)
  return {
    first: { units: size * Number(count ?? 1), price: numberOf(price), isEach: then?.[6] !== undefined },
    next: {
      units: further * Number(nextCount ?? 1),
      price: numberOf(nextPrice),
      isPartCharged,
      unit: nextUnit ?? unit,
    },
    most: most?.[1] === undefined ? null : numberOf(most[1]),
    least: least?.[1] === undefined ? null : numberOf(least[1]),
  }
}

const numberOf = (text = '0') => Number(text.replace(',', '.'))

const MINUTES: Readonly<Record<string, number>> = {
  segundo: 1 / 60,
  minuto: 1,
  min: 1,
  'cuarto de hora': 15,
  'media hora': 30,
  hora: 60,
  dia: 1440,
}
const minutesOf = (unit: string) => MINUTES[unit.split(' ').map(singular).join(' ')]

/** How many of what is given make one unit of the tariff; null where it is something else. */
function sizeOf(unit: string, subject: string): number | null {
  const given = singular(subject.split('_')[0] ?? subject)
  const [minutes, own] = [minutesOf(unit), MINUTES[given === 'h' ? 'hora' : given]]
  if (minutes !== undefined && own !== undefined) return Math.round((minutes / own) * 1e6) / 1e6
  const one = singular(unit)
  const isSame =
    one.slice(0, 3) === given.slice(0, 3) ||
    given.length < 3 ||
    /^(?:cantidad|total|numero|num|consumo|peso|distancia|tiempo|unidad)$/.test(given)
  return minutes === undefined || given.length < 3 || given === 'tiempo' ? (isSame ? 1 : null) : null
}

/** What follows from the rules anyway, and what is given back. */
function markAsides(reading: Reading): void {
  reading.take(
    /\b(?:y |que )?(?:con|si (?:son|es|hay|esta))? ?0 [a-z]+(?: (?:es|son|=|devuelv\w+|sale|se|cobr\w+|pag\w+|,|da))* (?:0|nada|gratis)\b/,
  )
  reading.take(
    /\b(?:que )?(?:devuelv\w+|dame|calcul\w+)(?: (?:el|la|lo|que))* (?:precio|total|importe|coste|pag\w+|se|cobr\w+|hay|tiene)(?: (?:que|pag\w+|cobr\w+|total|a|final|se))*\b/,
  )
  reading.take(/\bpara (?:estancias|tiempos|viajes|alquileres) de (?:hasta|menos de) \d+ [a-z]+\b/)
  reading.markWords(['cobre', 'cobra', 'cuesta', 'cuestan', 'vale', 'valen', 'paga', 'pagan', 'luego', 'despues'])
  reading.take(/\( ?aunque [^()]{1,40}\)/)
  reading.take(/\b(?:un|una|el|la|mi) [a-z]+ (?:que )?cobra\b/)
}
