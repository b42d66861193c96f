import { kindOfLine } from './line-kinds'
import { STOPPED } from './stopped'

const KEYWORD = /^(?:Def|Class|For|While|If|With|Try|From|Import)\b/
const isCode = (line: string | undefined) => line !== undefined && /^(?:code|either)$/.test(kindOfLine(line))

/** A program that a message begins with, without the capital that a phone puts there; null where there is none, or where it is what is wrong. */
export function withoutPhoneCapital(text: string): string | null {
  if (!KEYWORD.test(text) || STOPPED.test(text)) return null
  const small = text.slice(0, 1).toLowerCase() + text.slice(1)
  const [first, second] = small.split('\n', 20).filter((line) => line.trim() !== '')
  return isCode(first) && isCode(second) ? small : null
}
