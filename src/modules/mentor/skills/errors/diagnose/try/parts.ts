import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { PyDict, PyInstance, PyList, PyTuple, PyView, type Value } from '../../../../python/evaluate/values/values'
import { typeName } from '../../wording'
import { type Case, insertAt, type Propose, replaceWith, sourceOf, suspectsOf } from '../case'
import { sidesOf } from '../numbers/operators'

const isNumber = (value: Value) => typeof value === 'number' || typeof value === 'bigint'

/** What a thing holds, by how it is asked for behind its name. */
function partsOf(value: Value): { asked: string; name: string; value: Value }[] {
  if (value instanceof PyDict)
    return [...value.entries.values()].flatMap(({ key, value: part }) =>
      typeof key === 'string' ? [{ asked: `[${JSON.stringify(key)}]`, name: key, value: part }] : [],
    )
  if (value instanceof PyInstance)
    // What a module keeps to itself is nothing to ask for.
    return [...value.attributes]
      .filter(([name]) => !name.startsWith('_') || value.type.module === null)
      .map(([name, part]) => ({ asked: `.${name}`, name, value: part }))
  const items = value instanceof PyList || value instanceof PyTuple ? value.items : []
  return items.map((part, at) => ({ asked: `[${at}]`, name: '', value: part }))
}

const isHolder = (value: Value | undefined) =>
  value instanceof PyDict || value instanceof PyInstance || value instanceof PyList || value instanceof PyTuple

/** Keys that tell which one it is, and are added up by nobody. */
const NAMES_IT = /^(?:id|codigo|c[oó]digo|numero|n[uú]mero|num|mesa|a[nñ]o|anio|edad|dni|posicion|telefono)$/i

/**
 * The ways to a number in a thing: the part that the words or the name of the result say, else the last that does not say which one it
 * is; of nothing but numbers, their sum.
 */
function waysTo(fault: Case, value: Value, result: string): ((text: string) => string)[] {
  const parts = partsOf(value).filter((part) => isNumber(part.value))
  const isRow = value instanceof PyList || value instanceof PyTuple
  const isOnlyNumbers = isRow && parts.length > 1 && parts.length === value.items.length
  const said = `${fault.around.replace(fault.source.trim(), ' ')} ${result}`.toLowerCase()
  const rank = ({ name }: { name: string }) =>
    name !== '' && said.includes(name.toLowerCase()) ? 2 : NAMES_IT.test(name) ? 0 : 1
  const ways = parts
    .toReversed()
    .toSorted((a, b) => rank(b) - rank(a))
    .map(
      ({ asked }) =>
        (text: string) =>
          `${text}${asked}`,
    )
  return isOnlyNumbers ? [(text) => `sum(${text})`, ...ways] : ways
}

const kindOf = (value: Value) =>
  value instanceof PyDict
    ? 'diccionarios'
    : value instanceof PyInstance
      ? 'objetos'
      : value instanceof PyTuple
        ? 'tuplas'
        : 'listas'

/** `sum(pedidos)` of dictionaries, of rows, of objects: what is added up is the number in each. */
export const sumOfParts: Propose = function* (fault, failure) {
  for (const { node, place } of suspectsOf(fault, 'call')) {
    const [only] = node.arguments
    if (node.callee.kind !== 'name' || node.callee.name !== 'sum' || !only || !failure.isOpen(node)) continue
    const items = itemsOf(failure.heldBy(only.value)?.value)
    const first = items.find((item) => isHolder(item))
    if (first === undefined) continue
    const [list, result] = [sourceOf(fault, only.value), fault.source.slice(place.node.from, node.from)]
    const item = /\bx\b/.test(list) ? 'cada' : 'x'
    for (const way of waysTo(fault, first, result))
      yield {
        line: fault.lines.lineAt(node.from),
        cause: `${inlineCode(list)} guarda ${kindOf(first)}, no números: lo primero que \`sum\` quiere sumar es ${shownPart(first)}. ${/^sum/.test(way(item)) ? `Primero se suma cada una, ${inlineCode(way(item))}, y luego todas.` : `De cada cosa se suma ${inlineCode(way(item))}.`}`,
        edits: [replaceWith(only.value, `${way(item)} for ${item} in ${list}`)],
      }
  }
}

