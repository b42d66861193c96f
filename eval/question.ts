import * as z from 'zod'
import { KINDS } from '~/modules/mentor/mentor.server'

/** What the program of an answer must do: it is run with `stdin`, `append` is put behind it, `stdout` is a pattern of what it prints. */
const expectedProgram = z.object({
  stdin: z.string().default(''),
  stdout: z.string().default(''),
  append: z.string().default(''),
  files: z.record(z.string(), z.string()).default({}),
})

const pattern = z.string().refine((text) => canCompile(text), 'no regular expression')

/** One question as somebody would ask it, and how to tell whether an answer is right. */
export const question = z.object({
  id: z.string(),
  skill: z.enum(KINDS),
  /** What the person writes, message by message; the answer to the last is judged. */
  turns: z.array(z.string()).min(1),
  /** What a right answer says or does, for people who rate. */
  about: z.string(),
  /** Of each group one pattern must be found; case and accents do not count. */
  must: z.array(z.array(pattern).min(1)).default([]),
  mustNot: z.array(pattern).default([]),
  line: z.number().optional(),
  program: expectedProgram.optional(),
  outcome: z.enum(['answered', 'asked', 'unknown', 'refused', 'courtesy', 'any']).default('any'),
})
export type Question = z.output<typeof question>
export type ExpectedProgram = z.output<typeof expectedProgram>

function canCompile(text: string): boolean {
  try {
    patternOf(text)
    return true
  } catch {
    return false
  }
}

/** Patterns may begin with flags, as in Python: `(?s)uno.*dos`. */
export function patternOf(text: string, flags = ''): RegExp {
  const [whole = '', own = ''] = /^\(\?([ims]+)\)/.exec(text) ?? []
  return new RegExp(text.slice(whole.length), [...new Set(flags + own)].join(''))
}
