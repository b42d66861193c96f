import { lowerFirst } from '~/platform/text/first-letter'
import { answered, text } from '../../../engine/blocks'
import { isAbsent, placesOf, termsNamed } from '../../../engine/requests/terms-at-hand'
import type { Answer, Block } from '../../../engine/skill'
import { contrastBlocks, pairBlocks, shortBlocks } from '../../concepts/answers/card-answer'
import type { Contrast } from '../../concepts/cards/card-file'
import { allContrasts, cardOf, cardsOf } from '../../concepts/cards/cards'
import { aspectIn } from '../../concepts/find/aspect'
import { readQuestion, spotCards } from '../../concepts/find/read-question'
import { goal } from '../../explain/parts/goal'
import type { Asked, Reader } from '../asked'
import { comparedCode } from './compared-code'

const COMPARES =
  /\bdiferenci\w*|\b(?:es|son|sea|seria) (?:lo|el|la) mism[oa]\b|\blo mismo que\b|\bigual(?:es)? que\b|\bvs\b|\ben que (?:se )?(?:diferencia|distingue|parece|cambia)\w*|\b(?:que|en que) (?:cambia|varia|tiene de (?:distint|diferent)\w+)\b|\bcual (?:es )?mejor\b|\bmejor\b(?! uno\b)/
/** «¿Por qué con & sí y con and no?»: two that differ in what they do. */
const ONE_DOES =
  /^por que (?:con )?(?:el |la |un |una )?\S+ (?:si\b|no\b).* y (?:con )?(?:el |la |un |una )?\S+ (?:no|si)\b/
/** «¿Cuándo la uso en vez de un def?», «¿qué ventaja tiene frente a una lista?»: of the idea that was told and another that is named. */
const INSTEAD =
  /\b(?:en (?:vez|lugar) de|frente a|respecto a|comparad[oa] con|contra)\b|\bventajas?\b.*\b(?:sobre|con|que)\b|\b(?:mas|menos) \w+ que\b|^por que no (?:usar|uso|usamos|se usa|usan)\b/
/** «¿Y con una tupla?», after an idea was told. */
const WITH_OTHER = /^con (?:el |un |una )?\w+$/
const MAX_WORDS = 16
const WITH_DATA = /[\w\])][[(][^\])]/
/** What is told behind the question: «… entonces, si a los dos les puedo poner [0]», «… porque los dos repiten». */
const TOLD_BEHIND = /(?:[,;:.] | (?:entonces|porque|por que los|si (?:los|las) (?:dos|2)|ya que)\b).*$/

/** «¿Buscar ahí es más rápido que en una lista?». */
const FASTER = /\bmas (?:rapid|lent|eficient)\w+ que\b/

/** «Diferencia entre print y return», «¿y con un diccionario?» after a list: the two, side by side. */
export const compared: Reader = (asked) => {
  const { said, frame, code, state, cards } = asked
  if (frame.message.code.some(({ form }) => form !== 'inline')) return null
  const between = BOTH.test(said) ? toldBetween(asked) : null
  if (between !== null) return told(between, asked)
  const isReason = ONE_DOES.test(said)
  const first = said.replace(TOLD_BEHIND, '')
  const isWhole = isReason || spotCards(first).length === 0 || !(COMPARES.test(first) || FASTER.test(first))
  const clause = isWhole ? said : first
  const isOfIdea = code === null || state.isExample || cards.length > 0
  const compares = isReason || COMPARES.test(clause) || (isOfIdea && FASTER.test(clause))
  const isOfCard = cards.length > 0 && (WITH_OTHER.test(clause) || INSTEAD.test(clause))
  if (clause.split(' ').length > MAX_WORDS || !(compares || isOfCard)) return null
  const named = [...new Set(spotCards(clause).map(idOf))]
  const contrast = compares ? contrastIn(clause.replace(/\(\)/g, '').replace(/(?<= )\.(?=[a-z])/g, '')) : null
  // «Diferencia entre sorted() y .sort()» names two ideas; with their data two pieces are worked out.
  const worked = compares && (contrast === null || WITH_DATA.test(frame.message.prose)) ? comparedCode(asked) : null
  if (worked !== null) return worked
  if (contrast !== null) return told(contrast, asked)
  if (isOfIdea) return pairOf(asked, named.length >= 2 ? named : [...named, ...earlier(asked)], clause)
  const other = withProgram(asked, clause)
  if (other !== null) return told(other, asked)
  return named.length >= 2 ? pairOf(asked, named, clause) : null
}

/** «¿Qué diferencia hay?», «¿cuál me conviene?»: of the two that were spoken about. */
const BOTH =
  /^(?:(?:que|cual es la|hay) diferencias? ?(?:hay|tienen|es)?|cual (?:(?:de (?:las|los|ell[oa]s) (?:dos )?|me|es|seria|se|deberia|debo|tengo que|recomiendas) ?)*(?:mejor|uso|usar|usarias?|conviene|elijo|elegir|recomiendas|prefieres|pongo|facil|rapid[oa]|segur[oa])?)(?: (?:entre|de) (?:l[oa]s dos|ell[oa]s|amb[oa]s))?(?: (?:entonces|aqui|yo|mejor|a mi|para mi|en mi (?:caso|codigo|programa)))*$/

