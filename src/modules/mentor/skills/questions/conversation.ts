import type { Frame, State } from '../../engine/frame'
import { inFull } from '../../engine/lexicon/in-full'
import { plainText } from '../../engine/lexicon/plain-text'
import { tokensOf } from '../../engine/lexicon/spot-terms'
import { wordsOf } from '../../engine/lexicon/terms'
import { readMessage } from '../../engine/reading/read-message'
import { clausesIn } from '../../engine/requests/clauses'
import { spotCards } from '../concepts/find/read-question'
import { isEveryday } from '../concepts/find/substance'
import { subjectsOf } from '../doubts/find-doubt'

const MAX_BEFORE = 300
const MIN_CLAUSE = 3

/** What a message says and what it goes on with: the cards that it names, those that the last answer and the last few are about, and what was asked last. */
export type Conversation = {
  wordings: readonly string[]
  named: ReadonlySet<string>
  last: ReadonlySet<string>
  talked: ReadonlySet<string>
  before: string
}

export function conversationOf({ message }: Frame, state: State): Conversation {
  const words = tokensOf(inFull(message.prose.toLowerCase())).join(' ')
  const spots = spotCards(message.prose).filter((spot) => !isEveryday(spot, words))
  const last = { ...state, said: state.said.slice(-1), answered: state.answered.slice(-1) }
  return {
    wordings: [message.prose, ...askedClauses(message.prose)],
    named: new Set(spots.map(({ entry }) => entry.id)),
    last: subjectsOf('', last),
    talked: subjectsOf('', state),
    before: readMessage(state.answered.at(-1)?.question ?? '').prose.slice(0, MAX_BEFORE),
  }
}

/** «¿Y por qué empieza en 0? Es que me lío»: the questions among what is told beside them. */
function askedClauses(prose: string): string[] {
  const clauses = clausesIn(prose)
  const asked = clauses.filter(({ isAsked }) => isAsked)
  if (asked.length === clauses.length) return []
  return asked.filter(({ words }) => words.length >= MIN_CLAUSE).map(({ words }) => words.join(' '))
}

/** Whole words are looked for. */
export const spaced = (text: string) => ` ${wordsOf(plainText(text)).join(' ')} `
