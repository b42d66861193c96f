import { inlineCode } from '../../../../engine/compose'
import type { ExpressionOf } from '../../../../python/ast'
import { codeOf, insertAt, replaceWith, sourceOf } from '../case'
import { formatOf } from '../data/dates'
import { bindingOf } from '../failing-program'
import type { Called, Found } from '../misuses'

const MISSING =
  'Lo que no es un número queda vacío (`NaN`, dato faltante), y `mean()`, `sum()` y los demás no lo cuentan.'

/** `df["x"].astype(float)`, of a column in which somebody has written a word. */
export function asNumbers({ fault, node, told: [, value = ''] }: Called): Found | null {
  if (node.callee.kind !== 'attribute') return null
  const column = sourceOf(fault, node.callee.value)
  if (/\d/.test(value)) return null
  return {
    cause: `${inlineCode(column)} tiene algún valor que no es un número, ${inlineCode(value)}, y ${inlineCode('astype')} no puede con él. ${inlineCode('pd.to_numeric')} con \`errors="coerce"\` convierte los demás.`,
    edits: [replaceWith(node, `pd.to_numeric(${column}, errors="coerce")`)],
    decide: `${MISSING} No es lo mismo que ponerles un 0, que bajaría la media.`,
  }
}

/** `df.groupby("sitio").mean()`, of a table with columns of text. */
export function ofNumbersOnly({ fault, node, name }: Called): Found | null {
  if (node.callee.kind !== 'attribute' || node.arguments.some((each) => each.name === 'numeric_only')) return null
  const texts = textColumns(fault.source, fault.around, sourceOf(fault, node.callee.value))
  const told = texts.length > 0 ? ` (${texts.map((each) => inlineCode(each)).join(', ')})` : ''
  return {
    cause: `${inlineCode(`${name}()`)} quiere calcularlo de **todas** las columnas, y en la tabla hay alguna de texto${told}, de la que no se puede. Las versiones antiguas de pandas se la saltaban sin avisar; las nuevas dan error. Con \`numeric_only=True\` solo cuenta las de números.`,
    edits: [insertAt(node.to - 1, node.arguments.length > 0 ? ', numeric_only=True' : 'numeric_only=True')],
    decide: `También puedes pedir solo las columnas que quieres, antes del cálculo: ${inlineCode(`${sourceOf(fault, node.callee.value)}[["columna"]].${name}()`)}.`,
  }
}

/** The columns of text of a table that stands in the program, or that somebody tells, without those that it is grouped by. */
function textColumns(source: string, around: string, whole: string): string[] {
  const columns = [...source.matchAll(/["'](\w+)["']\s*:\s*\[\s*["']/g)].map(([, name = '']) => name)
  const told = [...around.matchAll(/\b(\w+) es (?:de )?texto/g)].map(([, name = '']) => name)
  return [...new Set([...columns, ...told])].filter((each) => !whole.includes(each)).slice(0, 4)
}

/** `pd.to_datetime(df["f"])`, of dates with the day first. */
export function dayFirstDates({ node, given: [column], told: [, value = ''] }: Called): Found | null {
  const format = formatOf(value)
  if (!column || format === null || node.arguments.some((each) => /^(?:format|dayfirst)$/.test(each.name ?? '')))
    return null
  return {
    cause: `las fechas están escritas con el día delante (${inlineCode(value)}), y pandas supone que va primero el mes: por eso falla con las que no encajan, y **cambia el día por el mes** en las que sí. Se le dice cómo son con \`format\`.`,
    edits: [insertAt(node.to - 1, `, format="${format}"`)],
  }
}

/** `a.merge(b, on="k")`, where one has numbers and the other texts. */
export function keysOfOneType({ fault, node, place, given, told: [, left = '', , named] }: Called): Found | null {
  const tables =
    node.callee.kind === 'attribute' && !/^pd$/.test(sourceOf(fault, node.callee.value))
      ? [node.callee.value, given[0]]
      : given.slice(0, 2)
  const [a, b] = tables
  const on = node.arguments.find(({ name }) => name === 'on')?.value
  const key = named ?? (on?.kind === 'string' ? on.value : '')
  if (a?.kind !== 'name' || b?.kind !== 'name' || key === '') return null
  const isLeftText = /object|str/.test(left)
  const numbers = isLeftText ? b : a
  const { from } = fault.lines.rangeOf(fault.lines.lineAt(place.node.from))
  const indent = fault.source.slice(from, place.node.from)
  if (indent.trim() !== '') return null
  return {
    cause: `la columna ${inlineCode(key)} es de textos en ${codeOf(fault, isLeftText ? a : b)} y de números en ${codeOf(fault, numbers)}: para pandas ${inlineCode('"101"')} y ${inlineCode('101')} no son iguales, así que no las puede unir. Se pasan los números a texto antes de \`merge\`.`,
    edits: [insertAt(from, `${indent}${numbers.name}["${key}"] = ${numbers.name}["${key}"].astype(str)\n`)],
    decide: '`concat` no es lo que buscas: pega las tablas una debajo de otra, sin emparejar.',
  }
}

/** `df["codigo"].str`, of codes that were read as numbers: they have lost their zeros. */
export function codesAsText({ fault, node, place }: Called): Found | null {
  const accessor = node.callee.kind === 'attribute' && node.callee.value.kind === 'attribute' ? node.callee.value : null
  const column = accessor?.name === 'str' && accessor.value.kind === 'subscript' ? accessor.value : null
  if (column?.index.kind !== 'string' || column.value.kind !== 'name') return null
  const key = column.index.value
  const table = bindingOf(fault.program, column.value.name, place, node.from)
  const read =
    table?.value?.kind === 'call' && /read_(?:csv|excel)$/.test(sourceOf(fault, table.value.callee))
      ? table.value
      : null
  const cause = `la columna ${inlineCode(key)} es de números, y \`.str\` es solo para textos.`
  if (!read)
    return { cause: `${cause} Se convierte antes con \`astype(str)\`.`, edits: [insertAt(column.to, '.astype(str)')] }
  return withType(fault.lines.lineAt(read.from), cause, key, read)
}

const withType = (line: number, cause: string, key: string, read: ExpressionOf<'call'>): Found => ({
  cause: `${cause} Al leer el archivo (línea ${line}), pandas vio solo cifras y las tomó por números: ahí se pierden también los ceros de delante. Con \`dtype\` las lee como texto.`,
  edits: [insertAt(read.to - 1, `, dtype={"${key}": str}`)],
})
