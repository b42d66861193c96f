import type { Frame } from '../frame'
import type { CodePart, TraceFrame } from '../message'
import { codePart } from './code-part'

/** A piece of a person's own program, however it stands in what they wrote; `before` is how many lines of its file come first. */
export type Written = { part: CodePart; before: number; isWhole: boolean }

/** What runs people's programs, and what they import, has lines of its own in their tracebacks. */
const LIBRARY =
  /iiec_run|pydroid|runpy|debugpy|bdb\.py|idlelib|[\\/]thonny|spyder|ipykernel|site-packages|dist-packages|_strptime\.py|[\\/]lib[\\/]python|python\d*\.zip|<frozen|\.p(?:yx|xi)$|[\\/]Python\d+[\\/]Lib[\\/]|[\\/](?:ana|mini)conda\d?[\\/]lib[\\/]|^(?:\.{3}|…)[\\/]|^(?:lib[\\/])?(?:[a-z_]\w*[\\/])+__init__\.py$/i

/** The frames of the person's own files. */
export const ownFrames = ({ frames }: { frames: readonly TraceFrame[] }): TraceFrame[] =>
  frames.filter(({ file }) => !LIBRARY.test(file))

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
