import { once } from '~/platform/once'
import { inFull } from '../../../engine/lexicon/in-full'
import { plainText } from '../../../engine/lexicon/plain-text'
import { isFiller, termOf, wordsOf } from '../../../engine/lexicon/terms'
import type { Doubt } from '../../doubts/doubt-file'
import { allDoubts } from '../../doubts/doubts'
import type { Howto } from '../../howtos/howto-file'
import { allHowtos } from '../../howtos/howtos'
import { allQuestions } from '../../questions/known-questions'
import type { KnownQuestion } from '../../questions/question-file'
import type { Card, Contrast } from '../cards/card-file'
import { allCards, allContrasts } from '../cards/cards'
import { spotCards } from '../find/read-question'
import { allAsks } from './asks'
import { formsIn } from './forms'

/** What can be told of ideas. */
export type Told =
  | { kind: 'card'; card: Card }
  | { kind: 'contrast'; contrast: Contrast }
  | { kind: 'doubt'; doubt: Doubt }
  | { kind: 'howto'; howto: Howto }
  | { kind: 'question'; question: KnownQuestion }

/** `names`: the terms of each way to call it; `named` all of these, `said` those of its sentences. */
export type Unit = {
  id: string
  told: Told
  names: readonly (readonly string[])[]
  named: ReadonlySet<string>
  said: ReadonlySet<string>
  /** How it is called and asked for: slips are put right to words of it. */
  text: string
  /** The cards that it is about. */
  ideas: ReadonlySet<string>
  /** What it is asked by, each as its terms. */
  asks: readonly (readonly string[])[]
  /** Ways of calling it and of asking for it, as they are written. */
  wordings: readonly string[]
  /** How it begins where it is told. */
  opening: string
}

/** What is read of a text is what its sentences say: code has words of its own. */
const sentencesOf = (...texts: (string | undefined)[]): string =>
  texts.join('\n').replace(/^```[\s\S]*?^```$|\*\*(?:Resultado|Error):\*\*/gm, '')

const SHORT = 4
/** What a program is asked of is filler there, and says something here: «código», «clase», «valor», «tipo». */
export const isEmpty = (word: string): boolean => isFiller(word) && (word.length <= SHORT || GRAMMAR.has(word))
const GRAMMAR = new Set(
  'quiero necesito gracias buenas buenos puede puedes pueden favor porfa porfavor desde sobre entre tiene tienes estas estos ellos ellas otros otras cuando donde quien'.split(
    ' ',
  ),
)

const termsOf = (text: string): string[] =>
  wordsOf(plainText(text))
    .filter((word) => !isEmpty(word))
    .map(termOf)

function unitOf(id: string, told: Told, names: readonly string[], said: string): Unit {
  const own = names.map(termsOf).filter(({ length }) => length > 0)
  const named = new Set(own.flat())
  const asks = allAsks().get(id) ?? []
  return {
    id,
    told,
    names: own,
    named,
    said: new Set(termsOf(said)),
    text: `${names.join(' ')} ${asks.join(' ')}`,
    ideas: new Set(ideasOf(told)),
    asks: asks.map((ask) => bagOf(ask)),
    wordings: [...names.filter((name) => name !== ''), ...asks],
    opening: openingOf(told).slice(0, OPENING),
  }
}

const OPENING = 60
function openingOf(told: Told): string {
  switch (told.kind) {
    case 'card':
      return told.card.idea
    case 'contrast':
      return told.contrast.body
    case 'doubt':
      return told.doubt.text
    case 'howto':
      return told.howto.source
    case 'question':
      return told.question.text
  }
}

function ideasOf(told: Told): string[] {
  switch (told.kind) {
    case 'card':
      return [told.card.id]
    case 'contrast':
      return [...(told.contrast.between ?? [...told.contrast.cards, ...spotted(told.contrast.title)])]
    case 'doubt':
      return [...told.doubt.cards, ...spotted(told.doubt.title)]
    case 'howto':
      return spotted(told.howto.title)
    case 'question':
      return [...told.question.cards]
  }
}
const spotted = (title: string): string[] => spotCards(title).map(({ entry }) => entry.id)

/** A question as what it is compared by: its terms, the ideas that it names, and how it is put. */
export const bagOf = (ask: string): string[] => {
  const plain = inFull(plainText(ask))
  return [
    ...new Set([...termsOf(plain), ...spotted(ask).map((id) => `#${id}`), ...formsIn(plain).map((form) => `?${form}`)]),
  ]
}

/** Everything that can be told, in a fixed order. */
export const allUnits = once((): readonly Unit[] => [
  ...allCards().map((card) => {
    const { id, title, terms, question = '', idea, body, misunderstanding, when, told } = card
    const said = sentencesOf(idea, body, misunderstanding, when, told.why, told.need, told.speed)
    return unitOf(id, { kind: 'card', card }, [title, question, ...terms], said)
  }),
  ...allContrasts().map((contrast) => {
    const { id, title, sides = [], body, choice, told } = contrast
    const said = sentencesOf(body, choice, told.why, told.need, told.speed)
    return unitOf(id, { kind: 'contrast', contrast }, [title, ...sides.flat()], said)
  }),
  ...allDoubts().map((doubt) => unitOf(doubt.id, { kind: 'doubt', doubt }, [doubt.title], sentencesOf(doubt.text))),
  ...allHowtos().map((howto) => {
    const { id, title, asks, source } = howto
    return unitOf(id, { kind: 'howto', howto }, [title, ...asks], sentencesOf(source))
  }),
])

/** Short questions with their answers, for those who go on with an idea. */
export const questionUnits = once((): readonly Unit[] =>
  allQuestions().map((question) => ({
    ...unitOf(question.id, { kind: 'question', question }, [question.question], sentencesOf(question.text)),
    wordings: [question.question, ...question.asks],
  })),
)
