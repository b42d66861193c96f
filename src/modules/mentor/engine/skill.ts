import type { MentorType, Outcome, Rung } from '../model-port'
import type { Frame, State } from './frame'

export type { Outcome } from '../model-port'

/** A part of an answer. `markdown` may hold inline code and lists, no fences and no headings. */
export type Block =
  | { kind: 'text'; markdown: string }
  | { kind: 'heading'; text: string }
  | { kind: 'code'; language: 'python' | 'text' | 'diff' | 'bash'; code: string }
  | { kind: 'list'; items: string[] }
  /** Whole Markdown that was written by hand, fences and headings included. */
  | { kind: 'markdown'; markdown: string }

/** What of an answer each rung gives: the answer itself is its solution, where nothing else is. */
export type Ladder = (rung: Rung) => Block[]

/**
 * `isFinal`: a question back that helps more than what another skill may know. `ladder`: where the answer solves what a person could do,
 * how it is led up to. `missing`: how much of what was asked for may not be in it.
 */
export type Answer = {
  outcome: Outcome
  blocks: Block[]
  topic?: string
  isFinal?: true
  ladder?: Ladder
  missing?: number
}

/** One finding of the linter. Lines and columns from 1; `code` is null for what is no Python at all. */
export type Finding = {
  code: string | null
  message: string
  line: number
  column: number
  endLine: number
  endColumn: number
}

/** What a skill may use besides the text: nothing of it in the browser. */
export type Tools = {
  mentor: MentorType
  /** How many answers to this question the reader has already and asked for another. */
  earlierAnswers: number
  /** Null where no linter can be had (in the browser, or when its process is lost). */
  check: ((code: string) => Promise<Finding[] | null>) | null
}

/** One thing that the embedded mentor can do. Pure but for `tools`: the same frame and state get the same answer. */
export type Skill = {
  name: string
  /** How sure it is that this is what is asked, from 0 (not at all) to 1. */
  accepts: (frame: Frame, state: State) => number
  /** From where on its sureness comes from the program itself and not from the kind of message; null where it never does. */
  found?: (frame: Frame, state: State) => number | null
  /** Null when it has nothing to say after all; then the next skill is asked. */
  answer: (frame: Frame, state: State, tools: Tools) => Answer | null | Promise<Answer | null>
  /** What its answer is about, for messages that go on with it; null (or left out) where that needs no telling. */
  topicOf?: (frame: Frame, state: State) => string | null
}
