import * as z from 'zod'
import { readContent, sectionsOf } from '../../engine/content/front-matter'

const fields = z.strictObject({
  title: z.string().trim().min(1),
  subjects: z.array(z.string().trim().min(1)).min(1),
})

/** One question of a short test: `right` is the letter of the right option, `because` why. `program`: what it is about, if it shows one. */
export type QuizQuestion = {
  title: string
  /** Ids of cards: those of its file, or its own first. */
  subjects: readonly string[]
  /** Markdown: the question and its program. */
  asks: string
  program: string | null
  options: readonly string[]
  right: string
  because: string
}

export const LETTERS = ['a', 'b', 'c', 'd'] as const
const OPTION = /^- ([a-d])\) (.+)$/gm
const ANSWER = /^> ([a-d])\. (.+)$/m

/** Reads a file of questions: `### title · subject`, the question, `- a) …` for each option, and `> b. because`. */
export function parseQuiz(file: string, text: string): QuizQuestion[] {
  const { meta, text: markdown } = readContent(file, text, fields)
  const { sections } = sectionsOf(file, markdown)
  return [...sections].map(([heading, body]) => {
    const [title = '', ...own] = heading.split(' · ')
    const options = [...body.matchAll(OPTION)].map(([, , option = '']) => option)
    const [, right = '', because = ''] = ANSWER.exec(body) ?? []
    const asks = body.slice(0, Math.max(0, body.search(/^- a\) /m))).trim()
    const letters = LETTERS.slice(0, options.length) as readonly string[]
    if (asks === '' || options.length < 3 || !letters.includes(right))
      throw new Error(`${file}: "${heading}" needs a question, three options or more and "> letter. because"`)
    const program = /^```python\n([\s\S]*?)^```$/m.exec(asks)?.[1] ?? null
    const subjects = [...new Set([...own.flatMap((ids) => ids.split(/, */)), ...meta.subjects])]
    return { title, subjects, asks, program, options, right, because }
  })
}
