import { ASKING } from './asking'
import { FIGURES } from './figures'
import { ORDERING } from './ordering'
import type { Rewording } from './rewording'
import { TELLING } from './telling'
import { UNTIL } from './until'

/** In this order: what comes later reads what the ones before have made. */
const REWORDINGS: readonly Rewording[] = [...ORDERING, ...UNTIL, ...ASKING, ...FIGURES, ...TELLING]

/** Code, data, names and what is quoted stay as they are. */
const KEPT = /```[\s\S]*?```|`[^`\n]*`|"[^"\n]*"|'[^'\n]{1,80}'|«[^»\n]*»|“[^”\n]*”|\[[^\]\n]*\]|\{[^}\n]*\}/g
/** A longer message is no request in other words. */
const MAX_CHARACTERS = 1_500

/** The same request in the words that are read best: «hay que lanzar mil veces» → «lanza 1000 veces». Unchanged where it has none of the others. */
export function inPlainWords(text: string): string {
  if (text.length > MAX_CHARACTERS) return text
  const kept = [...text.matchAll(KEPT)]
  let at = 0
  const pieces = kept.map(({ 0: own, index }) => {
    const before = text.slice(at, index)
    at = index + own.length
    return reworded(before) + own
  })
  return pieces.join('') + reworded(text.slice(at))
}

const reworded = (words: string) => REWORDINGS.reduce((said, [other, plain]) => said.replace(other, plain), words)
