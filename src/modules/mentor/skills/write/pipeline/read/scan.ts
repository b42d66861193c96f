import type { CompareOperator } from '../../../../python/ast'
import type { Column } from '../../report/read/column'
import type { Tokens } from '../../report/read/tokens'
import type { Clean, Fill, Key, Made, Operand, Operation, Table } from '../pipeline'

/** Something that a request says of rows, with its place in the tokens. */
export type Fact = { from: number; to: number; text: string } & (
  | { kind: 'measure'; operation: Operation; value: Operand | null; isWeak?: boolean }
  | { kind: 'group'; keys: Key[] }
  | { kind: 'test'; left: Operand; operator: CompareOperator; right: Operand; isLoose: boolean }
  | { kind: 'order'; by: Operand | Operation | 'key' | null; isDown: boolean | null }
  /** `isDown` is null where only the first ones are wanted, in the order that there is. */
  | { kind: 'limit'; count: number; isDown: boolean | null }
  | { kind: 'best'; column: Column | null; key: Key | null; isDown: boolean; count: number }
  | { kind: 'save'; file: string }
  | { kind: 'list'; columns: Column[] }
  | { kind: 'made'; made: Made }
  | { kind: 'share' }
  | { kind: 'dedupe'; by: Column | null; keepsLast: boolean }
  | { kind: 'clean'; clean: Clean[] }
  | { kind: 'fill'; fill: Fill }
  | { kind: 'present'; column: Column | null }
  | { kind: 'count-left-out' }
  | { kind: 'across'; key: Key; rows: Key }
  | { kind: 'word'; word: 'or' | 'each' | 'instead' | 'also' }
)
/** A fact without its place, as a rule gives it back. */
export type Told = Fact extends infer One ? (One extends Fact ? Omit<One, 'from' | 'to' | 'text'> : never) : never

export type Scan = { tokens: Tokens; table: Table; targets: readonly string[]; until: Operand; money: Operand | null }
export type Match = { groups: readonly (string | undefined)[]; text: string; from: number; to: number }
/** A phrase, read where it begins. `read` gives null where it is another one. */
export type Rule = { words: RegExp; read: (match: Match, scan: Scan) => Told[] | null }

/** Reads the tokens from left to right, the first rule that knows a phrase taking it. What no rule knows stays unread. */
export function scanned(scan: Scan, rules: readonly Rule[]): Fact[] {
  const { text } = scan.tokens
  const sticky = rules.map(({ words, read }) => ({
    words: new RegExp(`(?:${words.source})(?:(?<= )|(?= |$))`, 'y'),
    read,
  }))
  const facts: Fact[] = []
  let at = 0
  while (at < text.length) {
    const told = factsAt(scan, sticky, at)
    if (told) {
      facts.push(...told.facts)
      scan.tokens.use(told)
    }
    const next = text.indexOf(' ', Math.max(told?.to ?? at, at + 1) - (told ? 0 : 1))
    if (next === -1) break
    at = next + 1
  }
  return facts
}

function factsAt(scan: Scan, rules: readonly Rule[], at: number): { facts: Fact[]; from: number; to: number } | null {
  const { text } = scan.tokens
  for (const { words, read } of rules) {
    words.lastIndex = at
    const found = words.exec(text)
    if (!found || found[0].trim() === '') continue
    const to = at + found[0].trimEnd().length
    const told = read({ groups: found.slice(1), text: found[0], from: at, to }, scan)
    if (told) return { facts: told.map((one) => ({ ...one, from: at, to, text: found[0] }) as Fact), from: at, to }
  }
  return null
}

/** The text of a place as it was written. */
export const writtenAt = ({ tokens }: Scan, from: number, to: number): string =>
  tokens.reading.written({ from: tokens.wordOffset(from), to: tokens.wordOffset(to) }).replace(/["'«»“”]/g, '')
