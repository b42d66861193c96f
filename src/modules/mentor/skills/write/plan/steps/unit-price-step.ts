import type { Known, Step } from '../scalars/scalar-step'
import { numberIn } from '../tables/data'

const EACH =
  /\b(?:(?:y |que )?(?:dig\w+|muestr\w+|calcul\w+|el|lo que|cuanto)? ?(?:el )?(?:total|precio|coste|cuesta|a pagar|paga|cobro|sale|salen)(?: (?:a pagar|total|del pedido))? )?(?:a|son|cuesta|vale|de) (\d+(?:[.,]\d+)?)(?: (?:€|\$|euros?|pesos|soles|dolares))? (?:cada un[oa]|la unidad|por unidad|c \/ u|el kilo|la docena|por cada [a-z]+|la pieza)\b/
/** «si son 12 o más, cada una a 700», «si son más de 10, un 15 % de descuento». */
const FROM =
  /\b(?:pero )?(?:(?:ahora )?(?:que )?)?si (?:(?:son|compra\w*|pid\w+|llev\w+|hay|quiere) )*(mas de |a partir de |por encima de )?(\d+)(?: (?!o mas)[a-z]+)?( o mas)?(?: [a-z]+)?(?: (?:,|cada|un[oa]|que|se|le|me|salga|sale|salen|salgan|a|son|haga|hay|haya|tenga|aplique|aplica|descuente|con|un|el|cuesta|vale|de|las|los|precio|descuento|por|quede|queden|baje|cobre|cobro))* (\d+(?:[.,]\d+)?)( %)?(?: (?:€|\$|euros?|pesos|soles|dolares))?(?: (?:de descuento|menos|cada un[oa]|la unidad))*/

/** So many pieces at one price, and at another (or with a discount) from some number on. */
export function unitPrice({ reading, quantities }: Known): Step | null {
  const [amount, ...others] = quantities.filter(({ type }) => type === 'whole' || type === 'number')
  const each = reading.find(EACH)
  if (!amount || others.length > 0 || !each) return null
  reading.use(each)
  const from = reading.find(FROM)
  const price = numberIn(each.groups[0] ?? '0')
  const lines: string[] = []
  const how = ['El total es la cantidad por el precio de cada uno.']
  if (from) {
    reading.use(from)
    const [over, limit = '0', , value = '0', percent] = from.groups
    const test = `${amount.name} ${over === undefined || over.startsWith('a partir') ? '>=' : '>'} ${limit}`
    lines.push(
      `if ${test}:`,
      percent === undefined
        ? `    precio = ${numberIn(value)}`
        : `    precio = ${price} * (1 - ${numberIn(value)} / 100)`,
      'else:',
      `    precio = ${price}`,
      '',
    )
    how.push(`El \`if\` elige el precio de todos según \`${test}\`.`)
  }
  return {
    lines: [...lines, `total = ${amount.name} * ${from ? 'precio' : price}`],
    results: [{ name: 'total', label: 'Total', type: 'money' }],
    how,
    said: 'calcula el total',
  }
}
