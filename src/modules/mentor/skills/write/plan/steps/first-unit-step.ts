import type { Known, Step } from '../scalars/scalar-step'
import { numberIn } from '../tables/data'

const MONEY = String.raw`(\d+(?:[.,]\d+)?)(?: (?:€|\$|euros?|pesos|soles|dolares|bs|usd))?`
const UNIT = '(horas?|dias?|km|kilometros?|kilos?|kg|minutos?|noches?|paginas?|copias?|personas?|unidades?|litros?|m3)'
const LEAD = String.raw`(?:(?:cobr\w+|cuest\w+|val\w+|pag\w+|se|le|son|es|a|tarifa|precio|de|que|si|el|la|los|las) )*`
const FIRST = [
  new RegExp(
    String.raw`\b${LEAD}${MONEY} (?:por |en )?(?:la|el|los|las) (?:(\d+) )?primer[oa]?s?(?: (\d+))? ${UNIT}\b`,
  ),
  new RegExp(
    String.raw`\b${LEAD}(?:la|el|los|las) (?:(\d+) )?primer[oa]?s?(?: (\d+))? ${UNIT} (?:(?:cuest\w+|val\w+|son|es|se|cobr\w+|a|pag\w+|sale|:) )*${MONEY}`,
  ),
]
const MORE =
  '(?:adicional(?:es)?|extras?|siguientes?|de mas|mas|restantes?|despues|posterior(?:es)?|a partir de ahi|que pase[n]?|superior)'
const NEXT = [
  new RegExp(
    String.raw`\b(?:(?:y|luego|despues|a partir de ahi|,) )*(?:a )?${MONEY} (?:por |a |en )?(?:cada |la |las |los )*(?:un[oa]? )?(?:${UNIT} )?${MORE}`,
  ),
  new RegExp(
    String.raw`\b(?:(?:y|luego|despues|,|a partir de ahi) )*(?:(?:por|cada|las|los|la|el|una?) )*(?:${UNIT} )?${MORE}(?: ${UNIT})? ?(?:(?:,|:|cuest\w+|val\w+|son|es|se|cobr\w+|a|pag\w+|sale|cada|una?|las?|los?) )*${MONEY}`,
  ),
]

/** «2 € la primera hora y 1,50 cada hora más», «los 3 primeros km a 4 y los demás a 1,20». */
export function firstUnit({ reading, quantities }: Known): Step | null {
  const first = FIRST.map((pattern, at) => ({ at, found: reading.find(pattern) })).find(({ found }) => found !== null)
  const amount = quantities.find(({ type }) => type === 'number' || type === 'whole')
  if (!first?.found || !amount) return null
  const [one, two, three, four] = first.found.groups
  const [price, count, unit] = first.at === 0 ? [one, two ?? three, four] : [four, one ?? two, three]
  const { from, to } = first.found
  const next = NEXT.map((pattern) => behind(reading.text, pattern, to)).find((found) => found !== null)
  const extra = next?.groups.find((group) => group !== undefined && /^\d/.test(group))
  if (!next || extra === undefined || price === undefined) return null
  reading.use({ from, to: next.to })
  reading.take(
    /\b(?:y )?(?:(?:dig\w+|dime|di|muestr\w+|calcul\w+|saqu\w+|el|cuanto|que|lo|hay|tiene|debe) )*(?:total|pagar|importe|precio|cobr\w+|paga|cuesta)(?: (?:a pagar|total|final))*\b/,
  )
  const limit = Number(count ?? 1)
  const base = numberIn(price)
  return {
    imports: ['import math'],
    lines: [`extra = max(0, math.ceil(${amount.name}) - ${limit})`, `total = ${base} + extra * ${numberIn(extra)}`],
    results: [{ name: 'total', label: 'Total', type: 'money' }],
    how: [
      `\`extra\` son las que pasan de ${limit}: \`max(0, …)\` evita que salga negativo.`,
      `\`math.ceil\` redondea hacia arriba: una parte de ${unit?.replace(/s$/, '') ?? 'unidad'} cuenta entera.`,
    ],
    said: 'calcula el total',
  }
}

function behind(text: string, pattern: RegExp, from: number) {
  const match = pattern.exec(`${' '.repeat(from)}${text.slice(from)}`)
  return match ? { groups: match.slice(1), to: match.index + match[0].length } : null
}
