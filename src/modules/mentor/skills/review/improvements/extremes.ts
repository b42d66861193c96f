import { inlineCode } from '../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../python/ast'
import { blocksOf, statementsIn } from '../../../python/walk'
import { type FindImprovements, type Improvement, isName, isSame, type Reviewed, textOf } from '../improvement'

/** A greatest or least that begins at a number of its own: right with these data, wrong with others. */
export const findExtremes: FindImprovements = (program) =>
  [program.module.body, ...[...statementsIn(program.module.body)].flatMap(blocksOf)].flatMap((block) =>
    block.flatMap((node, at) => ofLoop(program, node, block.slice(0, at))),
  )

function ofLoop(program: Reviewed, node: Statement, before: readonly Statement[]): Improvement[] {
  if (node.kind !== 'for') return []
  const kept = keptIn(program, node)
  const start =
    kept && before.findLast((each) => each.kind === 'assign' && each.targets.some((one) => isName(one, kept.name)))
  if (!kept || start?.kind !== 'assign' || start.value.kind !== 'number') return []
  const { name, isGreatest, depth } = kept
  if (isGreatest && Number(start.value.text) <= 0 && onlyCounts(program, kept.value, node.iterable)) return []
  const list = listOf(program, node.iterable)
  const mended = list === null ? `float("${isGreatest ? '-' : ''}inf")` : `${list}${'[0]'.repeat(depth)}`
  const bad = isGreatest
    ? `si todos los números son negativos, ninguno es mayor que ${textOf(program, start.value)} y sale ${textOf(program, start.value)}`
    : `si todos los números son mayores que ${textOf(program, start.value)}, sale ${textOf(program, start.value)}, que ni siquiera está`
  return [
    {
      from: start.from,
      to: start.to,
      weight: 0.85,
      what: `${inlineCode(name)} empieza en ${textOf(program, start.value)}, y eso falla con otros datos: ${bad}. ${list === null ? `Empieza por ${isGreatest ? 'debajo' : 'encima'} de cualquier número` : 'Empieza por el primer elemento'}: ${inlineCode(`${name} = ${mended}`)}.`,
      why: `${builtinText(program, node, kept)}Así el resultado siempre es uno de los números de verdad. Con una lista vacía no hay ${isGreatest ? 'mayor' : 'menor'}: compruébalo antes.`,
      edits: [{ from: start.value.from, to: start.value.to, text: mended }],
    },
  ]
}

/** Where the loop does nothing else, Python has it made. */
function builtinText(program: Reviewed, { body, iterable }: StatementOf<'for'>, { isGreatest, depth }: Kept): string {
  const [only, more] = body
  const isAll = only?.kind === 'if' && more === undefined && only.body.length === 1 && only.otherwise.length === 0
  if (!isAll || depth !== 1 || iterable.kind !== 'name') return ''
  return `Y ya viene hecho: ${inlineCode(`${isGreatest ? 'max' : 'min'}(${textOf(program, iterable)})`)} hace lo mismo que todo el bucle. `
}

type Kept = { name: string; isGreatest: boolean; depth: number; value: Expression }

/** The name in which a loop, or one inside it, keeps what is greater or less than what it holds. */
function keptIn(program: Reviewed, loop: StatementOf<'for'>): Kept | null {
  for (const node of loop.body) {
    if (node.kind === 'for') {
      const inner = keptIn(program, node)
      if (inner !== null) return { ...inner, depth: inner.depth + 1 }
    }
    const [only, other] = node.kind === 'if' && node.test.kind === 'compare' ? node.test.comparisons : []
    if (node.kind !== 'if' || node.test.kind !== 'compare' || !only || other || !/^[<>]/.test(only.operator)) continue
    const [left, right] = [node.test.left, only.right]
    for (const stored of node.body) {
      const [target] = stored.kind === 'assign' ? stored.targets : []
      if (stored.kind !== 'assign' || target?.kind !== 'name') continue
      const { name } = target
      const isRight = isName(right, name)
      if (isRight && isSame(program, left, stored.value))
        return { name, isGreatest: only.operator.startsWith('>'), depth: 1, value: stored.value }
      if (isName(left, name) && isSame(program, right, stored.value))
        return { name, isGreatest: only.operator.startsWith('<'), depth: 1, value: stored.value }
    }
  }
  return null
}

/** `veces[k]`, which only ever begins at a number and grows: no count is below zero. */
function onlyCounts(program: Reviewed, value: Expression, walked: Expression): boolean {
  const { module } = program
  const name =
    value.kind === 'subscript'
      ? textOf(program, value.value)
      : /^(\w+)\.(?:items|values)\(\)$/.exec(textOf(program, walked))?.[1]
  if (name === undefined) return false
  const isOf = (target: Expression) => target.kind === 'subscript' && isName(target.value, name)
  const isPositive = (node: Expression) => node.kind === 'number' && Number(node.text) >= 0
  const stored = [...statementsIn(module.body)].flatMap((node) =>
    (node.kind === 'assign' && node.targets.some(isOf)) || (node.kind === 'augmented-assign' && isOf(node.target))
      ? [node]
      : [],
  )
  return (
    stored.length > 0 &&
    stored.every(
      (node) =>
        isPositive(node.value) ||
        (node.value.kind === 'binary' && node.value.operator === '+' && isPositive(node.value.right)),
    )
  )
}

/** The list that is walked, by its elements or by its places. */
function listOf(program: Reviewed, iterable: Extract<Statement, { kind: 'for' }>['iterable']): string | null {
  if (iterable.kind === 'name') return iterable.name
  return /^range\((?:0, *)?len\((\w+)\)(?:, *1)?\)$/.exec(textOf(program, iterable))?.[1] ?? null
}
