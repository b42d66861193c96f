import { isAbsent, placesOf, termsNamed } from '../../../engine/requests/terms-at-hand'
import type { Answer, Block } from '../../../engine/skill'
import { contrastBlocks, pairBlocks } from '../../concepts/answers/card-answer'
import { cardsOf } from '../../concepts/cards/cards'
import { aspectIn } from '../../concepts/find/aspect'
import { readQuestion, spotCards } from '../../concepts/find/read-question'
import { type Asked, answered, type Reader, text } from '../asked'

const COMPARES =
  /\bdiferenci\w*|\b(?:es|son|sea|seria) (?:lo|el|la) mism[oa]\b|\blo mismo que\b|\bigual(?:es)? que\b|\bvs\b|\ben que se (?:diferencia|distingue|parece)\w*|\bcual (?:es )?mejor\b|\bmejor\b(?! uno\b)/
/** «¿Cuándo la uso en vez de un def?», «¿qué ventaja tiene frente a una lista?»: of the idea that was told and another that is named. */
const INSTEAD =
  /\b(?:en (?:vez|lugar) de|frente a|respecto a|comparad[oa] con|contra)\b|\bventajas?\b.*\b(?:sobre|con|que)\b|\b(?:mas|menos) \w+ que\b|^por que no (?:usar|uso|usamos|se usa|usan)\b/
/** «¿Y con una tupla?», after an idea was told. */
const WITH_OTHER = /^con (?:el |un |una )?\w+$/
const MAX_WORDS = 16

/** «Diferencia entre print y return», «¿y con un diccionario?» after a list: the two, side by side. */
export const compared: Reader = (asked) => {
  const { said, frame, cards } = asked
  if (said.split(' ').length > MAX_WORDS || frame.message.code.some(({ form }) => form !== 'inline')) return null
  const named = [...new Set(spotCards(frame.message.prose).map(({ entry }) => entry.id))]
  const isOfCard = cards.length > 0 && (WITH_OTHER.test(said) || INSTEAD.test(said))
  if (!COMPARES.test(said) && !isOfCard) return null
  if (named.length >= 2) return told(`diferencia entre ${frame.message.prose}`, asked, named)
  const [card] = named
  const before = cards.find((id) => id !== card)
  if (card === undefined || before === undefined) return null
  const titles = cardsOf([before, card]).map(({ terms: [term = ''] }) => term)
  return told(`diferencia entre ${titles.join(' y ')}`, asked, [before, card])
}

function told(question: string, { frame, code, cards }: Asked, ids: readonly string[]): Answer | null {
  const read = readQuestion(question)
  const isThere =
    code !== null && cards.length === 0 && termsNamed(frame.message.prose).every((term) => !isAbsent(term, code.code))
  const place = isThere ? placesOf(frame.message.prose, code) : null
  const head: Block[] = place === null ? [] : [text(place)]
  if (read?.kind === 'contrast')
    return answered(read.contrast.id, [...head, ...contrastBlocks(read.contrast, aspectIn(frame.plain))])
  const [a, b] = cardsOf(ids.slice(0, 2))
  return a && b ? answered(`${a.id}--${b.id}`, [...head, ...pairBlocks([a, b])]) : null
}
