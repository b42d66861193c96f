import type { Frame } from '../../engine/frame'
import { inWishWords } from '../../engine/reading/plain-words/wishes/wish-words'
import { type Changed, makeChanges } from './make-changes'
import { clausesOf, saidOf } from './read-wishes'
import { CHANGES } from './registry'
import { withUnshown } from './unshown'

/** What a message changes of a program: as it is worded, and where that is not done whole, in the words that changes know. */
export function bestChange(source: string, frame: Frame): Changed {
  const first = changeIn(source, frame)
  const { message } = frame
  const prose = inWishWords(message.prose)
  if (prose === message.prose) return first
  const second = changeIn(source, { ...frame, message: { ...message, prose } })
  return isBetter(second, first) ? inOwnWords(second, message.prose) : first
}

const changeIn = (source: string, frame: Frame): Changed =>
  withUnshown(makeChanges(source, saidOf(frame.message.prose), CHANGES), frame)

const openOf = ({ unmade, unshown = [], asks }: Changed) => unmade.length + unshown.length + asks.length

/** It makes something where the other makes nothing, leaves less open, or takes less for a wish that is none. */
function isBetter(second: Changed, first: Changed): boolean {
  if (second.made.length === 0 || first.made.length === 0) return second.made.length > 0
  if (openOf(second) !== openOf(first)) return openOf(second) < openOf(first)
  return strayOf(second) < strayOf(first)
}

/** Read in a word or two of what somebody says, beside what is wanted. */
export const BY_THE_WAY: ReadonlySet<string> = new Set(['piece', 'aggregate', 'add-input', 'data-items', 'ask-user'])
const strayOf = ({ names }: Changed) => names.filter((name) => BY_THE_WAY.has(name)).length

/** What was not done, in the words in which the person asked for it. */
function inOwnWords(changed: Changed, prose: string): Changed {
  const said = saidOf(prose)
  const clauses = clausesOf(said.plain).map(({ from, to }) => said.prose.slice(from, to).trim())
  const own = (clause: string) => {
    const [best] = clauses.map((text) => ({ text, share: shareOf(text, clause) })).toSorted((a, b) => b.share - a.share)
    return best !== undefined && best.share > 0 ? best.text : clause
  }
  return { ...changed, unmade: [...new Set(changed.unmade.map(own))] }
}

function shareOf(text: string, clause: string): number {
  const words = new Set(wordsOf(text))
  return wordsOf(clause).filter((word) => words.has(word)).length / (words.size + 1)
}
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []
