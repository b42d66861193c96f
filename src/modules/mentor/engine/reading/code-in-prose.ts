import type { Statement } from '../../python/ast'
import { parsePython } from '../../python/parse'

const MAX_FRAGMENTS = 5
/** From the beginning of a word only, and of bounded length: else each letter of a long word would be tried, and each name of a long path. */
const NAME = '(?<![\\p{L}\\d_])[\\p{L}_][\\p{L}\\d_]{0,80}'
const GROUP = '(?:\\([^()\\n]{0,120}(?:\\([^()\\n]{0,60}\\)[^()\\n]{0,60})*\\)|\\[[^[\\]\\n]{0,80}\\])'
const OPERAND = `(?:"[^"\\n]{0,80}"|'[^'\\n]{0,80}'|\\d[\\d.]{0,20}|${NAME}(?:\\.${NAME}){0,3}${GROUP}?)`
const OPERATOR = ' *(?:\\*\\*|//|[-+*/%]) *'
/** `a.b(c)[d] += 1`, `x = {…}`, `if __name__ == "__main__"`: what nobody writes in a sentence but as code. */
const PLAIN = [
  `(?:if|while) +${NAME} *(?:==|!=|<=|>=|<|>) *[^\\s,?¿]+(?: *:)?`,
  `${NAME}(?:\\.${NAME}){0,6} *(?:[-+*/]|//|\\*\\*)?=(?!=) *(?:\\{[^}\\n]{0,200}\\}|\\[[^\\]\\n]{0,200}\\]|"[^"\\n]*"|'[^'\\n]*'|-?\\d[\\w.]*|True|False|None|${NAME}(?:\\.${NAME}){0,6}${GROUP})`,
  `\\[[^[\\]\\n]{1,60} for ${NAME} in [^[\\]\\n]{1,100}\\]`,
  `${NAME}(?:\\.${NAME}){0,6}${GROUP}(?:\\.${NAME}|${GROUP})*(?: *[-+*/]?= *[\\w.]+)?`,
]
/** `for i in 10:`, `total / len(notas)`: what stands beside an error is the line that raised it. */
const FAILING = [
  `for +${NAME} +in +(?:\\d{1,9}|${NAME}${GROUP}?) *:`,
  `${NAME} *= *${OPERAND}(?:${OPERATOR}${OPERAND}){1,3}`,
  `${NAME}(?:${OPERATOR}${OPERAND}){0,2}${OPERATOR}${NAME}${GROUP}`,
]
const FRAGMENT = new RegExp(PLAIN.join('|'), 'gu')
/** Where a call may begin, however deep its brackets are. */
const BEGINS = `${NAME}(?:\\.${NAME}){0,6}[([]`
const OF_ERROR = new RegExp([...FAILING, ...PLAIN, BEGINS].join('|'), 'gu')

/** Pieces of code in a sentence that nothing marks as code, in their order; `besideError`: the message tells of an error. */
export function codeInProse(prose: string, { besideError }: { besideError: boolean }): string[] {
  const found: string[] = []
  const text = prose.slice(0, 4_000)
  let read = 0
  for (const { 0: fragment, index } of text.matchAll(besideError ? OF_ERROR : FRAGMENT)) {
    if (found.length === MAX_FRAGMENTS) break
    if (index < read) continue
    const whole = besideError ? wholeStatement(text, index) : null
    if (whole === null && !isCode(fragment)) continue
    found.push(whole?.text ?? fragment)
    read = whole?.to ?? index + fragment.length
  }
  return found
}

/** What a piece of code is a part of: the longest statement that begins there, or at the name that it goes on from. */
function wholeStatement(text: string, at: number): { text: string; to: number } | null {
  const from = at - (/[\p{L}\d_.]{0,80}$/u.exec(text.slice(Math.max(0, at - 80), at))?.[0].length ?? 0)
  const line = text.slice(from, from + MAX_STATEMENT).split('\n', 1)[0] ?? ''
  const ends = [...line.matchAll(/[\])}"'\w](?=[\s,;.:?!]|$)/g)].map(({ index }) => index + 1)
  for (const end of ends.slice(-MAX_ENDS).toReversed()) {
    const piece = line.slice(0, end)
    if (!isBalanced(piece) || ENDS_IN_WORDS.test(piece)) continue
    const { body, errors } = parsePython(piece)
    const [only, more] = body
    if (errors.length > 0 || more !== undefined || only === undefined || isWord(only)) continue
    return { text: piece, to: from + end }
  }
  return null
}
const MAX_STATEMENT = 300
/** «x += 1, con y = {…}»: the comma is the sentence's. */
const ENDS_IN_WORDS = /, *(?:con|y|pero|que|me|la|el|donde|siendo|da|sale|pone)$/i
const MAX_ENDS = 60

const isBalanced = (piece: string) =>
  (piece.match(/[([{]/g)?.length ?? 0) === (piece.match(/[)\]}]/g)?.length ?? 0) &&
  (piece.match(/"/g)?.length ?? 0) % 2 === 0

const isWord = (node: Statement) =>
  node.kind === 'expression' && /^(?:name|attribute|number|string|broken)$/.test(node.value.kind)

/** «Ana (mi prima)» is none: Python has no space before its brackets, and what is in them must be code, too. */
function isCode(fragment: string): boolean {
  const { body, errors } = parsePython(fragment)
  return body.length === 1 && (errors.length === 0 || /^(?:if|while|for)\b/.test(fragment) || /[-+*/]=/.test(fragment))
}
