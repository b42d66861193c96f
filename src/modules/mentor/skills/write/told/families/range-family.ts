import { allOf } from '../../all-of'
import { predicatesIn, testOf } from '../../compose/sequences/find-predicates'
import { DEFINITIONS } from '../../compose/sequences/predicates'
import { type Family, openText, type Told } from '../told'

const SOURCES: readonly [RegExp, (match: readonly (string | undefined)[]) => [string, string]][] = [
  [
    /\b(?:(?:numeros|enteros|los|las|que (?:hay|van|esten?)|comprendid[oa]s|desde|naturales) ){0,8}(?:entre|del?|desde)(?: el)? (-? ?\d+) (?:y|a|al|hasta)(?: el)? (\d+)(?: (?:incluid[oa]s?|ambos incluidos|inclusive))?/,
    ([low, high]) => [(low ?? '1').replace(' ', ''), String(Number(high) + 1)],
  ],
  [
    /\b(?:(?:numeros|enteros|los|que (?:hay|van)) ){0,8}hasta(?: el)? (\d+)(?: (?:incluid[oa]|inclusive))?/,
    ([high]) => ['1', String(Number(high) + 1)],
  ],
  [
    /\b(?:(?:numeros|enteros|los|que) ){0,8}(?:menores (?:de|que|a)|por debajo de)(?: el)? (\d+)/,
    ([high]) => ['1', high ?? '10'],
  ],
  [
    /\b(?:los |las )?(\d+) primeros (?:numeros|enteros|naturales)(?: (?:naturales|enteros))?/,
    ([count]) => ['1', String(Number(count) + 1)],
  ],
]
const ENDS_IN =
  /\b(?:(?:que|no) ){0,8}(?:acab\w+|termin\w+)(?: no)? (?:en|con|por)(?: (?:la|el|un|cifra)){0,8} (\d)(?: (?:o|ni|y)(?: en)? (\d))?/
const HOLDS =
  /\b(?:que )?(?:conteng\w+|contien\w+|lleven?|tengan?|tienen?)(?: (?:el|la|un|una|algun|cifra|digito|numero)){0,8} (\d)\b(?! (?:cifras|digitos))/
/** «múltiplos de 3 pero no de 5» */
const NOT_OF =
  /\b(?:pero|y|e|,)(?: que)? no(?: (?:lo sean|sean|son|sea|es))?(?: (?:multiplos?|divisibles?))? (?:de|entre|por) (\d+)/
const NEGATED =
  /\b(?:quit\w+|excepto|salvo|menos|sin|elimin\w+|descart\w+|saltand\w+|que no|ni)(?: (?:contar|los|las|que|el|incluir|no)){0,8} $/
const MAPS: readonly [RegExp, string, string][] = [
  [/\b(?:(?:una lista con|los|el|sus) ){0,8}cuadrados?(?: de)?\b/, '**2', 'al cuadrado'],
  [/\b(?:(?:una lista con|los|el|sus) ){0,8}cubos?(?: de)?\b/, '**3', 'al cubo'],
  [/\b(?:el |los )?dobles?(?: de)?\b/, ' * 2', 'el doble'],
  [/\b(?:el |los )?triples?(?: de)?\b/, ' * 3', 'el triple'],
]
const SUMMED = /\b(?:la )?(?:suma|sume\w*|sumar)(?: de)?\b/
const COUNTED = /\bcuant[oa]s\b/

/** The numbers of a stretch that meet every condition, as a comprehension. */
export const rangeFamily: Family = (told) => {
  const { reading, task, asked, wanted } = told
  const isShort =
    task.constraints.some(({ kind }) => kind === 'one-line') ||
    wanted.has('comprehension') ||
    /\bcomprension|\bcomprehension/.test(reading.text)
  if (
    !isShort ||
    asked !== null ||
    task.functions.length + task.classes.length > 0 ||
    task.data !== null ||
    task.source === 'keyboard'
  )
    return null
  const tests: string[] = []
  for (const [words, test] of [
    [
      ENDS_IN,
      (groups: readonly (string | undefined)[]) =>
        groups[1] === undefined
          ? [`n % 10 == ${groups[0]}`, `n % 10 != ${groups[0]}`]
          : [`n % 10 in (${groups[0]}, ${groups[1]})`, `n % 10 not in (${groups[0]}, ${groups[1]})`],
    ],
    [HOLDS, (groups: readonly (string | undefined)[]) => [`'${groups[0]}' in str(n)`, `'${groups[0]}' not in str(n)`]],
  ] as const) {
    const found = reading.find(words)
    if (found === null) continue
    const isNegated = NEGATED.test(reading.text.slice(0, found.from)) || / no | no$|^no |que no/.test(found.text)
    tests.push(test(found.groups)[isNegated ? 1 : 0] ?? '')
    const before = NEGATED.exec(reading.text.slice(0, found.from))
    reading.use({ from: before ? before.index : found.from, to: found.to })
  }
  const map = MAPS.find(([words]) => reading.find(words) !== null)
  if (map) reading.take(map[0])
  const definitions: string[][] = []
  for (const found of predicatesIn(openText(reading), 'number')) {
    if (found.predicate.id === 'between' || found.predicate.id === 'equal') continue
    tests.unshift(testOf(found, 'n'))
    if (found.predicate.definition) definitions.push(DEFINITIONS[found.predicate.definition])
    const before = NEGATED.exec(reading.text.slice(0, found.from))
    reading.use({ from: before ? before.index : found.from, to: found.to })
  }
  const other = reading.take(NOT_OF)
  if (other) tests.push(`n % ${other.groups[0]} != 0`)
  const range = sourceIn(told)
  if (range === null || (tests.length === 0 && !map)) return null
  reading.take(
    /\b(?:list comprehension|comprension(?: de listas?)?|una lista(?: con)?|numeros?|imprim\w+|los|y|a la vez|pero)\b/,
  )
  reading.markWords(['list', 'comprehension', 'comprension', 'listas', 'lista', '(', ')'])
  const inside = `n${map?.[1] ?? ''} for n in range(${range.join(', ')})${tests.length > 0 ? ` if ${allOf(tests.toSorted())}` : ''}`
  const isSum = reading.take(SUMMED)
  const isCount = !isSum && reading.take(COUNTED)
  const printed = isSum ? `sum(${inside})` : isCount ? `len([${inside}])` : `[${inside}]`
  return {
    definitions,
    body: [`print(${printed})`],
    title:
      'Una sola línea: una comprensión que recorre los números, se queda con los que cumplen las condiciones y los junta en una lista.',
    how: [
      `\`range(${range.join(', ')})\` recorre los números${range[0] === '1' ? '' : ` desde ${range[0]}`} hasta el ${Number(range[1]) - 1}: el final no entra.`,
      ...tests.map(
        (test) =>
          `\`${test}\` ${test.includes('% 10') ? 'mira la última cifra: es el resto de dividir entre 10' : 'es una de las condiciones'}.`,
      ),
      ...(map ? [`\`n${map[1]}\` es ${map[2]}.`] : []),
    ],
    typed: [],
  }
}

function sourceIn({ reading }: Told): [string, string] | null {
  const text = openText(reading)
  for (const [words, make] of SOURCES) {
    const match = words.exec(text)
    if (match === null) continue
    reading.use({ from: match.index, to: match.index + match[0].length })
    return make(match.slice(1))
  }
  return null
}
