import * as z from 'zod'
import { readContent, sectionsOf } from '../../engine/content/front-matter'

const fields = z.strictObject({
  title: z.string().trim().min(1),
  subjects: z.array(z.string().trim().min(1)).min(1),
  /** Of true or false each heading is what is said, and the answer `> V. because` or `> F. because`. */
  form: z.enum(['opciones', 'verdadero-falso']).default('opciones'),
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

const TRUE_FALSE = ['Verdadero', 'Falso'] as const
export const isTrueFalse = ({ options }: Pick<QuizQuestion, 'options'>): boolean => options[0] === TRUE_FALSE[0]

/** What a question with a program asks, as something that is true or false; null where it does not ask what is printed. */
export function asTrueFalse({
  title,
  subjects,
  asks,
  options,
  right,
  because,
  program,
}: QuizQuestion): QuizQuestion | null {
  if (program === null || !/^¿Qué imprime\b/.test(asks)) return null
  const at = title.length % 2 === 0 ? LETTERS.indexOf(right as (typeof LETTERS)[number]) : 0
  const isTrue = LETTERS[at] === right
  return {
    title: `${title}, ¿verdadero o falso?`,
    subjects,
    asks: `\`\`\`python\n${program}\`\`\`\n\nImprime ${options[at]}.`,
    program: null,
    options: TRUE_FALSE,
    right: isTrue ? 'a' : 'b',
    because,
  }
}

/** Reads a file of questions: `### title · subject`, the question, `- a) …` for each option, and `> b. because`. */
export function parseQuiz(file: string, text: string): QuizQuestion[] {
  const { meta, text: markdown } = readContent(file, text, fields)
  const { sections } = sectionsOf(file, markdown)
  return [...sections].map(([heading, body]) => {
    const [title = '', ...own] = heading.split(' · ')
    const subjects = [...new Set([...own.flatMap((ids) => ids.split(/, */)), ...meta.subjects])]
    if (meta.form === 'verdadero-falso') return trueFalse(file, { title, subjects, body })
    const options = [...body.matchAll(OPTION)].map(([, , option = '']) => option)
    const [, right = '', because = ''] = ANSWER.exec(body) ?? []
    const asks = body.slice(0, Math.max(0, body.search(/^- a\) /m))).trim()
    const letters = LETTERS.slice(0, options.length) as readonly string[]
    if (asks === '' || options.length < 3 || !letters.includes(right))
      throw new Error(`${file}: "${heading}" needs a question, three options or more and "> letter. because"`)
    const program = /^```python\n([\s\S]*?)^```$/m.exec(asks)?.[1] ?? null
    return { title, subjects, asks, program, options, right, because }
  })
}

function trueFalse(
  file: string,
  { title, subjects, body }: { title: string; subjects: string[]; body: string },
): QuizQuestion {
  const [, answer, because = ''] = /^> ([VF])\. (.+)$/m.exec(body) ?? []
  if (answer === undefined) throw new Error(`${file}: "${title}" needs "> V. because" or "> F. because"`)
  return { title, subjects, asks: '', program: null, options: TRUE_FALSE, right: answer === 'V' ? 'a' : 'b', because }
}
