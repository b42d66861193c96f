import { programOf } from '../../../../python/program/source'
import { printsDifferently } from '../../../change/same-output'
import { withCountInLoop } from './counts'
import { withoutImplied, withoutNestedTwin } from './implied-tests'
import { asCounter, asTotal, inOneLoop } from './lists'
import type { Rule } from './rule'
import { withoutAlias, withoutSecondCast, withoutTwin, withPlainPrint } from './twins'

const RULES: readonly Rule[] = [
  withPlainPrint,
  withoutTwin,
  withoutSecondCast,
  withoutAlias,
  withoutImplied,
  withoutNestedTwin,
  inOneLoop,
  asCounter,
  asTotal,
  withCountInLoop,
]
const MAX_ROUNDS = 12
/** Each round reads the program anew. */
const MAX_SIMPLIFIED = 4_000

/** A program without what it does twice or for nothing, as far as it is seen to print the same. */
export function simplified(source: string): string {
  if (source.length > MAX_SIMPLIFIED) return source
  let p = programOf(source)
  const refused = new Set<Rule>()
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const rule = RULES.find((each) => !refused.has(each) && each(p) !== null)
    const better = rule?.(p)
    if (rule === undefined || better == null) break
    const next = programOf(better)
    if (next.module.errors.length > 0 || printsDifferently(p.module, next.module)) refused.add(rule)
    else p = next
  }
  return p.source
}
