import { once } from '~/platform/once'
import type { ErrorMessage } from './error-message'
import { holdsWord, loosened, mayHoldMessage, respeller, wordsOf } from './loose-messages'
import { neededTexts } from './needed-texts'
import { RUNTIME_MESSAGES } from './runtime-messages'
import { SYNTAX_MESSAGES } from './syntax-messages'

/** With the texts of which every message of its kind has one. */
type Known = ErrorMessage & { needs: readonly string[] }
const withNeeds = (message: ErrorMessage): Known => ({ ...message, needs: neededTexts(message.pattern) })

const MESSAGES: readonly Known[] = [...SYNTAX_MESSAGES, ...RUNTIME_MESSAGES].map(withNeeds)

export type Recognized = { kind: string; type: string; values: Record<string, string> }

/** No message of Python's own is longer; what libraries add is not read. */
const MAX_MESSAGE_CHARACTERS = 2_000

/**
 * What a message says; where the type is known, only its own messages are tried, and its general kind is the last resort. Retyped ones
 * are known without their quotes and with slips.
 */
export function recognizeMessage(type: string | null, message: string): Recognized | null {
  const text = message.slice(0, MAX_MESSAGE_CHARACTERS)
  const bare = type?.split('.').at(-1) ?? null
  const exact = recognized(MESSAGES, bare, text)
  // «invalid syntax» stands at the beginning of messages that tell more, however they are retyped.
  const told = exact === null || exact.kind === 'invalid-syntax' ? (retyped(bare, text) ?? exact) : exact
  if (told) return told
  // Its type alone: the general kind, or the commonest of one that has none.
  const general = bare === null ? undefined : MESSAGES.find(({ types, needsType }) => needsType && types.includes(bare))
  if (general?.pattern.test(text) && bare !== null)
    return { kind: general.kind, type: bare, values: valuesIn(general, text) }
  const first = bare !== null && text === '' ? MESSAGES.find(({ types }) => types[0] === bare) : undefined
  return first && bare !== null ? { kind: first.kind, type: bare, values: {} } : null
}

function recognized(messages: readonly ErrorMessage[], bare: string | null, text: string): Recognized | null {
  for (const { kind, types, pattern, needsType } of messages) {
    if (needsType || (bare !== null && !types.includes(bare))) continue
    const match = pattern.exec(text)
    if (match) return { kind, type: bare ?? types[0] ?? '', values: present(match.groups) }
  }
  return null
}

/** The messages as people retype them. Made when the first is needed: few are. */
const looseMessages = once(() => {
  const telling = MESSAGES.filter(({ needsType }) => !needsType)
  const words = wordsOf(telling.map(({ pattern }) => pattern))
  return {
    messages: telling.map((message) => withNeeds({ ...message, pattern: loosened(message.pattern) })),
    words,
    respelt: respeller(words),
  }
})

function retyped(bare: string | null, text: string): Recognized | null {
  if (text === '') return null
  const { messages, respelt } = looseMessages()
  return recognized(messages, bare, text) ?? recognized(messages, bare, respelt(text)?.text ?? '')
}

const valuesIn = ({ pattern }: ErrorMessage, text: string) => present(pattern.exec(text)?.groups)

type Place = { type: string; from: number; to: number }

/** A message of Python's somewhere in a text that names no type. */
export function findMessage(text: string): Place | null {
  const { messages, words, respelt } = looseMessages()
  if (!holdsWord(text, words)) return null
  const exact = longestPlace(MESSAGES, text)
  if (exact) return exact
  if (!mayHoldMessage(text, words)) return null
  const place = longestPlace(messages, text)
  if (place) return place
  const put = respelt(text)
  const found = put && longestPlace(messages, put.text)
  return found ? { ...found, from: put.placeOf(found.from), to: put.placeOf(found.to) } : null
}

function longestPlace(messages: readonly Known[], text: string): Place | null {
  let found: Place | null = null
  const lower = text.toLowerCase()
  for (const { types, pattern, needsType, needs } of messages) {
    if (needsType || (needs.length > 0 && !needs.some((part) => lower.includes(part)))) continue
    const match = pattern.exec(text)
    if (match === null || match[0] === '') continue
    // The first kind in the table is the most telling one; another counts only where it says more.
    if (found && match[0].length <= found.to - found.from) continue
    found = { type: types[0] ?? '', from: match.index, to: match.index + match[0].length }
  }
  return found
}

/** Where a message that begins at the beginning of a text ends, if it is a known one of that type. */
export function endOfMessage(type: string, text: string): number | null {
  const bare = type.split('.').at(-1) ?? type
  const exact = furthestEnd(MESSAGES, bare, text)
  const { messages, respelt } = looseMessages()
  if (exact !== null) return Math.max(exact, furthestEnd(messages, bare, text) ?? 0)
  const put = respelt(text)
  const end = put && furthestEnd(messages, bare, put.text)
  return furthestEnd(messages, bare, text) ?? (put && end !== null ? put.placeOf(end) : null)
}

function furthestEnd(messages: readonly ErrorMessage[], bare: string, text: string): number | null {
  let end: number | null = null
  for (const { types, pattern, needsType } of messages) {
    if (needsType || !types.includes(bare)) continue
    const match = pattern.exec(text)
    if (match && match[0] !== '') end = Math.max(end ?? 0, match.index + match[0].length)
  }
  return end
}

const present = (groups: Record<string, string | undefined> = {}) =>
  Object.fromEntries(Object.entries(groups).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
