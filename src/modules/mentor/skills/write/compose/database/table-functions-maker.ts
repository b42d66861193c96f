import type { Draft, Maker } from '../../../../engine/task/task'
import { unmet } from '../../constraints'
import { coverageOf, leftOut } from '../coverage'
import { type Thing, thingOf } from '../menus/menu-fields'
import { indented, render, treeOf } from '../program'
import { Reading } from '../reading'
import type { Input } from '../scalars/inputs'

type Written = { name: string; parameters: Input[]; lines: string[]; shown: (values: readonly string[]) => string }
type Operation = { says: RegExp; write: (table: Thing, said: string | undefined) => Written | null }

const ABOUT = /\bsqlite3?\b/
const LEAST = 2

/** Functions on a table of SQLite: one makes it, the others put rows in, find, change or take them away, with values apart from the SQL. */
export const tableFunctionsMaker: Maker = (task) => {
  const { text } = task.request
  if (!ABOUT.test(text) || !/\bfuncion(?:es)?\b/.test(text) || task.functions.length + task.classes.length > 0)
    return []
  const reading = new Reading(task.request)
  const table = thingOf(reading, [])
  // «libros (titulo, autor)» is a table, and no function.
  if (task.functions.some(({ name }) => name !== table.many)) return []
  const written = OPERATIONS.flatMap(({ says, write }) => {
    const found = reading.take(says)
    return found === null ? [] : (write(table, found.groups[0]) ?? [])
  })
  if (written.length < LEAST || !table.isStated) return []
  for (const pattern of MANNERS) reading.take(pattern)
  reading.markWords([table.one, table.many])
  const file = task.files.find((name) => /\.(?:db|sqlite3?)$/i.test(name)) ?? `${table.many}.db`
  const code = render({
    imports: ['import sqlite3'],
    constants: [`conexion = sqlite3.connect('${file}')`],
    definitions: [creation(table), ...written.map(definition)],
    body: [
      'crear_tabla()',
      ...written.map(({ parameters, shown }) => shown(parameters.map((each) => sampleOf(each, table)))),
    ],
  })
  return [
    {
      code,
      title: `Funciones para guardar ${table.many} en SQLite: crear la tabla y ${written.map(({ name }) => name.replaceAll('_', ' ').replace('anadir', 'añadir')).join(', ')}.`,
      how: [
        'Los valores van aparte, en los `?`: SQLite nunca los lee como SQL, y así no hay inyección.',
        '`with conexion:` guarda los cambios si todo va bien, y los deshace si algo falla.',
        '`IF NOT EXISTS` deja llamar a `crear_tabla` cada vez: si la tabla ya está, no hace nada.',
      ],
      example: null,
      unmet: unmet(treeOf(code), task.constraints),
      fit: 0.95 * coverageOf(reading),
      missing: leftOut(reading),
    } satisfies Draft,
  ]
}

