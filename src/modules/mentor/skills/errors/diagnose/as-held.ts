import { inlineCode } from '../../../engine/compose'
import type { Expression } from '../../../python/ast'
import { typeName } from '../wording'
import { type Case, type Diagnosis, sourceOf } from './case'
import { bindingOf } from './failing-program'
import type { Failure } from './failure'

const MAX_TOLD = 3
const MAX_SHOWN = 40

/** What the run held where it failed, where nothing more is known: every part with its value and where it was made. */
export function asHeld(fault: Case): Diagnosis | null {
  const { failure, suspects } = fault
  const open = failure && suspects.findLast(({ node }) => failure.isOpen(node))
  if (!failure || !open) return null
  const parts = partsOf(open.node).flatMap((node) => told(fault, failure, node) ?? [])
  if (parts.length === 0) return null
  return {
    line: failure.line,
    cause: `En la línea ${failure.line}, en ${inlineCode(sourceOf(fault, open.node))}, ${parts.slice(0, MAX_TOLD).join('; ')}.`,
    edits: [],
    isVague: true,
  }
}

/** Which round of a loop fails, where the ones before did not and the cause does not tell it. */
export function inItsRound(fault: Case, found: Diagnosis): Diagnosis {
  const { failure, suspects, lines } = fault
  const place = failure && suspects.find(({ node }) => lines.lineAt(node.from) === failure.line)?.place
  const loop = place?.scope === null ? place.parents.find(({ kind }) => kind === 'for') : undefined
  if (loop?.kind !== 'for' || loop.target.kind !== 'name' || (failure?.rounds.get(loop.from) ?? 0) < 2) return found
  const shown = failure?.values.get(loop.target.name)
  if (shown === undefined || shown.length > MAX_SHOWN || found.cause.includes(shown)) return found
  return { ...found, cause: `${found.cause} Pasa cuando ${inlineCode(loop.target.name)} vale ${inlineCode(shown)}.` }
}

function told(fault: Case, failure: Failure, node: Expression): string | null {
  const held = failure.heldBy(node)
  if (held === null || /^(?:number|string|boolean|none)$/.test(node.kind) || held.type === 'builtin_function_or_method')
    return null
  const base = baseOf(node)
  const place = fault.suspects.find((each) => each.node === node)?.place
  const binding = base && place ? bindingOf(fault.program, base, place, node.from) : null
  const at = binding && binding.form !== 'definition' ? ` (línea ${fault.lines.lineAt(binding.from)})` : ''
  const value = held.shown === null || held.shown === 'None' ? '' : ` vale ${inlineCode(held.shown)} y`
  return `${inlineCode(sourceOf(fault, node))}${at}${value} es ${typeName(held.type)}`
}

const baseOf = (node: Expression): string | null =>
  node.kind === 'name' ? node.name : node.kind === 'subscript' || node.kind === 'attribute' ? baseOf(node.value) : null

const partsOf = (node: Expression): Expression[] => {
  switch (node.kind) {
    case 'binary':
      return [node.left, node.right]
    case 'subscript':
      return [node.value, node.index]
    case 'attribute':
      return [node.value]
    case 'compare':
      return [node.left, ...node.comparisons.map(({ right }) => right)]
    case 'call':
      return node.arguments.map(({ value }) => value)
    default:
      return []
  }
}
