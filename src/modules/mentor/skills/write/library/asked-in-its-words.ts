import type { Frame, State } from '../../../engine/frame'
import { heldInItsWords } from './held-programs'
import { type Found, foundOf } from './library-draft'
import { FEATURES } from './rank/candidates'
import { type Ranked, rankPrograms } from './rank/rank-programs'

/** From here on, as a cosine of words and pairs, a message is a way of asking that a teacher wrote down, but for its small words. */
const ITS_WORDS = 0.9
const LIKEST = FEATURES.indexOf('likest')
/** What is surely asked for is trusted as what is proven is. */
const TRUSTED = 0.95

const found = new WeakMap<Frame, { found: Found | null }>()

/** The program of the library one of whose ways of asking a message repeats, where it goes on with none; null for all other messages. */
export function askedInItsWords(frame: Frame, { code, program }: State): Found | null {
  if (code !== null || program !== null || frame.message.text.includes('\n')) return null
  const known = found.get(frame)
  if (known !== undefined) return known.found
  const likest = rankPrograms(frame).reduce<Ranked | null>(
    (best, one) => (likeness(one) > likeness(best) ? one : best),
    null,
  )
  const held = likest === null || likeness(likest) < ITS_WORDS ? null : heldInItsWords(frame, likest)
  const made = held === null ? null : foundOf(held, TRUSTED, frame)
  found.set(frame, { found: made })
  return made
}

const likeness = (one: Ranked | null): number => one?.features[LIKEST] ?? 0
