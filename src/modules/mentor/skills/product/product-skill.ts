import type { Frame } from '../../engine/frame'
import type { ProductFacts } from '../../engine/product-facts'
import type { Outcome, Skill } from '../../engine/skill'
import { askedArticles, blogBlocks } from './blog'
import { PRODUCT_TOPICS, type ProductTopic } from './product-topics'
import { withFacts } from './product-words'
import { readTopic } from './read-topic'

const SURE = 0.95
const LIKELY = 0.75
const OUTCOMES: Partial<Record<ProductTopic, Outcome>> = {
  identity: 'courtesy',
  abilities: 'courtesy',
  secrets: 'refused',
}

/** Answers about the product itself: plans, account, privacy, what the mentor is. */
export function createProductSkill(facts: ProductFacts): Skill {
  return {
    name: 'product',
    accepts(frame) {
      if (bringsAProgram(frame)) return 0
      if (readTopic(frame.plain) !== null) return SURE
      return askedArticles(frame.plain, facts.articles) === null ? 0 : LIKELY
    },
    answer(frame) {
      const topic = readTopic(frame.plain)
      if (topic !== null) {
        const markdown = withFacts(PRODUCT_TOPICS[topic], facts)
        return { outcome: OUTCOMES[topic] ?? 'answered', blocks: [{ kind: 'text', markdown }], topic }
      }
      const found = askedArticles(frame.plain, facts.articles)
      return found === null ? null : { outcome: 'answered', blocks: blogBlocks(found.articles), topic: 'blog' }
    },
  }
}

/** Then the question is about that. Inline code may be a word that was quoted. */
const bringsAProgram = ({ message }: Frame) =>
  message.traceback !== null || message.code.some(({ form }) => form !== 'inline')
