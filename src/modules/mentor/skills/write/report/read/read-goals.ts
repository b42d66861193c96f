import type { Derived, Field, GroupKey, Order, Saving } from '../query'
import { textOf } from '../values'
import { type Column, isNumeric, type Source } from './column'
import type { Tokens } from './tokens'

type Known = { tokens: Tokens; source: Source }

const ARTICLES = '(?: (?:el|la|los|las|su|sus)){0,8}'
const GROUP = new RegExp(
  String.raw`\b(?:(?:BY|de|para|en|a|del|GROUPED)(?: BY)?${ARTICLES} EACH (?:ONE de )?(C\d+|MONTH|QUARTER|YEAR)|(?:GROUPED BY|BY)${ARTICLES} (C\d+|MONTH|QUARTER|YEAR)|EACH (C\d+|MONTH|QUARTER|YEAR)|(?:SUM|MEAN|MONEY|C\d+) (MONTH|QUARTER|YEAR)(?= |$)|(MONTH) a MONTH)\b`,
  'g',
)

const PARTS: Readonly<Record<string, GroupKey['part']>> = { MONTH: 'month', QUARTER: 'quarter', YEAR: 'year' }

/** «por producto», «de cada mes», «x cada cliente»: what rows are put together by. */
export function readGroup({ tokens, source }: Known): GroupKey | null {
  const dated = source.columns.find(({ type }) => type === 'date')
  for (const match of tokens.all(GROUP)) {
    const token = match.groups.find((group) => group !== undefined)
    const column = tokens.column(token)
    const isOrder =
      /\b(?:ORDER|MAX|MIN|mas|menos)(?: (?:de|a|[a-z]+))? ?$/.test(tokens.text.slice(0, match.from)) &&
      !/EACH/.test(match.text)
    if (isOrder || tokens.isUsed(match)) continue
    const part = token === undefined ? undefined : PARTS[token]
    if (part !== undefined) {
      if (!dated) continue
      tokens.use(match)
      tokens.take(/\bGROUPED\b(?: (?:los|las|el|la) [a-z]+)?/)
      return { part, column: dated }
    }
    if (!column || column.type === 'numbers' || (isNumeric(column) && column.type !== 'unknown') || source.isOneEach)
      continue
    // «coste por clic» is a ratio.
    if (
      column.type === 'unknown' &&
      !/EACH|GROUPED/.test(match.text) &&
      /\b(?:coste|costo)$/.test(tokens.text.slice(0, match.from).trim())
    )
      continue
    tokens.use({
      from: /^C\d+ |^SUM |^MEAN |^MONEY /.test(match.text) ? match.to - (token?.length ?? 0) : match.from,
      to: match.to,
    })
    tokens.take(/\bGROUPED\b(?: (?:los|las|el|la) [a-z]+)?/)
    return { part: 'whole', column }
  }
  return eachOne({ tokens, source })
}

const BEST =
  /\b(?:(?:y|cual|quien|que|SHOW|es|ha sido|fue) ){0,8}(?:el|la|que|cual|quien|los|las)?(?: es| fue)? ?(C\d+|MONTH)(?: (?:al|a|que|en|el|la|con|ha|han|he|hemos|se|le|les|me|nos|tiene|tuvo|hay|es|fue|de|donde)){0,8} (?:(mas|MAX)|(menos|MIN))\b(?: (?:(?:le|les|me|nos|se|ha|han|he|hemos|hay|hubo|tenido|en|SUM|MONEY|C\d+|compr\w+|vend\w+|factur\w+|gast\w+|veces|aparec\w+|sale|repit\w+|pedid\w+|unidades) ?){0,24})?/

/** «la ciudad más caliente» is one row, and no group. */
export const OF_ONE =
  /^ ?(?:car|barat|alt|baj|grand|pequen|larg|cort|viej|joven|mayor|antigu|nuev|calient|calid|fri|rapid|lent|pesad|liger)[a-z]*\b/

/** «el proveedor al que más le he comprado», «los 3 que más vendieron»: the first ones of the groups. */
export function readBest({ tokens, source }: Known): { group: GroupKey; isDown: boolean; count: number } | null {
  const found = tokens.find(BEST)
  if (!found || source.isOneEach || tokens.isUsed(found)) return null
  const [before, behind] = [tokens.text.slice(0, found.from), tokens.text.slice(found.to)]
  // «de mayor a menor» is an order.
  if (/\b(?:ORDER|a|al) $/.test(before) || /^ ?(?:a|al|hasta) /.test(behind) || OF_ONE.test(behind)) return null
  const count = /(?:\b(?:los|las|top|SHOW) ){0,4}\b(\d{1,3}) ?$/.exec(before)
  const column = tokens.column(found.groups[0])
  const dated = source.columns.find(({ type }) => type === 'date')
  const isMonth = found.groups[0] === 'MONTH' && dated !== undefined
  if (!isMonth && (!column || (column.type !== 'text' && column.type !== 'unknown') || !repeats(column))) return null
  tokens.use({ from: found.from - (count?.[0].length ?? 0), to: found.to })
  const group: GroupKey = isMonth ? { part: 'month', column: dated } : { part: 'whole', column: column as Column }
  return { group, isDown: found.groups[2] === undefined, count: Number(count?.[1] ?? 1) }
}

