import * as z from 'zod'
import { idOf, readContent } from '../../engine/content/front-matter'

const words = z.array(z.string().trim().min(1)).min(1)
const fields = z.strictObject({
  title: z.string().trim().min(1),
  /** A question says a word of each group. Plain spelling; `*` stands for any ending. */
  says: z.array(words).min(1),
  /** Cards, one of which the message names or the conversation was about just now. */
  cards: z.array(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)).optional(),
  /** Words, one of which the last turns of the conversation hold, where what it is about is no card. */
  after: words.optional(),
  /** Words, one of which the last two questions or the last answer's beginning hold: what is asked goes on with that and nothing older. */
  just: words.optional(),
  /** What the conversation's last program must hold, one of these as they stand. */
  shows: z.array(z.string().min(1)).min(1).optional(),
  /** What it must not hold, none of these as they stand; then there must be a program. */
  lacks: z.array(z.string().min(1)).min(1).optional(),
  /** A program or an error of the person's tells it better: with one at hand this comes after those who read it. */
  alone: z.literal('si').optional(),
  /** It tells of an error whose name or message stands in the question: before who explains errors of that kind. */
  error: z.literal('si').optional(),
  /** What a program here needs that readers' browsers lack: then no output is shown. */
  needs: z.string().optional(),
})

/** A doubt that comes after an explanation («¿y si se me olvida?»), with its answer in Markdown. */
export type Doubt = {
  id: string
  title: string
  says: readonly RegExp[]
  cards: readonly string[]
  shows: readonly string[]
  lacks: readonly string[]
  after: RegExp | null
  just: RegExp | null
  isAlone: boolean
  isOfError: boolean
  needs: string | null
  text: string
}

/** Reads one doubt; what is wrong is thrown as a sentence that names the file and the field. */
export function parseDoubt(file: string, source: string): Doubt {
  const { meta, text } = readContent(file, source, fields)
  if (text === '') throw new Error(`${file}: it must say something`)
  const { title, says, cards = [], shows = [], lacks = [], after, just, alone, error, needs = null } = meta
  return {
    id: idOf(file),
    title,
    says: says.map(anyOf),
    cards,
    shows,
    lacks,
    after: after ? anyOf(after) : null,
    just: just ? anyOf(just) : null,
    isAlone: alone !== undefined,
    isOfError: error !== undefined,
    needs,
    text,
  }
}

/** Whole words; signs stand anywhere. */
const anyOf = (group: readonly string[]) => new RegExp(group.map(oneOf).join('|'))
const oneOf = (term: string) =>
  /^\W+$/.test(term) ? term.replace(/\W/g, '\\$&') : `\\b${term.replace(/\*$/, '\\w*')}(?!\\w)`
