import { once } from '~/platform/once'
import { parseBriefs } from './brief-file'
import { type Card, type Contrast, parseCard, parseContrast } from './card-file'

const cardFiles = import.meta.glob<string>('/content/cards/*.md', { query: '?raw', import: 'default', eager: true })
const briefFiles = import.meta.glob<string>('/content/cards/breves/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const contrastFiles = import.meta.glob<string>('/content/cards/contrasts/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Reads all cards, `files` and those with many brief ones being path → text, in the order of their ids. Throws for a term of two cards and for a strange neighbour. */
export function readCards(files: Record<string, string>, briefs: Record<string, string> = {}): readonly Card[] {
  const whole = Object.entries(files)
    .filter(([file]) => !file.endsWith('README.md'))
    .map(([file, text]) => parseCard(file, text))
  const cards = [...whole, ...Object.entries(briefs).flatMap(([file, text]) => parseBriefs(file, text))].toSorted(
    (a, b) => (a.id < b.id ? -1 : 1),
  )
  const ids = new Set(cards.map(({ id }) => id))
  if (ids.size < cards.length) throw new Error(`two cards with one id among: ${[...ids].join(', ')}`)
  const owner = new Map<string, string>()
  for (const { id, terms, neighbours } of cards) {
    const strange = neighbours.find((other) => !ids.has(other) || other === id)
    if (strange !== undefined) throw new Error(`${id}.md: field "neighbours": "${strange}" is no other card`)
    for (const term of terms) {
      const other = owner.get(term.toLowerCase())
      if (other !== undefined) throw new Error(`${id}.md: field "terms": "${term}" is a term of ${other}.md as well`)
      owner.set(term.toLowerCase(), id)
    }
  }
  return cards
}

export const allCards = once(() => readCards(cardFiles, briefFiles))
const byId = once(() => new Map(allCards().map((card) => [card.id, card])))
export const cardOf = (id: string): Card | null => byId().get(id) ?? null

/** The cards of some ids; an id that no card has is a mistake of the content. */
export function cardsOf(ids: readonly string[]): Card[] {
  return ids.map((id) => {
    const card = cardOf(id)
    if (card === null) throw new Error(`no card "${id}"`)
    return card
  })
}

export const allContrasts = once((): readonly Contrast[] => {
  const contrasts = Object.entries(contrastFiles).map(([file, text]) => parseContrast(file, text))
  for (const { between = [], also, cards } of contrasts) cardsOf([...between, ...also, ...cards])
  return contrasts
})