const repeats = ({ values }: Column) => values.length === 0 || new Set(values.map(String)).size < values.length

/** «lo de cada uno», where the same text comes back in several rows. */
function eachOne({ tokens, source }: Known): GroupKey | null {
  const found = tokens.find(/\b(?:de |por |para )?EACH ONE\b/)
  const column = textOf(source)
  if (!found || !column || source.isOneEach || tokens.isUsed(found)) return null
  if (column.values.length > 0 && new Set(column.values.map(String)).size === column.values.length) return null
  tokens.use(found)
  return { part: 'whole', column }
}

/** «de mayor a menor», «del que más vendió al que menos», «de la mejor a la peor». */
const FROM_TO = String.raw`(?:de|del|de la|desde)?(?: (?:el|la|los|las))?(?: que)? ?(?:MAX|MIN|mas|menos|primer[oa])(?: (?!a |al )(?:C\d+|MONEY|[a-z]+)){0,3} (?:a|al|hasta|hacia)(?: (?:el|la|los|las))?(?: que)? (?:MAX|MIN|mas|menos|ultim[oa])(?: (?:C\d+|MONEY|[a-z]{4,})(?! que))?`
/** «empezando por la que más tiene», «primero los que menos». */
const FIRST = String.raw`(?:empezando|comenzando|empieza|primero|arriba)(?: (?:BY|por|con|el|la|lo|los|las|que|de|C\d+)){0,24} (?:MAX|MIN|mas|menos)(?: (?:C\d+|MONEY|[a-z]+))?|(?:la|el|los|las) (?:MAX|MIN|de mas|de menos|que mas [a-z]+|mas [a-z]+) primero`
const ORDERED = new RegExp(
  String.raw`\b(?:(?:y|que|los|las|lo|la|me|,) ){0,8}(?:ORDER(?: (?:BY|alfabeticamente|alfabetico|por|fechas?|orden|el|la|los|las|de|del|segun|C\d+|MONEY|MONTH|DAYS|MEAN|SUM|ascendente|descendente|primero|a|al)){0,24}(?: ${FROM_TO})?|${FROM_TO}|${FIRST}|(?:en|BY) orden(?: (?:alfabetico|cronologico|de fecha|ascendente|descendente|de C\d+|inverso))?|alfabeticamente)`,
  'g',
)
const DOWN =
  /\b(?:de|del|la|desde|el)?(?: el| la)?(?: que)? ?(?:MAX|mas|primer[oa])\b[^,;]* (?:a|al|hasta|hacia)\b|\bdescendente\b|\b(?:empezando|comenzando|empieza|primero|arriba)\b[^,;]*\b(?:MAX|mas)\b|\b(?:MAX|mas [a-z]+) primero\b|\borden inverso\b/
const UP = /\bmas (?:barat|baj|cort|joven|pequen|antigu)/
const LEAST_FIRST = /\b(?:MIN|menos)\b[^,;]* (?:a|al) [^,;]*\b(?:MAX|mas)\b/

/** How what is told is put in order. */
export function readOrder(
  { tokens }: Known,
  { group, derived }: { group: boolean; derived: readonly Derived[] },
): Order | null {
  const all = tokens.all(ORDERED)
  if (all.length === 0) return null
  for (const match of all) tokens.use(match)
  const text = all.map((match) => match.text).join(' ')
  // «del más caro al más barato» begins with what is large.
  const isDown = DOWN.test(text) && !UP.test(text.split(/ (?:a|al|hasta|hacia) /)[0] ?? '') && !LEAST_FIRST.test(text)
  const column = tokens.column(/\bC\d+/.exec(text)?.[0])
  if (/alfabetic/.test(text))
    return { by: group ? 'key' : (tokens.columns.find(({ type }) => type === 'text') ?? 'key'), isDown }
  if (group)
    return {
      by: /\b(?:MAX|MIN|mas|menos|MONEY|SUM|MEAN)\b/.test(text) || (column && isNumeric(column)) ? 'measure' : 'key',
      isDown,
    }
  const named = derived.find(({ label }) =>
    new RegExp(`\\b(?:${label}|${label === 'días' ? 'DAYS' : label})\\b`).test(text),
  )
  if (/\bMEAN\b/.test(text)) return { by: derived.find(({ name }) => name === 'media') ?? 'measure', isDown }
  const price = /\b(?:barat|car)[oa]s?\b/.test(text)
    ? tokens.columns.find(({ name }) => /^(?:precio|pvp|coste|importe|tarifa)/.test(name))
    : undefined
  const dated = /\b(?:fechas?|cronologico)\b/.test(text)
    ? tokens.columns.find(({ type }) => type === 'date')
    : undefined
  return { by: named ?? column ?? price ?? dated ?? derived.at(-1) ?? 'measure', isDown }
}

