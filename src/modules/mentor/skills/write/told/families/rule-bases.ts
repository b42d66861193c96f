import { numberIn } from '../../plan/tables/data'
import { openText, type Told } from '../told'
import type { ToldParameter } from '../told-function'

/** What a function starts from, before its rules change it. */
export type Base = { expression: string; how: string; name: string }

export const stem = (name: string) => name.toLowerCase().replace(/_.*$/, '').slice(0, 6)
export const isOf = (word: string, { name }: ToldParameter) =>
  word.length > 2 &&
  (word.startsWith(stem(name)) || (word.length > 3 && name.toLowerCase().startsWith(word.slice(0, 5))))

type Share = { parameter: ToldParameter; percent: string; from: number; to: number }

/** «el examen vale un 60 %, las prácticas 30 %», «60 % examen y 40 % prácticas»: every value with its share. */
export function weighted(told: Told): Base | null {
  const { reading, asked } = told
  const parameters = asked?.parameters ?? []
  const shares = [sharesIn(told, 'before'), sharesIn(told, 'behind')].find(
    (found) => found.length === parameters.length,
  )
  if (shares === undefined || parameters.length < 2) return null
  for (const each of shares) reading.use(each)
  reading.markWords(['vale', 'pesa', 'cuenta', 'cuentan', 'ponderada'])
  const ordered = parameters.flatMap((parameter) => shares.filter((each) => each.parameter === parameter))
  const first = ordered[0]?.percent ?? '0'
  return {
    expression: ordered
      .map(({ parameter, percent }) => `${parameter.name} * ${Number(numberIn(percent)) / 100}`)
      .join(' + '),
    how: `Cada parte se multiplica por lo que vale: un ${first} % es ${Number(numberIn(first)) / 100}.`,
    name: /\bnota\b/.test(reading.text) ? 'nota' : 'resultado',
  }
}

/** The name that stands next to each share, on one side of it. */
function sharesIn({ reading: { words }, reading, asked }: Told, side: 'before' | 'behind'): Share[] {
  const shares: Share[] = []
  for (const [at, { plain }] of words.entries()) {
    if (
      !(plain === '%' || (plain === 'por' && words[at + 1]?.plain === 'ciento')) ||
      !/^\d+(?:[.,]\d+)?$/.test(words[at - 1]?.plain ?? '')
    )
      continue
    const near = side === 'before' ? words.slice(Math.max(0, at - 8), at - 1).toReversed() : words.slice(at + 1, at + 6)
    const found = nearest(
      near.map((word) => word.plain),
      asked?.parameters ?? [],
      shares,
    )
    if (found === null) continue
    const [first, last] = side === 'behind' ? [at - 1, at + 1 + found.distance] : [at - 2 - found.distance, at]
    shares.push({
      parameter: found.parameter,
      percent: words[at - 1]?.plain ?? '0',
      from: reading.offsetOf(first),
      to: reading.offsetOf(last + 1),
    })
  }
  return shares
}

function nearest(
  words: readonly string[],
  parameters: readonly ToldParameter[],
  taken: readonly Share[],
): { parameter: ToldParameter; distance: number } | null {
  for (const [distance, word] of words.entries()) {
    if (/^(?:%|;|\.)$/.test(word)) return null
    const parameter = parameters.find((each) => isOf(word, each) && taken.every((other) => other.parameter !== each))
    if (parameter) return { parameter, distance }
  }
  return null
}

const PARTS: readonly [RegExp, string][] = [
  [/\btercio\b|\b1 \/ 3\b|\bcada 3 (?:fallos|errores|mal)/, '3'],
  [/\bcuarto\b|\b1 \/ 4\b|\bcada 4 (?:fallos|errores|mal)|\b0[.,]25\b/, '4'],
  [/\bmitad\b|\bmedio\b|\b1 \/ 2\b|\bcada 2 (?:fallos|errores|mal)|\b0[.,]5\b/, '2'],
]