/** The contrast whose sides the last questions and answers name: the most that the person named. */
function toldBetween({ state }: Asked): Contrast | null {
  const questions = wordsOf(state.answered.slice(-LAST_QUESTIONS).map(({ question }) => question))
  const all = new Set([
    ...questions,
    ...wordsOf(state.said.slice(-LAST_QUESTIONS).map((answer) => answer.slice(0, MAX_READ))),
  ])
  const weighed = allContrasts().flatMap((contrast) => {
    const sides = contrast.between?.map((id) => cardOf(id)?.terms ?? []) ?? contrast.sides ?? []
    const isNamed = (known: ReadonlySet<string>) => (terms: readonly string[]) => terms.some((term) => known.has(term))
    const asked = sides.filter(isNamed(questions)).length
    return sides.length > 1 && asked > 0 && sides.every(isNamed(all)) ? [{ contrast, asked }] : []
  })
  return weighed.toSorted((a, b) => b.asked - a.asked)[0]?.contrast ?? null
}
const MAX_READ = 400
const wordsOf = (texts: readonly string[]): Set<string> =>
  new Set(
    texts
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}_][\p{L}\d_]*/gu),
  )

const idOf = ({ entry }: ReturnType<typeof spotCards>[number]) => entry.id
function contrastIn(clause: string): Contrast | null {
  const read = readQuestion(`diferencia entre ${clause}`)
  return read?.kind === 'contrast' ? read.contrast : null
}

/** The ideas that were told or asked about before, the last first. */
function earlier({ cards, state }: Asked): readonly string[] {
  const questions = state.answered.slice(-LAST_QUESTIONS).toReversed()
  return [...cards, ...questions.flatMap(({ question }) => spotCards(question)).map(idOf)]
}
const LAST_QUESTIONS = 4

/** An idea beside the first of others that somebody has set it against, else beside the first of all. */
function pairOf(asked: Asked, [card, ...others]: readonly string[], clause: string): Answer | null {
  const subjects = [...new Set(others)].filter((id) => id !== card)
  if (card === undefined || subjects.length === 0) return null
  const titled = (id: string) => cardOf(id)?.terms[0] ?? id
  // «Y con insert», which is a term of the same card as «append».
  const word = clause.replace(/^con (?:el |la |un |una )?/, '')
  const pairs = [...[...subjects, card].map((id) => [id, word]), ...subjects.map((id) => [id, titled(card)])]
  for (const [id = '', other] of pairs) {
    const contrast = contrastIn(`${titled(id)} y ${other}`)
    if (contrast !== null && !isTold(contrast, asked)) return told(contrast, asked)
  }
  const [a, b] = cardsOf([subjects[0] ?? card, card])
  return a && b ? answered(`${a.id}--${b.id}`, [...placeIn(asked), ...pairBlocks([a, b])]) : null
}

const isTold = ({ body }: Contrast, { state }: Asked) => (state.said.at(-1) ?? '').includes(body)
const told = (contrast: Contrast, asked: Asked): Answer =>
  answered(contrast.id, [...placeIn(asked), ...contrastBlocks(contrast, aspectIn(asked.frame.plain))])

function placeIn({ code, cards, frame }: Asked): Block[] {
  const isThere =
    code !== null && cards.length === 0 && termsNamed(frame.message.prose).every((term) => !isAbsent(term, code.code))
  const place = isThere ? placesOf(frame.message.prose, code) : null
  return place === null ? [] : [text(place)]
}

/** «¿Y qué diferencia hay con un while?», of a program with a `for`: what stands in it is the other side. */
function withProgram({ code }: Asked, clause: string): Contrast | null {
  const words = clause.split(' ')
  const stands = (term: string) => OF_PYTHON.test(term) && !words.includes(term) && !isAbsent(term, code?.code ?? '')
  const found = allContrasts().flatMap((contrast) => {
    const sides = contrast.between?.map((id) => cardOf(id)?.terms ?? []) ?? contrast.sides ?? []
    const named = sides.findIndex((terms) => terms.some((term) => words.includes(term)))
    const own = sides.find((terms, at) => at !== named && terms.some(stands))
    return named === -1 || own === undefined ? [] : [contrast]
  })
  return found[0] ?? null
}
const OF_PYTHON = /^[a-z]+$/

const BESIDE =
  /^(?:\w+ ){0,2}diferenci\w* (?:\w+ ){0,4}?(?:con|entre|usar|usando)\b|^en que (?:se )?(?:diferencia|distingue|cambia)\w*/

/** «¿Y qué diferencia hay con usar Counter?», of a program that does without: what it does, and what the other is. */
export const besideProgram: Reader = ({ source, said, cards }) => {
  const [card] = spotCards(said).map(({ entry }) => entry)
  if (card === undefined || source === null || cards.length > 0 || !BESIDE.test(said)) return null
  const own = goal(source)
  const program = own === null ? [] : [text(`Tu programa hace esto: ${lowerFirst(own)}`)]
  return answered(card.id, [...program, ...shortBlocks(card)])
}
