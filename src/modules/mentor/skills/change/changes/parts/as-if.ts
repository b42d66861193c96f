import type { Program } from '../../../../python/program/indexed-program'
import type { Change, Result, Wish } from '../../change'

/** A change made as if its own words had been said. */
export const asIf = (p: Program, change: Change, parts: Wish['parts'] = {}, words = ''): Result =>
  change.make(p, { change, parts, words, spans: [], said: { prose: words, plain: words } })
