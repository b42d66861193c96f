import { inlineCode } from '../../../../engine/compose'
import type { StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { all, type Case, type Diagnosis, indentAt, insertAt, replaceWith, type Use } from '../case'
import { type Binding, callsOf } from '../failing-program'

/** A name that exists in a function only: what the function gives is kept where it is called. */
export function inFunction(
  fault: Case,
  { node, place }: Use,
  { binding, at, line }: { binding: Binding; at: number; line: number },
): Diagnosis | null {
  const { scope } = binding.place
  if (scope === null) return null
  const { lines, source } = fault
  const name = inlineCode(node.name)
  const owner = inlineCode(`${scope.name}()`)
  const cause = `${name} solo existe dentro de la función ${owner} (línea ${at}). Lo que se crea en una función desaparece cuando termina, y en la línea ${line} ya no está.`
  const returned = scope.body.findLast((each) => each.kind === 'return')
  const givesIt =
    returned?.kind === 'return' &&
    returned.value !== null &&
    source.slice(returned.value.from, returned.value.to) === node.name
  const call = `${node.name} = ${scope.name}(${scope.parameters.map((parameter) => parameter.name).join(', ')})`
  const advice = givesIt
    ? 'La función ya lo devuelve: guárdalo al llamarla'
    : `Termina la función con ${inlineCode(`return ${node.name}`)} y guárdalo al llamarla`
  const edits = givesIt || returned === undefined ? keptResult(fault, { node, place }, scope, givesIt) : null
  return edits
    ? {
        line: lines.lineAt(node.from),
        cause: `${cause} ${advice}.`,
        edits,
        avoid: 'Lo que una función calcula y se usa fuera se devuelve con `return`.',
      }
    : { line: lines.lineAt(node.from), cause, edits: [], decide: `${advice}: ${inlineCode(call)}.` }
}

/** The call above the use keeps its result under the name; the function gives it, where it does not yet. */
function keptResult(fault: Case, { node, place }: Use, own: StatementOf<'function'>, givesIt: boolean): Edit[] | null {
  const last = own.body.at(-1)
  const call = callsOf(fault.program, own.name).findLast(
    (each) =>
      (each.place.scope === place.scope && each.node.from < node.from) ||
      // Called from the main program, its result is there for every function.
      (each.place.scope === null && place.scope !== null && place.scope !== own),
  )
  if (!last || !call) return null
  const { node: statement } = call.place
  const end = last.from + fault.source.slice(last.from, last.to).trimEnd().length
  const gives = givesIt ? [] : [insertAt(end, `\n${indentAt(fault, fault.lines.lineAt(last.from))}return ${node.name}`)]
  if (statement.kind === 'expression' && statement.value === call.node)
    return [...gives, insertAt(statement.from, `${node.name} = `)]
  const [target] = statement.kind === 'assign' && statement.value === call.node ? statement.targets : []
  return target?.kind === 'name' && givesIt
    ? all(fault, node.name)
        .filter((each) => each.place.scope === place.scope)
        .map((each) => replaceWith(each.node, target.name))
    : null
}
