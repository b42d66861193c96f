import { folded } from '~/platform/text/folded'
import { singular } from '../../../../engine/task/identifier'
import type { Task } from '../../../../engine/task/task'
import { namedColumns } from '../../report/sources/file-source'
import { moneyIn } from './money'

const NOUN = '([\\p{L}][\\p{L}\\d_]{2,})'
const SPOKEN: readonly RegExp[] = [
  new RegExp(`\\b(?:cada|por|seg[uú]n)(?: (?:cada|el|la|su|mismo|misma))* ${NOUN}`, 'giu'),
  new RegExp(`\\bde su ${NOUN}`, 'giu'),
  new RegExp(
    `\\b(?:totales|total|suma|sumar|medias?|m[aá]xim[oa]|m[ií]nim[oa])(?: (?:de|del|la|el|las|los|su|sus))* ${NOUN}`,
    'giu',
  ),
  new RegExp(`\\b(?:rellen\\w+|complet\\w+)(?: (?:los|las|el|la))? ${NOUN}`, 'giu'),
  new RegExp(`\\b(?:sin|no (?:tienen?|tengan?)|con (?:el|la) mism[oa]) ${NOUN}`, 'giu'),
  new RegExp(`\\bcon (?:el |la )?${NOUN} (?:=+ |igual a )?(?=["'«])`, 'giu'),
]
const NO_NOUN =
  /^(?:quiero|quisiera|queremos|necesito|dame|dime|saca|sacar|hay|qu[eé]|todo|eso|esto|ahora|tambi[eé]n|adem[aá]s|veces|cuant[oa]s|d[ií]a|n[uú]mero|cantidad|opci[oó]n|respuestas?|tipo|valor|elemento|un[oa]s?|vez|l[ií]nea|fila|filas|mes|meses|d[ií]as?|a[nñ]os?|semana|trimestre|archivo|csv|excel|json|pandas|python|favor|orden|pantalla|todo|tod[oa]s|separado|comas?|punto|columna|hoja|total|totales|media|mayor|menor|que|el|la|los|las|mas|más|ventas|repetir|perder|usar|tener|encima|debajo|ejemplo|[ií]ndice|cabecera|dato|datos|ellos|es[oa]s?)$/iu

/** The columns that a request speaks of without listing them: «la columna Importe», «la media de cada categoría». */
export function spokenColumns(task: Task, message: string, file: string): string[] {
  const mentioned = mentions(message)
  const text = message.replaceAll(file, ' ')
  const spoken = spokenNouns(text).filter((name) => !mentioned.some((other) => folded(other) === name))
  const names = [...mentioned, ...(mentioned.length > 1 ? [] : spoken)]
  if (names.length === 0) return []
  const days = /\b(?:mes|semana|a[nñ]o|fechas?|trimestre|20\d\d)\b/i.test(text) ? ['fecha'] : []
  return [
    ...new Set([...days, ...names, ...(moneyIn({ columns: namedColumns(names, []) }) ? [] : amountOf(task, file))]),
  ]
}

/** What rows are put together by or worked out of, in the words of a request. */
export function spokenNouns(text: string): string[] {
  const nouns = SPOKEN.flatMap((pattern) => [...text.matchAll(pattern)].map(([, noun = '']) => folded(noun))).filter(
    (noun) => !NO_NOUN.test(noun),
  )
  return [...new Set(nouns.map((noun) => singular(noun)))]
}

/** What a file of that name holds an amount of. */
const amountOf = ({ request }: Task, file: string): string[] =>
  /^(?:ventas|gastos|facturas|pagos|ingresos|compras|pedidos|tickets|movimientos)/i.test(file) &&
  /\b(?:total|suma|cuanto|medi[ao]|mas|maxim|minim|gast|factur|vend)/.test(request.text)
    ? ['importe']
    : []

/** «la columna Importe», «las columnas 'a' y 'b'». */
export function mentions(message: string): string[] {
  const found = [...message.matchAll(/\b(?:la |una )?columna ["'«`]?(\p{L}[\p{L}\d_]*)["'»`]?/giu)].map(
    ([, name = '']) => name,
  )
  return [...new Set(found.filter((name) => !/^(?:que|de|con|del|nueva|llamada|se|y|en|es|mas|más)$/i.test(name)))]
}
