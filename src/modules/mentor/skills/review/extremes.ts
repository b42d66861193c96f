import { inlineCode } from '../../engine/compose'
import type { Statement } from '../../python/ast'
import { blocksOf, statementsIn } from '../../python/walk'
import { type FindImprovements, type Improvement, isName, type Reviewed, textOf } from './improvement'

/** A greatest or least that begins at a number of its own: right with these data, wrong with others. */
export const findExtremes: FindImprovements = (program) =>
  [program.module.body, ...[...statementsIn(program.module.body)].flatMap(blocksOf)].flatMap((block) =>
    block.flatMap((node, at) => ofLoop(program, node, block.slice(0, at))),
  )

function ofLoop(program: Reviewed, node: Statement, before: readonly Statement[]): Improvement[] {
  const [test, second] = node.kind === 'for' ? node.body : []
  if (node.kind !== 'for' || second || test?.kind !== 'if' || test.test.kind !== 'compare') return []
  const [only] = test.test.comparisons
  const operator = only?.operator ?? '=='
  const [stored] = test.body
  const [target] = stored?.kind === 'assign' ? stored.targets : []
  if (!only || !/^[<>]/.test(operator) || target?.kind !== 'name') return []
  const { name } = target
  const isGreatest = isName(only.right, name) ? operator.startsWith('>') : operator.startsWith('<')
  if (!isName(only.right, name) && !isName(test.test.left, name)) return []
  const start = before.findLast((each) => each.kind === 'assign' && each.targets.some((one) => isName(one, name)))
  if (start?.kind !== 'assign' || start.value.kind !== 'number') return []
  const list = listOf(program, node.iterable)
  const mended = list === null ? `float("${isGreatest ? '-' : ''}inf")` : `${list}[0]`
  const bad = isGreatest
    ? `si todos los números son negativos, ninguno es mayor que ${textOf(program, start.value)} y sale ${textOf(program, start.value)}`
    : `si todos los números son mayores que ${textOf(program, start.value)}, sale ${textOf(program, start.value)}, que ni siquiera está`
  return [
    {
      from: start.from,
      to: start.to,
      weight: 0.85,
      what: `${inlineCode(name)} empieza en ${textOf(program, start.value)}, y eso falla con otros datos: ${bad}. Empieza por el primer elemento: ${inlineCode(`${name} = ${mended}`)}.`,
      why: `Así el resultado siempre es uno de los números de verdad. Con una lista vacía no hay ${isGreatest ? 'mayor' : 'menor'}: compruébalo antes.`,
      edits: [{ from: start.value.from, to: start.value.to, text: mended }],
    },
  ]
}

/** The list that is walked, by its elements or by its places. */
function listOf(program: Reviewed, iterable: Extract<Statement, { kind: 'for' }>['iterable']): string | null {
  if (iterable.kind === 'name') return iterable.name
  return /^range\((?:0, *)?len\((\w+)\)\)$/.exec(textOf(program, iterable))?.[1] ?? null
}
