import { answered } from '../../../engine/blocks'
import { cardsOf } from '../../concepts/cards/cards'
import { spotCards } from '../../concepts/find/read-question'
import { anotherExampleOf } from '../../concepts/last-card'
import type { Reader } from '../asked'
import { ideaOf, ideasAsked } from './idea-of'

const WISH = /\b(?:otro|otros|un|mas|algun) (?:ejemplo|ejemplos|ejemplito)\b|\botro (?:caso|parecido|igual|similar)\b/
const MAX_WORDS = 10

/** «¿Me pones otro ejemplo?» after a program: another of what it shows most. */
export const anotherExample: Reader = (asked) => {
  const { said, cards } = asked
  if (cards.length > 0 || !WISH.test(said) || said.split(' ').length > MAX_WORDS) return null
  if (spotCards(said).length > 0) return null
  const [idea = null] = asked.code === null || asked.state.isExample ? ideasAsked(asked) : []
  const id = idea ?? ideaOf(asked)
  const [card] = id === null ? [] : cardsOf([id])
  return card === undefined
    ? null
    : answered(card.id, [
        { kind: 'markdown', markdown: anotherExampleOf(card.title) },
        { kind: 'markdown', markdown: card.body },
      ])
}
