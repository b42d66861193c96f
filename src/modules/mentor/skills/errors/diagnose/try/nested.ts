import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { PyDict, PyList, PyTuple, type Value } from '../../../../python/evaluate/values/values'
import { insertAt, type Propose, replaceWith, sourceOf, suspectsOf, wrap } from '../case'

const itemsOf = (value: Value | undefined): readonly Value[] | null =>
  value instanceof PyList || value instanceof PyTuple ? value.items : null
const isListOf = (value: Value | undefined, holds: (item: Value) => boolean) => {
  const items = itemsOf(value)
  return items !== null && items.length > 0 && items.every(holds)
}
const isNumber = (value: Value) => typeof value === 'number' || typeof value === 'bigint'

/** `sum` and `join` of a list of lists: each of its lists is gone through. */
export const ofEachList: Propose = function* (fault, failure) {
  for (const { node } of suspectsOf(fault, 'call')) {
    const [only] = node.arguments
    const held = only && failure.heldBy(only.value)?.value
    if (!only || !failure.isOpen(node) || !isListOf(held, (item) => itemsOf(item) !== null)) continue
    const list = sourceOf(fault, only.value)
    const isSum = node.callee.kind === 'name' && node.callee.name === 'sum'
    if (!isSum && !(node.callee.kind === 'attribute' && node.callee.name === 'join')) continue
    const inner = itemsOf(held)?.flatMap((item) => [...(itemsOf(item) ?? [])]) ?? []
    if (!inner.every((item) => (isSum ? isNumber(item) : typeof item === 'string'))) continue
    yield {
      line: fault.lines.lineAt(node.from),
      cause: `${inlineCode(list)} es una lista **de listas**: lo primero que llega a ${inlineCode(isSum ? 'sum' : 'join')} no es ${isSum ? 'un número' : 'un texto'}, sino otra lista. Hay que entrar también en cada una.`,
      edits: [
        replaceWith(only.value, isSum ? `sum(grupo) for grupo in ${list}` : `x for grupo in ${list} for x in grupo`),
      ],
    }
  }
}

/** `f(notas)` of a function that takes three values, which the list has. */
export const spread: Propose = function* (fault, failure) {
  if (!/missing \d+ required positional/.test(failure.message)) return
  for (const { node } of suspectsOf(fault, 'call')) {
    const [only, more] = node.arguments
    const items = only && itemsOf(failure.heldBy(only.value)?.value)
    if (!only || more || !items || !failure.isOpen(node)) continue
    const list = sourceOf(fault, only.value)
    yield {
      line: fault.lines.lineAt(node.from),
      cause: `${inlineCode(list)} es **una** lista con ${items.length} valores, y ${inlineCode(`${sourceOf(fault, node.callee)}()`)} pide ${items.length} valores sueltos: la lista entera ocupa el sitio del primero. Con un asterisco delante se reparten.`,
      edits: [insertAt(only.value.from, '*')],
    }
  }
}

/** `for r in datos` of a dictionary that holds the list, as most replies of the web do. */
export const innerList: Propose = function* (fault, failure) {
  if (!/string indices must be integers/.test(failure.message)) return
  for (const { node, place } of suspectsOf(fault, 'subscript')) {
    if (node.value.kind !== 'name' || node.index.kind !== 'string') continue
    const { name } = node.value
    const key = node.index.value
    const loop = place.parents.findLast(
      (each) => each.kind === 'for' && each.target.kind === 'name' && each.target.name === name,
    )
    const held = loop?.kind === 'for' ? failure.heldBy(loop.iterable)?.value : undefined
    if (loop?.kind !== 'for' || !(held instanceof PyDict)) continue
    const whole = sourceOf(fault, loop.iterable)
    for (const entry of held.entries.values()) {
      if (typeof entry.key !== 'string' || !isListOf(entry.value, (item) => hasKey(item, key))) continue
      const at = fault.lines.lineAt(loop.from)
      yield {
        line: at,
        cause: `En la línea ${at} recorres el diccionario ${inlineCode(whole)}, y eso da sus claves, que son textos: ${inlineCode(name)} vale ${inlineCode(JSON.stringify(entry.key))}. La lista que buscas está dentro, en ${inlineCode(`${whole}["${entry.key}"]`)}.`,
        avoid:
          'Un `for` sobre un diccionario da sus claves; los valores, con `.values()`, y las dos cosas, con `.items()`.',
        edits: [insertAt(loop.iterable.to, `["${entry.key}"]`)],
      }
    }
  }
}

const hasKey = (value: Value, key: string) =>
  value instanceof PyDict && [...value.entries.values()].some((entry) => entry.key === key)

/** `sort(key=lambda p: p["precio"])`, where some are numbers and some are texts. */
export const keysAsNumbers: Propose = function* (fault, failure) {
  if (!/not supported between instances of '(?:str|int|float)' and '(?:str|int|float)'/.test(failure.message)) return
  for (const { node } of suspectsOf(fault, 'call')) {
    const key = node.arguments.find(({ name }) => name === 'key')?.value
    const body: Expression | null = key?.kind === 'lambda' ? key.body : null
    if (!body || !/sort|sorted|max|min/.test(sourceOf(fault, node.callee))) continue
    const text = sourceOf(fault, body)
    yield {
      line: fault.lines.lineAt(node.from),
      cause: `${inlineCode(text)} es un número en unos y un **texto** (entre comillas) en otros, y Python no sabe cuál va antes. Para ordenar se convierten todos en número.`,
      avoid: 'Guarda cada dato siempre del mismo tipo: todos los números sin comillas.',
      edits: wrap(body, 'float(', ')'),
      decide: 'Si puedes, quita las comillas de esos números donde se guardan: así no hace falta convertirlos.',
    }
  }
}
