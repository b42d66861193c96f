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
  return doubts.toSorted((a, b) => saidBy(b) - saidBy(a) || (a.id < b.id ? -1 : 1))
})

const saidBy = ({ says, shows, lacks }: Doubt): number =>
  says.length + (shows.length > 0 ? 1 : 0) + (lacks.length > 0 ? 1 : 0)
