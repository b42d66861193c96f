import type { Reading } from '../reading'
import { type FoundPredicate, predicatesIn } from './find-predicates'
import type { Sequence } from './sequence'

/** What is worked out of many values: one result each. `test` limits it to some of them. */
export type Aggregate = { kind: AggregateKind; test: FoundPredicate | null; at: number; to: number }
export type AggregateKind =
  | 'sum'
  | 'mean'
  | 'median'
  | 'mode'
  | 'max'
  | 'min'
  | 'count'
  | 'product'
  | 'difference'
  | 'longest'
  | 'shortest'
  | 'frequency'
  | 'position'
  | 'share'
  | 'all'
/** What is made of them, in the order of `ORDER`. */
export type Change =
  | { kind: 'filter'; tests: FoundPredicate[] }
  | { kind: 'map'; expression: (it: string) => string; name: string; how: string }
  | { kind: 'distinct' }
  | { kind: 'sort'; isDescending: boolean; key: 'none' | 'length' }
  | { kind: 'reverse' }
  | { kind: 'take'; count: number; from: 'largest' | 'smallest' | 'first' | 'last' }
export type Steps = { changes: Change[]; aggregates: Aggregate[] }

const AGGREGATES: readonly (readonly [kind: AggregateKind, of: Sequence['of'] | 'any', words: RegExp])[] = [
  [
    'difference',
    'number',
    /\b(?:diferencia entre (?:el )?(?:mayor|maximo|mas alt\w+) y (?:el )?(?:menor|minimo|mas baj\w+)|el rango de (?:los|las))\b/g,
  ],
  ['share', 'number', /\b(?:porcentaje|tanto por ciento|proporcion)(?: de)?\b/g],
  [
    'frequency',
    'any',
    /\b(?:cuantas veces (?:\w+ ){0,3}?(?:cada|aparec\w+|sale|se repite)(?: cada)?(?: \w+)?|frecuencias?|cont\w+ (?:cada|las repeticiones)|repeticiones|histograma)\b/g,
  ],
  ['median', 'number', /\bmediana\b/g],
  ['mode', 'any', /\b(?:moda|mas (?:repetid[oa]|frecuente)|(?:que )?mas se repite|mas veces)\b/g],
  ['mean', 'number', /\b(?:medias?|promedi\w+)\b/g],
  [
    'sum',
    'number',
    /\b(?:sum(?:a|ar|e|en|o|as|atoria|atorio|alos|ame)|total|cuanto (?:suma\w*|llev\w+|he gastado|es todo))\b(?! (?:de )?(?:numeros|notas|alumnos|palabras|elementos) (?:que|introducid))/g,
  ],
  ['product', 'number', /\b(?:producto(?: de)?|multiplic\w+ (?:todos|entre si)|multiplicacion)\b(?!s)/g],
  ['longest', 'text', /\b(?:mas larg[oa]|mayor longitud|con mas letras)\b/g],
  ['shortest', 'text', /\b(?:mas cort[oa]|menor longitud|con menos letras)\b/g],
  [
    'max',
    'number',
    /\b(?:(?:el |la )?mayor(?:es)?|maxim[oa]s?|mas (?:alt[oa]|grande|car[oa]|elevad[oa])|mejor)\b(?<!menor a (?:el |la )?(?:mayor))(?! (?:que|de|a|o) (?!todos|ellos|los|las|la)|es que)/g,
  ],
  [
    'min',
    'number',
    /\b(?:(?:el |la )?menor(?:es)?|minim[oa]s?|mas (?:baj[oa]|pequen[oa]|barat[oa]|chic[oa])|peor)\b(?<!mayor a (?:el |la )?(?:menor))(?! (?:que|de|a|o) (?!todos|ellos|los|las|la)|es que)/g,
  ],
  [
    'count',
    'any',
    /\b(?:cuant[oa]s(?: \w+)?(?: son| hay| ha\w*| se)?(?: metido| introducido| escrito| puesto)?|cuent[ea](?:n|los|las)?|contar|numero de \w+|cantidad de \w+)\b/g,
  ],
]

