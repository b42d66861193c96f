import { inlineCode } from '../../../engine/compose'
import type { ExpressionOf } from '../../../python/ast'
import { type Case, type Diagnose, type Diagnosis, firstOf, insertAt, replaceWith, sourceOf, suspectsOf } from './case'

/** `(nombre)` for `(nombre,)`: one value in parentheses is no tuple. */
export const bindings: Diagnose = (fault) =>
  firstOf(suspectsOf(fault, 'call'), ({ node }) => {
    const [sql, given] = node.arguments.map(({ value }) => value)
    const isExecute = node.callee.kind === 'attribute' && node.callee.name === 'execute'
    if (!isExecute || sql === undefined || given === undefined) return null
    const holes = sql.kind === 'string' ? [...sql.value.matchAll(/\?/g)].length : null
    if (holes !== 1 || !/^(?:name|string|number|attribute|subscript)$/.test(given.kind)) return null
    const line = fault.lines.lineAt(node.from)
    const written = sourceOf(fault, given)
    return {
      line,
      cause: `En la línea ${line}, ${inlineCode(`(${written})`)} no es una tupla: unos paréntesis con un solo valor son ese valor. SQLite recorre el texto y cuenta cada letra como un valor. Con una coma, ${inlineCode(`(${written},)`)}, es una tupla de un valor.`,
      edits: given.isParenthesized ? [insertAt(given.to, ',')] : [insertAt(given.from, '('), insertAt(given.to, ',)')],
    }
  })

/** A database by its name alone is looked for where the program is started; where there is none, SQLite makes an empty one. */
export const lostDatabase: Diagnose = (fault) => {
  const table = fault.values.name ?? ''
  if (new RegExp(`CREATE\\s+TABLE[^;]{0,60}\\b${table.replace(/\W/g, '')}\\b`, 'i').test(fault.source)) return null
  const opened = fault.program.expressions.find(
    ({ node }) => node.kind === 'call' && node.callee.kind === 'attribute' && node.callee.name === 'connect',
  )?.node
  const [file] = opened?.kind === 'call' ? opened.arguments.map(({ value }) => value) : []
  if (file?.kind !== 'string' || /^(?::memory:|[A-Za-z]:|[\\/])/.test(file.value)) return null
  const line = fault.lines.lineAt(file.from)
  const name = inlineCode(file.value)
  return {
    line: fault.line ?? line,
    cause: `En la línea ${line}, ${name} no dice en qué carpeta está: se busca **en la carpeta desde la que se lanza el programa**, que no siempre es la suya. Si allí no está, SQLite no avisa: crea otra base vacía, sin la tabla ${inlineCode(table)}.`,
    edits: [],
    decide: `Para saber dónde busca: \`import os\` y \`print(os.getcwd())\`. Dale la ruta completa, o la de tu programa: \`from pathlib import Path\` y ${inlineCode(`sqlite3.connect(Path(__file__).parent / ${JSON.stringify(file.value)})`)}. Si la base es la buena, la tabla aún no está creada en ella: \`CREATE TABLE IF NOT EXISTS ${table} (…)\`.`,
  }
}

/** Arrays of different lengths, by their names: `v * t`, `plt.plot(dias, especies)`. */
export const unevenArrays: Diagnose = (fault) =>
  firstOf(suspectsOf(fault, 'call'), ({ node }) => {
    const [left, right] = node.arguments.map(({ value }) => value)
    const name = node.callee.kind === 'attribute' ? node.callee.name : ''
    if (!left || !right || !/^(?:plot|scatter|bar|step|errorbar|stem)$/.test(name)) return null
    const [x, y] = [lengthOf(fault, left), lengthOf(fault, right)]
    if (x === null || y === null || x === y) return null
    const line = fault.lines.lineAt(node.from)
    const [a, b] = [sourceOf(fault, left), sourceOf(fault, right)]
    const [shorter, longer, count] = x < y ? [a, b, x] : [b, a, y]
    return {
      line,
      cause: `En la línea ${line} dibujas ${inlineCode(a)} con ${inlineCode(b)}, y no tienen el mismo número de valores: ${x} y ${y}. Cada punto necesita uno de cada lista.`,
      edits: [replaceWith(x < y ? right : left, `${longer}[:${count}]`)],
      decide: `Mira qué valor falta en ${inlineCode(shorter)} o sobra en ${inlineCode(longer)}. Para que se pueda dibujar, he cortado ${inlineCode(longer)} a la longitud de la otra.`,
    }
  }) ??
  firstOf(suspectsOf(fault, 'binary'), ({ node }) => byRows(fault, node)) ??
  firstOf(suspectsOf(fault, 'binary'), ({ node }) => {
    const [left, right] = [lengthOf(fault, node.left), lengthOf(fault, node.right)]
    return left === null || right === null || left === right ? null : told(fault, node, [left, right])
  })

function told(fault: Case, node: ExpressionOf<'binary'>, [left, right]: [number, number]): Diagnosis {
  const line = fault.lines.lineAt(node.from)
  const [a, b] = [sourceOf(fault, node.left), sourceOf(fault, node.right)]
  return {
    line,
    cause: `En la línea ${line} operas con ${inlineCode(a)}, que tiene ${left} valores, y ${inlineCode(b)}, que tiene ${right}. Se opera elemento a elemento, así que los dos tienen que tener el mismo tamaño.`,
    edits: [],
    decide: `Mira qué valor falta en ${inlineCode(left < right ? a : b)} o sobra en ${inlineCode(left < right ? b : a)}. Si de verdad sobran los últimos, recorta: ${inlineCode(left < right ? `${b}[:${left}]` : `${a}[:${right}]`)}.`,
  }
}

/** `medidas * factor` with shapes (4,3) and (4,): one value for each row has to stand as a column. */
function byRows(fault: Case, { left, right, operator, from }: ExpressionOf<'binary'>): Diagnosis | null {
  const [, rows, columns, alone, first, second] =
    /shapes \((\d+),(\d+)\) \((\d+),\)|shapes \((\d+),\) \((\d+),(?:\d+)\)/.exec(fault.message) ?? []
  if (rows === undefined && (second === undefined || first !== second)) return null
  const isLeft = rows === undefined
  const vector = isLeft ? left : right
  const table = isLeft ? right : left
  if (vector.kind !== 'name' || table.kind !== 'name' || (!isLeft && (rows !== alone || rows === columns))) return null
  const line = fault.lines.lineAt(from)
  const [name, other] = [sourceOf(fault, vector), sourceOf(fault, table)]
  return {
    line,
    cause: `En la línea ${line}, NumPy encaja ${inlineCode(name)} con las **columnas** de ${inlineCode(other)} (compara las formas empezando por el final), y tú quieres un valor **por fila**. Con \`[:, None]\` se pone en vertical, y su forma pasa a tener una columna: así cada valor va con su fila.`,
    edits: [insertAt(vector.to, '[:, None]')],
    decide: `También vale \`${name}.reshape(-1, 1)\`. La operación es ${inlineCode(operator)} elemento a elemento, como querías.`,
  }
}

/** How many values a name's array is made of. */
function lengthOf({ program }: Case, node: ExpressionOf<'binary'>['left']): number | null {
  if (node.kind !== 'name') return null
  const value = program.bindings.find(({ name }) => name === node.name)?.value
  const list = value?.kind === 'call' ? value.arguments[0]?.value : value
  return list?.kind === 'list' ? list.items.length : null
}