/** «los 3 primeros», «las 5 que más». */
export function readLimit({ tokens }: Known): { count: number; isDown: boolean | null } | null {
  const found = tokens.take(
    /\b(?:(?:los|las|ONLY|el|top|SHOW) ){0,8}(?:(\d+) (?:primer[oa]s?|MAX|MIN|mas [a-z]+|menos [a-z]+|ultim[oa]s|que (?:mas|menos)(?: [a-zC\d]+)?|(?!o |y |a )[a-zC\d]+ (?:que )?(?:mas|menos|con mas|con menos|MAX|MIN)(?: [a-zC\d]+)?)|(?:primer[oa]s|top|MAX) (\d+))\b/,
  )
  const count = found?.groups[0] ?? found?.groups[1]
  if (count === undefined || found === null) return null
  const isDown = /\bmenos\b|\bMIN\b|barat|baj|pequen|cort/.test(found.text)
    ? false
    : /\bmas\b|MAX|top/.test(found.text)
      ? true
      : null
  return { count: Number(count), isDown }
}

/** «y guarde en aprobados.txt solo los apellidos». */
export function readSaving(
  { tokens, source }: Known,
  files: readonly string[],
): (Saving & { from: number; to: number }) | null {
  const file = files.find((name) => name !== source.file && /\.(?:txt|csv)$/i.test(name))
  if (file === undefined) return null
  const name = file.toLowerCase().replaceAll('.', '\\.')
  const found = tokens.find(
    new RegExp(
      String.raw`\b(?:(?:y|que|los|las|lo|me) ){0,8}(?:SAVE|SHOW|met\w+|cre[ae]\w*|gener\w+)(?: (?!SHOW|SAVE)(?:[a-zA-Z]+\d*)){0,8}? (?:en|a|como|llamado)(?: (?:un|ONE|archivo|otro|nuevo|csv|txt|llamado|el)){0,8} ${name}(?: (?:ONLY|el|la|los|las|C\d+|y|,|de|con|su|sus|un|ONE|BY|linea|DAYS|MEAN)){0,24}`,
    ),
  )
  const other =
    found ??
    tokens.find(
      new RegExp(
        String.raw`\b(?:(?:y|que|lo|WANT|cre[ae]\w*|gener\w+|SHOW|me) ){0,8}(?:otro|nuevo)(?: nuevo)? (?:archivo|csv|txt) (?:llamado )?${name}(?: (?:con )?(?:ONLY )?)?`,
      ),
    )
  if (!other) return null
  tokens.use(other)
  const same = tokens.take(/\b(?:, )?(?:con |en )?(?:el )?(?:mismo|igual) formato\b/)
  const separator = same ? /split\('([^']+)'\)/.exec(source.setup.join('\n'))?.[1] : undefined
  tokens.take(/\b(?:, )?ONE (?:BY|en EACH) linea\b/)
  const own = tokens.take(
    /\b(?:separad\w+ (?:BY|con) )?(?:punto y coma|;)\b(?: y)?(?: con (?:la )?(?:cabecera|encabezado)(?: C\d+| ;| ,| y| MONEY| [a-z]+(?= ;)){0,24})?/,
  )
  const headers =
    /\b(?:cabeceras?|encabezados?)(?: (?:de|con|que sea|es|:)){0,8} ([a-z_]+(?: [;,] [a-z_]+){1,24})/.exec(
      tokens.reading.text,
    )?.[1]
  return {
    file,
    ...(headers !== undefined && { headers: headers.split(/ [;,] /) }),
    ...(separator !== undefined && { separator }),
    fields: same ? [...source.columns] : fieldsIn(tokens, other.text),
    where: [],
    from: other.from,
    to: other.to,
    ...(own && source.file === null && { separator: ';' }),
  }
}

export function fieldsIn(tokens: Tokens, text: string): Field[] {
  const names = [...text.matchAll(/\bC\d+\b/g)]
    .map(([token]) => tokens.column(token))
    .filter((column): column is Column => column !== null)
  return [...new Set(names)]
}
