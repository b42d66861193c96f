import { byWord } from '~/platform/text/by-word'
import { identifier } from '../identifier'
import type { RequestWord } from '../request-text'

export type Call = { signature: { name: string; parameters: string[]; defaults: Record<string, string> }; next: number }

const NAME = /^[\p{L}_][\p{L}\d_]*$/u
const NO_NAME = /^(?:len|print|str|int|float|list|input|range|sum|max|min|sorted|ej|ejemplo|clase|self|bool)$/
/** In brackets behind a noun these say what it is worth, and name nothing that a method is given. */
const REMARK =
  /^(?:por|empieza|empiece|si|opcional|lista|entero|int|str|float|bool|decimal|texto|numero|true|false|vacia|privado|en|de|un|una|ej|o)$/

/** `name(a, b=1)` at a word, and where it ends; null where the brackets hold a remark. */
export function readCall(words: readonly RequestWord[], at: number): Call | null {
  const word = words[at]
  const open = words[at + 1]
  if (!word || open?.plain !== '(' || !NAME.test(word.text) || NO_NAME.test(word.plain)) return null
  const close = words.findIndex(({ plain }, index) => index > at && plain === ')')
  if (close === -1 || close > at + 30) return null
  const inside = words.slice(at + 2, close)
  if (!open.isGlued && inside.length > 0 && !/_|(?:ar|er|ir)$/.test(word.plain)) return null
  // «agregar(texto)», and not «edad (entero)».
  const isCalled = open.isGlued && /_|(?:ar|er|ir)$/.test(word.plain)
  const parameters: string[] = []
  const defaults = byWord<string>({})
  for (const part of partsOf(inside)) {
    const [name, ...rest] = part
    if (!name || !NAME.test(name.text)) return null
    const isAlone = rest.length === 0 || /^[:=]$/.test(rest[0]?.plain ?? '')
    if (!isAlone || (REMARK.test(name.plain) && !isCalled)) return null
    if (name.plain === 'self') continue
    const own = identifier(name.text.toLowerCase())
    parameters.push(own)
    const equals = rest.findIndex(({ plain }) => plain === '=')
    const value = equals === -1 ? undefined : rest[equals + 1]
    if (value) defaults[own] = value.plain.startsWith('«') ? `'${value.text}'` : (VALUES[value.plain] ?? value.text)
  }
  return { signature: { name: identifier(word.text), parameters, defaults }, next: close + 1 }
}

const VALUES: Record<string, string> = byWord({ true: 'True', false: 'False', none: 'None' })

function partsOf(words: readonly RequestWord[]): RequestWord[][] {
  const parts: RequestWord[][] = [[]]
  for (const word of words) {
    if (word.plain === ',' || word.plain === 'y') parts.push([])
    else parts.at(-1)?.push(word)
  }
  return parts.filter(({ length }) => length > 0)
}
