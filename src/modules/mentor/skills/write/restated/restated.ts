import { withoutAccents } from '~/platform/text/folded'
import { fileSourceOf } from './file-source'
import { reworded } from './rewordings'
import { sampleSourceOf } from './sample-source'

/** A request in the words in which it is understood best, with what nobody said and was supposed. */
export type Restated = { text: string; supposed: string[]; isReworded?: true }

/** What is wished of rows, in the words that who reads them knows. `columns`: those there are. */
type Wording = readonly [RegExp, (match: RegExpExecArray, columns: readonly string[]) => string | null]

const amountIn = (columns: readonly string[]) =>
  columns.find((one) => /^(?:importe|total|monto|venta|precio|cantidad|unidades|gasto|valor)/.test(one)) ?? null
const dayIn = (columns: readonly string[]) => columns.find((one) => /^(?:fecha|dia)/.test(one)) ?? null

/** «por tienda y día», where the column is called «fecha». */
const BY = 'por (?:cada )?([a-z]+)(?:(?: y|,) (?:por )?(?:cada )?([a-z]+))?'
const WORDINGS: readonly Wording[] = [
  [
    /\bcuant[oa]s? (?:se )?(?:h?an?|he) vendido (?:(?:en|por) )?cada ([a-z]+)(?:(?: y)? (?:en )?cada ([a-z]+))?/,
    ([, one = '', two], columns) => totalBy([one, ...(two === undefined ? [] : [two])], columns),
  ],
  [
    new RegExp(
      `\\b(?:calcul\\w+|dig\\w+|dime|muestr\\w+|saqu\\w+|sac\\w+|sum\\w+|quiero|ver|saber)?(?: me)?(?: (?:el|la))?(?: (?:total|suma))?(?: de)?(?: l[oa]s| mis)? ?(?:ventas|gastos|ingresos) ${BY}`,
    ),
    ([, one = '', two], columns) => totalBy([one, ...(two === undefined ? [] : [two])], columns),
  ],
  [/\b(?:que )?(?:me )?avis\w+ (?:de )?(?:l[oa]s|que|si)\b/, () => 'muestra los'],
  [
    /\b(?:(?:saber|ver|diga|dime) )?(?:que|cuales) [a-z]+ (?:se me |me )?(vencen|caducan)\b/,
    ([, verb = '']) => `muestra los que ${verb}`,
  ],
  [
    /\b(cuant[oa]s) (?:han? )?(?:pas|aprob|aprueb|super)[a-z]+,? (?:y )?(?:se (?:pasa|aprueba)|(?:es )?aprobado|el minimo es|pasan?|aprueban?) (?:con|a partir de|es) (?:un )?(\d+(?:[.,]\d+)?)(?: o mas)?/,
    ([, many = '', least = '']) => `${many} son ${least} o mas`,
  ],
  [/\bquien(?:es)? (?:no (?:me )?(?:han?|ha) pagado|(?:me )?debe[n]?)\b/, () => 'los que tienen mas de 0'],
  [/\b(?:esta|en esta|en la) semana\b/, () => 'en los próximos 7 días'],
  [/\b(vencen|caducan) pronto\b/, ([, verb = '']) => `${verb} en los próximos 7 días`],
  [
    /\b(?:que )?diga cual(?:es)? ya (vencieron|caducaron|han vencido|han caducado)\b/,
    () => 'muestra las que ya vencieron',
  ],
]

function totalBy(said: readonly string[], columns: readonly string[]): string | null {
  const amount = amountIn(columns)
  const by = said.map((one) =>
    columns.includes(one) ? one : /^dias?$/.test(one) ? dayIn(columns) : one === 'mes' ? 'mes' : null,
  )
  return amount === null || by.includes(null) ? null : `suma el ${amount} por ${by.join(' y ')}`
}

/** What orders a program and says nothing of it. */
const ORDER =
  /^[\s,.:;]*(?:(?:hola|oye|buenas)[,.]? )?(?:(?:necesito|quiero|quisiera|haz(?:me)?|ocupo|dame|me haces|crea)(?: saber)? )?(?:(?:(?:un|una) )?(?:programa|script|programita|codigo)(?: (?:que|para|donde|con))?(?: y)?|(?:un |el )?listado de [a-z]+ en|que)? ?/

/** A request whose rows are told in free words, as it would be told to who reads rows; null where there is no such source. */
export function restated(whole: string): Restated | null {
  const text = whole.normalize('NFC')
  const plain = withoutAccents(text.toLowerCase())
  if (text.length > MOST || plain.length !== text.length || /\n/.test(text.trim())) return null
  const plainer = reworded(plain)
  if (plainer !== null) return { ...plainer, isReworded: true }
  const file = /\bcsv\b/.test(plain) ? fileSourceOf(text, plain) : null
  if (file !== null) return said(`lee ${file.file} con columnas ${file.columns.join(', ')}`, file.rest, file)
  const sample = sampleSourceOf(text, plain)
  return sample === null ? null : said(sample.code, sample.rest, { columns: [], supposed: sample.supposed })
}
const MOST = 400
/** «(lubricantes, parches)» shows what is meant. */
const EXAMPLES = /\((?:\p{L}+(?: \p{L}+)?, )+\p{L}+(?: \p{L}+)?\)/gu

function said(
  source: string,
  rest: string,
  { columns, supposed }: { columns: readonly string[]; supposed: string[] },
): Restated | null {
  let isOtherwise = supposed.length > 0
  let wish = rest.replace(EXAMPLES, ' ').replace(/\s+/g, ' ')
  for (const [words, put] of WORDINGS) {
    const match = words.exec(withoutAccents(wish.toLowerCase()))
    const made = match && put(match, columns)
    if (!match || !made) continue
    isOtherwise = true
    wish = `${wish.slice(0, match.index)}${made}${wish.slice(match.index + match[0].length)}`
  }
  // What is told in plain words needs no others.
  if (!isOtherwise) return null
  const plain = withoutAccents(wish.toLowerCase())
  const order = ORDER.exec(plain)?.[0].length ?? 0
  const own = wish
    .slice(order)
    .replace(/^(?:[\s,.:;]|y )+(?=\S)/, '')
    .replace(/[\s,.:;]+$/, '')
  const glue = source.startsWith('lee ') ? '. ' : '\n'
  return { text: `${source}${glue}${own}`, supposed }
}
