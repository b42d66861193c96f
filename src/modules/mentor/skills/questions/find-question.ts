import { once } from '~/platform/once'
import type { Frame, State } from '../../engine/frame'
import { plainText } from '../../engine/lexicon/plain-text'
import { wordsOf } from '../../engine/lexicon/terms'
import { clausesIn } from '../../engine/requests/clauses'
import { spotCards } from '../concepts/find/read-question'
import { subjectsOf } from '../doubts/find-doubt'
import { allQuestions } from './known-questions'
import type { KnownQuestion } from './question-file'
import { createWordingIndex, scoreOf } from './wording-index'

/**
 * A known question and how near a message is to it: `score`, from 0 to about 2; `lead`, how far it is before the next one; `nearest`, how
 * alike it is to one of its wordings, from 0 to 1; `isOn`: the message or the conversation is about its subject.
 */
export type Near = { question: KnownQuestion; score: number; lead: number; nearest: number; isOn: boolean }

/** What the subject adds, so that of two alike questions that of the subject at hand is meant. */
const [NAMED, GOING_ON] = [0.12, 0.1]

/** Takes about a second. */
export const questionIndex = once(() =>
  createWordingIndex(
    allQuestions().map(({ question, asks, text }) => ({ wordings: [question, ...asks], text: text.replace(CODE, '') })),
  ),
)
const CODE = /^```[\s\S]*?^```$/gm

/** The known question that a message is nearest to; null where nothing is alike. */
export function nearestQuestion({ message }: Frame, state: State): Near | null {
  const named = new Set(spotCards(message.prose).map(({ entry }) => entry.id))
  const talked = subjectsOf('', state)
  const [now, before] = [spaced(message.prose), spaced(state.answered.at(-1)?.question ?? '')]
  const near = [message.prose, ...askedClause(message.prose)]
    .flatMap((wording) => questionIndex()(wording))
    .flatMap((alike) => {
      const question = allQuestions()[alike.at]
      if (question === undefined) return []
      const { cards, words } = question
      const isNamed = cards.some((id) => named.has(id)) || words.some((word) => now.includes(spaced(word)))
      const isGoingOn = cards.some((id) => talked.has(id)) || words.some((word) => before.includes(spaced(word)))
      const score = scoreOf(alike) + (isNamed ? NAMED : 0) + (isGoingOn ? GOING_ON : 0)
      return [{ question, score, nearest: alike.nearest, isOn: isNamed || isGoingOn }]
    })
    .toSorted((a, b) => b.score - a.score)
  const [best] = near
  if (best === undefined) return null
  const next = near.find(({ question }) => question !== best.question)
  return { ...best, lead: best.score - (next?.score ?? 0) }
}

/** Whole words are looked for. */
const spaced = (text: string) => ` ${wordsOf(plainText(text)).join(' ')} `

/** «¿Y por qué empieza en 0? Es que me lío»: the one question among what is told beside it. */
function askedClause(prose: string): string[] {
  const asked = clausesIn(prose).filter(({ isAsked }) => isAsked)
  const words = asked[0]?.words ?? []
  return asked.length === 1 && words.length >= MIN_WORDS ? [words.join(' ')] : []
}
const MIN_WORDS = 4
