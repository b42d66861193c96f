import { ACCOUNT_PATTERNS } from './account-patterns'
import { PLAN_PATTERNS } from './plan-patterns'

/**
 * Turns of phrase for each topic, tried in this order. They are looked for in the plain words and in their meanings
 * (`engine/lexicon/read-words.ts`), each a line of its own, so `^` and `$` are the ends of what was said.
 */
export const PRODUCT_PATTERNS = [...PLAN_PATTERNS, ...ACCOUNT_PATTERNS]
