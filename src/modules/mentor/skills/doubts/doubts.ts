import { once } from '~/platform/once'
import { cardsOf } from '../concepts/cards/cards'
import { type Doubt, parseDoubt } from './doubt-file'

const files = import.meta.glob<string>('/content/doubts/*.md', { query: '?raw', import: 'default', eager: true })

/** All doubts; of two that a question fits, what says more of it is the better. A card that is none is a mistake of the content. */
export const allDoubts = once((): readonly Doubt[] => {
  const doubts = Object.entries(files)
    .filter(([file]) => !file.endsWith('README.md'))
    .map(([file, text]) => parseDoubt(file, text))
  for (const { cards } of doubts) cardsOf(cards)
  return doubts.toSorted((a, b) => b.says.length - a.says.length || (a.id < b.id ? -1 : 1))
})
