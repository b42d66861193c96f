import type { Expression, Range, Statement } from '../../../python/ast'
import { boundBy } from '../../../python/evaluate/statements/scope'
import { shownValue } from '../../../python/evaluate/trace'
import type { Value } from '../../../python/evaluate/values/values'
import { expressionsIn, expressionsOf, statementsIn } from '../../../python/walk'
import type { Source } from '../idioms/idiom'

const MAX_STATEMENTS = 80
const MAX_HOPS = 3

/** The values that were made of what stands in one place: in its own line, and by the names that it was given there, line by line. */
export function outcomesOf(place: Range, values: ReadonlyMap<Expression, Value>, { module }: Source): Set<string> {
  const statements = [...statementsIn(module.body)].slice(0, MAX_STATEMENTS)
  const found = new Set<string>()
  const names = new Set<string>()
  const done = new Set<Statement>()
  for (let hop = 0; hop < MAX_HOPS; hop += 1) {
    for (const statement of statements) {
      if (done.has(statement)) continue
      const made = expressionsOf(statement).flatMap((outer) =>
        [...expressionsIn(outer)].filter((node) => holds(node, place, names)),
      )
      if (made.length === 0) continue
      done.add(statement)
      for (const node of made) for (const text of shownOf(values.get(node))) found.add(text)
      for (const name of boundBy(statement)) names.add(name)
    }
  }
  return found
}

const holds = (node: Expression, { from, to }: Range, names: ReadonlySet<string>): boolean =>
  (node.from <= from && to <= node.to) ||
  (node.kind !== 'name' && [...expressionsIn(node)].some((part) => part.kind === 'name' && names.has(part.name)))

/** A value as Python writes it, and a text as it is printed. */
function shownOf(value: Value | undefined): string[] {
  const text = value === undefined ? null : shownValue(value)
  return text === null ? [] : [text, text.replace(/^'(.*)'$/, '$1')]
}
