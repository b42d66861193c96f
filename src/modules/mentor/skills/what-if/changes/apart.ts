import { chosen, type ReadChange, statements } from '../change'

/** «Si lo pongo en dos líneas», «por separado», «una detrás de otra»: where one statement gives several names their values. */
const APART =
  /\ben (?:dos|2|tres|3|varias|varios) (?:lineas|renglones|pasos|filas|asignaciones|instrucciones)\b|\b(?:por separado|un[ao] (?:detras|debajo|despues) de (?:la |el )?otr[ao]|primero .{1,30} y (?:luego|despues))\b/

/** One after the other, in the order in which they stand: each sees what those before it have made. */
export const apart: ReadChange = (wish) => {
  if (!APART.test(wish.said)) return null
  const places = statements(wish).filter(
    (node) =>
      node.kind === 'assign' &&
      node.targets[0]?.kind === 'tuple' &&
      node.value.kind === 'tuple' &&
      node.targets[0].items.length === node.value.items.length,
  )
  // Of several, the values of the first are given once, and those of the last are what is worked with.
  const place = chosen(places, wish) ?? places.at(-1)
  const [target] = place?.kind === 'assign' ? place.targets : []
  if (place?.kind !== 'assign' || target?.kind !== 'tuple' || place.value.kind !== 'tuple') return null
  const margin = ' '.repeat(wish.source.lines.columnAt(place.from))
  const written = (part: { from: number; to: number }) => wish.text.slice(part.from, part.to)
  const values = place.value.items
  const lines = target.items.flatMap((item, at) => {
    const value = values[at]
    return value === undefined ? [] : [`${written(item)} = ${written(value)}`]
  })
  return { edits: [{ from: place.from, to: place.to, text: lines.join(`\n${margin}`) }] }
}
