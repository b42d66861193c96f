import type { Derived, Field, GroupKey, Measure, Operation, Order, Saving, Value } from '../query'
import { moneyOf, numberOf, ofColumn, tellOf, textOf } from '../values'
import { type Column, isNumeric, type Source } from './column'
import type { TokenMatch, Tokens } from './tokens'

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
const OF_ONE =
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

const OPERATIONS: Partial<Record<string, Operation>> = {
  SUM: 'sum',
  MEAN: 'mean',
  MAX: 'max',
  MIN: 'min',
  MEDIAN: 'median',
  MODE: 'mode',
  MUCH: 'sum',
  MANY: 'count',
}
const FILL =
  '(?: (?:de|del|la|el|los|las|en|todo|todos|todas|lo|que|su|sus|mi|mis|general|hay|ha|han|he|hemos|se|me|es|son|al|este|esta|dia|un|una)){0,8}?'
const MEASURES: readonly RegExp[] = [
  // «coste por clic», «gasto por visita»: two columns, one shared out by the other.
  /\b(MONEY|C\d+) (?:BY|entre) (?:EACH )?(C\d+)\b/g,
  /\b(C\d+|MONEY)(?: de)? (SUM|MEAN|MAX|MIN)\b/g,
  new RegExp(
    String.raw`\b(SUM|MEAN|MAX|MIN|MEDIAN|MODE|MUCH)${FILL} (C\d+|MONEY)(?: (?:MONEY|SUM|ha|se|que|en SUM)){0,8}\b`,
    'g',
  ),
  /\b(SUM|MEAN|MAX|MIN|MEDIAN|MODE|MUCH)(?: (?:ha|he|hay|se|en|general|final|todo|SUM|fue|fueron|es)){0,8}\b/g,
  /\b(?:cont\w+ |cuent\w+ )?(MANY)(?: (?:veces|hay|son|C\d+|de|tiene|tienen|se|ha|han|he|hemos|hubo|[a-z]{4,})){0,24}/g,
  /\b(?:numero|cantidad) de ([a-z]{4,}|C\d+)\b/g,
]
/** What is asked of the column alone, where rows are put together: «gasto por canal». */
const BARE = /\b(C\d+|MONEY)(?= (?:BY|de EACH|para EACH|en EACH|EACH)\b)/g

const LABELS: Record<Operation, string> = {
  sum: 'Total',
  mean: 'Media',
  median: 'Mediana',
  mode: 'Moda',
  max: 'Máximo',
  min: 'Mínimo',
  count: 'Cuántos',
  ratio: 'Por cada uno',
}

/** What is told of many rows, in the order of the words. */
export function readMeasures(known: Known, group: GroupKey | null): Measure[] {
  const { tokens } = known
  const isGrouped = group !== null
  const found: Measure[] = []
  const isTaken = (from: number) => found.some((other) => other.from === from)
  for (const [at, pattern] of (isGrouped ? [...MEASURES, BARE] : MEASURES.slice(1)).entries())
    for (const match of tokens.all(pattern)) {
      if (tokens.isUsed(match) || isTaken(match.from)) continue
      const measure = at === 0 && isGrouped ? ratioOf(known, { match, group }) : measureOf(known, match)
      if (!measure || found.some((other) => isSameMeasure(other, measure))) continue
      tokens.use(match)
      found.push(measure)
    }
  const ones = group === null ? [extremeOf(known), ...extremesOfWho(known)].filter((one) => one !== null) : []
  return [...found, ...ones].toSorted((a, b) => a.from - b.from)
}

/** «la ciudad más caliente», «el producto más barato»: the row with the most or the least. */
function extremeOf({ tokens, source }: Known): Measure | null {
  const match = tokens.find(
    /\b(?:(?:y|cual|quien|SHOW|es|fue|ha sido|era|cuyo) ){0,8}(?:el|la) C\d+ (?:(?:es|que es|con|de) ){0,4}(mas|menos) ([a-z]+)\b/,
  )
  const [more, said = ''] = match?.groups ?? []
  const column = numberOf(source)
  if (!match || tokens.isUsed(match) || !OF_ONE.test(said) || !column) return null
  tokens.use(match)
  const isLeast = /^(?:barat|baj|pequen|cort|joven|nuev|fri|rapid|liger)/.test(said) !== (more === 'menos')
  return made(isLeast ? 'min' : 'max', ofColumn(column), match.from)
}

/** «quién gana más y quién gana menos». */
function extremesOfWho({ tokens, source }: Known): Measure[] {
  const column = numberOf(source)
  if (column === null || source.isOneEach) return []
  return tokens
    .all(
      /\b(?:(?:y|SHOW|cual|dime|es|el|la) ){0,6}(?:quien|que C\d+|el que|la que)(?: (?:es|que|el|la|le|se)){0,4} (?:gan|cobr|tien|vend|gast|deb|pag|sac|compr|llev|factur|punt)[a-z]+(?: C\d+)? (mas|menos)\b(?: C\d+| MONEY)?/g,
    )
    .flatMap((match) => {
      if (tokens.isUsed(match)) return []
      tokens.use(match)
      return [made(match.groups[0] === 'mas' ? 'max' : 'min', ofColumn(column), match.from)]
    })
}

const isSameMeasure = (one: Measure, other: Measure) =>
  one.operation === other.operation &&
  one.operation !== 'ratio' &&
  JSON.stringify(one.value) === JSON.stringify(other.value)

function ratioOf(
  { tokens, source }: Known,
  { match, group }: { match: TokenMatch; group: GroupKey | null },
): Measure | null {
  const [over, under] = match.groups
  const below = tokens.column(under)
  if (!below || !isNumeric(below) || below === group?.column) return null
  const above = tokens.column(over)
  const money = source.columns.find(
    (column) => column !== below && isNumeric(column) && (column === above || column.type === 'money'),
  )
  if (!money || money === below || (above && !isNumeric(above))) return null
  return {
    operation: 'ratio',
    value: ofColumn(money),
    other: ofColumn(below),
    label: `${money.name} por ${below.name.replace(/s$/, '')}`,
    tell: 'money',
    where: [],
    from: match.from,
  }
}

function measureOf({ tokens, source }: Known, match: TokenMatch): Measure | null {
  const word = match.groups.find((group) => group !== undefined && group in OPERATIONS) ?? null
  const operation = OPERATIONS[word ?? ''] ?? (/^(?:numero|cantidad) de/.test(match.text) ? 'count' : 'sum')
  const subject = match.groups.find((group) => group !== word && group !== undefined && /^(?:C\d+|MONEY)$/.test(group))
  const column = tokens.column(subject)
  if (operation === 'count') {
    // «cuántas unidades» adds up the column of that name.
    const counted = tokens.column(/\bC\d+/.exec(match.text)?.[0])
    if (counted && isNumeric(counted) && counted.type !== 'unknown') return made('sum', ofColumn(counted), match.from)
    return made('count', null, match.from)
  }
  if (column && !isNumeric(column))
    return operation === 'max' || operation === 'min' ? made(operation, defaultOf(source), match.from) : null
  const value = column
    ? ofColumn(column)
    : subject === 'MONEY' || operation === 'sum'
      ? moneyOf(source)
      : defaultOf(source)
  return value && made(operation, value, match.from)
}

const defaultOf = (source: Source): Value | null => {
  const column = numberOf(source)
  return column ? ofColumn(column) : null
}

const made = (operation: Operation, value: Value | null, from: number): Measure => ({
  operation,
  value,
  other: null,
  label: LABELS[operation],
  tell:
    value === null
      ? 'whole'
      : operation === 'mean' || operation === 'median'
        ? tellOf(value) === 'money'
          ? 'money'
          : 'number'
        : tellOf(value),
  where: [],
  from,
})

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
