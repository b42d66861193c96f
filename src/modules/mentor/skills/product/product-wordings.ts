import { once } from '~/platform/once'
import { sectionsOf } from '../../engine/content/front-matter'
import { PRODUCT_TOPICS, type ProductTopic } from './product-topics'

const files = import.meta.glob<string>('/content/product/persona-*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A way of asking for a topic of the product, or for what no text tells of it. */
export type Wording = readonly [ProductTopic | 'unsure', string]
export type ProductWordings = {
  wordings: readonly Wording[] /** Of programming, in the same words. */
  others: readonly string[] /** Small talk, other services, whatever is neither of the product nor of programming. */
  elsewhere: readonly string[]
}

const LINE = /^- (.+)$/gm
const [OTHERS, ELSEWHERE] = ['no', 'elsewhere']

/** How people ask for each topic; a heading that is none is thrown with its file. */
export const productWordings = once((): ProductWordings => {
  const [wordings, others, elsewhere]: [Wording[], string[], string[]] = [[], [], []]
  for (const [file, text] of Object.entries(files))
    for (const [topic, section] of sectionsOf(file, text).sections) {
      const asks = [...section.matchAll(LINE)].map(([, ask = '']) => ask)
      if (topic === OTHERS) others.push(...asks)
      else if (topic === ELSEWHERE) elsewhere.push(...asks)
      else if (isTopic(topic)) wordings.push(...asks.map((ask): Wording => [topic, ask]))
      else throw new Error(`${file}: «${topic}» is no topic of the product`)
    }
  return { wordings, others, elsewhere }
})

const isTopic = (name: string): name is Wording[0] => name === 'unsure' || Object.hasOwn(PRODUCT_TOPICS, name)
