import { once } from '~/platform/once'
import { cardsOf } from '../concepts/cards/cards'
import { type KnownQuestion, parseQuestions } from './question-file'

const files = import.meta.glob<string>('/content/questions/*.md', { query: '?raw', import: 'default', eager: true })

/** All questions that are answered by content. A card that is none is a mistake of the content. */
export const allQuestions = once((): readonly KnownQuestion[] => {
  const questions = Object.entries(files)
    .filter(([file]) => !file.endsWith('README.md'))
    .flatMap(([file, text]) => parseQuestions(file, text))
  for (const { cards } of questions) cardsOf(cards)
  return questions
})
