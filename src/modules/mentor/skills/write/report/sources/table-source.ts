import { folded } from '~/platform/text/folded'
import { identifier, singular } from '../../../../engine/task/identifier'
import type { Task } from '../../../../engine/task/task'
import { typeOfNoun } from '../../plan/noun-names'
import type { Cell } from '../../plan/tables/data'
import type { Column, Source } from '../read/column'
import { columnOf } from '../read/column-of'

const TABLE =
  /\btabla (?:llamada |de nombre |que se llame |de )?["'«]?([\p{L}_]\w*)["'»]?\s*(?:\(|con(?: (?:las |los )?(?:columnas|campos))?:?|que tenga|de columnas|:)\s*((?:el |la |un |una )?[\p{L}_]+(?:(?:\s*,\s*(?:y )?| y | e )(?:el |la |un |una )?[\p{L}_]+){1,8})/iu
const PUTS_IN = /\b(?:met\w+|insert\w+|anad\w+|agreg\w+|guard\w+|cargar)\b/
const COUNT = /\b(?:met\w+|insert\w+|anad\w+|agreg\w+|cargar)(?: (?:los|las|en|ella|unos|unas|a))* (\d{1,2})\b/
const MOST_ROWS = 8

/** The table of a database that a request tells without any rows: made up, as many as are to be put in. Null where it tells none. */
export function tableSource(task: Task, message: string): Source | null {
  const { text } = task.request
  const stated = /\bsqlite3?\b|\bbase de datos\b/.test(text) ? TABLE.exec(message) : null
  if (stated === null || !PUTS_IN.test(text)) return null
  const [, table = '', list = ''] = stated
  const names = list.split(/\s*,\s*(?:y )?| y | e /).map((name) => name.replace(/^(?:el|la|un|una) /i, '').trim())
  const count = Math.min(MOST_ROWS, Number(COUNT.exec(text)?.[1] ?? 3))
  const columns = names.map((name) => madeUp(identifier(folded(name)), identifier(folded(table)), count))
  return {
    columns,
    shape: 'tuples',
    variable: 'filas',
    one: 'fila',
    setup: [],
    imports: [],
    how: ['Los datos son de ejemplo: cámbialos por los tuyos.'],
    isOneEach: true,
    file: null,
  }
}

const PEOPLE = ['Ana', 'Luis', 'Marta', 'Iván', 'Sara', 'Pedro', 'Lucía', 'Hugo']
const GOODS = ['Ratón', 'Teclado', 'Monitor', 'Cable', 'Altavoz', 'Lámpara', 'Silla', 'Mesa']
const CALLED: readonly (readonly [column: RegExp, values: readonly Cell[]])[] = [
  [/^(?:ciudad|localidad|poblacion)$/, ['Madrid', 'Lima', 'Sevilla', 'Bogotá', 'Bilbao', 'Quito', 'Cádiz', 'Lugo']],
  [/^(?:email|correo)$/, PEOPLE.map((name) => `${folded(name)}@ejemplo.com`)],
  [/^(?:telefono|movil)$/, PEOPLE.map((_, at) => `60000000${at + 1}`)],
  [/^(?:fecha|dia)/, PEOPLE.map((_, at) => `2026-0${at + 1}-15`)],
  [/^(?:categoria|tipo|curso|departamento)$/, ['A', 'B', 'A', 'B', 'A', 'B', 'A', 'B']],
  [/^nota|^calificacion|^media/, [4.5, 7, 9, 5.5, 3, 8, 6, 10]],
  [/^edad/, [17, 25, 41, 33, 19, 52, 28, 64]],
  [/^(?:anio|ano)/, [1999, 2010, 2020, 2005, 2015, 2001, 2024, 1987]],
]
const MONEY = [4.5, 12, 25.9, 8, 60, 15.5, 33, 100]
const AMOUNTS = [5, 12, 40, 8, 3, 20, 15, 60]

function madeUp(name: string, table: string, count: number): Column {
  const type = typeOfNoun(name)
  const called = CALLED.find(([column]) => column.test(name))?.[1]
  const values =
    name === 'id' || name === `id_${singular(table)}`
      ? AMOUNTS.map((_, at) => at + 1)
      : (called ??
        (type === 'money'
          ? MONEY
          : type === 'whole' || type === 'number'
            ? AMOUNTS
            : /^(?:product|articul|item|objet)/.test(table) || /^(?:producto|articulo)$/.test(name)
              ? GOODS
              : /^(?:nombre|alumno|cliente|empleado|usuario|autor)/.test(name)
                ? PEOPLE
                : AMOUNTS.map((at) => `${name} ${at}`)))
  return columnOf(name, values.slice(0, count))
}
