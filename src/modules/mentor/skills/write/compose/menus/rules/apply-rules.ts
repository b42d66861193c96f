import { withRule } from './apply-rule'
import type { Kept, Rule } from './menu-rule'

/** The lines of an option with all rules that are for it; `unmade` are those that have no place in them. */
export function withRules(lines: readonly string[], rules: readonly Rule[], kept: Kept) {
  const unmade: Rule[] = []
  const made = rules.reduce<readonly string[]>((before, rule) => {
    const next = withRule(before, rule, kept)
    if (next === null) unmade.push(rule)
    return next ?? before
  }, lines)
  return { lines: [...made], unmade }
}
