/** Fenced code in Markdown, an unclosed last block too. */
export const CODE_BLOCK = /```[\s\S]*?(?:```|$)/g
const TRACEBACK = /Traceback \(most recent call last\):[\s\S]*?\n(?=\w)|^[ \t]*File ".*$/gm
const MAX_SEARCHED_CHARACTERS = 600

/**
 * The part of a message that says what it is about: without pasted code and, of a traceback, only its last line.
 * A message that is nothing but code is returned as it is.
 */
export function subjectOf(message: string): string {
  const words = message.replace(CODE_BLOCK, ' ').replace(TRACEBACK, ' ').trim()
  return (words === '' ? message : words).slice(0, MAX_SEARCHED_CHARACTERS)
}
