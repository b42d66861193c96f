import type { Frame } from '../frame'
import type { CodePart } from '../message'
import { codePart } from './code-part'
import { ownFrames } from './own-frames'

/** A piece of a person's own program, however it stands in what they wrote; `before` is how many lines of its file come first. */
export type Written = { part: CodePart; before: number; isWhole: boolean }

/** All of the person's code: what was pasted, the lines that a traceback quotes, what a sentence mentions; the fullest first. */
export function writtenCode({ message, code, error }: Pick<Frame, 'message' | 'code' | 'error'>): Written[] {
  const parts = code !== null && !message.code.includes(code) ? [code, ...message.code] : message.code
  const whole = parts.filter(({ form }) => form !== 'inline').toSorted((a, b) => b.code.length - a.code.length)
  const quoted = (error === null ? [] : ownFrames(error)).toReversed().flatMap(({ text, line }) => {
    if (text === null || line > MAX_LINE || whole.some((part) => part.code.includes(text.trim()))) return []
    // The first line of a block by itself.
    const part = codePart(text.trim().endsWith(':') ? `${text.trimEnd()}${EMPTY}` : text, 'inline')
    return part.tree.errors.length > 0 ? [] : [{ part, before: line - 1, isWhole: false }]
  })
  const asWritten = (part: CodePart): Written => ({ part, before: 0, isWhole: part.form !== 'inline' })
  return [...whole.map(asWritten), ...quoted, ...parts.filter(({ form }) => form === 'inline').map(asWritten)]
}
const MAX_LINE = 100_000
/** What stands for the block behind a line that is quoted alone. */
export const EMPTY = ' ...'
