import { once } from '~/platform/once'
import { readKinds } from '../../engine/kinds/read-kinds'
import { plainText } from '../../engine/lexicon/plain-text'
import { namesProgramming } from '../../engine/lexicon/trade'
import type { Message } from '../../engine/message'
import { questionUnits } from '../concepts/rank/units'
import { allPrograms } from '../write/recipes/programs'
import { productWordings } from './product-wordings'
import { createSideModel, createTopicModel } from './topic-model'

const MAX_CHARACTERS = 1_000
/** From here on a text sounds surely as the product's; between 0 and this it may be. */
const SURELY = 2
/** How likely it must be of the product by all its words together (`engine/kinds`), the more the less it sounds so. */
const [LIKELIER, LIKELY_ENOUGH, NOT_UNLIKELY] = [0.2, 0.04, 0.03]
/** As likely of small talk or something off-topic it is not the product's, whatever it sounds like. */
const ELSEWHERE = 0.6

/** So many tell what is said of programming; all of them would not tell it better. */
const EVERY = 8

const sides = once(() => {
  const { wordings, others } = productWordings()
  const asks = [
    ...questionUnits().flatMap((unit) => unit.wordings),
    ...allPrograms().flatMap((program) => program.asks),
  ]
  return createSideModel(
    wordings.map(([, ask]) => ask),
    [...others, ...asks.filter((_, at) => at % EVERY === 0)],
  )
})

/** How much a text sounds as what is asked of the product, beside what is asked of programming. */
export const soundsAsProduct = (text: string): number => sides()(text.slice(0, MAX_CHARACTERS))

/** Whether it is the product that a message asks about: surely, maybe, or not. What goes on with something else must say so clearly. */
export function isOfProduct(message: Message, goesOn = false): 'surely' | 'maybe' | 'not' {
  const sounds = soundsAsProduct(message.prose)
  if (sounds <= 0) return 'not'
  const isClear = sounds >= SURELY && !namesProgramming(plainText(message.prose))
  // By itself: after an answer nearly everything is likely to go on with that.
  const { product, offtopic } = readKinds(message, false)
  if (offtopic >= ELSEWHERE) return 'not'
  if (goesOn) return isClear && product >= LIKELIER ? 'surely' : 'not'
  if (product >= (isClear ? LIKELY_ENOUGH : LIKELIER)) return 'surely'
  return isClear && product >= NOT_UNLIKELY ? 'maybe' : 'not'
}

const topics = once(() => createTopicModel(productWordings().wordings))

/** The topics of the product, the likeliest first, with how well the text fits each. */
export const rankedTopics = (text: string) => topics()(text.slice(0, MAX_CHARACTERS))
