import { upperFirst } from '~/platform/text/first-letter'
import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf } from '../../../../python/ast'
import { PyDict, PyList, type Value } from '../../../../python/evaluate/values/values'
import { type Case, type Diagnosis, type Propose, replaceWith, sourceOf, suspectsOf } from '../case'
import { bindingOf, type Place } from '../failing-program'
import { wantedResults } from '../wish'

const isNumber = (value: Value | undefined) => typeof value === 'number' || typeof value === 'bigint'
const keysOf = (dict: PyDict) => [...dict.entries.values()].map(({ key }) => key)

/** `puntos[1]` where the key is `"1"`: the key is there, and is written otherwise. */
export const sameKey: Propose = function* (fault, failure) {
  if (failure.type !== 'KeyError') return
  for (const { node, place } of suspectsOf(fault, 'subscript')) {
    const held = failure.heldBy(node.value)?.value
    const index = failure.heldBy(node.index)
    if (!failure.isOpen(node) || !(held instanceof PyDict) || index === null) continue
    const [dict, text] = [sourceOf(fault, node.value), sourceOf(fault, node.index)]
    for (const { is, code, asks, why } of OTHERWISE) {
      const own = keysOf(held).find((key) => is(key, index.value))
      if (own === undefined) continue
      const shown = typeof own === 'string' ? JSON.stringify(own) : String(own)
      const cause = `En la línea ${fault.lines.lineAt(node.from)} pides a ${inlineCode(dict)} la clave ${inlineCode(index.shown ?? text)}, y la que tiene es ${inlineCode(shown)}: ${why}.`
      // What makes this key found must leave the others found.
      const lost = asks && keysOf(held).find((key) => typeof key === 'string' && asks(key) !== key)
      if (lost !== undefined && node.index.kind !== 'string') {
        yield* ownKeyPutRight(fault, { own, asked: index.value, lost, cause, code: code('') })
        continue
      }
      yield {
        line: fault.lines.lineAt(node.from),
        cause,
        edits: [node.index, ...alsoStored(fault, place, node)].map((written) =>
          replaceWith(written, node.index.kind === 'string' || node.index.kind === 'number' ? shown : code(text)),
        ),
      }
    }
  }
}

/** Where the other keys would be lost, the key itself is written as it is asked for: it stands in the program once. */
function* ownKeyPutRight(
  fault: Case,
  { own, asked, lost, cause, code }: { own: Value; asked: Value; lost: Value; cause: string; code: string },
): Iterable<Diagnosis> {
  const [written, more] = fault.program.expressions.filter(({ node }) => node.kind === 'string' && node.value === own)
  if (!written || more || typeof asked !== 'string' || asked !== asked.trim()) return
  yield {
    line: fault.lines.lineAt(written.node.from),
    cause: `${cause} Con ${inlineCode(code)} dejaría de encontrarse ${inlineCode(JSON.stringify(lost))}, así que lo que se corrige es la clave.`,
    edits: [{ from: written.node.from, to: written.node.to, text: likeQuoted(asked, sourceOf(fault, written.node)) }],
  }
}

