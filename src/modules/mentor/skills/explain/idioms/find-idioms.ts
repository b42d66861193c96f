import type { Expression, Statement } from '../../../python/ast'
import { expressionsIn, expressionsOf, statementsIn } from '../../../python/walk'
import { IDIOM_TEXTS } from '../content/idiom-texts'
import type { Idiom, Source } from './idiom'
import { inArrays } from './in-arrays'
import { inCause, inCausingStatement } from './in-causes'
import { inExpression } from './in-expressions'
import { inNames } from './in-names'
import { inNumbers } from './in-numbers'
import { inStatement } from './in-statements'
import { inSurprise, inSurprisingStatement } from './in-surprises'
import { inTasks } from './in-tasks'
import { withSeen } from './seen'

/** More are not looked for: nobody reads them. */
const MAX_IDIOMS = 200
const MAX_STATEMENTS = 1_000

const known = new WeakMap<Source, Idiom[]>()

/** All idioms of a program, in the order of the source; looked for once. */
export function findIdioms(source: Source): Idiom[] {
  const found = known.get(source) ?? allIdioms(source)
  known.set(source, found)
  return found
}

function allIdioms(source: Source): Idiom[] {
  const found: Idiom[] = []
  let count = 0
  for (const statement of statementsIn(source.module.body)) {
    count += 1
    found.push(...ofStatement(statement, source))
    // What is written to or deleted is not copied: `lista[:] = …`.
    const targets = statement.kind === 'assign' || statement.kind === 'delete' ? statement.targets : []
    const given = new Set<Expression>(
      targets.filter((each) => each.kind === 'subscript' && each.index.kind === 'slice'),
    )
    for (const expression of expressionsOf(statement)) {
      for (const part of expressionsIn(expression)) if (!given.has(part)) found.push(...ofExpression(part, source))
    }
    if (found.length > MAX_IDIOMS || count > MAX_STATEMENTS) break
  }
  // A loop over `zip` says more than the call does.
  const loops = found.filter(({ name }) => name === 'zip')
  const tallies = found.filter(({ name }) => name === 'tally')
  const isSaid = (idiom: Idiom) =>
    (idiom.name === 'zip-call' && loops.some(({ to }) => to === idiom.to)) ||
    (idiom.name === 'dict-get' && tallies.some(({ from, to }) => from <= idiom.from && idiom.to <= to))
  return found
    .filter((idiom) => !isSaid(idiom))
    .toSorted((a, b) => a.from - b.from)
    .map((idiom) => withSeen(idiom, source))
}

const ofStatement = (node: Statement, source: Source): Idiom[] => [
  ...inStatement(node, source),
  ...inSurprisingStatement(node, source),
  ...inNames(node, source),
  ...inCausingStatement(node, source),
]

const ofExpression = (node: Expression, source: Source): Idiom[] => [
  ...inExpression(node, source),
  ...inSurprise(node, source),
  ...inCause(node, source),
  ...inNumbers(node, source),
  ...inArrays(node, source),
  ...inTasks(node, source),
]

/** An idiom's text with the person's own names in it. */
export const idiomText = ({ name, slots, seen }: Idiom): string =>
  IDIOM_TEXTS[name].text.replace(/\{(\w+)\}/g, (_whole, slot) => slots[slot] ?? '') + (seen?.() ?? '')
