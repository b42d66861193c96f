import type { Reading } from '../reading'
import type { FoundPredicate } from './find-predicates'
import type { Sequence } from './sequence'
import type { Aggregate } from './sequence-aggregates'

/** What is made of them, in the order of `ORDER`. */
export type Change =
  | { kind: 'filter'; tests: FoundPredicate[] }
  | { kind: 'map'; expression: (it: string) => string; name: string; how: string }
  | { kind: 'distinct' }
  | { kind: 'sort'; isDescending: boolean; key: 'none' | 'length' }
  | { kind: 'reverse' }
  | { kind: 'take'; count: number; from: 'largest' | 'smallest' | 'first' | 'last' }

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

/** What else is to be done with all of them; its words are used. */
export function otherChanges(reading: Reading, { of }: Sequence, aggregates: readonly Aggregate[]): Change[] {
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
    /\b(?:de (?:la |el )?mayor a (?:la |el )?menor|descendente\w*|de mas a menos|de mejor a peor|decreciente\w*|de la z a la a|del? mas (?:grande|alt|car|elevad)\w* al? (?:mas )?(?:pequen|chic|baj|barat)\w+)\b/,
  )
  const sorted = reading.take(
    /\b(?:orden\w+|(?:por |en )?orden alfabetico|alfabetic\w+|de menor a mayor|ascendente\w*|creciente\w*|de la a a la z|del? mas (?:pequen|chic|baj|barat)\w+ al? (?:mas )?(?:grande|alt|car|elevad)\w*)(?: (?:alfabetic\w+|por orden alfabetico|de menor a mayor|ascendente\w*))*\b/,
  )
  const byLength = of === 'text' && reading.take(BY_LENGTH)
  const fromLong = byLength && /\bmas larg[oa]s? a\b/.test(reading.text)
  if (isDescending || sorted || byLength)
    changes.push({
      kind: 'sort',
      isDescending: isDescending !== null || fromLong === true,
      key: byLength ? 'length' : 'none',
    })
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

const BY_LENGTH =
  /\bpor (?:su )?(?:longitud|largo|numero de letras|tamano)\b|\bde (?:la |el )?mas (?:cort[oa]s?|larg[oa]s?) a (?:la |el )?mas (?:cort[oa]s?|larg[oa]s?)\b/

const takeFrom = (said: string) =>
  /^primer/.test(said)
    ? 'first'
    : /^ultim/.test(said)
      ? 'last'
      : /^(?:menor|peor|mas (?:baj|pequen|barat))/.test(said)
        ? 'smallest'
        : 'largest'
