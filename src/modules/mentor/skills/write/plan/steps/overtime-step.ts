import type { Known, Step } from '../scalars/scalar-step'
import { numberIn } from '../tables/data'

const OVER =
  /\b(?:(?:y|las|los|si|horas?|extras?|trabaj\w+) )*(?:que (?:pas\w+|super\w+|exced\w+|sobr\w+|sean mas)(?: de)?|por encima de|pas\w+ de|a partir de(?: la| las)?|mas de|por encima de|extras?) (?:las )?(\d{1,3})(?: horas?)?(?: (?:se|son|,|cada|las|horas?|extras?|que|sobran|de mas|le|les|una|como))* (?:(?:pag\w+|cobr\w+|val\w+|cuent\w+|son) )?(?:(?:a|el|al|con|un|por|de|como|recargo|se) )*(?:(dobles?)|(triples?)|(\d+(?:[.,]\d+)?) ?(%)?)(?: (?:mas|extra|veces|de recargo))*/
const NORMAL =
  /\b(?:(?:las|los) )?primer[oa]s (\d{1,3})(?: horas?)? (?:(?:son|se|pagan|cobran|van|a|precio|como) )*(?:normal(?:es)?|sencillas?|ordinarias?)\b/
const TELLS =
  /\b(?:y )?(?:(?:que|me|dig\w+|dime|di|muestr\w+|calcul\w+|saqu\w+|el|la|su|necesito|quiero) )*(?:sueldo|salario|paga|pago|total|nomina)(?: (?:de la semana|semanal|total|final|a pagar|del mes|mensual|bruto|que cobra|a cobrar))*\b/g

/** «las que pasen de 40 se pagan dobles»: hours beyond a limit at another rate, of typed hours and what an hour pays. */
export function overtime({ reading, quantities }: Known): Step | null {
  const hours = quantities.find(({ name }) => /^hora/.test(name))
  const pay = quantities.find(
    (one) => one !== hours && (one.type === 'money' || /^(?:pago|tarifa|precio|valor|sueldo)/.test(one.name)),
  )
  const found = reading.find(OVER)
  const limit = found?.groups[0]
  if (!hours || !pay || !found || limit === undefined) return null
  const [, double, triple, rate = '2', percent] = found.groups
  const factor = double
    ? 2
    : triple
      ? 3
      : percent
        ? (numberIn(rate) >= 100 ? 0 : 1) + numberIn(rate) / 100
        : numberIn(rate)
  if (factor <= 1 || factor > 5) return null
  reading.use(found)
  reading.take(NORMAL)
  for (const match of reading.text.matchAll(TELLS))
    reading.use({ from: match.index, to: match.index + match[0].length })
  return {
    lines: [
      `extras = max(0, ${hours.name} - ${limit})`,
      `normales = ${hours.name} - extras`,
      `sueldo = normales * ${pay.name} + extras * ${pay.name} * ${factor}`,
    ],
    results: [{ name: 'sueldo', label: 'Sueldo', type: 'money' }],
    how: [
      `\`extras\` son las horas que pasan de ${limit}: \`max(0, …)\` evita que salgan negativas.`,
      `Cada hora extra vale ${factor} veces la normal.`,
    ],
    said: 'calcula el sueldo con las horas extra',
  }
}
