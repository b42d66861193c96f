import type { Column } from '../../../../engine/task/task'
import { allOf } from '../../all-of'
import { indented } from '../program'
import type { Rows } from './row-source'
import type { RowSteps } from './row-steps'

/** The lines of what is wanted of rows; `name` is what holds the result. */
export type RowLines = { lines: string[]; name: string; kind: 'map' | 'rows' | 'value' | 'row'; how: string[] }

const cell = (one: string, { name }: Column) => `${one}['${name}']`
const worthOf = (one: string, value: readonly Column[]) => value.map((column) => cell(one, column)).join(' * ')

export function rowLines(rows: Rows, steps: RowSteps): RowLines {
  const filtered = filterLines(rows, steps)
  const made = steps.group ? grouped(rows, steps, filtered.name) : plain(rows, steps, filtered.name)
  return { ...made, lines: [...filtered.lines, ...made.lines], how: [...filtered.how, ...made.how] }
}

/** The lines of each further result. */
export const otherLines = (rows: Rows, steps: RowSteps): RowLines[] =>
  steps.others.map((result) => plain(rows, { ...steps, result }, steps.tests.length > 0 ? 'elegidos' : rows.plural))

function filterLines({ plural, one }: Rows, { tests }: RowSteps): { name: string; lines: string[]; how: string[] } {
  if (tests.length === 0) return { name: plural, lines: [], how: [] }
  return {
    name: 'elegidos',
    lines: [`elegidos = [${one} for ${one} in ${plural} if ${allOf(tests)}]`],
    how: ['La comprensión se queda solo con las filas que cumplen el `if`.'],
  }
}

const MAP_NAMES: Partial<Record<RowSteps['result'], string>> = {
  sum: 'totales',
  count: 'cantidades',
  list: 'grupos',
  max: 'maximos',
  min: 'minimos',
  mean: 'medias',
}

function grouped({ one }: Rows, { group, result, value, shown, sort, take }: RowSteps, over: string): RowLines {
  const key = group?.name ?? ''
  const variable = key.toLowerCase() === one ? `nombre_${key.toLowerCase()}` : key.toLowerCase()
  const name = MAP_NAMES[result] ?? 'totales'
  const start = `${variable} = ${one}['${key}']`
  const worth = worthOf(one, value)
  const how: string[] = []
  const lines: string[] = []
  if (result === 'list' || result === 'mean' || result === 'max' || result === 'min') {
    const item = result === 'list' ? (shown === null || shown.name === key ? one : cell(one, shown)) : worth
    const groups = result === 'list' ? name : 'grupos'
    lines.push(
      `${groups} = {}`,
      `for ${one} in ${over}:`,
      ...indented([start, `${groups}.setdefault(${variable}, []).append(${item})`]),
    )
    how.push('`setdefault(clave, [])` da la lista de esa clave, y la crea vacía la primera vez.')
    if (result === 'mean')
      lines.push(`${name} = {${variable}: sum(valores) / len(valores) for ${variable}, valores in grupos.items()}`)
    if (result === 'max' || result === 'min')
      lines.push(`${name} = {${variable}: ${result}(valores) for ${variable}, valores in grupos.items()}`)
  } else {
    const plus = result === 'count' || worth === '' ? '1' : worth
    lines.push(
      `${name} = {}`,
      `for ${one} in ${over}:`,
      ...indented([start, `${name}[${variable}] = ${name}.get(${variable}, 0) + ${plus}`]),
    )
    how.push(`\`${name}.get(${variable}, 0)\` da lo acumulado hasta ahora, o 0 la primera vez que aparece.`)
  }
  if (sort === null) return { lines, name, kind: 'map', how }
  const by = sort.by === 'result' ? 'key=lambda par: par[1]' : ''
  lines.push(
    `ordenados = sorted(${[`${name}.items()`, by, sort.isDescending ? 'reverse=True' : ''].filter((part) => part !== '').join(', ')})${take === null ? '' : `[:${take}]`}`,
  )
  how.push('`sorted` ordena los pares (clave, valor); `par[1]` es el valor.')
  return { lines: [...lines, `${name} = dict(ordenados)`], name, kind: 'map', how }
}

function plain({ one }: Rows, { result, value, sort, take, tests, shown }: RowSteps, over: string): RowLines {
  const worth = worthOf(one, value)
  const lambda = `key=lambda ${one}: ${worth}`
  switch (result) {
    case 'sum':
      return {
        lines: [`total = sum(${worth} for ${one} in ${over})`],
        name: 'total',
        kind: 'value',
        how: ['`sum` suma ese dato de cada fila.'],
      }
    case 'mean':
      return {
        lines: [`media = sum(${worth} for ${one} in ${over}) / len(${over})`],
        name: 'media',
        kind: 'value',
        how: ['La media es la suma entre cuántas filas hay.'],
      }
    case 'count':
      return {
        lines: [`cuantos = len(${over})`],
        name: 'cuantos',
        kind: 'value',
        how: ['`len` dice cuántas filas hay.'],
      }
    case 'max':
    case 'min':
      return {
        lines: [`${result === 'max' ? 'mayor' : 'menor'} = ${result}(${worth} for ${one} in ${over})`],
        name: result === 'max' ? 'mayor' : 'menor',
        kind: 'value',
        how: [`\`${result}\` compara ese dato de cada fila.`],
      }
    case 'largest':
    case 'smallest':
      return {
        lines: [`elegido = ${result === 'largest' ? 'max' : 'min'}(${over}, ${lambda})`],
        name: 'elegido',
        kind: 'row',
        how: [`\`key\` dice por qué dato se comparan las filas.`],
      }
    default: {
      const by = sort === null || sort.by === 'result' ? null : sort.by
      if (by === null) return { lines: [], name: over, kind: 'rows', how: tests.length > 0 || shown !== null ? [] : [] }
      const options = [`key=lambda ${one}: ${cell(one, by)}`, ...(sort?.isDescending ? ['reverse=True'] : [])]
      return {
        lines: [`ordenados = sorted(${[over, ...options].join(', ')})${take === null ? '' : `[:${take}]`}`],
        name: 'ordenados',
        kind: 'rows',
        how: ['`key` dice por qué columna se ordena.'],
      }
    }
  }
}
