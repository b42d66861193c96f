import * as z from 'zod'
import { idOf, readContent, sectionsOf } from '../../engine/content/front-matter'

const fields = z.strictObject({
  title: z.string().trim().min(1),
  cards: z.array(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)).default([]),
  words: z.array(z.string().trim().min(1)).default([]),
})

/** A short question with its answer in Markdown. `cards` and `words`: what its file is about. */
export type KnownQuestion = {
  id: string
  question: string
  asks: readonly string[]
  cards: readonly string[]
  words: readonly string[]
  text: string
}

const ASK = /^- (.+)$/gm
const SECTION = /^(?<asks>(?:- .+\n)+)\n+(?<text>[\s\S]+)$/

/** Reads the questions of one subject; what is wrong is thrown as a sentence that names the file and the field. */
export function parseQuestions(file: string, source: string): KnownQuestion[] {
  const { meta, text } = readContent(file, source, fields)
  const { opening, sections } = sectionsOf(file, text)
  if (opening !== '' || sections.size === 0) throw new Error(`${file}: it must be made of "### question" sections`)
  return [...sections].map(([question, section]) => {
    const { asks = '', text: answer = '' } = SECTION.exec(section)?.groups ?? {}
    if (answer === '') throw new Error(`${file}: "${question}" needs ways of asking it, an empty line, and an answer`)
    return {
      id: `${idOf(file)}: ${question}`,
      question,
      asks: [...asks.matchAll(ASK)].map(([, ask = '']) => ask),
      cards: meta.cards,
      words: meta.words,
      text: answer.trim(),
    }
  })
}
