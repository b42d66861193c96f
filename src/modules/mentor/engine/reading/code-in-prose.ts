import { parsePython } from '../../python/parse'

const MAX_FRAGMENTS = 5
/** From the beginning of a word only, and of bounded length: else each letter of a long word would be tried, and each name of a long path. */
const NAME = '(?<![\\p{L}\\d_])[\\p{L}_][\\p{L}\\d_]{0,80}'
const GROUP = '(?:\\([^()\\n]{0,120}(?:\\([^()\\n]{0,60}\\)[^()\\n]{0,60})*\\)|\\[[^[\\]\\n]{0,80}\\])'
/** `a.b(c)[d] += 1`, `x = {…}`, `if __name__ == "__main__"`: what nobody writes in a sentence but as code. */
const FRAGMENT = new RegExp(
  [
    `(?:if|while) +${NAME} *(?:==|!=|<=|>=|<|>) *[^\\s,?¿]+(?: *:)?`,
    `${NAME}(?:\\.${NAME}){0,6} *(?:[-+*/]|//|\\*\\*)?=(?!=) *(?:\\{[^}\\n]{0,200}\\}|\\[[^\\]\\n]{0,200}\\]|"[^"\\n]*"|'[^'\\n]*'|-?\\d[\\w.]*|True|False|None|${NAME}(?:\\.${NAME}){0,6}${GROUP})`,
    `\\[[^[\\]\\n]{1,60} for ${NAME} in [^[\\]\\n]{1,100}\\]`,
    `${NAME}(?:\\.${NAME}){0,6}${GROUP}(?:\\.${NAME}|${GROUP})*(?: *[-+*/]?= *[\\w.]+)?`,
  ].join('|'),
  'gu',
)

/** Pieces of code in a sentence that nothing marks as code, in their order. */
export function codeInProse(prose: string): string[] {
  const found: string[] = []
  for (const [fragment] of prose.slice(0, 4_000).matchAll(FRAGMENT)) {
    if (found.length === MAX_FRAGMENTS) break
    if (isCode(fragment)) found.push(fragment)
  }
  return found
}

/** «Ana (mi prima)» is none: Python has no space before its brackets, and what is in them must be code, too. */
function isCode(fragment: string): boolean {
  const { body, errors } = parsePython(fragment)
  return body.length === 1 && (errors.length === 0 || /^(?:if|while)\b/.test(fragment) || /[-+*/]=/.test(fragment))
}
