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

/** `completions`: what the message may mean in full; `nearest`: what is known that is nearest to it. */
type Elsewhere = {
  completions: () => readonly string[]
  nearest: () => Answer | null
  hear: (message: Message) => Promise<Heard>
}

/** What nobody could answer as it stands is heard again with what it leaves out, then looked up in all that is known. */
export async function heardAgain(first: Heard, { completions, nearest, hear }: Elsewhere): Promise<Heard> {
  if (!isHelpless(first)) return first
  for (const said of completions()) {
    const heard = await hear(readMessage(said))
    if (isTaken(heard)) return heard
  }
  const answer = first.answer.outcome === 'asked' || first.answer.outcome === 'unknown' ? nearest() : null
  return answer === null ? first : { answer, skill: 'nearest', score: first.score }
}
