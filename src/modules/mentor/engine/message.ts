import type { Module } from '../python/ast'

/** Where a linter says that code is no Python: line and column from 1, its own words in English. */
export type SyntaxProblem = { line: number; column: number; message: string }

/** A piece of Python in a message, ready to be parsed: prompts, line numbers and a common margin are taken off. */
export type CodePart = {
  code: string
  form: 'fenced' | 'pasted' | 'session' | 'inline'
  tree: Module
  /** What the linter says of it; null when it is valid, undefined where no linter was asked (in the browser). */
  syntax?: SyntaxProblem | null
}

/** One place of a traceback, outermost first. `text` is the line of code that it quotes. */
export type TraceFrame = { file: string; line: number; scope: string | null; text: string | null }

/** What Python said when it gave up. Cut or retyped ones lack frames, type or message. */
export type Traceback = {
  /** `TypeError`, `json.decoder.JSONDecodeError` …; null where only the message was written. */
  type: string | null
  message: string
  frames: TraceFrame[]
  /** 1-based column that the caret marks in the last frame's text, if there is one. */
  caret: number | null
  /** As it stands in the message. */
  text: string
}

/** A message taken apart. */
export type Message = {
  text: string
  /** What stood before `text` and asks nothing: a greeting, who somebody is. */
  pleasantries?: string
  /** As it was written, where `text` is the Spanish of it. */
  written?: string
  /** As it was asked, where `text` says the same in plainer words. */
  asked?: string
  /** The person's own words: everything that is none of the following. */
  prose: string
  code: CodePart[]
  traceback: Traceback | null
  /** What a program printed, as it was pasted. */
  output: string | null
  /** Pasted rows (CSV and the like). */
  data: string | null
  /** What a phone has made of its program, and was put right: curled quotes, a capital at the beginning, lines without their spaces. */
  putRight?: readonly ('quotes' | 'capital' | 'spaces')[]
  /** What of its files was not read, in Spanish; missing where all was. */
  leftOut?: string
}
