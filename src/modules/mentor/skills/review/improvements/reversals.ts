import { inlineCode } from '../../../engine/compose'
import type { Statement, StatementOf } from '../../../python/ast'
import { blocksOf, statementsIn } from '../../../python/walk'
import { endOf, type FindImprovements, type Improvement, isName, type Reviewed, textOf } from '../improvement'

/** A list or a text that is turned round by hand: from the last place to the first, or each letter put before the others. */
export const findReversals: FindImprovements = (program) =>
  [program.module.body, ...[...statementsIn(program.module.body)].flatMap(blocksOf)].flatMap((block) =>
    block.flatMap((node, at) => {
      const before = block.slice(Math.max(0, at - 2), at)
      if (node.kind === 'while') return byPlaces(program, node, before)
      return node.kind === 'for' ? [...backwards(program, node, before), ...inFront(program, node, before)] : []
    }),
  )

type Turned = { name: string; of: string; from: Statement; to: Statement; isText: boolean }

const told = (program: Reviewed, { name, of, from, to, isText }: Turned): Improvement[] => {
  const better = `${name} = ${of}[::-1]`
  const others = isText ? '' : ' (o `list(reversed(…))`; y `.reverse()` si quieres dar la vuelta a la propia lista)'
  return [
    {
      from: from.from,
      to: to.to,
      weight: 0.62,
      what: `Dar la vuelta a ${isText ? 'un texto' : 'una lista'} ya lo hace Python con un corte de paso -1: ${inlineCode(better)}${others}.`,
      why: 'Una línea, sin contador ni posiciones en las que equivocarse por uno.',
      edits: [{ from: from.from, to: endOf(program, to), text: better }],
    },
  ]
}

const isEmptyList = (node: Statement | undefined): node is StatementOf<'assign'> =>
  node?.kind === 'assign' && node.value.kind === 'list' && node.value.items.length === 0

const squeezed = (program: Reviewed, node: { from: number; to: number }) => textOf(program, node).replace(/\s/g, '')

/** `i = len(x) - 1`, `while i >= 0:` … `append(x[i])` … `i -= 1` */
function byPlaces(program: Reviewed, node: StatementOf<'while'>, before: readonly Statement[]): Improvement[] {
  const [empty, start] = isEmptyList(before[0]) ? before : [before[1], before[0]]
  const [target] = start?.kind === 'assign' ? start.targets : []
  if (!isEmptyList(empty) || start?.kind !== 'assign' || target?.kind !== 'name' || node.body.length !== 2) return []
  const i = target.name
  const of = new RegExp(`^${i}=len\\((\\w+)\\)-1$`).exec(squeezed(program, start))?.[1]
  const name = empty.targets[0]?.kind === 'name' ? empty.targets[0].name : ''
  const [add, step] = node.body.map((each) => squeezed(program, { from: each.from, to: endOf(program, each) }))
  const isDown = step === `${i}=${i}-1` || step === `${i}-=1`
  const isAll = squeezed(program, node.test) === `${i}>=0` || squeezed(program, node.test) === `${i}>-1`
  if (of === undefined || add !== `${name}.append(${of}[${i}])` || !isDown || !isAll) return []
  return told(program, { name, of, from: before[0] ?? node, to: node, isText: false })
}

/** `for i in range(len(x) - 1, -1, -1): nueva.append(x[i])` */
function backwards(program: Reviewed, node: StatementOf<'for'>, before: readonly Statement[]): Improvement[] {
  const empty = before.at(-1)
  const [only, more] = node.body
  if (!isEmptyList(empty) || !only || more || node.target.kind !== 'name') return []
  const of = /^range\(len\((\w+)\)-1,-1,-1\)$/.exec(squeezed(program, node.iterable))?.[1]
  const name = empty.targets[0]?.kind === 'name' ? empty.targets[0].name : ''
  const added = squeezed(program, { from: only.from, to: endOf(program, only) })
  if (of === undefined || added !== `${name}.append(${of}[${node.target.name}])`) return []
  return told(program, { name, of, from: empty, to: node, isText: false })
}

/** `al_reves = letra + al_reves` */
function inFront(program: Reviewed, node: StatementOf<'for'>, before: readonly Statement[]): Improvement[] {
  const empty = before.at(-1)
  const [only, more] = node.body
  const [target] = empty?.kind === 'assign' ? empty.targets : []
  if (empty?.kind !== 'assign' || empty.value.kind !== 'string' || empty.value.value !== '' || more) return []
  if (target?.kind !== 'name' || only?.kind !== 'assign' || !only.targets[0] || !isName(only.targets[0], target.name))
    return []
  if (node.target.kind !== 'name' || node.iterable.kind !== 'name') return []
  if (squeezed(program, only.value) !== `${node.target.name}+${target.name}`) return []
  return told(program, { name: target.name, of: node.iterable.name, from: empty, to: node, isText: true })
}
