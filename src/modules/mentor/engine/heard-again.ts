import type { Heard } from './each-ask'
import type { Message } from './message'
import { readMessage } from './reading/read-message'
import type { Answer } from './skill'

/** Who asks back or does not know has answered nothing; what is refused, or asked with a good reason, stays so. */
const HELPLESS: ReadonlySet<string> = new Set(['unknown', 'change', 'what-if', 'concepts', 'write', 'faults'])
/** They go by a word of a message, whatever was spoken about: «¿para qué sirve?», «¿está bien así?». */
const BY_A_WORD: ReadonlySet<string> = new Set(['product', 'talk', 'off-topic', 'write'])
const isHelpless = ({ answer: { outcome }, skill }: Heard): boolean =>
  outcome === 'unknown' || outcome === 'asked' ? HELPLESS.has(skill) : BY_A_WORD.has(skill)
/** A program that is written anew for a few words may be another. */
const isTaken = ({ answer: { outcome }, skill }: Heard): boolean => outcome === 'answered' && !BY_A_WORD.has(skill)

/** They answer orders; others are not heard in other words than their own. */
const MAKERS: ReadonlySet<string> = new Set(['write', 'change'])
const WHOLE = 3
/** How much of a message an answer meets: nothing, another thing perhaps, a part, all. */
function wholeness({ answer: { outcome, missing = 0 }, skill }: Heard): number {
  if (outcome === 'unknown' || outcome === 'asked') return HELPLESS.has(skill) ? 0 : WHOLE
  return missing === 0 ? WHOLE : 1 + 1 / missing
}

/** `inPlainWords`: the message in other words, null where it has none; `completions`: what it may mean in full; `nearest`: what is known that is nearest to it. */
type Elsewhere = {
  inPlainWords: () => Message | null
  completions: () => readonly string[]
  nearest: () => Answer | null
  hear: (message: Message) => Promise<Heard>
}

/** What nobody could answer as it stands is heard again with what it leaves out, then looked up in all that is known. */
export async function heardAgain(
  first: Heard,
  { inPlainWords, completions, nearest, hear }: Elsewhere,
): Promise<Heard> {
  const plain = wholeness(first) < WHOLE ? inPlainWords() : null
  if (plain !== null) {
    const heard = await hear(plain)
    if (MAKERS.has(heard.skill) && wholeness(heard) > wholeness(first)) return heard
  }
  if (!isHelpless(first)) return first
  for (const said of completions()) {
    const heard = await hear(readMessage(said))
    if (isTaken(heard)) return heard
  }
  const answer = first.answer.outcome === 'asked' || first.answer.outcome === 'unknown' ? nearest() : null
  return answer === null ? first : { answer, skill: 'nearest', score: first.score }
}