/** `total += fila` of a row: the number that stands in it is what is added, taken away or compared. */
export const numberWithin: Propose = function* (fault, failure) {
  // `t = t + 3` of a tuple is to be a longer one.
  if (/^can only concatenate tuple/.test(failure.message) && /^\s*(\w+) = \1 \+/.test(fault.lines.textOf(failure.line)))
    return
  for (const { left, right, operator, whole } of sidesOf(fault)) {
    for (const [side, other] of [
      [right, left],
      [left, right],
    ] as const) {
      const held = failure.heldBy(side)
      if (!held || !isHolder(held.value) || isHolder(failure.heldBy(other)?.value)) continue
      if (!/^(?:name|subscript|attribute)$/.test(side.kind) || !isNumberLike(failure.heldBy(other), other)) continue
      const text = sourceOf(fault, side)
      for (const way of waysTo(fault, held.value, sourceOf(fault, other)))
        yield {
          line: fault.lines.lineAt(whole.from),
          cause: `${inlineCode(text)} es ${typeName(held.type)}${held.shown ? `, ${inlineCode(held.shown)}` : ''}, y ${inlineCode(operator)} necesita un número. El número que hay dentro se pide con ${inlineCode(way(text))}.`,
          edits: [replaceWith(side, way(text))],
        }
    }
  }
}

const isNumberLike = (held: { value: Value } | null, node: Expression) =>
  held ? isNumber(held.value) : node.kind === 'number' || node.kind === 'name'

function itemsOf(value: Value | undefined): readonly Value[] {
  if (value instanceof PyList || value instanceof PyTuple) return value.items
  if (value instanceof PyDict) return [...value.entries.values()].map(({ key }) => key)
  if (value instanceof PyView && value.form === 'values')
    return [...value.dict.entries.values()].map((each) => each.value)
  return []
}

const MAX_SHOWN = 5
function shownPart(value: Value): string {
  if (value instanceof PyInstance) return `un objeto ${inlineCode(value.type.name)}`
  const names = partsOf(value).slice(0, MAX_SHOWN)
  return value instanceof PyDict
    ? `un diccionario con ${names.map(({ name }) => inlineCode(JSON.stringify(name))).join(', ')}`
    : `${value instanceof PyTuple ? 'una tupla' : 'una lista'} de ${names.length} ${names.length === 1 ? 'valor' : 'valores'}`
}

/** `c.keys()`, `c.values()` of the key that a `for` gives: the key is the name itself, its value is looked up. */
export const keyOfLoop: Propose = function* (fault, failure) {
  for (const { node, place } of suspectsOf(fault, 'attribute')) {
    const { value } = node
    if (!/^(?:keys|values|items|get)$/.test(node.name) || value.kind !== 'name' || !failure.isOpen(node)) continue
    const loop = place.parents.findLast(
      (each) => each.kind === 'for' && each.target.kind === 'name' && each.target.name === value.name,
    )
    const held = loop?.kind === 'for' ? failure.heldBy(loop.iterable) : null
    if (loop?.kind !== 'for' || !(held?.value instanceof PyDict)) continue
    const dict = sourceOf(fault, loop.iterable)
    const calls = fault.program.expressions.flatMap(({ node: each }) =>
      each.kind === 'call' &&
      each.arguments.length === 0 &&
      each.callee.kind === 'attribute' &&
      each.callee.value.kind === 'name' &&
      each.callee.value.name === value.name &&
      each.from >= loop.from &&
      each.to <= loop.to
        ? [{ call: each, method: each.callee.name }]
        : [],
    )
    const written = (method: string) =>
      method === 'keys'
        ? value.name
        : method === 'values'
          ? `${dict}[${value.name}]`
          : `${value.name}, ${dict}[${value.name}]`
    const at = fault.lines.lineAt(loop.from)
    yield {
      line: at,
      cause: `En la línea ${at}, ${inlineCode(`for ${value.name} in ${dict}`)} da las **claves** de ${inlineCode(dict)}, que aquí son textos: \`.keys()\`, \`.values()\` e \`.items()\` son del diccionario entero. La clave es ${inlineCode(value.name)}, y su valor, ${inlineCode(`${dict}[${value.name}]`)}.`,
      avoid: '`for clave, valor in d.items():` da las dos cosas en cada vuelta.',
      edits: calls.map(({ call, method }) => replaceWith(call, written(method))),
      decide: `También puedes pedir las dos cosas a la vez: ${inlineCode(`for ${value.name}, valor in ${dict}.items():`)}.`,
    }
    const dictionary = failure.heldBy(loop.iterable)?.value
    const isOfDicts =
      dictionary instanceof PyDict && [...dictionary.entries.values()].some((each) => each.value instanceof PyDict)
    if (isOfDicts)
      yield {
        line: at,
        cause: `En la línea ${at} recorres el diccionario ${inlineCode(dict)}, y eso da sus claves. Sus valores, que son diccionarios, se recorren con \`.values()\`.`,
        avoid: 'Un `for` sobre un diccionario da sus claves; los valores, con `.values()`.',
        edits: [insertAt(loop.iterable.to, '.values()')],
      }
  }
}
