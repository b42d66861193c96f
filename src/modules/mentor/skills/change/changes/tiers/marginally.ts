import { inlineCode } from '../../../../engine/compose'
import { plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, endOf, freeName, linesOf } from '../../../../python/program/source'
import type { Result } from '../../change'
import { written } from './in-chain'
import { rateIn } from './on-rate'
import type { Tiers } from './tier'
import { branchesOf } from './tier-chain'

/** «hasta 1000 el 5 % y solo lo que pase de 1000 el 8 %»: each rate is for what lies within its own tier. */
export function marginally(p: Program, told: Tiers): Result {
  const rate = rateIn(p)
  const branches = branchesOf(told)
  const isShare = told.tiers.every(({ value }) => value.kind === 'percent')
  const ends = told.tiers
    .map(({ bound }) => bound.high)
    .filter((high) => high !== null)
    .toSorted((a, b) => a - b)
  const isOnlyShare = rate !== null && rate.old < 1 && rate.constant === null
  if (!isOnlyShare || !isShare || rate.product === null || ends.length !== branches.length - 1) return null
  const { product, statement, subject, node, old } = rate
  const shares = branches.map(({ value }) => written(value, { old, behind: p.source.slice(node.to), said: '' }))
  const sums = shares.map((share, at) => {
    const below = shares.slice(0, at).map((each, one) => {
      const width = (ends[one] ?? 0) - (ends[one - 1] ?? 0)
      return `${width} * ${each}`
    })
    const rest = at === 0 ? subject : `(${subject} - ${ends[at - 1]})`
    return [...below, `${rest} * ${share}`].join(' + ')
  })
  const plain = plainAssign(statement)
  const isAssigned = plain !== null && plain.value === product
  const name = isAssigned ? plain.name : freeName(p, 'importe', 'resultado')
  const [indent, level] = [indentOf(p, statement), levelOf(p)]
  const lines = branches.flatMap(({ test }, at) => [
    test === null ? 'else:' : `${at === 0 ? 'if' : 'elif'} ${test(subject)}:`,
    `${level}${name} = ${sums[at]}`,
  ])
  const text = lines.map((line) => indent + line).join('\n')
  const { from } = linesOf(p, statement)
  return {
    code: edited(
      p,
      isAssigned
        ? [{ from, to: endOf(p, statement), text }]
        : [
            { from, to: from, text: `${text}\n` },
            { from: p.whole(product).from, to: p.whole(product).to, text: name },
          ],
    ),
    told: `Cada porcentaje se aplica solo a la parte de ${inlineCode(subject)} que cae en su tramo.`,
    how: [
      `Lo que pasa de ${ends[0]} es ${inlineCode(`${subject} - ${ends[0]}`)}; lo de los tramos de debajo se suma aparte.`,
    ],
  }
}
