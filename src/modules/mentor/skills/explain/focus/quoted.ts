import { folded } from '~/platform/text/folded'
import type { Expression, Range, Statement } from '../../../python/ast'
import { type Token, tokensOf } from '../../../python/tokens'
import { allExpressions, statementsIn } from '../../../python/walk'
import type { Source } from '../idioms/idiom'

/** A piece of the program as a message writes it: where it stands in the words, and in the program. */
export type Quoted = { at: number; end: number; range: Range }

const MAX_TOKENS = 1_200
/** What begins a piece of code in a sentence. */
const isStart = (said: string, at: number) => at === 0 || /[\s`"'«“(¿,:;]/.test(said[at - 1] ?? '')

/** The pieces of the program that stand in a sentence word by word, spaces and capitals apart; the longest at each place. */
export function quotedPieces(said: string, { module }: Source): Quoted[] {
  const tokens = tokensOf(module.source)
    .filter(({ is }) => is !== 'comment')
    .slice(0, MAX_TOKENS)
    .map((token) => ({ ...token, said: folded(token.text) }))
  const found: Quoted[] = []
  for (let at = 0; at < said.length; at += 1) {
    if (/\s/.test(said[at] ?? ' ') || !isStart(said, at)) continue
    const best = longestAt(said, at, tokens)
    if (best === null) continue
    found.push(best)
    at = best.end - 1
  }
  return found
}

function longestAt(said: string, at: number, tokens: readonly Said[]): Quoted | null {
  let best: { end: number; count: number; from: number } | null = null
  for (let from = 0; from < tokens.length; from += 1) {
    const { end, count } = matched(said, at, { tokens, from })
    const kept = trimmed({ tokens, from, count })
    if (kept < 1 || (best !== null && kept <= best.count)) continue
    best = { end: kept === count ? end : matched(said, at, { tokens, from, most: kept }).end, count: kept, from }
  }
  if (best === null) return null
  const taken = tokens.slice(best.from, best.from + best.count)
  if (!isBalanced(taken)) return null
  const [first, last] = [taken[0], taken.at(-1)]
  if (!first || !last || !isTelling(taken)) return null
  return { at, end: best.end, range: { from: first.from, to: last.to } }
}

type Walk = { tokens: readonly Said[]; from: number; most?: number }

type Said = Token & { said: string }
/** How many tokens from one on stand in the sentence from a place on. */
function matched(said: string, start: number, { tokens, from, most = 60 }: Walk): { end: number; count: number } {
  let at = start
  let end = start
  let count = 0
  while (count < most) {
    const token = tokens[from + count]
    if (token === undefined) break
    while (said[at] === ' ') at += 1
    const text = token.said
    if (!said.startsWith(text, at)) break
    const next = said[at + text.length] ?? ' '
    if (token.is !== 'operator' && token.is !== 'string' && /\w/.test(next)) break
    at += text.length
    end = at
    count += 1
  }
  return { end, count }
}

/** What opens a bracket closes it: the rest is another piece of code than the program's. */
function isBalanced(tokens: readonly Said[]): boolean {
  let depth = 0
  for (const { text } of tokens) {
    if (/^[([{]$/.test(text)) depth += 1
    if (/^[)\]}]$/.test(text)) depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}

/** A sign at the end that closes nothing is the sentence's: «qué hace x[1], y …». */
function trimmed({ tokens, from, count }: { tokens: readonly Said[]; from: number; count: number }): number {
  let kept = count
  while (kept > 0 && /^(?:[([{,:.=]|[-+*/%<>])$/.test(tokens[from + kept - 1]?.text ?? '')) kept -= 1
  return kept
}

/** A name or a number alone may be a word of the sentence; a whole text, or several tokens with a sign, are not. */
function isTelling(tokens: readonly Said[]): boolean {
  const [only] = tokens
  if (tokens.length === 1) return only?.is === 'string' || (only?.is === 'operator' && only.text.length > 1)
  if (tokens.every(({ is }) => is === 'name'))
    return tokens.length > 2 || /^(?:yield|return|raise|del|not|import|lambda|await|global)$/.test(only?.text ?? '')
  return true
}

/** The smallest part of the program that holds a range: an expression, or the statement where no single one does. */
export function partAt({ from, to }: Range, { module }: Source): Expression | Statement | null {
  let best: Expression | Statement | null = null
  const take = (node: Expression | Statement) => {
    if (node.from <= from && to <= node.to && (best === null || node.to - node.from < best.to - best.from)) best = node
  }
  for (const node of statementsIn(module.body)) take(node)
  for (const node of allExpressions(module)) take(node)
  return best
}
