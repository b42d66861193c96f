import { allOf } from '../../all-of'
import { predicatesIn, testOf } from '../../compose/sequences/find-predicates'
import { DEFINITIONS } from '../../compose/sequences/predicates'
import { type Family, openText, type Told } from '../told'

const RESULTS: readonly { words: RegExp; of: (each: string) => string; said: string; how: string }[] = [
  {
    words: /\b(?:la )?(?:suma|sume\w*|sumar)\b(?!_)(?: (?:de|todos|los|numeros)){0,8}/,
    of: (each) => `sum(${each})`,
    said: 'la suma',
    how: '`sum` suma los números según salen, sin guardarlos.',
  },
  {
    words: /\b(?:cuant[oa]s|la cantidad de|el numero de)(?: (?:numeros|hay|son)){0,8}/,
    of: (each) => `sum(1 for ${each.slice(each.indexOf(' for ') + 5)})`,
    said: 'cuántos hay',
    how: 'Por cada número que cumple la condición se suma 1.',
  },
  {
    words: /\b(?:(?:una |la )?lista (?:con|de)|l[oa]s)(?: (?:los|las|numeros)){0,8}/,
    of: (each) => `[${each}]`,
    said: 'la lista de los números',
    how: 'La comprensión junta en una lista los que cumplen la condición.',
  },
]

/** A function of the numbers up to one that it is given: «la suma de los pares entre 1 y n», «los múltiplos de 3 hasta n». */
export const numbersUpToFamily: Family = (told) => {
  const { reading, asked, task } = told
  const names = asked?.parameters.filter(({ type }) => type === 'number').map(({ name }) => name) ?? []
  if (!asked || names.length !== asked.parameters.length || task.source === 'keyboard') return null
  const tests = testsIn(told, names)
  const range = rangeIn(told, names)
  const result = RESULTS.find(({ words }) => words.test(openText(reading)))
  if (tests === null || range === null || result === undefined) return null
  reading.take(result.words)
  reading.take(/\b(?:numeros|naturales|enteros|que|hay|ambos inclusive|incluid[oa]s?)\b/)
  const condition = tests.tests.length === 0 ? '' : ` if ${allOf(tests.tests)}`
  return {
    definitions: [
      ...tests.definitions,
      [
        `def ${asked.name}(${names.join(', ')}):`,
        `    return ${result.of(`numero for numero in range(${range.from}, ${range.to})${condition}`)}`,
      ],
    ],
    body: [],
    call: names.map((_, at) => (names.length > 1 && at === 0 ? '5' : '20')),
    typed: [],
    title: `La función \`${asked.name}\` recorre los números y devuelve ${result.said}.`,
    how: [`\`range(${range.from}, ${range.to})\` llega hasta el último incluido: el final no entra.`, result.how],
  }
}

function rangeIn({ reading }: Told, names: readonly string[]): { from: string; to: string } | null {
  const name = `(${names.map((each) => each.toLowerCase()).join('|')})`
  const between = takeOpen(
    reading,
    new RegExp(`\\b(?:entre|del?|desde)(?: el)? (-? ?\\d+|${name.slice(1, -1)}) (?:y|al?|hasta)(?: el)? ${name}\\b`),
  )
  if (between) return { from: (between.groups[0] ?? '1').replace(' ', ''), to: `${between.groups[1]} + 1` }
  if (names.length > 1) return null
  const upTo = reading.take(new RegExp(`\\b(?:hasta|menores o iguales (?:que|a))(?: el)? ${name}\\b(?: inclu\\w+)?`))
  if (upTo) return { from: '1', to: `${upTo.groups[0]} + 1` }
  const below = reading.take(new RegExp(`\\b(?:menores (?:que|de|a)|por debajo de) ${name}\\b`))
  return below && { from: '1', to: below.groups[0] ?? '' }
}

/** Numbers that a condition has read («múltiplos de 3 hasta n») are no beginning. */
function takeOpen(reading: Told['reading'], words: RegExp) {
  const match = words.exec(openText(reading))
  if (match === null) return null
  reading.use({ from: match.index, to: match.index + match[0].length })
  return { groups: match.slice(1) }
}

type Tests = { tests: string[]; definitions: string[][] }

/** All that is said of the numbers; null where a condition does not hold of numbers. */
function testsIn({ reading }: Told, names: readonly string[]): Tests | null {
  const found = predicatesIn(openText(reading), 'number').filter(({ predicate: { id } }) => id !== 'equal')
  if (found.some(({ predicate: { id } }) => id === 'passed' || id === 'failed' || id === 'between')) return null
  for (const { from, to } of found) reading.use({ from, to })
  const by = reading.take(new RegExp(`\\b(?:multiplos?|divisibles?) (?:de|entre|por) (${names.join('|')})\\b`))
  return {
    tests: [...found.map((one) => testOf(one, 'numero')), ...(by ? [`numero % ${by.groups[0]} == 0`] : [])],
    definitions: found.flatMap(({ predicate: { definition } }) =>
      definition === undefined ? [] : [DEFINITIONS[definition]],
    ),
  }
}
