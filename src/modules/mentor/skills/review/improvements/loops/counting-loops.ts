import { inlineCode } from '../../../../engine/compose'
import type { Expression, Statement } from '../../../../python/ast'
import { allExpressions, statementsIn } from '../../../../python/walk'
import { isMoved } from '../../changed-names'
import { calledName, endOf, type Improvement, isName, type Reviewed, textOf } from '../../improvement'

/** `while i < …` that ends with `i += 1`: a `for`, where nothing else moves the counter or the limit. */
export function countingWhile(program: Reviewed, block: readonly Statement[], at: number): Improvement[] {
  const node = block[at]
  const last = node?.kind === 'while' ? node.body.at(-1) : undefined
  if (node?.kind !== 'while' || node.test.kind !== 'compare' || node.test.left.kind !== 'name' || !last) return []
  const counter = node.test.left.name
  const [{ operator, right: limit } = { operator: '', right: null }, second] = node.test.comparisons
  if (!isCountedUp(program, last, counter)) return []
  if (!limit || second || (calledName(limit) !== 'len' && limit.kind !== 'number' && limit.kind !== 'name')) return []
  const told = {
    from: node.from,
    to: node.test.to,
    weight: 0.6,
    what: `Este \`while\` cuenta: un \`for\` con \`range\` lleva ${inlineCode(counter)} por ti.`,
    why: 'No hay que poner el contador a cero ni sumarle uno, que es lo que se olvida y deja el bucle sin fin.',
  }
  const start = block[at - 1]
  const from =
    start?.kind === 'assign' && start.targets.length === 1 && isName(start.targets[0] ?? node.test.left, counter)
      ? start
      : null
  const body = node.body.slice(0, -1)
  const end = operator === '<' ? textOf(program, limit) : operator === '<=' ? `${textOf(program, limit)} + 1` : null
  const first = from && from.value.kind === 'number' ? textOf(program, from.value) : null
  const isSteady =
    body.length > 0 &&
    !isMoved(program, body, counter) &&
    !isMoved(program, body, nameIn(limit) ?? counter) &&
    ![...statementsIn(body)].some(({ kind }) => kind === 'continue') &&
    ![...allExpressions(block.slice(at + 1))].some((use) => isName(use, counter)) &&
    node.otherwise.length === 0
  if (!isSteady || from === null || first === null || end === null) return [{ ...told, edits: [] }]
  const range = first === '0' ? `range(${end})` : `range(${first}, ${end})`
  return [
    {
      ...told,
      edits: [
        { from: from.from, to: node.test.to, text: `for ${counter} in ${range}` },
        { from: endOf(program, body.at(-1) ?? node), to: endOf(program, last), text: '' },
      ],
    },
  ]
}

const nameIn = (limit: Expression): string | null => {
  const held = limit.kind === 'call' ? limit.arguments[0]?.value : limit
  return held?.kind === 'name' ? held.name : null
}

/** `i += 1`, `i = i + 1`. */
const isCountedUp = (program: Reviewed, node: Statement, counter: string) =>
  [`${counter} += 1`, `${counter} = ${counter} + 1`, `${counter} = ${counter}+1`].includes(textOf(program, node).trim())
