import { spotCards } from '../skills/concepts/find/read-question'
import { questionOf } from '../skills/concepts/question-of'
import { lessonsNear } from '../skills/lessons/find-lesson'
import type { Neighbours } from '../skills/unknown/unknown-skill'

/** Cards that a question names, and lessons about most of it: what can be offered where nothing answers it. */
export const nearContent: Neighbours = ({ message }) => {
  const cards = [...new Set(spotCards(message.prose).map(({ entry }) => entry))]
  const near = [
    ...lessonsNear(message.prose).map(({ title, questions: [question = title] }) => ({ title, question })),
    ...cards.map((card) => ({ title: card.title, question: questionOf(card) })),
  ]
  return { near, isClose: false }
}
