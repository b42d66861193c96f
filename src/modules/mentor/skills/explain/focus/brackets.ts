import type { Expression, ExpressionOf } from '../../../python/ast'
import { findIdioms, idiomText } from '../idioms/find-idioms'
import { listed, quote, type Source } from '../idioms/idiom'
import { isOfTable } from '../library/names'

type Subscript = ExpressionOf<'subscript'>

/** What the brackets of an expression are there for: they pick something out, or make a list. */
export function bracketText(node: Expression, source: Source): string | null {
  if (node.kind === 'subscript') return subscriptText(node, source)
  if (node.kind === 'list') return listText(node, source)
  if (node.kind !== 'comprehension') return null
  const idiom = findIdioms(source).find(({ from, to }) => from === node.from && to === node.to)
  const inner = node.element.kind === 'list' || isRepeated(node.element)
  const rows = inner
    ? ` Los corchetes de **dentro**, ${quote(source, node.element)}, crean una lista (una **fila**); los de **fuera** reúnen todas las filas en otra: una **lista de listas**, y cada fila es una lista **nueva**.`
    : ''
  return idiom ? `${idiomText(idiom)}${rows}` : rows.trim() || null
}

const isRepeated = (node: Expression): boolean =>
  node.kind === 'binary' && node.operator === '*' && (node.left.kind === 'list' || node.right.kind === 'list')

function listText({ items, from, to }: ExpressionOf<'list' | 'tuple' | 'set'>, source: Source): string {
  const rows = items.filter(({ kind }) => kind === 'list').length
  if (rows > 1)
    return `Los corchetes de fuera crean una **lista**, y cada par de dentro es otra lista: una **lista de listas**, como una tabla de ${rows} filas.`
  return `Los corchetes de ${quote(source, { from, to })} crean una **lista**.`
}

/** `x[…]`: a row and a column, a key, a position, a cut; in tables also rows that meet a condition. */
export function subscriptText(node: Subscript, source: Source): string {
  const [whole, value, index] = [quote(source, node), quote(source, node.value), quote(source, node.index)]
  if (node.index.kind === 'tuple') return pairText(node, node.index.items, source)
  if (node.index.kind === 'list')
    return `En ${whole}, los corchetes de **fuera** piden columnas, y los de **dentro** son una **lista** con sus nombres (${listed(node.index.items.map((item) => quote(source, item)))}): sale una **tabla** (\`DataFrame\`), aunque solo se pida una. Con un solo par de corchetes y un nombre sale la columna suelta (\`Series\`).`
  if (isOfOneArray(node))
    return `En ${whole}, los corchetes se quedan solo con los **elementos** que cumplen la condición: ${index} da \`True\` o \`False\` para cada uno, y pasan los que dan \`True\`.`
  if (isCondition(node.index))
    return `En ${whole}, los corchetes de fuera se quedan solo con las **filas** que cumplen la condición: ${index} da \`True\` o \`False\` para cada fila, y pasan las que dan \`True\`.`
  const idiom = findIdioms(source).find(({ from, to }) => from === node.from && to === node.to)
  if (idiom) return idiomText(idiom)
  if (node.value.kind === 'subscript' && node.index.kind !== 'string')
    return `${whole} se lee de izquierda a derecha: ${value} toma la **fila** (una lista), y ${bracketed(index)} toma de esa fila el elemento de la **columna** ${index}.`
  if (node.index.kind === 'string' && isOfTable(node.value, source))
    return `${whole} toma de ${value} **una columna**, ${index}: da una \`Series\`, que es la columna suelta.`
  if (node.index.kind === 'string') return `${whole} toma de ${value} lo que hay en la **clave** (o columna) ${index}.`
  if (node.index.kind === 'number')
    return `${whole} toma de ${value} el elemento de la **posición** ${index}, que es el número ${Number(node.index.text) + 1} porque se cuenta desde 0.`
  return `${whole} toma de ${value} el elemento de la posición (o la clave) ${index}.`
}

const bracketed = (index: string) => index.replace(/^`(.*)`$/, '`[$1]`')

/** `a[a > 1]`: the condition is on what is picked from. */
const isOfOneArray = ({ value, index }: Subscript): boolean =>
  value.kind === 'name' && index.kind === 'compare' && index.left.kind === 'name' && index.left.name === value.name

const isCondition = (node: Expression): boolean =>
  node.kind === 'compare' ||
  (node.kind === 'unary' && node.operator === '~') ||
  (node.kind === 'binary' && (node.operator === '&' || node.operator === '|'))

/** `df.loc[filas, columnas]`, `a[1, 2]`: before the comma the rows, behind it the columns. */
function pairText(node: Subscript, items: readonly Expression[], source: Source): string {
  const [rows, columns] = items
  if (!rows || !columns) return `${quote(source, node)} busca por ${quote(source, node.index)}.`
  return `En ${quote(source, node)}, **antes de la coma** va qué **filas** (${partText(rows, source, 'todas')}) y **después de la coma** qué **columnas** (${partText(columns, source, 'todas')}).`
}

function partText(node: Expression, source: Source, all: string): string {
  const code = quote(source, node)
  if (node.kind === 'slice' && !node.lower && !node.upper) return `${code}: ${all}`
  if (node.kind === 'slice') return `${code}: un corte`
  if (isCondition(node)) return `las que cumplen ${code}`
  if (node.kind === 'list') return `las de la **lista** ${code}; esos corchetes de dentro son los de la lista`
  return node.kind === 'number' ? `la número ${code}, contando desde 0` : code
}
