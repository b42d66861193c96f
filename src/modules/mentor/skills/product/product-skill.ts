import type { Frame, State } from '../../engine/frame'
import { namesProgramming } from '../../engine/lexicon/trade'
import type { ProductFacts } from '../../engine/product-facts'
import { ordersProgram, statesWork } from '../../engine/requests/specification'
import { statesTask } from '../../engine/requests/stated-task'
import { titlesOwnTask } from '../../engine/requests/task-title'
import type { Block, Outcome, Skill } from '../../engine/skill'
import type { MentorType } from '../../model-port'
import { readTalk } from '../talk/read-talk'
import { CLEARLY, HARDLY, productScore, rankedTopics, soundsAsProduct } from './about-product'
import { askedArticles, blogBlocks } from './blog'
import { PRO_TOPICS, PRODUCT_TOPICS, type ProductTopic, UNSURE_OF_PRODUCT } from './product-topics'
import { withFacts } from './product-words'
import { readTopics, topicIn } from './read-topic'
import { verdictOn } from './verdicts'

/** Before whoever hears a word of something else. */
const BEYOND_DOUBT = 0.995
const SURE = 0.95
const LIKELY = 0.75
/** After who answers it as something else. */
const UNSURE = 0.5
/** What sounds like nothing much may still be how a topic is asked for: «la has probado?». */
const FITS_WELL = 7
const OUTCOMES: Partial<Record<ProductTopic, Outcome>> = {
  abilities: 'courtesy',
  secrets: 'refused',
  discount: 'unknown',
  'not-offered': 'unknown',
}

/** A tax with its rate, or the amount that it is worked out from: a bill of the person's own. */
const STATES_A_BILL = /\b(?:iva|irpf|base(?: imponible)?)\b(?: \w+){0,2} \d/

/** Figures of the person's own are to be worked out. */
const CALCULATES = /^(?:(?:hola|quiero|necesito|puedes|como|me) )*calcul\w+\b.*\d/

/** Answers about the product itself: plans, account, privacy, what the mentor is. */
export function createProductSkill(facts: ProductFacts): Skill {
  return {
    name: 'product',
    accepts(frame, state) {
      if (bringsAProgram(frame) || readTalk(frame.plain, frame.message.text)?.rest === 0) return 0
      const goesOn = goesOnWithOther(state)
      // «¿Porque?»
      if (goesOn && !frame.plain.includes(' ')) return 0
      const score = productScore(frame.message, goesOn)
      if (score > CLEARLY) return BEYOND_DOUBT
      if (ordersProgram(frame.message) || statesWork(frame.message) || statesTask(frame.message.prose)) return 0
      if (STATES_A_BILL.test(frame.plain) || CALCULATES.test(frame.plain) || titlesOwnTask(frame.plain)) return 0
      const fits = score > HARDLY ? (rankedTopics(frame.message.prose)[0]?.[1] ?? 0) : 0
      if (score > 0 && fits > 0) return SURE
      if (askedArticles(frame.plain, facts.articles) !== null) return LIKELY
      if (goesOnWithProduct(frame, state) !== null) return SURE
      const mayBe = score > HARDLY && fits >= FITS_WELL && !namesProgramming(frame.plain)
      return mayBe && soundsAsProduct(frame.message.prose) > 0 ? UNSURE : 0
    },
    answer(frame, state, { mentor }) {
      const articles = askedArticles(frame.plain, facts.articles)
      if (articles !== null) return { outcome: 'answered', blocks: blogBlocks(articles.articles), topic: 'blog' }
      const going = goesOnWithProduct(frame, state)
      const topics = going === null ? readTopics(frame.message.prose) : [going]
      const [topic] = topics
      if (topic === undefined) {
        const markdown = withFacts(UNSURE_OF_PRODUCT, facts)
        return { outcome: 'unknown', blocks: [{ kind: 'text', markdown }], topic: 'unsure', isFinal: true }
      }
      const blocks = topics.map((one): Block => ({ kind: 'text', markdown: toldOf(one, { frame, facts, mentor }) }))
      const outcomes = new Set(topics.map((one): Outcome => OUTCOMES[one] ?? 'answered'))
      const outcome = outcomes.has('answered') ? 'answered' : (OUTCOMES[topic] ?? 'answered')
      return { outcome, blocks, topic, isFinal: true }
    },
  }
}

const goesOnWithOther = ({ answered }: State) => answered.length > 0 && answered.at(-1)?.skill !== 'product'

const MAX_WORDS = 12

/** «¿Y si me los acabo?», «¿y eso cuánto vale?», after something of the product was told: read with the question before. */
function goesOnWithProduct({ plain, message, isFollowUp }: Frame, { answered, code }: State): ProductTopic | null {
  const before = answered.at(-1)
  if (before?.skill !== 'product' || code !== null || plain.split(' ').length > MAX_WORDS) return null
  if (!isFollowUp && !GOES_ON.test(plain)) return null
  if (namesProgramming(plain)) return null
  return productScore(message, true) > 0 ? null : topicIn(`${before.question} ${message.prose}`)
}
const GOES_ON = /^(?:y|e|pero|entonces|vale|ok)\b|\b(?:eso|ese|esa|l[oae]s|me|te)\b/

type Telling = { frame: Frame; facts: ProductFacts; mentor: MentorType }

/** What is known of a topic, after the yes or no to what is asked of it. */
function toldOf(topic: ProductTopic, { frame: { message }, facts, mentor }: Telling): string {
  const own = mentor === 'pro' ? PRO_TOPICS[topic] : undefined
  if (own !== undefined) return withFacts(own, facts)
  const verdict = verdictOn(topic, message.prose, facts)
  const text = PRODUCT_TOPICS[topic]
  return withFacts(verdict === null ? text : `${verdict} ${text}`, facts)
}

/** Then the question is about that. Inline code may be a word that was quoted. */
const bringsAProgram = ({ message }: Frame) =>
  message.traceback !== null || message.code.some(({ form }) => form !== 'inline')
