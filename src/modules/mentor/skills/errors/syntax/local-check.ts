import type { SyntaxProblem } from '../../../engine/message'
import { linesOf } from '../../../python/lines'
import { parsePython } from '../../../python/parse'
import { HEADERS, KEYWORDS, type Token, tokensOf } from '../../../python/tokens'
import { statementsIn } from '../../../python/walk'

/** What the grammar and the words of a source say where no linter can be asked: the first place where it is no Python. */
export function localCheck(source: string, module = parsePython(source)): SyntaxProblem | null {
  const lines = linesOf(source)
  const tokens = tokensOf(source)
  const broken = [...statementsIn(module.body)].find(({ kind }) => kind === 'broken')
  const places = [badWord(tokens), badLayout(tokens, source), module.errors[0]?.from, broken?.from].filter(
    (place) => place !== undefined && place !== null,
  )
  if (places.length === 0) return null
  const at = Math.min(...places)
  return {
    line: lines.lineAt(Math.min(at, Math.max(0, source.length - 1))),
    column: lines.columnAt(at) + 1,
    message: '',
  }
}

/** Words that the grammar takes and Python does not. */
function badWord(tokens: readonly Token[]): number | null {
  for (const [at, token] of tokens.entries()) {
    const [before, next] = [tokens[at - 1], tokens[at + 1]]
    if (token.is === 'bad' || (token.is === 'string' && !token.isClosed)) return token.from
    if (token.is === 'number' && /^0+[1-9]\d*$/.test(token.text)) return token.from
    if (token.is === 'number' && next?.is === 'name' && next.from === token.to) return token.from
    if (
      /^(?:&&|\|\||\+\+|===|!==|<>|=>|=<|!)$/.test(token.text) &&
      token.is === 'operator' &&
      before?.is !== 'operator'
    )
      return token.from
    if (
      /^(?:print|exec)$/.test(token.text) &&
      next?.line === token.line &&
      (next.is === 'string' || next.is === 'name' || next.is === 'number') &&
      !KEYWORDS.has(next.text)
    )
      return token.from
    if (
      token.is === 'string' &&
      /^["']/.test(token.text) &&
      /\\(?:U(?![\da-fA-F]{8})|x(?![\da-fA-F]{2})|u(?![\da-fA-F]{4})|N(?!\{))/.test(token.text)
    )
      return token.from
  }
  return null
}

/** Blocks that are missing, and lines between two levels. */
function badLayout(tokens: readonly Token[], source: string): number | null {
  const levels = [0]
  let opens = false
  let line = 0
  const words = tokens.filter(({ is }) => is !== 'comment')
  for (const [at, token] of words.entries()) {
    const isContinued = words[at - 1]?.text === '\\' || token.depth > 0
    if (token.line === line || isContinued) continue
    const before = words[at - 1]
    if (before && before.line + (before.text.match(/\n/g)?.length ?? 0) >= token.line) continue
    line = token.line
    const start = source.lastIndexOf('\n', token.from - 1) + 1
    const indent = source.slice(start, token.from).replaceAll('\t', '        ').length
    const deepest = levels.at(-1) ?? 0
    if (opens ? indent <= deepest : indent > deepest) return token.from
    if (opens) levels.push(indent)
    while ((levels.at(-1) ?? 0) > indent) levels.pop()
    if ((levels.at(-1) ?? 0) !== indent) return token.from
    const end = lastOfStatement(words, at)
    opens = HEADERS.has(token.text) && end?.text === ':'
  }
  return opens ? source.length - 1 : null
}

/** The last token of the logical line that begins here. */
function lastOfStatement(words: readonly Token[], from: number): Token | undefined {
  let at = from
  while (at + 1 < words.length) {
    const [own, next] = [words[at], words[at + 1]]
    if (own === undefined || next === undefined) break
    const isSame =
      next.line === own.line + (own.text.match(/\n/g)?.length ?? 0) ||
      next.depth > 0 ||
      /^[)\]}]$/.test(next.text) ||
      own.text === '\\'
    if (!isSame) break
    at += 1
  }
  return words[at]
}
