import { rankedTopics, soundsAsProduct } from './about-product'
import type { ProductTopic } from './product-topics'

const MAX_CHARACTERS = 1_000
/** Below this a text says nothing of the likeliest topic either. */
const LEAST_FIT = 1.2
/** The likeliest topic of a part of a message must lead by so much. */
const LEAST_LEAD = 1.3
const LEAST_WORDS = 3
const MAX_TOPICS = 3

/** What of the product a text asks for, whether or not it is the product that it is about; null where no topic fits. */
export function topicIn(text: string): ProductTopic | null {
  const [first] = rankedTopics(text)
  return first !== undefined && first[0] !== 'unsure' && first[1] >= LEAST_FIT ? first[0] : null
}

/** Each thing that is asked of the product, in its order; none where no topic fits. */
export function readTopics(prose: string): ProductTopic[] {
  const sentences = sentencesIn(prose.slice(0, MAX_CHARACTERS))
  // What is told before the first question is why it is asked.
  const begin = sentences.findIndex((sentence) => sentence.endsWith('?'))
  const found = sentences.slice(Math.max(0, begin)).flatMap(topicsOfSentence)
  const whole = topicIn(prose)
  const topics = new Set(found.length > 0 ? found : whole === null ? [] : [whole])
  return withoutIncluded(topics).slice(0, MAX_TOPICS)
}

const sentencesIn = (prose: string): string[] => prose.match(/[^?!.;:¿\n]+[?!.;:]?/g) ?? []

/** «¿Qué se guarda, y quién puede leerlo?»: what its parts do not tell, the whole sentence may. */
function topicsOfSentence(sentence: string): ProductTopic[] {
  const parts = sentence.split(PART).flatMap(clearTopic)
  return parts.length > 0 ? parts : clearTopic(sentence)
}
const PART = /,| (?:y|e|o|pero|porque) /i

function clearTopic(text: string): ProductTopic[] {
  if (text.trim().split(/\s+/).length < LEAST_WORDS || soundsAsProduct(text) <= 0) return []
  const [first, second] = rankedTopics(text)
  if (
    first === undefined ||
    first[0] === 'unsure' ||
    first[1] < LEAST_FIT ||
    first[1] - (second?.[1] ?? 0) < LEAST_LEAD
  )
    return []
  return [first[0]]
}

/** What one answer says already needs no second. */
const INCLUDED: readonly (readonly [ProductTopic, ProductTopic])[] = [
  ['compare', 'pro'],
  ['compare', 'prices'],
  ['pro', 'prices'],
  ['renewal', 'limits'],
  ['trial', 'prices'],
  ['identity', 'model'],
  ['prices', 'lifetime'],
]
const withoutIncluded = (topics: ReadonlySet<ProductTopic>) =>
  [...topics].filter((topic) => !INCLUDED.some(([says, included]) => included === topic && topics.has(says)))
