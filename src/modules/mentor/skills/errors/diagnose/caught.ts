import { inlineCode } from '../../../engine/compose'
import type { Edit } from '../../../python/edit'
import { type Case, insertAt, sourceOf } from './case'
import { calledFunction, type Place, type Scope } from './failing-program'
import { hangingOn, shiftedRight } from './guard'

const MAX_CALLS = 3

/**
 * The program with what its own function raises caught where it is called: in a loop each round by itself, so that the next one is done.
 * Null where it is caught already, or called from nowhere that is plain.
 */
export function caughtWhereCalled(fault: Case, scope: Scope, type: string): { edits: Edit[]; told: string } | null {
  if (scope === null) return null
  const statements = new Map<Place['node'], Place>()
  for (const { node, place } of fault.program.expressions)
    if (calledFunction(fault.program, node) === scope && place.scope !== scope) statements.set(place.node, place)
  const calls = [...statements.values()].filter(({ node }) =>
    /^(?:expression|assign|augmented-assign)$/.test(node.kind),
  )
  const isCaught = calls.some(({ parents }) => parents.some(({ kind }) => kind === 'try'))
  if (calls.length === 0 || calls.length > MAX_CALLS || calls.length < statements.size || isCaught) return null
  const edits = calls.map((place) => caught(fault, place, type))
  if (edits.some((each) => each === null)) return null
  const [first] = calls
  const isLoop = first?.parents.some(({ kind }) => kind === 'for' || kind === 'while') ?? false
  const line = fault.lines.lineAt(first?.node.from ?? 0)
  return {
    edits: edits.flatMap((each) => each ?? []),
    told: isLoop
      ? `El \`try\` va dentro del bucle, alrededor de ${inlineCode(`${scope.name}()`)} (línea ${line}): cuando una vuelta falla, avisa y sigue con la siguiente.`
      : `Lo he capturado donde llamas a ${inlineCode(`${scope.name}()`)} (línea ${line}), con \`try\` y ${inlineCode(`except ${type} as error:`)}. Si no tenía que saltar, mira por qué se cumple esa condición.`,
  }
}

function caught(fault: Case, place: Place, type: string): Edit[] | null {
  const range = hangingOn(fault, place)
  const shifted = range && shiftedRight(fault, range)
  if (!range || !shifted) return null
  const indent = /^[ \t]*/.exec(sourceOf(fault, range))?.[0] ?? ''
  const end = `\n${indent}except ${type} as error:\n${indent}    print("Error:", error)`
  return [insertAt(range.from, `${indent}try:\n`), ...shifted, insertAt(range.to, end)]
}
