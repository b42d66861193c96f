import type { Quantity } from '../scalars/scalar-inputs'
import type { Known, Step } from '../scalars/scalar-step'
import { numberIn } from '../tables/data'

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`
const UNIT =
  '(?: (?:kg|kilos?|km|kilometros|horas?|h|minutos|dias|unidades|uds|metros|personas|anos|euros|€|pesos|litros|piezas|[a-z]+s))?'
const IS =
  '(?:(?: ,| :| a| son| es| sea| cobro| cobra| cuesta| cuestan| vale| valen| pago| paga| pagan| precio| de| el| la| entonces| seria| serian| me| te| lleva))*'
const MONEY = String.raw`(?: (?:€|\$|euros?|pesos|soles|dolares))?`
const UP_TO = '(?:si (?:es|son|pesa|hay|tiene) )?(hasta|menos de|menor de|por debajo de)'

/** «hasta 8 kg 18 euros», «menos de 3 km cobro 40». */
const LOW = new RegExp(String.raw`\b${UP_TO} ${NUMBER}${UNIT}${IS} ${NUMBER}${MONEY}`, 'g')
/** «de más de 8 hasta 20 son 25», «de 3 a 7 son 65». */
const MIDDLE = new RegExp(
  String.raw`\b(?:de|entre|desde)(?: mas de)? ${NUMBER}${UNIT} (?:a|y|hasta) ${NUMBER}${UNIT}${IS} ${NUMBER}${MONEY}`,
  'g',
)
/** «por encima 34», «más de 7, 90», «de ahí en adelante 20». */
const REST = new RegExp(
  String.raw`\b(?:por encima(?: de (?:es[eo]|ahi))?|de ahi (?:en adelante|para arriba|en mas)|en adelante|a partir de ahi|el resto|lo demas|si no|los demas|(?:y )?(?:a partir de|mas de|mayor de|por encima de) \d+(?:[.,]\d+)?${UNIT})${IS} ${NUMBER}${MONEY}(?! (?:kg|km|horas))`,
)

type Band = { limit: number; isIncluded: boolean; price: string; from: number; to: number }

/** A price by bands of what is typed, and what is added to it by yes or no. */
export function bands({ reading, quantities }: Known): Step | null {
  const measure = quantities.find(({ type }) => type === 'number' || type === 'whole')
  // What is free from some amount on is read by the tiers.
  if (!measure || /\bgratis\b/.test(reading.text)) return null
  const found = bandsIn(reading.text)
  const rest = restIn(reading.text, found)
  if (found.length === 0 || !rest) return null
  const lines = found.flatMap(({ limit, isIncluded, price }, at) => [
    `${at === 0 ? 'if' : 'elif'} ${measure.name} ${isIncluded ? '<=' : '<'} ${limit}:`,
    `    precio = ${numberIn(price)}`,
  ])
  lines.push('else:', `    precio = ${numberIn(rest.price)}`)
  for (const one of [...found, rest]) reading.use(one)
  reading.take(
    /\b(?:y )?(?:me |que )*(?:dig[ao]|muestr\w+|calcul\w+|cobr[eo])?(?: (?:lo que|cuanto|el precio|me|se|le))*(?: (?:cobr\w+|cuesta|paga))\b/,
  )
  const added = addOns({ reading, quantities })
  return {
    lines: [...lines, ...added.lines],
    results: [{ name: 'precio', label: 'Precio', type: 'money' }],
    how: [
      `\`if\`, \`elif\` y \`else\` se prueban en orden: se queda con el primer tramo en el que cabe \`${measure.name}\`.`,
      ...added.how,
    ],
    said: `calcula el precio por tramos${added.lines.length > 0 ? ', con los extras' : ''}`,
  }
}

function bandsIn(text: string): Band[] {
  const middle = [...text.matchAll(MIDDLE)].map((match) => ({
    limit: numberIn(match[2] ?? '0'),
    isIncluded: true,
    price: match[3] ?? '0',
    from: match.index,
    to: match.index + match[0].length,
  }))
  const low = [...text.matchAll(LOW)]
    .map((match) => ({
      limit: numberIn(match[2] ?? '0'),
      isIncluded: match[1] === 'hasta',
      price: match[3] ?? '0',
      from: match.index,
      to: match.index + match[0].length,
    }))
    .filter(({ from, to }) => middle.every((other) => to <= other.from || from >= other.to))
  return [...low, ...middle].toSorted((a, b) => a.limit - b.limit)
}

function restIn(text: string, found: readonly Band[]): { price: string; from: number; to: number } | null {
  const after = Math.max(0, ...found.map(({ to }) => to))
  const match = REST.exec(text.slice(after))
  return match ? { price: match[1] ?? '0', from: after + match.index, to: after + match.index + match[0].length } : null
}

const AMOUNT =
  /\b(?:si )?(?:(?:dice|pone|contesta|es|la respuesta es|responde) )?(?:s |si |que si |asi )?(?:(?:,|se|le|son|es|el|la|los|las|lleva|quiere|tiene|un|una|de|cuesta|cobro|cobra|vale|hay que|finde|fin|semana|[a-z]+) ){0,6}?(?:suma\w*|sube\w*|subo|anad\w+|agreg\w+|cobr\w+|son|cuesta\w*|mas|recargo de|aumenta) (?:un |el |otros |otras )?(\d+(?:[.,]\d+)?)( %)?(?: (?:€|euros?|pesos|soles|dolares))?(?: (?:mas|extra|de mas|adicional(?:es)?))*/

/** «si dice s se suman 6 euros», «el casco son 2 euros más», «si es finde sube 20%»: one for each question of yes or no. */
function addOns({ reading, quantities }: Known): { lines: string[]; how: string[] } {
  const lines: string[] = []
  const how: string[] = []
  for (const { name } of quantities.filter(isYesNo)) {
    const from = openFrom(reading)
    const match = AMOUNT.exec(from.text)
    const [, amount, percent] = match ?? []
    if (!match || amount === undefined) continue
    reading.use({ from: match.index, to: match.index + match[0].length })
    const value = numberIn(amount)
    lines.push(`if ${name}:`, percent === undefined ? `    precio += ${value}` : `    precio *= 1 + ${value} / 100`)
    how.push(
      percent === undefined
        ? `Si se contesta que sí, \`${name}\` es \`True\` y se suman ${amount}.`
        : `Si se contesta que sí, \`${name}\` es \`True\` y el precio sube un ${amount} %.`,
    )
  }
  return { lines, how }
}

const isYesNo = ({ type }: Quantity) => type === 'yes-no'

/** The request with blanks where it has been read. */
function openFrom(reading: Known['reading']): { text: string } {
  return {
    text: reading.words.map(({ plain }, at) => (reading.isUsed(at) ? plain.replace(/./g, '¦') : plain)).join(' '),
  }
}
