import { once } from '~/platform/once'
import { readKinds } from '../../engine/kinds/read-kinds'
import { plainText } from '../../engine/lexicon/plain-text'
import { namesProgramming } from '../../engine/lexicon/trade'
import type { Message } from '../../engine/message'
import { questionUnits } from '../concepts/rank/units'
import { allPrograms } from '../write/recipes/programs'
import { namesOtherService } from './other-services'
import { productWordings } from './product-wordings'
import { createSideModel, createTopicModel } from './topic-model'

const MAX_CHARACTERS = 1_000
/** So many tell what is said of programming; all of them would not tell it better. */
const EVERY = 8

const models = once(() => {
  const { wordings, others, elsewhere } = productWordings()
  const texts = wordings.map(([, ask]) => ask)
  const asks = [
    ...questionUnits().flatMap((unit) => unit.wordings),
    ...allPrograms().flatMap((program) => program.asks),
  ].filter((_, at) => at % EVERY === 0)
  return {
    topics: createTopicModel(wordings),
    besideProgramming: createSideModel(texts, [...others, ...asks]),
    besideElsewhere: createSideModel(texts, elsewhere),
  }
})

/** How much a text sounds as what is asked of the product, beside what is asked of programming. */
export const soundsAsProduct = (text: string): number => models().besideProgramming(text.slice(0, MAX_CHARACTERS))

/** The topics of the product, the likeliest first, with how well the text fits each. */
export const rankedTopics = (text: string) => models().topics(text.slice(0, MAX_CHARACTERS))

/** By so high a score no question of programming was ever taken for one of the product. */
export const CLEARLY = 1.8

/** Up to here nobody takes a message for one of the product, whatever else there is. */
export const HARDLY = -2

/** What each sign counts, as logistic regression weighs them when no person is read by what she herself has written (253). */
const [BASE, KIND, PROGRAMMING, ELSEWHERE, FIT, TRADE, SERVICE, GOES_ON] = [
  -3.2, 0.43, 0.47, 0.38, 0.33, -1.7, -3.6, -2.5,
]
/** «Modo oscuro en matplotlib»: the words of a topic alone make no message the product's. */
const MOST_FIT = 8
const SYMBOLS = /[={}<>_]|\(\)|\w\.\w+\(|\d ?[+*] ?\d/
const LEAST_LIKELY = 1e-3

/** Above 0 where a message is likelier of the product than of anything else, and at most what it would be up to `HARDLY`; what goes on with something else must say so clearly. */
export function productScore(message: Message, goesOn = false): number {
  const prose = message.prose.slice(0, MAX_CHARACTERS)
  const plain = plainText(prose)
  // By itself: after an answer nearly everything is likely to go on with that.
  const likely = Math.min(Math.max(readKinds(message, false).product, LEAST_LIKELY), 1 - LEAST_LIKELY)
  const score =
    BASE +
    KIND * Math.log(likely / (1 - likely)) +
    PROGRAMMING * models().besideProgramming(prose) +
    ELSEWHERE * models().besideElsewhere(prose) +
    (namesProgramming(plain) || SYMBOLS.test(prose) ? TRADE : 0) +
    (namesOtherService(plain) ? SERVICE : 0) +
    (goesOn ? GOES_ON : 0)
  // Of most messages no topic would make one of the product: to rank them all takes the longest.
  const most = score + FIT * MOST_FIT
  return most <= HARDLY ? most : score + FIT * Math.min(rankedTopics(prose)[0]?.[1] ?? 0, MOST_FIT)
}