const MANNERS: readonly RegExp[] = [
  /\b(?:en )?(?:una )?base (?:de )?datos(?: de)? sqlite3?(?: desde python)?\b|\bsqlite3?\b/,
  /\b(?:guardar|gestionar|llevar) [a-z]+(?= \()/,
  /\b(?:una|otra|con) funcion(?:es)? (?:para|que)? ?(?:crear|cree) (?:la )?tabla\b|\bcrear (?:la )?tabla\b/,
  /\b(?:que )?(?:no (?:se )?(?:pueda|permita|haya|tenga)|sin|contra|evit\w+|segur[oa]|a prueba de)(?: (?:hacer|la|las|que))* inyeccion(?:es)?(?: de)?(?: sql)?\b/,
]

const TYPE = { text: 'TEXT', int: 'INTEGER', float: 'REAL', money: 'REAL' } as const

const creation = ({ many, fields }: Thing): string[] => [
  'def crear_tabla():',
  ...indented([
    'with conexion:',
    '    conexion.execute(',
    `        'CREATE TABLE IF NOT EXISTS ${many} '`,
    `        '(id INTEGER PRIMARY KEY, ${fields.map(({ name, type }) => `${name} ${TYPE[type]}`).join(', ')})'`,
    '    )',
  ]),
]

const definition = ({ name, parameters, lines }: Written): string[] => [
  `def ${name}(${parameters.map((each) => each.name).join(', ')}):`,
  ...indented(lines),
]

/** The SQL and the values in lines of their own. */
const executed = (sql: string, values: readonly string[], opening = 'conexion.execute('): string[] => [
  opening,
  `    '${sql}',`,
  `    (${values.join(', ')}${values.length === 1 ? ',' : ''}),`,
  ')',
]

const named = ({ fields }: Thing, said: string | undefined): Input | null =>
  fields.find(({ name }) => said !== undefined && name.startsWith(said.slice(0, 5))) ?? fields[0] ?? null

const OPERATIONS: readonly Operation[] = [
  {
    says: /\b(?:(?:una|otra|funcion|para|que|y|,) )*(?:anadir|agregar|insertar|guardarl[oa]s?|meter|registrar|anada|agregue|inserte|dar de alta)(?: (?:un|una|nuev[oa]|el|la|[a-z]+(?= \()))*/,
    write: ({ one, many, fields }) => ({
      name: `anadir_${one}`,
      parameters: fields,
      lines: [
        'with conexion:',
        ...indented(
          executed(
            `INSERT INTO ${many} (${fields.map(({ name }) => name).join(', ')}) VALUES (${fields.map(() => '?').join(', ')})`,
            fields.map(({ name }) => name),
          ),
        ),
      ],
      shown: (values) => `anadir_${one}(${values.join(', ')})`,
    }),
  },
  {
    says: /\b(?:(?:una|otra|funcion|para|que|y|,) )*(?:buscar|busque|consultar|encontrar)(?:l[oa]s?)?(?: [a-z]+)??(?: por (?:el |la |su )?([a-z]+))?(?= |$)/,
    write: (table, said) => {
      const field = named(table, said)
      return (
        field && {
          name: `buscar_por_${field.name}`,
          parameters: [field],
          lines: [
            ...executed(
              `SELECT ${table.fields.map(({ name }) => name).join(', ')} FROM ${table.many} WHERE ${field.name} = ?`,
              [field.name],
              'cursor = conexion.execute(',
            ),
            'return cursor.fetchall()',
          ],
          shown: (values) => `print(buscar_por_${field.name}(${values.join(', ')}))`,
        }
      )
    },
  },
  {
    says: /\b(?:(?:una|otra|funcion|para|que|y|,) )*(?:listar|liste|mostrar|muestre|ver|sacar|devolver|devuelva)(?:l[oa]s)?(?: (?:tod[oa]s|los|las|el listado))*(?: [a-z]+s\b)?/,
    write: ({ many, fields }) => ({
      name: 'listar',
      parameters: [],
      lines: [
        `cursor = conexion.execute('SELECT ${fields.map(({ name }) => name).join(', ')} FROM ${many}')`,
        'return cursor.fetchall()',
      ],
      shown: () => 'print(listar())',
    }),
  },
  {
    says: /\b(?:(?:una|otra|funcion|para|que|y|,) )*(?:actualizar|actualice|modificar|modifique|cambiar|cambie|editar)(?: (?:el|la|su))*(?: ([a-z]+))?/,
    write: (table, said) => {
      const [key] = table.fields
      const field =
        table.fields.slice(1).find(({ name }) => said !== undefined && name.startsWith(said.slice(0, 5))) ??
        table.fields[1]
      return key && field
        ? {
            name: `cambiar_${field.name}`,
            parameters: [key, field],
            lines: [
              'with conexion:',
              ...indented(
                executed(`UPDATE ${table.many} SET ${field.name} = ? WHERE ${key.name} = ?`, [field.name, key.name]),
              ),
            ],
            shown: (values) => `cambiar_${field.name}(${values.join(', ')})`,
          }
        : null
    },
  },
  {
    says: /\b(?:(?:una|otra|funcion|para|que|y|,) )*(?:borrar|borre|eliminar|elimine|quitar)(?:l[oa]s?)?(?: [a-z]+)??(?: por (?:el |la |su )?([a-z]+))?(?= |$)/,
    write: (table, said) => {
      const field = named(table, said)
      return (
        field && {
          name: `borrar_por_${field.name}`,
          parameters: [field],
          lines: [
            'with conexion:',
            ...indented(executed(`DELETE FROM ${table.many} WHERE ${field.name} = ?`, [field.name])),
          ],
          shown: (values) => `borrar_por_${field.name}(${values.join(', ')})`,
        }
      )
    },
  },
]

/** What the program tries its functions with. */
const sampleOf = ({ name, type }: Input, { one }: Thing): string =>
  type !== 'text'
    ? '10'
    : name === 'nombre' && /^(?:producto|articulo|prenda|fruta)$/.test(one)
      ? "'pan'"
      : (SAMPLES[name] ?? (/^(?:nombre|cliente|alumno|autor|socio)/.test(name) ? "'Ana'" : "'prueba'"))
const SAMPLES: Readonly<Record<string, string>> = {
  telefono: "'600111222'",
  email: "'ana@ejemplo.com'",
  titulo: "'Rayuela'",
}
