import { inlineCode } from '../../../../engine/compose'
import { nearest } from '../../../../engine/lexicon/edit-distance'
import { type Case, type Diagnosis, insertAt, replaceWith, sourceOf } from '../case'
import { METHODS_OF } from './known-methods'
import type { Access } from './wrong-types'

/** `persona.nombre`, `d.add(k, v)`, `d.append((k, v))` of a dictionary. */
export function ofKey(fault: Case, { node, place }: Access, type: string): Diagnosis | null {
  if (type !== 'dict') return null
  const line = fault.lines.lineAt(node.nameFrom)
  const dict = sourceOf(fault, node.value)
  const call = fault.program.expressions.find(({ node: each }) => each.kind === 'call' && each.callee === node)?.node
  if (call?.kind === 'call') {
    const [first, second] = call.arguments.map(({ value }) => value)
    const pair = first?.kind === 'tuple' && !second ? first.items : first && second ? [first, second] : []
    const [key, value] = pair
    if (!/^(?:add|append|push|put|insert)$/.test(node.name) || !key || !value || place.node.kind !== 'expression')
      return null
    const text = `${dict}[${sourceOf(fault, key)}] = ${sourceOf(fault, value)}`
    return {
      line,
      cause: `${inlineCode(dict)} es un diccionario, y no tiene ${inlineCode(node.name)}: para guardar un valor se escribe su clave entre corchetes, ${inlineCode(text)}.`,
      edits: [replaceWith(place.node, text)],
    }
  }
  if (METHODS_OF.dict?.some((method) => nearest(node.name, [method], 1))) return null
  return {
    line,
    cause: `${inlineCode(dict)} es un diccionario: a sus datos se llega con la clave entre corchetes, ${inlineCode(`${dict}["${node.name}"]`)}, y no con un punto, que es de los objetos.`,
    edits: [{ from: node.value.to, to: node.nameFrom + node.name.length, text: `["${node.name}"]` }],
  }
}

/** A method of texts on what pandas reads from an empty cell. */
export function emptyCell(fault: Case, { node, place }: Access, type: string): Diagnosis | null {
  const isPandas = fault.program.bindings.some(({ form, name }) => form === 'import' && /^(?:pd|pandas)$/.test(name))
  if (type !== 'float' || !isPandas || !METHODS_OF.str?.includes(node.name)) return null
  const applied = fault.program.expressions.find(
    ({ node: each }) =>
      each.kind === 'call' &&
      each.callee.kind === 'attribute' &&
      /^(?:apply|map)$/.test(each.callee.name) &&
      each.arguments[0]?.value.kind === 'name' &&
      each.arguments[0].value.name === place.scope?.name,
  )?.node
  const column = applied?.kind === 'call' && applied.callee.kind === 'attribute' ? applied.callee.value : null
  return {
    line: fault.lines.lineAt(node.nameFrom),
    cause: `Una celda vacía no llega como texto: pandas la lee como \`NaN\` («falta el dato»), que es un \`float\`, y un \`float\` no tiene ${inlineCode(node.name)}. Basta con que haya una en blanco para que falle.`,
    edits: column ? [insertAt(column.to, '.fillna("")')] : [],
    decide: column
      ? 'Con `fillna("")` las vacías pasan a ser un texto vacío antes de seguir.'
      : 'Rellena antes las vacías con `fillna("")`, o usa los métodos de la columna, que se las saltan: `df["columna"].str.strip()`.',
  }
}
