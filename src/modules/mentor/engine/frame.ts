import type { Level } from '../model-port'
import type { Likely } from './kinds/kind-model'
import type { CodePart, Message, Traceback } from './message'
import type { Wish } from './requests/wish-in-clause'

export type { Level } from '../model-port'

/** What the words of a message ask for. A skill weighs them; several can be meant at once. */
export type Request =
  | 'explain-error'
  | 'find-fault'
  | 'explain-code'
  | 'predict-output'
  | 'review'
  /** «corrígelo», «dame el código bien». */
  | 'correct'
  | 'why'
  | 'simpler'
  | 'deeper'
  | 'another-example'
  | 'exercise'
  /** «qué es i», «qué significa el :=». */
  | 'what-is'
  /** «y si pongo …», «y si quiero que empiece en 1». */
  | 'what-if'
  | 'complexity'
  | 'write'
  | 'change'

/**
 * What a message asks, of what. `code` and `error` are those that it is about: its own, or the conversation's where it has none and
 * points back.
 */
export type Frame = {
  message: Message
  /** The prose in lower case, without accents and punctuation, its spaces single. */
  plain: string
  requests: ReadonlySet<Request>
  /** Whether it says how a program is to be; `none` where it asks, tells or complains. */
  wish: Wish
  /** How likely it is of each kind, by all its words together. */
  likely: Likely
  /** Names of the code at hand that the prose mentions, in their order. */
  names: string[]
  /** Lines that the prose mentions («en la línea 3»). */
  lines: number[]
  level: Level
  code: CodePart | null
  error: Traceback | null
  /** Whether it only makes sense with what was said before. */
  isFollowUp: boolean
  /** Whether `code` is that of the conversation with lines that the person says to have changed. */
  isRevised?: boolean
}

/** What came of an earlier message: who answered it, about what (a skill's own name for the subject). */
export type Answered = { skill: string; topic: string | null; question: string }

/** What a conversation has come to: a pure reduction over its branch. */
export type State = {
  /** The last code that the person wrote, and the last program that a mentor wrote. */
  code: CodePart | null
  program: CodePart | null
  /** What was at hand before the last answer's program; null where that was the first. */
  before: CodePart | null
  /** The corrected version of `code` that was handed out last: what goes on is asked of it, what asks for the reason of the code. */
  mended: CodePart | null
  /** Whether the code at hand is the example of an idea that was told, and no one's program. */
  isExample: boolean
  /** The programs that a mentor has handed out, oldest first, whatever was spoken about in between. */
  handed: readonly CodePart[]
  error: Traceback | null
  /** Oldest first. */
  answered: Answered[]
  /** The mentor's last answers as they were written, oldest first. */
  said: readonly string[]
  level: Level | null
  /** In what the last message was heard: who puts it right goes on from there. */
  earlier: State | null
}

export const EMPTY_STATE: State = {
  code: null,
  program: null,
  before: null,
  mended: null,
  isExample: false,
  handed: [],
  error: null,
  answered: [],
  said: [],
  level: null,
  earlier: null,
}
