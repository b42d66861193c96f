import type { Heard } from './each-ask'
import type { Message } from './message'
import { readMessage } from './reading/read-message'
import type { Answer } from './skill'
import { MAKE_PROGRAMS, skillSet } from './skill-families'

/** Who asks back or does not know has answered nothing; what is refused, or asked with a good reason, stays so. */
const HELPLESS = skillSet('unknown', 'change', 'what-if', 'concepts', 'write', 'faults')
/** They go by a word of a message, whatever was spoken about: «¿para qué sirve?», «¿está bien así?». */
const BY_A_WORD = skillSet('product', 'talk', 'off-topic', 'write')
const isHelpless = ({ answer: { outcome }, skill }: Heard): boolean =>
  outcome === 'unknown' || outcome === 'asked' ? HELPLESS.has(skill) : BY_A_WORD.has(skill)
/** A program that is written anew for a few words may be another. */
const isTaken = ({ answer: { outcome }, skill }: Heard): boolean => outcome === 'answered' && !BY_A_WORD.has(skill)

const WHOLE = 3
/** How much of a message an answer meets: nothing, another thing perhaps, a part, all. */
function wholeness({ answer: { outcome, missing = 0 }, skill }: Heard): number {
  if (outcome === 'unknown' || outcome === 'asked') return HELPLESS.has(skill) ? 0 : WHOLE
  return missing === 0 ? WHOLE : 1 + 1 / missing
}

export type Plain = { message: Message; orders: number }
/**
 * `inPlainWords`: the message in other words, plainest first, with how likely each orders a program; `leftOut`: how much of a message the
 * program of an answer leaves out; `completions`: what it may mean in full; `replies`: other
 * ways to read what answers a question that was asked back; `nearest`: what is known that is nearest to it.
 */
type Elsewhere = {
  inPlainWords: () => readonly Plain[]
  leftOut: (message: Message, heard: Heard) => number
  completions: () => readonly string[]
  replies: () => readonly string[]
  nearest: () => Answer | null
  hear: (message: Message) => Promise<Heard>
}

/** What nobody could answer as it stands is heard again with what it leaves out, then looked up in all that is known. */
export async function heardAgain(
  first: Heard,
  { inPlainWords, leftOut, completions, replies, nearest, hear }: Elsewhere,
): Promise<Heard> {
  const plainest = await bestOf(first, { inPlainWords, leftOut, hear })
  if (plainest !== first) return plainest
  if (!isHelpless(first)) return first
  for (const said of completions()) {
    const heard = await hear(readMessage(said))
    if (isTaken(heard)) return heard
  }
  if (first.answer.outcome !== 'asked') return nearestTo(first, nearest)
  for (const said of replies()) {
    const heard = await hear(readMessage(said))
    if (heard.answer.outcome === 'answered' && MAKE_PROGRAMS.has(heard.skill)) return heard
  }
  return nearestTo(first, nearest)
}

function nearestTo(first: Heard, nearest: Elsewhere['nearest']): Heard {
  const answer = first.answer.outcome === 'asked' || first.answer.outcome === 'unknown' ? nearest() : null
  return answer === null ? first : { answer, skill: 'nearest', score: first.score }
}

/** A program that leaves out what the message asks for in plain words meets a part of it. */
const lessBy = (missing: number, whole: number) => (missing === 0 ? whole : Math.min(whole, 1 + 1 / missing))

/** As likely as that, who answers without a program has heard a word of an order for one; but not who tells how it is done. */
const ORDERED = 0.6
const isDeaf = (skill: string, orders: number) => orders >= ORDERED && skill !== 'howtos'

/** The wording that is answered best; the message's own where no other is answered better. */
async function bestOf(
  first: Heard,
  { inPlainWords, leftOut, hear }: Pick<Elsewhere, 'inPlainWords' | 'leftOut' | 'hear'>,
): Promise<Heard> {
  let [best, most] = [first, wholeness(first)]
  for (const { message, orders } of inPlainWords()) {
    if (best === first && most === WHOLE)
      most = MAKE_PROGRAMS.has(first.skill)
        ? lessBy(leftOut(message, first), most)
        : isDeaf(first.skill, orders)
          ? 1
          : WHOLE
    if (most === WHOLE) break
    const heard = await hear(message)
    if (MAKE_PROGRAMS.has(heard.skill) && wholeness(heard) > most) [best, most] = [heard, wholeness(heard)]
  }
  return best
}
