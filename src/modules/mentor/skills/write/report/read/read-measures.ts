import { type GroupKey, isSpread, type Measure, type Operation, type Value } from '../query'
import { moneyOf, numberOf, ofColumn, tellOf } from '../values'
import { isNumeric, type Source } from './column'
import { OF_ONE } from './read-goals'
import type { TokenMatch, Tokens } from './tokens'

type Known = { tokens: Tokens; source: Source }

const OPERATIONS: Partial<Record<string, Operation>> = {
  SUM: 'sum',
  MEAN: 'mean',
  MAX: 'max',
  MIN: 'min',
  MEDIAN: 'median',
  MODE: 'mode',
  DEVIATION: 'desviacion',
  VARIANCE: 'varianza',
  RANGE: 'rango',
  MUCH: 'sum',
  MANY: 'count',
}
const FILL =
  '(?: (?:de|del|la|el|los|las|en|todo|todos|todas|lo|que|su|sus|mi|mis|general|hay|ha|han|he|hemos|se|me|es|son|al|este|esta|dia|un|una)){0,8}?'
const MEASURES: readonly RegExp[] = [
  // «coste por clic», «gasto por visita»: two columns, one shared out by the other.
  /\b(MONEY|C\d+) (?:BY|entre) (?:EACH )?(C\d+)\b/g,
  /\bdiferencia entre (?:el|la) (?:C\d+ )?(?:MAX|MIN) y (?:el|la) (?:C\d+ )?(?:MAX|MIN)\b/g,
  /\b(DEVIATION|VARIANCE|RANGE)(?: (?:tipica|estandar|standard|media))?(?! de \d)/g,
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
  rango: 'Diferencia entre el mayor y el menor',
  desviacion: 'Desviación típica',
  varianza: 'Varianza',
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
      if (!measure || (isGrouped && isSpread(measure.operation))) continue
      if (found.some((other) => isSameMeasure(other, measure))) continue
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
  const operation = match.text.startsWith('diferencia')
    ? 'rango'
    : (OPERATIONS[word ?? ''] ?? (/^(?:numero|cantidad) de/.test(match.text) ? 'count' : 'sum'))
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
      : operation === 'mean' || operation === 'median' || operation === 'desviacion' || operation === 'varianza'
        ? tellOf(value) === 'money'
          ? 'money'
          : 'number'
        : tellOf(value),
  where: [],
  from,
})