/** In the quotes of the text that it replaces. */
const likeQuoted = (text: string, before: string) =>
  before.startsWith("'") && !/['\\\n]/.test(text) ? `'${text}'` : JSON.stringify(text)

/** `stock[p] = stock[p] - 1` stores by the key that it asks for. */
function alsoStored(fault: Case, { node: statement }: Place, asked: ExpressionOf<'subscript'>): Expression[] {
  const targets = statement.kind === 'assign' ? statement.targets : []
  return targets.flatMap((target) =>
    target.kind === 'subscript' && target !== asked && sourceOf(fault, target) === sourceOf(fault, asked)
      ? [target.index]
      : [],
  )
}

const capitalized = (text: string) => upperFirst(text.toLowerCase())
const low = (value: Value) => (typeof value === 'string' ? value.trim().toLowerCase() : null)
const OTHERWISE: readonly {
  is: (key: Value, asked: Value) => boolean
  code: (text: string) => string
  /** What a text becomes by it. */
  asks?: (text: string) => string
  why: string
}[] = [
  {
    is: (key, asked) => typeof key === 'string' && isNumber(asked) && key === String(asked),
    code: (text) => `str(${text})`,
    why: 'las claves son textos, y pides un número',
  },
  {
    is: (key, asked) => isNumber(key) && typeof asked === 'string' && String(key) === asked.trim(),
    code: (text) => `int(${text})`,
    why: 'las claves son números, y pides un texto',
  },
  {
    is: (key, asked) => typeof key === 'string' && typeof asked === 'string' && key === asked.trim(),
    code: (text) => `${text}.strip()`,
    asks: (text) => text.trim(),
    why: 'sobran espacios o un salto de línea (`\\n`) en los extremos',
  },
  {
    is: (key, asked) => low(asked) !== null && key === low(asked),
    code: (text) => `${text}.strip().lower()`,
    asks: (text) => text.trim().toLowerCase(),
    why: 'cambian las mayúsculas',
  },
  {
    is: (key, asked) => typeof key === 'string' && low(asked) === low(key) && key === capitalized(key),
    code: (text) => `${text}.strip().capitalize()`,
    asks: (text) => capitalized(text.trim()),
    why: 'cambian las mayúsculas',
  },
]

/** `linea.split(",")` of a text that is parted by another sign. */
export const otherSeparator: Propose = function* (fault, failure) {
  if (!/values to unpack/.test(failure.message)) return
  for (const { node, place } of suspectsOf(fault, 'call')) {
    const { callee } = node
    const [given] = node.arguments
    if (callee.kind !== 'attribute' || callee.name !== 'split' || given?.value.kind !== 'string') continue
    const text = failure.heldBy(callee.value)?.value
    const target = place.node.kind === 'assign' ? place.node.targets[0] : null
    if (typeof text !== 'string' || target?.kind !== 'tuple') continue
    const count = target.items.length
    for (const sign of [';', ',', '\t', ':', '-', '|', '/', ' ']) {
      if (sign === given.value.value || text.trim().split(sign).length !== count) continue
      yield {
        line: fault.lines.lineAt(node.from),
        cause: `En la línea ${fault.lines.lineAt(node.from)} llega ${inlineCode(JSON.stringify(text))}, que no tiene ${inlineCode(sourceOf(fault, given.value))}: sus partes van separadas por ${inlineCode(JSON.stringify(sign))}, así que \`split\` no corta nada.`,
        edits: [replaceWith(given.value, JSON.stringify(sign))],
      }
    }
  }
}

/** `p["total"]` that no element has: another of its numbers, or two of them multiplied, where that gives what is wished. */
export const otherNumbers: Propose = function* (fault, failure) {
  if (failure.type !== 'KeyError' || wantedResults(fault).length === 0) return
  for (const { node } of suspectsOf(fault, 'subscript')) {
    const held = failure.heldBy(node.value)?.value
    if (!failure.isOpen(node) || !(held instanceof PyDict)) continue
    const thing = sourceOf(fault, node.value)
    const parts = [...held.entries.values()].flatMap(({ key, value }) =>
      typeof key === 'string' && isNumber(value) ? [`${thing}[${JSON.stringify(key)}]`] : [],
    )
    const pairs = parts.flatMap((one, at) => parts.slice(at + 1).map((other) => `${one} * ${other}`))
    for (const text of [...parts, ...pairs])
      yield {
        line: fault.lines.lineAt(node.from),
        cause: `${inlineCode(thing)} no tiene ${inlineCode(sourceOf(fault, node.index))}: solo tiene ${keysOf(held)
          .map((key) => inlineCode(JSON.stringify(key)))
          .join(', ')}. Con ${inlineCode(text)} sale lo que esperas.`,
        edits: [replaceWith(node, text)],
      }
  }
}

/** `p[0]` of what a `for` gives, which is the value itself. */
export const valueOfLoop: Propose = function* (fault, failure) {
  if (!/not subscriptable/.test(failure.message)) return
  for (const { node, place } of suspectsOf(fault, 'subscript')) {
    const { value } = node
    if (value.kind !== 'name' || !failure.isOpen(node) || !isNumber(failure.heldBy(value)?.value)) continue
    const binding = bindingOf(fault.program, value.name, place, node.from)
    const list = binding?.form === 'for' && binding.value ? failure.heldBy(binding.value)?.value : null
    if (!(list instanceof PyList) || !binding?.value) continue
    const uses = fault.program.expressions.flatMap(({ node: each }) =>
      each.kind === 'subscript' && each.value.kind === 'name' && each.value.name === value.name ? [each] : [],
    )
    const [first, ...rest] = uses
    if (!first || rest.length > 0) continue
    yield {
      line: fault.lines.lineAt(node.from),
      cause: `${inlineCode(value.name)} ya es cada valor de ${inlineCode(sourceOf(fault, binding.value))}, un número: no tiene posiciones dentro, y se usa tal cual.`,
      edits: [replaceWith(first, value.name)],
    }
  }
}

/** `b.days - a.days` of two dates: the days are those of the difference. */
export const daysBetween: Propose = function* (fault, failure) {
  if (failure.type !== 'AttributeError' || !/days/.test(failure.message)) return
  for (const { node } of suspectsOf(fault, 'binary')) {
    const { left, right } = node
    if (node.operator !== '-' || left.kind !== 'attribute' || right.kind !== 'attribute') continue
    if (left.name !== 'days' || right.name !== 'days') continue
    const text = `(${sourceOf(fault, left.value)} - ${sourceOf(fault, right.value)}).days`
    yield {
      line: fault.lines.lineAt(node.from),
      cause: `Una fecha no tiene \`days\`: lo tiene la **diferencia** de dos fechas. Primero se restan, y de lo que sale se piden los días: ${inlineCode(text)}.`,
      edits: [replaceWith(node, text)],
    }
  }
}
