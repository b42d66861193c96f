import type { Expression, StatementOf } from '../../../python/ast'
import { blocksOf, statementsIn } from '../../../python/walk'
import { type FindImprovements, type Improvement, type Reviewed, textOf } from '../improvement'

/** Several `if`s in a row, each for one value that is strictly above all others: with two alike none of them holds. */
export const findTies: FindImprovements = (program) =>
  [program.module.body, ...[...statementsIn(program.module.body)].flatMap(blocksOf)].flatMap((block) => {
    const rows = block.filter((node) => node.kind === 'if' && strictOf(program, node) !== null)
    const [first] = rows
    const names = rows.flatMap((node) => (node.kind === 'if' ? (strictOf(program, node) ?? []) : []))
    if (rows.length < 2 || first?.kind !== 'if' || new Set(names.map(([winner]) => winner)).size < 2) return []
    if (rows.some((node) => node.kind === 'if' && node.otherwise.length > 0)) return []
    return [tie(program, first, names)]
  })

function tie(program: Reviewed, first: StatementOf<'if'>, names: readonly (readonly [string, string])[]): Improvement {
  const all = [...new Set(names.flat())]
  const isGreatest = /[^<]>/.test(textOf(program, first.test))
  const call = `${isGreatest ? 'max' : 'min'}(${all.join(', ')})`
  return {
    from: first.from,
    to: first.test.to,
    weight: 0.85,
    what: `Si hay un **empate** (dos iguales que son ${isGreatest ? 'los mayores' : 'los menores'}), ninguna de estas condiciones se cumple y no sale nada. Usa \`${call}\`, o \`if\`/\`elif\`/\`else\` con \`${isGreatest ? '>=' : '<='}\`.`,
    why: 'Prueba siempre con valores repetidos: es el caso que se olvida.',
    edits: [],
  }
}

/** `a > b and a > c`: the winner with each that it beats; null for anything else. */
function strictOf({ source }: Reviewed, { test }: StatementOf<'if'>): [string, string][] | null {
  const parts: Expression[] = test.kind === 'boolean-operation' && test.operator === 'and' ? test.values : [test]
  if (parts.length < 2) return null
  const pairs = parts.flatMap((part): [string, string][] => {
    const [only, more] = part.kind === 'compare' ? part.comparisons : []
    if (part.kind !== 'compare' || !only || more || part.left.kind !== 'name' || only.right.kind !== 'name') return []
    return only.operator === '>' || only.operator === '<' ? [[part.left.name, only.right.name]] : []
  })
  const winners = new Set(pairs.map(([winner]) => winner))
  return pairs.length === parts.length && winners.size === 1 && source !== '' ? pairs : null
}
