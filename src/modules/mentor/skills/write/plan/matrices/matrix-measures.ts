import { folded } from '~/platform/text/folded'
import type { Reading, Span } from '../../compose/reading'
import { predicatesIn, testOf } from '../../compose/sequences/find-predicates'
import type { Goal } from './goal'

type Measure = {
  words: RegExp
  name: string
  called: string
  of: (it: string) => string
  whole: (m: string) => string
  isMean?: true
}

/** Of a row, a column or all of it: one more is one more entry. */
const MEASURES: readonly Measure[] = [
  {
    words: /\b(?:medias?|promedi\w+)\b/g,
    name: 'Media',
    called: 'medias',
    of: (it) => `sum(${it}) / len(${it})`,
    whole: (m) => `sum(sum(fila) for fila in ${m}) / sum(len(fila) for fila in ${m})`,
    isMean: true,
  },
  {
    words: /\b(?:sum(?:a|as|ar|e|en|ame|o|ando|atori[oa]s?)|total(?:es)?)\b/g,
    name: 'Suma',
    called: 'sumas',
    of: (it) => `sum(${it})`,
    whole: (m) => `sum(sum(fila) for fila in ${m})`,
  },
  {
    words: /\b(?:maxim[oa]s?|mayor(?:es)?)\b/g,
    name: 'Máximo',
    called: 'maximos',
    of: (it) => `max(${it})`,
    whole: (m) => `max(max(fila) for fila in ${m})`,
  },
  {
    words: /\b(?:minim[oa]s?|menor(?:es)?)\b/g,
    name: 'Mínimo',
    called: 'minimos',
    of: (it) => `min(${it})`,
    whole: (m) => `min(min(fila) for fila in ${m})`,
  },
]

const named = ({ name }: Measure) => `${/a$/.test(name) ? 'la' : 'el'} ${name.toLowerCase()}`

const told = ({ isMean }: Measure, value: string) => `{${value}${isMean ? ':.2f' : ''}}`

export type Said = Span & { measure: Measure }
const AXIS = /\b(?:(?:por|de|en|a|y|la|el|lo) ){0,4}(?:(?:cada|todas|las|una|sus) ){0,2}(filas?|columnas?)\b/g

/** What of sums, means and extremes a request says, in its order. */
export const measuresSaid = (reading: Reading): Said[] =>
  MEASURES.flatMap((measure) =>
    [...reading.text.matchAll(measure.words)].map((match) => ({ ...spanOf(match), measure })),
  ).toSorted((a, b) => a.from - b.from)

const spanOf = (match: RegExpMatchArray): Span => ({
  from: match.index ?? 0,
  to: (match.index ?? 0) + match[0].length,
})

/** «la media de cada fila y la de cada columna»: what is worked out is said before, once for both. */
export function axisGoals(reading: Reading, said: readonly Said[]): Goal[] {
  return [...reading.text.matchAll(AXIS)].flatMap((match) => {
    const span = spanOf(match)
    const one = said.findLast(({ to }) => to <= span.from + match[0].length) ?? said.find(({ from }) => from >= span.to)
    if (one === undefined || (!/\b(?:por|cada|las|todas)\b/.test(match[0]) && !match[1]?.endsWith('s'))) return []
    reading.use(span)
    return [axisGoal(one.measure, { isRow: match[1]?.startsWith('fila') ?? true, from: span.from })]
  })
}

function axisGoal(measure: Measure, { isRow, from }: { isRow: boolean; from: number }): Goal {
  const one = isRow ? 'fila' : 'columna'
  const items = (m: string) => (isRow ? m : `zip(*${m}, strict=True)`)
  return {
    from,
    said: `calcula ${named(measure)} de cada ${one}`,
    called: `${measure.called}_de_${one}s`,
    value: (m) => `[${measure.of(one)} for ${one} in ${items(m)}]`,
    lines: (m) => [
      `for numero, ${one} in enumerate(${items(m)}, start=1):`,
      `    print(f'${measure.name} de la ${one} {numero}: ${told(measure, measure.of(one))}')`,
    ],
    how: isRow
      ? 'Cada fila de la matriz es una lista; `enumerate` las numera desde 1.'
      : '`zip(*matriz)` da las columnas: junta lo que está en el mismo sitio de cada fila.',
  }
}

const FLAT = (m: string) => `numeros = [numero for fila in ${m} for numero in fila]`

/** What is worked out of all numbers, and where the largest or least stands, if that is asked. */
export function wholeGoals(said: Said, reading: Reading): Goal[] {
  const goal = wholeGoal(said)
  const at = /^M[áí]/.test(said.measure.name) ? reading.take(POSITION) : null
  if (!at) return [goal]
  const { measure } = said
  const lines = (m: string) => [
    ...goal.lines(m, ''),
    `for i, fila in enumerate(${m}, start=1):`,
    '    for j, numero in enumerate(fila, start=1):',
    `        if numero == ${measure.of('numeros')}:`,
    "            print(f'Está en la fila {i}, columna {j}')",
  ]
  return [
    { ...goal, lines, called: '', how: '`enumerate` da cada fila y cada número con su puesto, contando desde 1.' },
  ]
}
const POSITION =
  /\b(?:(?:y|en|la|su|que|cual|dime|di|diga|es) ){0,5}(?:posicion|fila y (?:la )?columna|fila y (?:en )?que columna|sitio|lugar|indices?)(?: (?:en|esta|tiene|la|que|se|encuentra|ocupa)){0,5}/

/** «cuántos pares hay»: numbers of all rows for which something holds. */
export const countGoals = (reading: Reading): Goal[] =>
  predicatesIn(reading.text, 'number').flatMap((found) => {
    const counted = reading.find(/\bcuant[oa]s (?:numeros |elementos |valores )?(?:(?:son|hay|de|que) ){0,3}/)
    if (!counted || counted.to < found.from || counted.from > found.from) return []
    reading.use({ from: counted.from, to: found.to })
    const written = reading.written(found)
    return [
      {
        from: counted.from,
        said: `cuenta los ${written}`,
        called: 'contar',
        value: (m: string) => `sum(1 for fila in ${m} for numero in fila if ${testOf(found, 'numero')})`,
        lines: (m: string) => [
          FLAT(m),
          `print('Cuántos ${written}:', sum(1 for numero in numeros if ${testOf(found, 'numero')}))`,
        ],
        how: '`sum` suma un 1 por cada número que cumple la condición.',
      },
    ]
  })

const wholeGoal = ({ measure, from }: Said): Goal => ({
  from,
  said: `calcula ${named(measure)} de toda la matriz`,
  called: `${folded(measure.name)}_de_matriz`,
  value: measure.whole,
  lines: (m) => [FLAT(m), `print(f'${measure.name} de todo: ${told(measure, measure.of('numeros'))}')`],
  how: '`numeros` tiene los de todas las filas, uno detrás de otro.',
})
