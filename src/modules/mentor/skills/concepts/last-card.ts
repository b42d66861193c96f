import type { State } from '../../engine/frame'
import type { Card, Contrast } from './cards/card-file'
import { allCards, allContrasts, cardsOf } from './cards/cards'

/** A card is recognised by its first words, in whatever way it was told. */
const RECOGNISED_BY = 60
const isTold = (answer: string, text: string) => text !== '' && answer.includes(text.slice(0, RECOGNISED_BY))

/** How another example of a card begins. */
export const anotherExampleOf = (title: string): string => `Otro ejemplo de **${title}**:`

/** What an answer held against each other; null where it is about something else. */
export const contrastToldIn = (answer: string): Contrast | null =>
  allContrasts().find(({ body }) => isTold(answer, body)) ?? null

/** The cards that an answer is about: one, or the two that it compares; none where it is about something else. */
export function cardsToldIn(answer: string): Card[] {
  if (answer === '') return []
  const contrast = contrastToldIn(answer)
  if (contrast !== null) return cardsOf(contrast.between ?? contrast.cards)
  return allCards().filter(
    ({ title, idea, easier, when }) =>
      [idea, easier, when].some((text) => isTold(answer, text)) || answer.startsWith(anotherExampleOf(title)),
  )
}

/** The cards that the mentor's last answer was about. */
export const lastCards = ({ said }: Pick<State, 'said'>): Card[] => cardsToldIn(said.at(-1) ?? '')
