import { identifier, singular } from '../../../engine/task/identifier'
import type { Draft, Maker, Task } from '../../../engine/task/task'
import { allOf } from '../all-of'
import { unmet } from '../constraints'
import { exampleOf } from '../example'
import { coverageOf, leftOut } from './coverage'
import { render, treeOf } from './program'
import { Reading } from './reading'
import { decimalsOf } from './scalars/typed-lines'
import { predicatesIn, testOf } from './sequences/find-predicates'

type Names = { map: string; key: string; value: string }
type Made = { lines: string[]; how: string[] }

/** A dictionary of names and numbers that is given: some of its pairs, in order, the largest, sums and averages. */
export const mapMaker: Maker = (task) => {
  const { data } = task
  if (data?.kind !== 'map' || task.functions.length > 0 || task.classes.length > 0) return []
  const reading = new Reading(task.request)
  const names = namesOf(reading)
  const made = linesOf(reading, names, task)
  if (made === null) return []
  const given = `${names.map} = ${data.code
    .replace(/"([^"'\\]*)"/g, "'$1'")
    .replace(/\s+/g, ' ')
    .replace(/\{ /, '{')
    .replace(/,? \}/, '}')
    .replace(/ ?: ?/g, ': ')
    .replace(/ ?, ?/g, ', ')}`
  const code = render({ body: [given, '', ...made.lines] })
  const draft: Draft = {
    code,
    title: `El programa parte de tu diccionario \`${names.map}\` y muestra lo que pides.`,
    how: made.how,
    example: exampleOf(code),
    unmet: unmet(treeOf(code), task.constraints),
    fit: 0.92 * coverageOf(reading),
    missing: leftOut(reading),
  }
  return [draft]
}

function namesOf(reading: Reading): Names {
  const stated =
    reading.take(/\b(?:diccionario )?([a-z_]\w*) ?= ?(?=$|[a-z,;.])/) ??
    reading.take(/\bdiccionario (?:de |con |llamado )?(?:las |los )?([a-z_]\w*)\b/)
  const map = identifier(stated?.groups[0] ?? 'datos')
  const one = singular(map)
  reading.take(/\b(?:tengo )?(?:un |el |este )?diccionario\b/)
  const key = /^(?:precio|stock|inventario|existencia|cantidad)/.test(one)
    ? 'producto'
    : /^(?:venta|poblacion|temperatura)/.test(one)
      ? 'lugar'
      : 'nombre'
  return { map, key, value: one === map ? 'valor' : one }
}

function linesOf(reading: Reading, { map, key, value }: Names, task: Task): Made | null {
  const tests = predicatesIn(reading.text, 'number')
  // «los aprobados (>= 5)» says the same twice.
  const stated = tests.filter(
    ({ predicate }) => predicate.id !== 'passed' || !tests.some((other) => other.predicate.id === 'at-least'),
  )
  for (const each of tests) reading.use(each)
  const lines: string[] = []
  const how = ['`items()` da cada clave con su valor.']
  let over = map
  if (stated.length > 0) {
    over = 'elegidos'
    lines.push(
      `elegidos = {${key}: ${value} for ${key}, ${value} in ${map}.items() if ${allOf(stated.map((each) => testOf(each, value)))}}`,
    )
    how.push('La comprensión se queda con los pares que cumplen el `if`.')
  }
  const isDescending = reading.take(
    /\b(?:de (?:mayor|mejor|mas) a (?:menor|peor|menos)|descendente\w*|decreciente\w*)(?: nota| precio| valor)?\b/,
  )
  const isByName = reading.take(/\b(?:alfabetic\w+|por nombre|por clave)\b/)
  const sorted = reading.take(/\borden\w+(?: por (?:nota|valor|precio|edad|cantidad))?\b|\bde menor a mayor\b/)
  const extreme = reading.take(
    /\b(?:quien|cual|el|la)(?: \w+){0,4}? (mayor|mejor|mas alt[oa]|mas car[oa]|maxim[oa]|menor|peor|mas baj[oa]|mas barat[oa]|minim[oa])(?: (?:nota|precio|valor|edad|sueldo))?\b|\bmas (?:car[oa]|barat[oa])\b/,
  )
  const total = reading.take(/\b(medias?|promedi\w+|suma\w*|total)\b/)
  if (!isDescending && !sorted && !isByName && !extreme && !total && stated.length === 0) return null
  if (isDescending || sorted || isByName) {
    const options = [...(isByName ? [] : ['key=lambda par: par[1]']), ...(isDescending ? ['reverse=True'] : [])]
    lines.push(
      `for ${key}, ${value} in sorted(${[`${over}.items()`, ...options].join(', ')}):`,
      `    print(f'{${key}}: {${value}}')`,
    )
    how.push(
      isByName ? '`sorted` ordena los pares por la clave.' : '`par[1]` es el valor de cada par: por él se ordena.',
    )
  } else if (stated.length > 0 && !extreme && !total)
    lines.push(`for ${key}, ${value} in ${over}.items():`, `    print(f'{${key}}: {${value}}')`)
  if (extreme) {
    const isSmall = /menor|peor|baj|barat|minim/.test(extreme.text)
    lines.push(
      `elegido = ${isSmall ? 'min' : 'max'}(${over}, key=${over}.get)`,
      `print(f'{elegido}: {${over}[elegido]}')`,
    )
    how.push(`\`key=${over}.get\` hace que las claves se comparen por su valor.`)
  }
  if (total) {
    const isMean = /media|promedi/.test(total.text)
    const places = decimalsOf(task) ?? 2
    lines.push(
      isMean ? `media = sum(${over}.values()) / len(${over})` : `total = sum(${over}.values())`,
      isMean ? `print(f'Media: {media:.${places}f}')` : "print(f'Total: {total}')",
    )
    how.push('`values()` da solo los valores.')
  }
  return { lines, how }
}