const MAPS: readonly {
  of: Sequence['of']
  words: RegExp
  name: string
  expression: (it: string) => string
  how: string
}[] = [
  {
    of: 'number',
    words: /\b(?:cuadrados?|elevad\w+ al cuadrado|al cuadrado)\b/,
    name: 'cuadrados',
    expression: (it) => `${it}**2`,
    how: '`**2` eleva al cuadrado.',
  },
  {
    of: 'number',
    words: /\b(?:cubos?|al cubo)\b/,
    name: 'cubos',
    expression: (it) => `${it}**3`,
    how: '`**3` eleva al cubo.',
  },
  {
    of: 'number',
    words: /\b(?:dobles?|duplicad[oa]s (?:sus )?valores|multiplicad[oa]s por 2|el doble)\b/,
    name: 'dobles',
    expression: (it) => `${it} * 2`,
    how: 'Cada uno se multiplica por 2.',
  },
  {
    of: 'number',
    words: /\btriples?\b/,
    name: 'triples',
    expression: (it) => `${it} * 3`,
    how: 'Cada uno se multiplica por 3.',
  },
  {
    of: 'number',
    words: /\bmitad(?:es)?\b/,
    name: 'mitades',
    expression: (it) => `${it} / 2`,
    how: 'Cada uno se divide entre 2.',
  },
  {
    of: 'number',
    words: /\bvalor(?:es)? absolutos?\b/,
    name: 'absolutos',
    expression: (it) => `abs(${it})`,
    how: '`abs` quita el signo.',
  },
  {
    of: 'text',
    words: /(?<!\b(?:por|con|por letra|con letra) )\b(?:en |a )?mayusculas?\b(?! y)/,
    name: 'mayusculas',
    expression: (it) => `${it}.upper()`,
    how: '`upper()` pasa a mayúsculas.',
  },
  {
    of: 'text',
    words: /\b(?:en |a )?minusculas?\b/,
    name: 'minusculas',
    expression: (it) => `${it}.lower()`,
    how: '`lower()` pasa a minúsculas.',
  },
  {
    of: 'text',
    words: /\b(?:capitaliz\w+|primera letra (?:en )?mayuscula|inicial(?:es)? (?:en )?mayuscula)\b/,
    name: 'capitalizados',
    expression: (it) => `${it}.title()`,
    how: '`title()` pone en mayúscula la primera letra de cada palabra.',
  },
  {
    of: 'text',
    words: /\b(?:longitud(?:es)?|largo|cuantas letras tiene(?:n)?|numero de letras)(?: de cada| de las| de los)?\b/,
    name: 'longitudes',
    expression: (it) => `len(${it})`,
    how: '`len` da el número de letras.',
  },
  {
    of: 'text',
    words: /\b(?:invertid[oa]s|al reves cada|cada (?:una|uno) al reves|dadas la vuelta)\b/,
    name: 'invertidas',
    expression: (it) => `${it}[::-1]`,
    how: '`[::-1]` da la vuelta a un texto.',
  },
]

/** What a request wants of a sequence; its words are used. Null where it wants nothing that is known. */
export function readSteps(reading: Reading, sequence: Sequence): Steps | null {
  const text = unusedText(reading)
  const predicates = predicatesIn(text, sequence.of).filter(
    (found) => found.predicate.id !== 'equal' || /\bigual/.test(text.slice(found.from, found.to)),
  )
  const aggregates = aggregatesIn(text, sequence, predicates)
  const bound = bind(aggregates, predicates, text)
  const free = predicates.filter((each) => !bound.some(({ test }) => test === each) && !isOpposite(each, predicates))
  const changes: Change[] = []
  if (free.length > 0) changes.push({ kind: 'filter', tests: free })
  for (const each of [...bound, ...free]) reading.use({ from: 'at' in each ? each.at : each.from, to: each.to })
  for (const each of predicates) reading.use(each)
  changes.push(...otherChanges(reading, sequence, bound))
  return changes.length + bound.length === 0 ? null : { changes, aggregates: bound }
}

/** The request with what was used blanked out, places kept. */
function unusedText(reading: Reading): string {
  return reading.words.map(({ plain }, at) => (reading.isUsed(at) ? plain.replace(/./g, '#') : plain)).join(' ')
}

