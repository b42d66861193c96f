import * as z from 'zod'
import { idOf, readContent, sectionsOf } from '../../engine/content/front-matter'

const words = z.string().trim().min(1)
const fields = z.strictObject({
  title: words.min(3),
  /** How people say that this is where they are going; of the one path that everybody else takes, none. */
  goals: z.array(words),
})

/** One step of a path: the ids of the cards that are learnt in it, the first to begin with, and what one can do after it. */
export type Step = { title: string; cards: readonly string[]; text: string }
/** What is learnt one after the other by whoever wants to get somewhere. */
export type Path = z.output<typeof fields> & { id: string; steps: readonly Step[] }

const STEP = /^> (?<cards>[^\n]+)\n(?<text>[\s\S]+)$/

/** Reads one path; what is wrong is thrown as a sentence that names the file. */
export function parsePath(file: string, source: string): Path {
  const { meta, text } = readContent(file, source, fields)
  const { opening, sections } = sectionsOf(file, text)
  if (opening !== '') throw new Error(`${file}: it must begin with its first step`)
  const steps = [...sections].map(([title, section]): Step => {
    const { cards = '', text: told = '' } = STEP.exec(section)?.groups ?? {}
    if (told.trim() === '') throw new Error(`${file}: "### ${title}" must have its cards behind ">" and a text`)
    return { title, cards: cards.split(';').map((card) => card.trim()), text: told.trim() }
  })
  const all = steps.flatMap(({ cards }) => cards)
  const twice = all.find((card, at) => all.indexOf(card) < at)
  if (twice !== undefined) throw new Error(`${file}: "${twice}" stands in two steps`)
  return { ...meta, id: idOf(file), steps }
}
