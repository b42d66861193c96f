import { sectionsOf } from '../../engine/content/front-matter'
import text from './unseen-questions.md?raw'

/** Questions of a person whose wordings nothing is learnt from, with the topics that answer them. */
export const unseenQuestions = () =>
  [...sectionsOf('unseen-questions.md', text).sections].flatMap(([topics, section]) =>
    [...section.matchAll(/^- (.+)$/gm)].map(([, ask = '']) => ({ text: ask, topics: topics.split(' | ') })),
  )
