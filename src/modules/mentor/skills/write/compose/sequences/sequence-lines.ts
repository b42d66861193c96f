import { byWord } from '~/platform/text/by-word'
import type { Task } from '../../../../engine/task/task'
import { allOf } from '../../all-of'
import { indented } from '../program'
import { isFeminine } from '../scalars/nouns'
import { type FoundPredicate, testOf } from './find-predicates'
import type { Sequence } from './sequence'
import type { Change } from './sequence-changes'

/** How a program is to be written, as far as it changes its lines. */
export type Style = { without: ReadonlySet<string>; loop: 'for' | 'while' | null; isOneLine: boolean }

export function styleOf({ constraints }: Task): Style {
  const without = new Set(constraints.flatMap((each) => (each.kind === 'without' ? [each.what] : [])))
  const wanted = new Set(constraints.flatMap((each) => (each.kind === 'with' ? [each.what] : [])))
  const loop =
    wanted.has('while') || without.has('for')
      ? 'while'
      : wanted.has('for') || without.has('comprehension') || wanted.has('if')
        ? 'for'
        : null
  return {
    without,
    loop,
    isOneLine: constraints.some(({ kind }) => kind === 'one-line') || wanted.has('comprehension'),
  }
}

/** The name of what holds the values now, and the lines that got there. */
export type Made = { name: string; lines: string[]; how: string[]; imports: string[] }

/** The lines of one change: `pares = [numero for numero in numeros if numero % 2 == 0]`. */
export function changeLines(changes: readonly Change[], sequence: Sequence, style: Style): Made {
  const made: Made = { name: sequence.plural, lines: [], how: [], imports: [] }
  const filter = changes.find((each) => each.kind === 'filter')
  const map = changes.find((each) => each.kind === 'map')
  if (filter?.kind === 'filter' || map?.kind === 'map')
    chosen(made, {
      sequence,
      style,
      tests: filter?.kind === 'filter' ? filter.tests : [],
      map: map?.kind === 'map' ? map : null,
    })
  for (const change of changes) further(made, change, sequence)
  return made
}

type Choosing = {
  sequence: Sequence
  style: Style
  tests: readonly FoundPredicate[]
  map: Extract<Change, { kind: 'map' }> | null
}

function chosen(made: Made, { sequence, style, tests, map }: Choosing): void {
  const { one, plural } = sequence
  const [first] = tests
  const name = map?.name ?? (tests.length === 1 && first ? (NAMES[first.predicate.id] ?? 'elegidos') : 'elegidos')
  const value = map?.expression(one) ?? one
  const test = allOf(tests.map((found) => testOf(found, one)))
  const into = name === plural ? 'resultado' : name
  if (style.loop !== null && !style.isOneLine) {
    const inside = test === '' ? [`${into}.append(${value})`] : [`if ${test}:`, `    ${into}.append(${value})`]
    made.lines.push(`${into} = []`, ...eachOf(sequence, plural, { style, body: inside }))
    made.how.push('La lista empieza vacía y `append` le añade los que cumplen la condición.')
  } else {
    made.lines.push(`${into} = [${value} for ${one} in ${plural}${test === '' ? '' : ` if ${test}`}]`)
    made.how.push(
      test === ''
        ? 'La comprensión de lista hace lo mismo con cada elemento y guarda los resultados.'
        : `La comprensión de lista recorre \`${plural}\` y se queda solo con los que cumplen el \`if\`.`,
    )
  }
  if (map) made.how.push(map.how)
  made.name = into
}

/** What those are called for which a test holds. */
export const NAMES: Record<string, string> = byWord({
  even: 'pares',
  odd: 'impares',
  prime: 'primos',
  multiple: 'multiplos',
  positive: 'positivos',
  negative: 'negativos',
  passed: 'aprobados',
  failed: 'suspensos',
  greater: 'mayores',
  'at-least': 'mayores',
  less: 'menores',
  'at-most': 'menores',
  adult: 'mayores',
  longer: 'largas',
  shorter: 'cortas',
  palindrome: 'palindromos',
})

/** A loop over all of them, with `for` or with `while`. */
export function eachOf(
  { one }: Pick<Sequence, 'one'>,
  over: string,
  { style, body }: { style: Style; body: string[] },
): string[] {
  if (style.loop !== 'while' || over.startsWith('range')) return [`for ${one} in ${over}:`, ...indented(body)]
  return ['i = 0', `while i < len(${over}):`, ...indented([`${one} = ${over}[i]`, ...body, 'i += 1'])]
}

function further(made: Made, change: Change, { of, plural }: Sequence): void {
  if (change.kind === 'distinct') {
    const next = plural === 'unicos' ? 'distintos' : 'unicos'
    made.lines.push(`${next} = list(dict.fromkeys(${made.name}))`)
    made.how.push('`dict.fromkeys` se queda con uno de cada y respeta el orden en que aparecen.')
    made.name = next
  }
  if (change.kind === 'sort') {
    const options = [
      ...(change.key === 'length' ? ['key=len'] : of === 'text' ? ['key=str.lower'] : []),
      ...(change.isDescending ? ['reverse=True'] : []),
    ]
    const next = made.name === 'ordenados' ? 'resultado' : isFeminine(plural) ? 'ordenadas' : 'ordenados'
    made.lines.push(`${next} = sorted(${[made.name, ...options].join(', ')})`)
    made.how.push(
      `\`sorted\` devuelve una lista nueva ordenada${change.isDescending ? '; `reverse=True`, de mayor a menor' : ''}${of === 'text' && change.key === 'none' ? '; `key=str.lower` hace que las mayúsculas no vayan delante' : ''}.`,
    )
    made.name = next
  }
  if (change.kind === 'reverse') {
    made.lines.push(`invertidos = ${made.name}[::-1]`)
    made.how.push('`[::-1]` da la lista al revés, sin cambiar la original.')
    made.name = 'invertidos'
  }
  if (change.kind === 'take') {
    const source =
      change.from === 'largest'
        ? `sorted(${made.name}, reverse=True)`
        : change.from === 'smallest'
          ? `sorted(${made.name})`
          : made.name
    made.lines.push(`elegidos = ${source}[${change.from === 'last' ? `-${change.count}:` : `:${change.count}`}]`)
    made.how.push(
      `\`[${change.from === 'last' ? `-${change.count}:` : `:${change.count}`}]\` se queda con ${change.count}.`,
    )
    made.name = 'elegidos'
  }
}
