import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { callTo, methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, positional } from '../../../../python/program/source'
import type { Result, Wish } from '../../change'
import { mentionsStem } from '../../elements'
import { collectionsIn } from '../collections/collection'
import { rowsIn } from '../report/rows'

/** Lists side by side that are walked through by place, and objects: they are put in order by one of their fields. */
export function sortedByField(p: Program, wish: Wish, isDown: boolean): Result {
  const collection = collectionsIn(p).at(-1)
  if (!collection) return sortedTyped(p, wish, isDown)
  const { node } = collection.loop
  const isByPlace = callTo(node.iterable, 'range') !== null
  const isOfObjects = collection.fields.some(({ code }) => /^\w+\.\w+$/.test(code))
  if ((!isByPlace && !isOfObjects) || node.target.kind !== 'name') return null
  const words = `${wish.words} ${wish.said.plain}`
  const kind = wish.parts.alphabet === undefined ? 'number' : 'text'
  const named = collection.fields.find(({ names }) =>
    names.some((name) => mentionsStem(wish.parts.by?.toLowerCase() ?? words, name)),
  )
  const fitting = collection.fields.filter((field) => field.kind === kind)
  const field = named && (wish.parts.by !== undefined || named.kind === kind) ? named : fitting[0]
  if (!field) return null
  const text = `sorted(${p.text(node.iterable)}, key=lambda ${node.target.name}: ${field.code}${isDown ? ', reverse=True' : ''})`
  return {
    code: edited(p, [{ from: node.iterable.from, to: node.iterable.to, text }]),
    told: `Ahora sale ordenado de ${isDown ? 'mayor a menor' : 'menor a mayor'}.`,
    how: [`\`sorted\` ordena por lo que le diga ${inlineCode(`key=lambda ${node.target.name}: ${field.code}`)}.`],
  }
}

/** Rows that are typed: by the column that the words name. */
function sortedTyped(p: Program, wish: Wish, isDown: boolean): Result {
  const rows = rowsIn(p)
  const loop = p.places('for').findLast(({ node }) => p.text(node.iterable) === rows?.iterable)?.node
  const named = rows?.columns.find(({ names }) =>
    names.some((name) => mentionsStem((wish.parts.by ?? wish.words).toLowerCase(), name)),
  )
  if (!rows || !loop || !named || named.code === rows.target || !/^\w+$/.test(rows.target)) return null
  const key = named.code.replace(new RegExp(`^${rows.target}(?!\\w)`), 'fila')
  const text = `sorted(${rows.iterable}, key=lambda fila: ${key}${isDown ? ', reverse=True' : ''})`
  return {
    code: edited(p, [{ from: loop.iterable.from, to: loop.iterable.to, text }]),
    told: `Ahora sale ordenado de ${isDown ? 'mayor a menor' : 'menor a mayor'}.`,
    how: [`\`sorted\` ordena por lo que le diga ${inlineCode(`key=lambda fila: ${key}`)}.`],
  }
}

/** «por deuda» of what a function is given, whose things are asked for fields by name: nothing shows which there are. */
export function fieldKey(p: Program, { parts: { by } }: Wish, node: Expression): string | null {
  const item = itemOf(p, node)
  if (by === undefined || item === null) return null
  const isItem = (value: Expression) => nameOf(value) === item
  const subscript = p.spots('subscript').find(({ node: each }) => isItem(each.value) && each.index.kind === 'string')
  if (subscript) {
    const quote = p.text(subscript.node.index).charAt(0)
    return `lambda ${item}: ${item}[${quote}${by}${quote}]`
  }
  return p.spots('attribute').some(({ node: each }) => isItem(each.value) && each.name === by)
    ? `lambda ${item}: ${item}.${by}`
    : null
}

/** What a comprehension keeps, or what is put into a list one by one: its name. */
function itemOf(p: Program, node: Expression): string | null {
  if (node.kind === 'comprehension') return nameOf(node.element)
  const name = nameOf(node)
  const added = p.spots('call').flatMap(({ node: call }) => {
    const method = methodCall(call)
    return method?.name === 'append' && nameOf(method.object) === name ? positional(call) : []
  })
  return name === null ? null : nameOf(added[0])
}