/** «Cada fallo quita un tercio de acierto», «la nota sobre 10»: how a test is marked. */
export function scored({ reading, asked }: Told): Base | null {
  const named = (words: RegExp) => asked?.parameters.find(({ name }) => words.test(name))?.name
  const [right, wrong, total] = [
    named(/^(?:aciertos|bien|correctas)/),
    named(/^(?:fallos|errores|mal|incorrectas)/),
    named(/^(?:total|preguntas|n)/),
  ]
  const penalty = reading.take(
    /\b(?:cada|por cada)(?: \d)? (?:fallos?|errores?|error|respuestas? mal|mal)(?: [a-z]+){0,2} (?:quit\w+|rest\w+|descuent\w+|penaliz\w+)(?: (?:un|una|de|el|la|acierto|bien|1|tercio|cuarto|mitad|medio|0[.,]\d+|\/ \d|3|4|2|aciertos|punto|puntos)){0,8}/,
  )
  const part = penalty && PARTS.find(([words]) => words.test(penalty.text))?.[1]
  if (right === undefined || wrong === undefined || !part) return null
  const scale = reading.take(/\b(?:la nota |nota )?sobre (\d+)\b/)?.groups[0]
  reading.take(/\b(?:y )?las (?:que )?(?:dejas |dejes )?en blanco (?:no cuentan|ni suman ni restan|no restan)/)
  const points = `(${right} - ${wrong} / ${part})`
  return {
    expression: total !== undefined && scale !== undefined ? `${points} / ${total} * ${scale}` : points.slice(1, -1),
    how: `Cada fallo quita un acierto dividido entre ${part}${total === undefined ? '' : '; lo que queda se reparte sobre el total'}.`,
    name: 'nota',
  }
}

/** «3 € fijos más 1,20 por km», «cada hora son 12 €»: what each value costs, and what is always added. */
export function charged({ reading, asked }: Told): Base | null {
  const parameters = asked?.parameters ?? []
  const text = openText(reading)
  const parts: string[] = []
  for (const parameter of parameters) {
    const one = stem(parameter.name).replace(/s$/, '')
    const found =
      new RegExp(
        `\\b(\\d+(?:[.,]\\d+)?) ?(?:€|euros?|pesos|soles|dolares|\\$|centimos)? (?:por|cada|el|la|a la|al|x|/) (?:cada )?${one}[a-z]*`,
      ).exec(text) ??
      new RegExp(
        `\\b(?:cada|por cada|el|la|por) ${one}[a-z]*(?: (?:,|:|son|es|cuesta\\w*|vale\\w*|a|se|cobr\\w+|pag\\w+|recorrid\\w+)){0,8} (\\d+(?:[.,]\\d+)?)(?: (?:€|euros?|pesos|soles|dolares|\\$))?(?! ?%)`,
      ).exec(text)
    if (found === null) continue
    reading.use({ from: found.index, to: found.index + found[0].length })
    parts.push(`${parameter.name} * ${numberIn(found[1] ?? '1')}`)
  }
  if (parts.length === 0) return null
  const fixed =
    /\b(\d+(?:[.,]\d+)?) ?(?:€|euros?|pesos|soles|dolares|\$)? (?:fij[oa]s?|de (?:bajada|salida|entrada|base|inicio|alta|matricula|bajada de bandera|banderazo|gestion|gastos|cuota fija))(?: de bandera)?|\b(?:bajada de bandera|banderazo|cuota fija|tarifa (?:fija|base)|fijo|base|salida|gastos de (?:gestion|envio)|desbloque\w+|desplazamiento|visita|arranque|alta|matricula)(?: (?:,|:|de|son|es|cuesta|vale)){0,8} (\d+(?:[.,]\d+)?)/.exec(
      openText(reading),
    )
  if (fixed) {
    reading.use({ from: fixed.index, to: fixed.index + fixed[0].length })
    parts.unshift(numberIn(fixed[1] ?? fixed[2] ?? '0').toString())
  }
  reading.take(/\b(?:mas|y|cobra\w*|cuesta|tarifa|una|de)(?: (?:mas|y)){0,8}\b/)
  return { expression: parts.join(' + '), how: 'Se suma lo fijo y lo que toca por cada unidad.', name: 'total' }
}
