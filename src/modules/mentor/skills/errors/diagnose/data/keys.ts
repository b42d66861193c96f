import { inlineCode } from '../../../../engine/compose'
import { detailOf } from '../../wording'
import {
  type Case,
  type Diagnose,
  type Diagnosis,
  firstOf,
  indentAt,
  insertAt,
  lineOf,
  replaceWith,
  sourceOf,
  suspectsOf,
  wrap,
} from '../case'
import { classNamed } from '../failing-program'
import { guarded } from '../guard'
import { typeOf } from '../numbers/types'

const AS_KEY = 'Como clave usa textos, números o tuplas: lo que no puede cambiar.'

/** A list as a key, or in a set. */
export const unhashable: Diagnose = (fault) => {
  const type = detailOf(fault.values, 'type')
  if (type !== 'list') return type === null ? null : withoutHash(fault, type)
  const inDict = suspectsOf(fault, 'dict').flatMap(({ node }) =>
    node.entries.flatMap(({ key }) => (key?.kind === 'list' ? [key] : [])),
  )
  const inSet = fault.suspects.flatMap(({ node }) =>
    node.kind === 'set' ? node.items.filter(({ kind }) => kind === 'list') : [],
  )
  const lists = [...inDict, ...inSet]
  const [first] = lists
  if (first?.kind === 'list') {
    const line = lineOf(fault, first)
    const where = inDict.length > 0 ? 'como clave de diccionario' : 'dentro de un conjunto'
    const edits = lists.flatMap((node) =>
      node.kind === 'list'
        ? [
            { from: node.from, to: node.from + 1, text: '(' },
            { from: node.to - 1, to: node.to, text: node.items.length === 1 ? ',)' : ')' },
          ]
        : [],
    )
    return {
      line,
      cause: `${inlineCode(sourceOf(fault, first))} es una lista y no vale ${where}. Con paréntesis es una tupla, que sí vale.`,
      edits,
      avoid: AS_KEY,
    }
  }
  const literals = fault.program.expressions.flatMap(({ node }) =>
    node.kind === 'subscript' && node.index.kind === 'list' && node.index.items.length > 1 ? [node.index] : [],
  )
  const isHere = suspectsOf(fault, 'subscript').some(({ node }) => node.index.kind === 'list')
  const [literal] = literals
  if (literal && isHere) {
    const shown = `(${sourceOf(fault, literal).slice(1, -1)})`
    return {
      line: fault.line ?? lineOf(fault, literal),
      cause: `${inlineCode(sourceOf(fault, literal))} es una lista y no vale como clave. Con paréntesis, ${inlineCode(shown)}, es una **tupla**, que tiene los mismos valores y no puede cambiar: esa sí vale.`,
      edits: literals.map((node) => replaceWith(node, `(${sourceOf(fault, node).slice(1, -1)})`)),
      avoid: AS_KEY,
    }
  }
  const indexed = firstOf(suspectsOf(fault, 'subscript'), ({ node, place }) => {
    if (typeOf(fault.program, node.index, place)?.type !== 'list') return null
    const line = lineOf(fault, node)
    return {
      line,
      cause: `${inlineCode(sourceOf(fault, node.index))} es una lista y no vale como clave. Convertida en tupla, sí.`,
      edits: wrap(node.index, 'tuple(', ')'),
    }
  })
  if (indexed) return indexed
  return firstOf(suspectsOf(fault, 'call'), ({ node, place }) => {
    const name = node.callee.kind === 'attribute' ? node.callee.name : null
    const given = node.arguments[0]?.value
    if (name !== 'add' || !given || typeOf(fault.program, given, place)?.type !== 'list') return null
    return {
      line: lineOf(fault, node),
      cause: `${inlineCode(sourceOf(fault, given))} es una lista, y en un conjunto solo entran valores inmutables, que no cambian. Convertida en tupla, sí entra.`,
      edits: wrap(given, 'tuple(', ')'),
    }
  })
}

