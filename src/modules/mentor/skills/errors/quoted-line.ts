import { inlineCode } from '../../engine/compose'
import type { CodePart, Traceback } from '../../engine/message'
import { linesOf } from '../../python/lines'
import { parsePython } from '../../python/parse'
import type { Explanation } from './explanation'
import { ownFrames } from './locate'

/** What is said of these is said of the line alone: nothing beyond it is claimed. */
const OF_THE_LINE = new Set([
  'name',
  'concat',
  'operand',
  'key',
  'function-subscript',
  'module-attribute',
  'module-callable',
  'module-missing',
  'attribute',
  'int-text',
  'float-text',
  'strptime',
  'file-missing',
  'none-attribute',
])

/**
 * The line that a traceback quotes, as code of its own in which it has its number, behind what the person shows; null where it quotes none
 * of the person's.
 */
export function quotedLine(error: Traceback, kind: string, shown = ''): CodePart | null {
  const frame = ownFrames(error).at(-1)
  const isOfTheLine = OF_THE_LINE.has(kind) || (kind === 'list-index' && /\bsys\.argv\b/.test(frame?.text ?? ''))
  if (!frame?.text || !isOfTheLine || frame.line > MAX_LINE) return null
  const text = frame.text.trim()
  const before = shown === '' ? '' : `${shown.trimEnd()}\n`
  const gap = '\n'.repeat(Math.max(0, frame.line - before.split('\n').length))
  const code = `${before}${gap}${text}${text.endsWith(':') ? ' pass' : ''}\n`
  const tree = parsePython(code)
  return tree.errors.length > 0 ? null : { code, form: 'inline', tree }
}

const MAX_LINE = 2_000

/** An explanation of a quoted line: there is no program to show, only what the line becomes. */
export function ofQuotedLine(told: Explanation, corrected: string | null): Explanation {
  const { line, source } = told
  if (line === null || source === null) return { ...told, source: null, corrected: null }
  const [before, after] = [
    linesOf(source).textOf(line),
    corrected === null ? '' : (corrected.split('\n')[line - 1] ?? ''),
  ]
  const isOneLine = corrected !== null && corrected.split('\n').length === source.split('\n').length
  const change = isOneLine ? `Donde pone ${inlineCode(before)} pon ${inlineCode(after)}.` : null
  const decide = [change, told.decide].filter((part) => part !== null).join(' ')
  return { ...told, source: null, corrected: null, decide: decide === '' ? null : decide }
}
