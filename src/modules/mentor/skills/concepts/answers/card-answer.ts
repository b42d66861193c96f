import { heading, markdown } from '../../../engine/blocks'
import type { Level } from '../../../engine/frame'
import { plainText } from '../../../engine/lexicon/plain-text'
import type { Block } from '../../../engine/skill'
import { exampleOf } from '../../lessons/lesson-parts'
import { lessonOf } from '../../lessons/lessons'
import type { Card, Contrast } from '../cards/card-file'
import type { Aspect } from '../find/aspect'
import type { Form } from '../find/form'
import { lowerFirstWord } from './lower-first-word'

/** What somebody wants of a card: for whom it is, what is asked of it, which part of it, and what its example shall not be about. */
export type Wanted = { level: Level; aspect: Aspect | null; form: Form | null; unwanted: readonly string[] }

/** What a card says to somebody of this level; who is far on needs neither a picture nor what beginners take wrongly. */
export function cardBlocks(card: Card, { level, aspect, form, unwanted }: Wanted): Block[] {
  if (card.kind === 'breve') return briefBlocks(card)
  const body = bodyWithout(card, unwanted)
  if (form !== null) return [...partBlocks(card, form), markdown(card.idea), markdown(body)]
  const first = toldFirst(card, aspect)
  if (first.length > 0)
    return [...first, markdown(card.idea), markdown(body), heading('Cuándo se usa'), markdown(card.when)]
  if (level === 'avanzado') return [markdown(card.idea), markdown(body), markdown(card.when)]
  return [
    ...(aspect === 'need' ? [markdown(card.when)] : []),
    markdown(card.idea),
    markdown(body),
    ...(isAbout(card.misunderstanding, unwanted) ? [] : [heading('No te confundas'), markdown(card.misunderstanding)]),
    ...(aspect === 'need' ? [] : [heading('Cuándo se usa'), markdown(card.when)]),
    ...(level === 'principiante' && card.kind === 'concepto' ? [pictured(card)] : []),
  ]
}

/** The part of a card that is asked for, before what it is. */
function partBlocks({ misunderstanding, when, told }: Card, form: Form): Block[] {
  switch (form) {
    case 'mistakes':
      return [heading('El error de siempre'), markdown(misunderstanding)]
    case 'sides':
      return [heading('A favor'), markdown(when), heading('En contra, o con cuidado'), markdown(misunderstanding)]
    case 'purpose':
      return [...(told.why === undefined ? [] : [markdown(told.why)]), markdown(when)]
  }
}

/** A brief card says in two sentences all that there is to say. */
const briefBlocks = ({ idea, body }: Card): Block[] => [idea, body].filter((text) => text !== '').map(markdown)

/** What answers just what is asked of it. */
const toldFirst = ({ told }: Pick<Card, 'told'>, aspect: Aspect | null): Block[] => {
  // Which to choose, of one thing, is whether to use it.
  const text = aspect === null ? undefined : told[aspect === 'choice' ? 'need' : aspect]
  return text === undefined ? [] : [markdown(text)]
}

/** Its program, or another that is not about what nobody wants. */
function bodyWithout(card: Card, unwanted: readonly string[]): string {
  if (!isAbout(card.body, unwanted)) return card.body
  return ownExamples(card).find((program) => !isAbout(program, unwanted)) ?? card.body
}

/** Whether a text is about one of some words, in whatever number and gender. */
export const isAbout = (text: string, words: readonly string[]) =>
  words.some((word) => plainText(text).includes(word.slice(0, Math.max(4, word.length - 2))))

/** The programs that tell of a card, its own first. */
export function ownExamples({ body, otherExample, misunderstanding, lesson: id }: Card): string[] {
  const lesson = id === undefined ? null : lessonOf(id)
  return [
    body,
    ...(otherExample === null ? [] : [otherExample]),
    ...(lesson === null ? [] : [exampleOf(lesson)]),
    ...(misunderstanding.includes('```python') ? [misunderstanding] : []),
  ].filter((program) => program !== '')
}

const pictured = ({ easier }: Card): Block => markdown(`**Dicho de otro modo:** ${lowerFirstWord(easier)}`)

/** As one would tell a child: the picture first, then the same in a program. */
export const easierBlocks = (card: Card, aspect: Aspect | null = null): Block[] =>
  card.kind === 'breve'
    ? briefBlocks(card)
    : [
        markdown(card.easier),
        ...toldFirst(card, aspect),
        markdown(card.body === '' ? card.idea : `En Python se ve así:\n\n${card.body}`),
        markdown(card.idea),
      ]

/** What it is and when, where there are two to tell. */
export const shortBlocks = (card: Card): Block[] => [
  heading(card.title),
  ...[card.idea, card.body, card.when].filter((text) => text !== '').map(markdown),
]

/** What is asked of the two is told first: which to use, which is faster. */
export function contrastBlocks({ body, choice, trick, told }: Contrast, aspect: Aspect | null): Block[] {
  const isChosen = aspect === 'choice' || (aspect === 'need' && told.need === undefined)
  return [
    ...(isChosen ? [] : toldFirst({ told }, aspect)),
    ...(isChosen ? [markdown(choice)] : []),
    markdown(body),
    ...(isChosen ? [] : [heading('Cuál usar'), markdown(choice)]),
    markdown(`**Para acordarte:** ${lowerFirstWord(trick)}`),
  ]
}

/** Two cards side by side: what each is, and when which. */
export const pairBlocks = ([a, b]: readonly [Card, Card]): Block[] => [
  ...[a, b].flatMap(briefBlocks),
  ...(a.when === '' || b.when === ''
    ? []
    : [
        heading('Cuál usar'),
        { kind: 'list' as const, items: [a, b].map(({ title, when }) => `**${title}**: ${lowerFirstWord(when)}`) },
      ]),
]