/** A class of the person with `__eq__` and no `__hash__`: Python takes the one that it had. */
function withoutHash(fault: Case, type: string): Diagnosis | null {
  const own = classNamed(fault.program, type)
  const methods = own?.body.flatMap((node) => (node.kind === 'function' ? [node] : [])) ?? []
  const equal = methods.find(({ name }) => name === '__eq__')
  if (!own || !equal || methods.some(({ name }) => name === '__hash__')) return null
  const asked = fault.program.expressions.flatMap(({ node, place }) =>
    place.scope === equal && node.kind === 'attribute' && node.value.kind === 'name' && node.value.name === 'self'
      ? [node]
      : [],
  )
  const compared = new Set(asked.toSorted((a, b) => a.from - b.from).map(({ name }) => `self.${name}`))
  const line = lineOf(fault, equal)
  const indent = indentAt(fault, line)
  const values = [...compared].join(', ')
  const end = equal.from + fault.source.slice(equal.from, equal.to).trimEnd().length
  return {
    line,
    ...(fault.line !== null && { failsAt: fault.line }),
    cause: `La clase ${inlineCode(type)} define \`__eq__\` (línea ${line}), y entonces Python le quita el \`__hash__\` que tenía: sin él, sus objetos no pueden ser claves ni estar en un conjunto. Se le da uno con los mismos datos que compara \`__eq__\`: dos objetos iguales tienen que dar el mismo número.`,
    edits:
      compared.size === 0
        ? []
        : [
            insertAt(
              end,
              `\n\n${indent}def __hash__(self):\n${indent}    return hash((${values}${compared.size === 1 ? ',' : ''}))`,
            ),
          ],
  }
}

/** Changed while it is walked: a copy is walked instead. */
export const changedSize: Diagnose = (fault) =>
  firstOf(
    fault.program.places.filter(
      ({ node }) => node.kind === 'for' && (fault.line === null || Math.abs(lineOf(fault, node) - fault.line) <= 1),
    ),
    ({ node }) => {
      if (node.kind !== 'for') return null
      const line = lineOf(fault, node)
      const text = sourceOf(fault, node.iterable)
      return {
        line,
        cause: `El \`for\` de la línea ${line} recorre ${inlineCode(text)} y dentro lo cambias (añades o quitas). Recorriendo una copia, ${inlineCode(`list(${text})`)}, puedes cambiar el original.`,
        edits: wrap(node.iterable, 'list(', ')'),
      }
    },
  )

/** `pop` of nothing. */
export const popEmpty: Diagnose = (fault) =>
  firstOf(suspectsOf(fault, 'call'), ({ node, place }) => {
    if (node.callee.kind !== 'attribute' || !/^(?:pop|popleft|popitem)$/.test(node.callee.name) || fault.line === null)
      return null
    const line = lineOf(fault, node)
    const list = sourceOf(fault, node.callee.value)
    const { node: statement } = place
    const isAlone = statement.kind === 'expression' && statement.value === node
    const cause = `En la línea ${line} sacas un elemento de ${inlineCode(list)}, y ya no quedan: se han acabado${node.arguments.length > 0 ? ' en esa posición' : ''}.`
    const indent = indentAt(fault, line)
    const loop = place.parents.findLast(({ kind }) => kind === 'for' || kind === 'while')
    const { callee } = node
    if (loop?.kind === 'while' && /^(?:True|1)$/.test(sourceOf(fault, loop.test)) && callee.value.kind === 'name')
      return {
        line: lineOf(fault, loop),
        failsAt: line,
        cause: `${cause} El \`while True\` de la línea ${lineOf(fault, loop)} no para nunca; con ${inlineCode(`while ${list}:`)} se repite solo mientras quede alguno.`,
        edits: [replaceWith(loop.test, list)],
      }
    const mend =
      isAlone || node.arguments.length > 0
        ? null
        : guarded(fault, node, place, { test: list, unless: `not ${list}`, shown: 'No queda ninguno.' })
    if (mend) return { line, cause, edits: mend.edits, decide: mend.told }
    return {
      line,
      cause,
      edits:
        isAlone && node.arguments.length === 0
          ? [{ from: statement.from, to: statement.from, text: `if ${list}:\n${indent}    ` }]
          : [],
      decide: isAlone ? 'Con el `if` solo saca cuando queda algo.' : `Comprueba antes ${inlineCode(`if ${list}:`)}.`,
    }
  })