const isOpposite = (each: FoundPredicate, all: readonly FoundPredicate[]) =>
  all.some((other) => other.from < each.from && other.predicate.id === each.predicate.id && other.value === each.value)

function aggregatesIn(text: string, { of }: Sequence, predicates: readonly FoundPredicate[]): Aggregate[] {
  const found: Aggregate[] = []
  for (const [kind, takes, words] of AGGREGATES) {
    if (takes !== 'any' && takes !== of) continue
    for (const match of text.matchAll(words)) {
      const [at, to] = [match.index, match.index + match[0].length]
      const isTaken =
        found.some((other) => at < other.to && to > other.at) ||
        predicates.some(({ from, to: end }) => at < end && to > from && kind !== 'count')
      if (
        !isTaken &&
        !found.some((other) => other.kind === kind && kind !== 'count' && kind !== 'sum' && kind !== 'mean')
      )
        found.push({ kind, test: null, at, to })
    }
  }
  const inOrder = found.toSorted((a, b) => a.at - b.at)
  // «cuente cuántos», «que cuente cuántas veces»: the verb and the word are one wish.
  return inOrder.filter(({ kind, to }, at) => kind !== 'count' || inOrder[at + 1]?.at !== to + 1)
}

/** «cuántos son pares y la suma de los impares»: each result with what limits it. */
function bind(aggregates: readonly Aggregate[], predicates: readonly FoundPredicate[], text: string): Aggregate[] {
  const result: Aggregate[] = []
  for (const [index, aggregate] of aggregates.entries()) {
    const end = aggregates[index + 1]?.at ?? text.length
    const near = predicates.filter(
      ({ from, to }) =>
        (from >= aggregate.at && from < end && isNear(text.slice(aggregate.to, Math.max(aggregate.to, from)))) ||
        (aggregate.at <= from && to <= aggregate.to),
    )
    if (near.length === 0) result.push(aggregate)
    for (const test of near) result.push({ ...aggregate, test, to: Math.max(aggregate.to, test.to) })
  }
  // «cuántos hay y su suma»: the same thing twice is one.
  return result.filter(
    (each, at) =>
      !result
        .slice(0, at)
        .some(
          (other) =>
            other.kind === each.kind &&
            other.test?.predicate.id === each.test?.predicate.id &&
            other.test?.value === each.test?.value,
        ),
  )
}

const isNear = (gap: string) =>
  gap
    .split(' ')
    .filter(
      (word) =>
        word !== '' &&
        !/^(?:de|los|las|el|la|son|hay|que|sean|numeros?|notas?|palabras?|y|e|,|cuantos|cuantas|fueron|han|salen|solo|estan|todos|valores|elementos|entre|ellos|edades)$/.test(
          word,
        ),
    ).length === 0

function otherChanges(reading: Reading, { of }: Sequence, aggregates: readonly Aggregate[]): Change[] {
  const changes: Change[] = []
  for (const { words, name, expression, how, of: takes } of MAPS) {
    // «por longitud» orders by it.
    const isOrder = name === 'longitudes' && BY_LENGTH.test(reading.text)
    if (takes === of && !isOrder && reading.take(words)) changes.push({ kind: 'map', name, expression, how })
  }
  const sum = of === 'number' ? reading.take(OPERATION) : null
  if (sum) changes.push(operationMap(sum.groups))
  const percent = of === 'number' ? reading.take(PERCENT) : null
  if (percent) changes.push(percentMap(percent.text, Number((percent.groups[0] ?? '0').replace(',', '.'))))
  if (
    reading.take(
      /\b(?:sin|quit\w+|elimin\w+|borr\w+)(?: \w+){0,2} (?:repetid[oa]s|repetir|duplicad[oa]s|repeticiones)\b|\b(?:unic[oa]s|distint[oa]s|diferentes)\b/,
    )
  )
    changes.push({ kind: 'distinct' })
  const top = reading.take(
    /\b(?:los|las) (\d+) (mayores|mas (?:alt|grande|car|elevad)\w+|mejores|primer[oa]s|ultim[oa]s|menores|mas (?:baj|pequen|barat)\w+|peores)\b|\b(?:los|las) (primer[oa]s|ultim[oa]s) (\d+)\b/,
  )
  const isDescending = reading.take(
    /\b(?:de (?:la |el )?mayor a (?:la |el )?menor|descendente\w*|de mas a menos|de mejor a peor|decreciente\w*|de la z a la a)\b/,
  )
  const sorted = reading.take(
    /\b(?:orden\w+|(?:por |en )?orden alfabetico|alfabetic\w+|de menor a mayor|ascendente\w*|creciente\w*|de la a a la z)(?: (?:alfabetic\w+|por orden alfabetico|de menor a mayor|ascendente\w*))*\b/,
  )
  const byLength = of === 'text' && reading.take(BY_LENGTH)
  if (isDescending || sorted)
    changes.push({ kind: 'sort', isDescending: isDescending !== null, key: byLength ? 'length' : 'none' })
  if (
    !sorted &&
    reading.take(/\b(?:al reves|orden inverso|invertid[oa]s?|invert\w+|del ultimo al primero|revertid\w+)\b/)
  )
    changes.push({ kind: 'reverse' })
  if (top)
    changes.push({
      kind: 'take',
      count: Number(top.groups[0] ?? top.groups[3] ?? '3'),
      from: takeFrom(top.groups[1] ?? top.groups[2] ?? ''),
    })
  if (aggregates.length === 0) reading.take(/\b(?:muestr\w+|imprim\w+|lista|listado|todas|todos|saqu\w+)\b/)
  return changes
}

