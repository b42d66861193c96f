import { latest } from '~/platform/text/latest'
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

/** So many answers are asked about at a time: those of a conversation. */
const MAX_KNOWN = 16
const known = latest<readonly Card[]>(MAX_KNOWN)

/** The cards that an answer is about: one, or the two that it compares; none where it is about something else. */
export const cardsToldIn = (answer: string): readonly Card[] => (answer === '' ? [] : known(answer, findCards))

function findCards(answer: string): readonly Card[] {
  const contrast = contrastToldIn(answer)
  if (contrast !== null) return cardsOf(contrast.between ?? contrast.cards)
  return allCards().filter(
    ({ title, idea, easier, when }) =>
      [idea, easier, when].some((text) => isTold(answer, text)) || answer.startsWith(anotherExampleOf(title)),
  )
}

/** The cards that the mentor's last answer was about. */
export const lastCards = ({ said }: Pick<State, 'said'>): readonly Card[] => cardsToldIn(said.at(-1) ?? '')
