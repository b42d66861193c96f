import { inlineCode } from '../../../engine/compose'
import type { Expression, ExpressionOf, StatementOf } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import { type Case, sourceOf } from './case'

type Definition = StatementOf<'function'>
type Call = { node: ExpressionOf<'call'> }
/** `(a + b) / 2` of all its parameters, called with more of them: it takes any number of values. */
export function anyNumber(fault: Case, own: Definition): Mend | null {
  const [only, more] = own.body
  const names = own.parameters.map(({ name }) => name)
  if (
    only?.kind !== 'return' ||
    more ||
    only.value === null ||
    own.parameters.some(({ form }) => form !== 'positional')
  )
    return null
  const sum = only.value.kind === 'binary' && only.value.operator === '/' ? only.value.left : only.value
  const isMean = sum !== only.value
  if (isMean && !(only.value.kind === 'binary' && sourceOf(fault, only.value.right) === String(names.length)))
    return null
  const added = addends(sum)
  if (names.length < 2 || added.length !== names.length || !names.every((name) => added.includes(name))) return null
  const [first, last] = [own.parameters[0], own.parameters.at(-1)]
  if (!first || !last) return null
  return {
    edits: [
      { from: first.from, to: last.to, text: '*valores' },
      { from: only.value.from, to: only.value.to, text: isMean ? 'sum(valores) / len(valores)' : 'sum(valores)' },
    ],
    told: 'Con `*valores` como parámetro, la función recibe todos los que le des, juntos en una tupla, y `sum` y `len` trabajan con ella.',
  }
}

const addends = (node: Expression): (string | null)[] =>
  node.kind === 'binary' && node.operator === '+'
    ? [...addends(node.left), ...addends(node.right)]
    : [node.kind === 'name' ? node.name : null]

/** The call without what the function has no place for. */
export function withoutMore(fault: Case, { node }: Call, count: number): Mend | null {
  const [first, last] = [node.arguments[count], node.arguments.at(-1)]
  const kept = node.arguments[count - 1]
  if (!first || !last || node.arguments.some(({ form }) => form !== 'positional')) return null
  const left = fault.source.slice(first.from, last.to)
  return {
    edits: [{ from: kept?.to ?? first.from, to: last.to, text: '' }],
    told: `He quitado de la llamada lo que sobra (${inlineCode(left)}). Si la función lo necesita, añádele otro parámetro en su \`def\`; con un asterisco, ${inlineCode('*valores')}, recibe todos los que le des.`,
  }
}

/** `media(3, 4)` of a function whose only parameter is gone through: the values are given as one list. */
export function asOneList(fault: Case, own: Definition, { node }: Call): Mend | null {
  const takes = own.parameters.filter(({ form, name }) => form === 'positional' && name !== 'self')
  const [only, more] = takes
  const [first, last] = [node.arguments[0], node.arguments.at(-1)]
  const isWalked =
    only !== undefined &&
    new RegExp(`\\b(?:sum|len|max|min|sorted)\\(${only.name}\\)|\\bin ${only.name}\\b|\\b${only.name}\\[`).test(
      sourceOf(fault, own),
    )
  if (more || !isWalked || !first || !last || node.arguments.some(({ form }) => form !== 'positional')) return null
  return {
    edits: [
      { from: first.from, to: first.from, text: '[' },
      { from: last.to, to: last.to, text: ']' },
    ],
    told: `Los he juntado en **una lista**, con corchetes: ${inlineCode(`${own.name}()`)} recorre lo que recibe en ${inlineCode(only.name)}, así que espera una lista y no valores sueltos.`,
  }
}

type Mend = { edits: Edit[]; told: string }
