import { RUNTIME_MESSAGES } from './runtime-messages'
import { SYNTAX_MESSAGES } from './syntax-messages'

/** One message of Python, in the wordings of 3.8 to 3.14. Its named groups are what the message tells. */
export type ErrorMessage = {
  kind: string
  types: readonly string[]
  pattern: RegExp
  /** The message is too short or too common to be known without its type. */
  needsType?: true
}

const MESSAGES: readonly ErrorMessage[] = [...SYNTAX_MESSAGES, ...RUNTIME_MESSAGES]

export type Recognized = { kind: string; type: string; values: Record<string, string> }

/** No message of Python's own is longer; what libraries add is not read. */
const MAX_MESSAGE_CHARACTERS = 2_000

/** What a message says; where the type is known, only its own messages are tried, and its general kind is the last resort. */
export function recognizeMessage(type: string | null, message: string): Recognized | null {
  const text = message.slice(0, MAX_MESSAGE_CHARACTERS)
  const bare = type?.split('.').at(-1) ?? null
  for (const { kind, types, pattern, needsType } of MESSAGES) {
    if (bare === null ? needsType : !types.includes(bare)) continue
    const match = pattern.exec(text)
    if (match) return { kind, type: bare ?? types[0] ?? '', values: present(match.groups) }
  }
  // The name alone of an error that has no general kind: its commonest.
  const first = bare !== null && text === '' ? MESSAGES.find(({ types }) => types[0] === bare) : undefined
  return first && bare !== null ? { kind: first.kind, type: bare, values: {} } : null
}

/** A message of Python's somewhere in a text that names no type. */
export function findMessage(text: string): { type: string; from: number; to: number } | null {
  let found: { type: string; from: number; to: number } | null = null
  for (const { types, pattern, needsType } of MESSAGES) {
    if (needsType) continue
    const match = pattern.exec(text)
    if (match === null) continue
    // The first kind in the table is the most telling one; another counts only where it says more.
    if (found && match[0].length <= found.to - found.from) continue
    found = { type: types[0] ?? '', from: match.index, to: match.index + match[0].length }
  }
  return found
}

/** Where a message that begins at the beginning of a text ends, if it is a known one of that type. */
export function endOfMessage(type: string, text: string): number | null {
  const bare = type.split('.').at(-1) ?? type
  let end: number | null = null
  for (const { types, pattern, needsType } of MESSAGES) {
    if (needsType || !types.includes(bare)) continue
    const match = pattern.exec(text)
    if (match) end = Math.max(end ?? 0, match.index + match[0].length)
  }
  return end
}

const present = (groups: Record<string, string | undefined> = {}) =>
  Object.fromEntries(Object.entries(groups).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