const EACH = '(?: (?:cada|todos|todas|los|las|uno|una|numeros?|elementos?|valores|valor|de|ellos|precios?|notas?|a))*'
/** «multiplique cada uno por 3», «que les sume 10 a todos». */
const OPERATION = new RegExp(
  `\\b(?:(multipli\\w+)${EACH} por (\\d+(?:[.,]\\d+)?)|(divid\\w+)${EACH} (?:entre|por) (\\d+(?:[.,]\\d+)?)|(sum\\w+|rest\\w+) (\\d+(?:[.,]\\d+)?) a (?:cada|todos|todas|los|las))(?! ?(?:%|por ciento))(?:${EACH})`,
)

function operationMap(groups: readonly (string | undefined)[]): Change {
  const [verb = '', value = '0'] = groups.filter((group) => group !== undefined)
  const sign = verb.startsWith('multi') ? '*' : verb.startsWith('div') ? '/' : verb.startsWith('sum') ? '+' : '-'
  const number = value.replace(',', '.')
  return {
    kind: 'map',
    name: 'nuevos',
    expression: (it) => `${it} ${sign} ${number}`,
    how: `A cada uno se le hace la misma cuenta: \`${sign} ${number}\`.`,
  }
}

/** «súbelos todos un 5 %», «con un 10 % de descuento». */
const PERCENT =
  /\b(?:sub\w+|aument\w+|increment\w+|baj\w+|rebaj\w+|descont\w+|descuent\w+|reduc\w+|anad\w+|agreg\w+|aplic\w+|con|mas)(?: (?:les|le|los|las|a|todos|todas|cada|uno|una|el|la|precios?|un|por|iva|del|de|en))* (\d+(?:[.,]\d+)?) ?(?:%|por ciento)(?: (?:de )?(?:descuento|iva|mas|menos|aumento|rebaja))?/

function percentMap(said: string, rate: number): Change {
  const isLess = /\b(?:baj|rebaj|desc|reduc|menos)/.test(said)
  const factor = Number((isLess ? 1 - rate / 100 : 1 + rate / 100).toFixed(6))
  return {
    kind: 'map',
    name: 'nuevos',
    expression: (it) => `round(${it} * ${factor}, 2)`,
    how: `${isLess ? 'Quitar' : 'Añadir'} un ${rate} % es multiplicar por \`${factor}\`; \`round(…, 2)\` deja dos decimales.`,
  }
}

const BY_LENGTH = /\bpor (?:su )?(?:longitud|largo|numero de letras|tamano)\b/

const takeFrom = (said: string) =>
  /^primer/.test(said)
    ? 'first'
    : /^ultim/.test(said)
      ? 'last'
      : /^(?:menor|peor|mas (?:baj|pequen|barat))/.test(said)
        ? 'smallest'
        : 'largest'
