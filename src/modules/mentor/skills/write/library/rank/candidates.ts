import type { Frame } from '../../../../engine/frame'
import type { Message } from '../../../../engine/message'
import { thanksCutOff } from '../../../../engine/reading/thanks'
import { isFunctionAsked, readTask } from '../../../../engine/task/read-task'
import type { Task } from '../../../../engine/task/task'
import { saidIn } from '../../../../engine/wordings/said'
import type { Program } from '../../recipes/program-file'
import { type Indexed, type ProgramIndex, SHARES, type Weighed } from './program-index'

/** A program that may be asked for, and what speaks for it, in the order of `FEATURES`. */
export type Candidate = {
  entry: Program
  features: readonly number[]
  /** How like the request the likest is of what the program does not do, and whether nothing that it does is as like. */
  likestOther: number
  isOther: boolean
}

/**
 * What speaks for a program: how much of the request its texts say; of its title, the request; how like the request the likest ways of asking
 * for it are; whether a function that is named has its name, its words, as many parameters; whether it has the form.
 */
export const FEATURES = [
  ...SHARES,
  'titleSaid',
  'likest',
  'nextLikest',
  'wordsOfName',
  'sameName',
  'otherCount',
  'sameCount',
  'function',
  'program',
] as const

const COUNT = 40

/** The programs that may be meant by a request, in no order. */
export function candidatesOf(index: ProgramIndex, frame: Frame): Candidate[] {
  const task = readTask(frame)
  const weighed = index.weigh(saidIn(askedText(frame.message)))
  const likely = roughly(weighed)
  const asked = askedIn(task)
  return [...index.programs.keys()]
    .toSorted((a, b) => (likely[b] ?? 0) - (likely[a] ?? 0) || a - b)
    .slice(0, COUNT)
    .flatMap((at) => {
      const one = index.programs[at]
      if (one === undefined) return []
      const features = [...weighedOf(weighed, at), ...formOf(one, asked)]
      const likestOther = weighed.others.first[at] ?? 0
      return { entry: one.entry, features, likestOther, isOther: likestOther > (weighed.asks.first[at] ?? 0) }
    })
}

/** A line is a request, though it be nothing but a signature; of more the code and the data among the sentences are none. */
const askedText = ({ text, prose }: Message): string =>
  thanksCutOff(text.includes('\n') && prose.trim() !== '' ? prose : text)

/** What is looked at closely. */
function roughly({ shares, asks }: Weighed): Float64Array {
  const [said, pairs, about, , how, , code] = shares
  return asks.first.map((like, at) => {
    const of = (field: Float64Array | undefined) => field?.[at] ?? 0
    return of(said) + (of(pairs) + of(about) + like) / 2 + (of(how) + of(code)) / 3
  })
}

const weighedOf = ({ shares, titleSaid, asks }: Weighed, at: number): number[] =>
  [...shares, titleSaid, asks.first, asks.next].map((field) => field[at] ?? 0)

type AskedForm = { name: string | null; words: readonly string[]; takes: number; isFunction: boolean; isTyped: boolean }

function askedIn({ functions: [named, ...others], request, result, source }: Task): AskedForm {
  const only = others.length === 0 ? named : undefined
  return {
    name: only?.name.toLowerCase() ?? null,
    words: only === undefined ? [] : saidIn(only.name).terms,
    takes: only?.parameters.length ?? 0,
    isFunction: named !== undefined || result === 'return' || isFunctionAsked(request.text),
    isTyped: source === 'keyboard',
  }
}

function formOf({ entry, named }: Indexed, { name, words, takes, isFunction, isTyped }: AskedForm): number[] {
  const { function: own, body } = entry
  const parameters = own?.parameters.length
  const flags = [
    name !== null && own?.name === name,
    name !== null && parameters !== undefined && parameters !== takes,
    name !== null && parameters === takes,
    isFunction && own !== undefined,
    isTyped && !isFunction && body.sections.some(({ kind }) => kind === 'program'),
  ]
  const shared = words.filter((word) => named.has(word)).length
  return [words.length === 0 ? 0 : shared / words.length, ...flags.map((flag) => (flag ? 1 : 0))]
}
