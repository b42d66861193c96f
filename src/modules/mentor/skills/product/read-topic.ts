import { rankedTopics, soundsAsProduct } from './about-product'
import type { ProductTopic } from './product-topics'

const MAX_CHARACTERS = 1_000
const MAX_TOPICS = 3
/** Below this a text says nothing of the likeliest topic either. */
const LEAST_FIT = 0
/** What a part of a message must fit its likeliest topic by, and by how much that must lead. */
const [PART_FIT, PART_LEAD] = [1.2, 1]
const LEAST_WORDS = 2
/** What a part asks is, as a rule, among the likeliest of the whole message. */
const LIKELIEST = 8

/** What of the product a text asks for, whether or not it is the product that it is about; null where no topic fits. */
export function topicIn(text: string): ProductTopic | null {
  const [first] = rankedTopics(text)
  return first !== undefined && first[0] !== 'unsure' && first[1] >= LEAST_FIT ? first[0] : null
}

/** Each thing that is asked of the product, in its order; none where no topic fits. */
export function readTopics(prose: string): ProductTopic[] {
  const whole = topicIn(prose)
  const likeliest = new Set(
    rankedTopics(prose)
      .map(([topic]) => topic)
      .slice(0, LIKELIEST),
  )
  const parts = partsIn(prose.slice(0, MAX_CHARACTERS)).filter((part) => part.trim().split(/\s+/).length >= LEAST_WORDS)
  const found = new Set(parts.flatMap(clearTopic).filter((topic) => likeliest.has(topic)))
  // «¿Cuánto cuesta PRO, y qué es un bucle?»: what is asked besides belies the whole.
  const isBeside = parts.some((part) => soundsAsProduct(part) <= 0)
  if (whole === null || (isBeside && !found.has(whole)))
    return found.size > 0 ? [...found].slice(0, 1) : whole === null ? [] : [whole]
  return found.has(whole) ? withoutIncluded(found).slice(0, MAX_TOPICS) : [whole]
}

/** What may be asked by itself. What is told before the first question is why it is asked. */
function partsIn(prose: string): string[] {
  const sentences = prose.match(/[^?!.;:¿\n]+[?!.;:]?/g) ?? []
  const begin = sentences.findIndex((sentence) => sentence.endsWith('?'))
  const asked = begin < 0 ? sentences : sentences.slice(begin).filter((sentence) => ASKED.test(sentence))
  return asked.flatMap((sentence) => sentence.split(BETWEEN))
}
/** Whoever puts question marks tells what she does not ask: «¿Hay descuento? Tengo 58 años». */
const ASKED =
  /\?$|^\s*(?:y|e|o|pero|además|también|tb|y?si|c[oó]mo|cu[aá]nt\w+|cu[aá]ndo|d[oó]nde|qu[eé]|qui[eé]n|q|hay|se puede|puedo)(?=\s)/iu
const BETWEEN = /,| (?:y|e|o|u|pero|porque|además|ademas|aparte|encima|también|tambien|tb) /i

function clearTopic(part: string): ProductTopic[] {
  if (soundsAsProduct(part) <= 0) return []
  const [first, second] = rankedTopics(part)
  if (first === undefined || first[0] === 'unsure' || first[1] < PART_FIT) return []
  return first[1] - (second?.[1] ?? 0) < PART_LEAD ? [] : [first[0]]
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
