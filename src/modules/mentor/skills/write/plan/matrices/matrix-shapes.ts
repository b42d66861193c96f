import type { Reading } from '../../compose/reading'
import type { Goal } from './goal'
import type { Said } from './matrix-measures'

const OTHER = '(?:secundaria|inversa|contraria|invertida|segunda)'

export function diagonalGoals(reading: Reading, said: readonly Said[]): Goal[] {
  const found = reading.find(
    new RegExp(
      String.raw`\b(?:la |las |de |ambas |dos ){0,4}diagonal(es)?(?: (principal(?:es)?|${OTHER}))?(?: y (?:de )?(?:la )?${OTHER})?\b`,
    ),
  )
  if (!found || CHANGED.test(reading.text)) return []
  // A mean of a diagonal, or its largest, is neither its sum nor the diagonal itself.
  const isSummed = said.some(({ measure }) => measure.name === 'Suma')
  if (!isSummed && said.some(({ to }) => to <= found.from)) return []
  reading.use(found)
  const hasOther = found.groups[0] !== undefined || new RegExp(OTHER).test(found.text)
  const hasMain = found.groups[0] !== undefined || !new RegExp(`^[^y]*diagonal ${OTHER}`).test(found.text)
  const both = [
    { is: hasMain, label: 'principal', index: 'i' },
    { is: hasOther, label: 'secundaria', index: '-1 - i' },
  ]
  return both
    .filter(({ is }) => is)
    .map(({ label, index }) => diagonalGoal({ label, index, isSummed, from: found.from }))
}

/** «pon a cero la diagonal», «el producto de la diagonal». */
const CHANGED =
  /\b(?:pon\w*|cambi\w+|sustitu\w+|reempla\w+|intercambi\w+|rellen\w+|multipli\w+|producto|invi?ert\w+) (?:[^ ]+ ){0,5}diagonal/

function diagonalGoal({
  label,
  index,
  isSummed,
  from,
}: {
  label: string
  index: string
  isSummed: boolean
  from: number
}): Goal {
  const cells = (m: string) => `${m}[i][${index}] for i in range(len(${m}))`
  const value = (m: string) => (isSummed ? `sum(${cells(m)})` : `[${cells(m)}]`)
  return {
    from,
    said: isSummed ? `suma la diagonal ${label}` : `muestra la diagonal ${label}`,
    called: isSummed ? `suma_diagonal_${label}` : `diagonal_${label}`,
    value,
    lines: (m) => [`print('${isSummed ? 'Suma de la diagonal' : 'Diagonal'} ${label}:', ${value(m)})`],
    how: `En la diagonal ${label} están \`m[0][${index === 'i' ? '0' : '-1'}]\`, \`m[1][${index === 'i' ? '1' : '-2'}]\`…`,
    needs: 'square',
  }
}

/** The transposed one, a multiple, and the matrix itself as a table. */
export function shapeGoals(reading: Reading): Goal[] {
  const goals: Goal[] = []
  const turned = reading.take(
    /\b(?:la )?(?:tras?n?spon\w*|tras?n?spuest\w*|intercambi\w+ (?:las )?filas (?:por|y|con) (?:las )?columnas|cambi\w+ (?:las )?filas por (?:las )?columnas)(?: (?:la|una|esta|esa|de|una) matriz)?/,
  )
  if (turned)
    goals.push({
      ...shown('traspuesta', (m) => `[list(columna) for columna in zip(*${m}, strict=True)]`, turned.from),
      said: 'calcula la traspuesta',
      called: 'trasponer',
      how: '`zip(*matriz)` junta lo que está en el mismo sitio de cada fila: son las columnas, que pasan a ser filas.',
    })
  const times = reading.take(
    /\bmultipli\w+ (?:(?:la|una|esta|cada|matriz|elemento|numero|todos|los|elementos) ){0,4}por (?:el |un )?(?:numero |escalar )?(\d+)\b/,
  )
  const factor = times?.groups[0]
  if (times && factor !== undefined)
    goals.push({
      ...shown('multiplicada', (m) => `[[numero * ${factor} for numero in fila] for fila in ${m}]`, times.from),
      said: `multiplica la matriz por ${factor}`,
      called: 'multiplicar_matriz',
      how: 'La comprensión de dentro recorre una fila, y la de fuera, todas las filas.',
    })
  const table = reading.take(
    /\b(?:muestr\w*|imprim\w*|ensen\w*|pint\w*) (?:por pantalla )?(?:la|esa|esta) matriz(?: (?:por filas|fila (?:por|a) fila|como (?:una )?tabla|en forma de (?:tabla|matriz)))?/,
  )
  if (table)
    goals.push({
      from: table.from,
      said: 'muestra la matriz',
      called: 'mostrar',
      value: (m) => m,
      lines: (m) => [`for fila in ${m}:`, "    print(' '.join(str(numero) for numero in fila))"],
      how: 'Cada fila se escribe en una línea, con sus números separados por espacios.',
    })
  return goals
}

const shown = (name: string, value: Goal['value'], from: number) => ({
  from,
  value,
  lines: (m: string, other: string) => [`${name} = ${value(m, other)}`, `for fila in ${name}:`, '    print(fila)'],
})

const PRODUCT = (m: string, other: string) =>
  `[[sum(x * y for x, y in zip(fila, columna, strict=True)) for columna in zip(*${other}, strict=True)] for fila in ${m}]`
const each = (sign: string) => (m: string, other: string) =>
  `[[x ${sign} y for x, y in zip(una, otra, strict=True)] for una, otra in zip(${m}, ${other}, strict=True)]`

/** What is done with two of them. */
const PAIRS: readonly {
  words: RegExp
  name: string
  called: string
  value: Goal['value']
  said: string
  how: string
}[] = [
  {
    words: /\b(?:product\w+|multipli\w+)(?: (?:de|las|los|dos|estas|entre|matrices|matriz|a|x|por|b)){0,6}\b(?! \d)/,
    name: 'producto',
    called: 'multiplicar_matrices',
    value: PRODUCT,
    said: 'multiplica las dos matrices',
    how: 'Cada número del producto sale de una fila de la primera y una columna de la segunda: se multiplican uno a uno y se suman.',
  },
  {
    words: /\b(?:sum\w+)(?: (?:de|las|los|dos|estas|entre|matrices|matriz|a|y|b)){1,6}\b/,
    name: 'suma',
    called: 'sumar_matrices',
    value: each('+'),
    said: 'suma las dos matrices',
    how: 'Se suman los números que están en el mismo sitio: `zip` los va juntando.',
  },
  {
    words: /\brest\w+(?: (?:de|las|los|dos|estas|entre|matrices|matriz|a|y|b)){1,6}\b/,
    name: 'resta',
    called: 'restar_matrices',
    value: each('-'),
    said: 'resta las dos matrices',
    how: 'Se restan los números que están en el mismo sitio: `zip` los va juntando.',
  },
]

export function pairGoals(reading: Reading): Goal[] {
  if (!/\bmatrices\b/.test(reading.text)) return []
  return PAIRS.flatMap(({ words, name, value, ...goal }) => {
    const found = reading.take(words)
    return found ? [{ ...goal, ...shown(name, value, found.from), needs: 'two' as const }] : []
  })
}
