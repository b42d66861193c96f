import { once } from '~/platform/once'
import { inFull } from '../../../engine/lexicon/in-full'
import { createTermIndex, type TermEntry } from '../../../engine/lexicon/term-index'
import { allDoubts } from '../../doubts/doubts'
import { answerOf } from '../../howtos/howto-file'
import { allHowtos } from '../../howtos/howtos'
import type { Card, Contrast } from '../cards/card-file'
import { allCards, allContrasts } from '../cards/cards'

/** What can be told of an idea: by whom, and its text where it is not a card or a contrast. */
export type Told =
  | { kind: 'card'; card: Card }
  | { kind: 'contrast'; contrast: Contrast }
  | { kind: 'text' | 'howto'; id: string; title: string; markdown: string }
type Entry = TermEntry & { told: Told }

/** `fit`: how much of the question it speaks of, from 0 to 1, and `known` of what was said before; `lead`: how much better than the next it is, from 1. */
export type Nearest = { told: Told; fit: number; known: number; score: number; lead: number }

/** What is read of a text is what its sentences say: code has words of its own. */
const sentencesOf = (...texts: (string | undefined)[]): string[] =>
  texts
    .join('\n')
    .replace(/^```[\s\S]*?^```$|\*\*(?:Resultado|Error):\*\*/gm, '')
    .split(/\n+/)
    .filter((sentence) => sentence.trim() !== '')

/** A name says more of what a text is about than its sentences do. */
const NAMES_COUNT = 3
const named = (...names: string[]): string[] => Array.from({ length: NAMES_COUNT }, () => names).flat()

const entryOf = (id: string, title: string, asks: string[], told: Told): Entry => ({
  id,
  title,
  terms: [],
  not: [],
  asks,
  told,
})

const index = once(() =>
  createTermIndex<Entry>([
    ...allCards().map((card) => {
      const { id, title, terms, idea, body, misunderstanding, when, told } = card
      const said = sentencesOf(idea, body, misunderstanding, when, told.why, told.need, told.speed)
      return entryOf(id, title, [...named(title, ...terms), ...said], { kind: 'card', card })
    }),
    ...allContrasts().map((contrast) => {
      const { id, title, sides = [], body, choice, told } = contrast
      const said = sentencesOf(body, choice, told.why, told.need, told.speed)
      return entryOf(id, title, [...named(title, ...sides.flat()), ...said], { kind: 'contrast', contrast })
    }),
    ...allHowtos().map((howto) => {
      const { id, title, asks, source } = howto
      const told: Told = { kind: 'howto', id, title, markdown: answerOf(howto) }
      return entryOf(id, title, [...named(title, ...asks), ...sentencesOf(source)], told)
    }),
    ...allDoubts().map(({ id, title, text }) =>
      entryOf(id, title, [...named(title), ...sentencesOf(text)], { kind: 'text', id, title, markdown: text }),
    ),
  ]),
)

/** So near to the best may be what the question names. */
const CLOSE = 0.6
const MAX_NEAR = 5

/** What content says that is nearest to a question (and to what was said `before` it), however it is worded, what it names first; null where nothing of it is known. Takes some milliseconds. */
export function nearestTo(prose: string, isNamed: (told: Told) => boolean, before = ''): Nearest | null {
  const all = index()
    .near(inFull(prose), 2 * MAX_NEAR, inFull(before))
    // How-tos that a first question asks for are found by who knows them.
    .filter(({ entry }) => before !== '' || entry.told.kind !== 'howto')
    .slice(0, MAX_NEAR)
  const [best] = all
  if (best === undefined) return null
  const first = all.find(({ entry, score }) => score > best.score * CLOSE && isNamed(entry.told)) ?? best
  // What is named is held only against what is named as well.
  const rivals = isNamed(first.entry.told) ? all.filter(({ entry }) => isNamed(entry.told)) : all
  const next = rivals.find((match) => match !== first && match.score <= first.score)
  const { entry, fit, known, score } = first
  return { told: entry.told, fit, known, score, lead: score / (next?.score ?? 1) }
}
