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
const OF_ERROR = new RegExp([...FAILING, ...PLAIN].join('|'), 'gu')

/** Pieces of code in a sentence that nothing marks as code, in their order; `besideError`: the message tells of an error. */
export function codeInProse(prose: string, { besideError }: { besideError: boolean }): string[] {
  const found: string[] = []
  for (const [fragment] of prose.slice(0, 4_000).matchAll(besideError ? OF_ERROR : FRAGMENT)) {
    if (found.length === MAX_FRAGMENTS) break
    if (isCode(fragment)) found.push(fragment)
  }
  return found
}

/** «Ana (mi prima)» is none: Python has no space before its brackets, and what is in them must be code, too. */
function isCode(fragment: string): boolean {
  const { body, errors } = parsePython(fragment)
  return body.length === 1 && (errors.length === 0 || /^(?:if|while|for)\b/.test(fragment) || /[-+*/]=/.test(fragment))
}
