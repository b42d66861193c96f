import type { SyntaxProblem } from '../../../engine/message'
import type { Edit } from '../../../python/edit'
import { type Lines, linesOf } from '../../../python/lines'
import { type Token, tokensOf } from '../../../python/tokens'

/** A source that is not valid, and where. */
export type Fault = {
  source: string
  lines: Lines
  tokens: Token[]
  /** Tokens of each line, comments left out; index 0 is unused. */
  byLine: Token[][]
  problem: SyntaxProblem
}

/** One way to put it right. `cause` says in Markdown what is wrong there, in the person's own words. */
export type Proposal = {
  kind: string
  line: number
  cause: string
  values?: Record<string, string>
  edits: Edit[]
  /** What the person has to decide, where the correction guesses. */
  decide?: string
  /** What it puts right is a fault whatever else is: it is taken even where the next fault stands in the same line. */
  isSure?: true
}

export type Propose = (fault: Fault) => Proposal[]

export function faultOf(source: string, problem: SyntaxProblem): Fault {
  const tokens = tokensOf(source)
  const lines = linesOf(source)
  const byLine: Token[][] = Array.from({ length: lines.count + 1 }, () => [])
  for (const token of tokens) if (token.is !== 'comment') byLine[token.line]?.push(token)
  return { source, lines, tokens, byLine, problem }
}

export const tokensAt = ({ byLine }: Fault, line: number): Token[] => byLine[line] ?? []

/** The nearest line above with code, or 0. */
export function lineAbove({ byLine }: Fault, line: number): number {
  let above = Math.min(line, byLine.length) - 1
  while (above > 0 && (byLine[above]?.length ?? 0) === 0) above -= 1
  return Math.max(0, above)
}

export function indentOf({ lines }: Fault, line: number): string {
  return /^[ \t]*/.exec(lines.textOf(line))?.[0] ?? ''
}

/** The lines where the fault may be: the one it was noticed in and the one above. */
export function suspects(fault: Fault): number[] {
  const { line } = fault.problem
  return [...new Set([line, lineAbove(fault, line)])].filter((number) => number > 0)
}
