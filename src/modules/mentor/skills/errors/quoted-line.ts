import { inlineCode } from '../../engine/compose'
import type { CodePart, Traceback } from '../../engine/message'
import { ownFrames } from '../../engine/reading/own-frames'
import { linesOf } from '../../python/lines'
import { parsePython } from '../../python/parse'
import type { Explanation } from './explanation'

/**
 * The line that a traceback quotes, as code of its own in which it has its number, behind what the person shows; null where it quotes none
 * of the person's.
 */
export function quotedLine(error: Traceback, { shown = '', around = '' }: Beside = {}): CodePart | null {
  const frame = ownFrames(error).at(-1)
  if (!frame?.text || frame.line > MAX_LINE) return null
  const text = frame.text.trim()
  const line = toldLine(text, around.replace(error.text, ''))
  const told = line === null || shown.includes(line) ? shown : line
  const before = told === '' ? '' : `${told.trimEnd()}\n`
  const gap = '\n'.repeat(Math.max(0, frame.line - before.split('\n').length))
  const code = `${before}${gap}${text}${text.endsWith(':') ? ' pass' : ''}\n`
  const tree = parsePython(code)
  return tree.errors.length > 0 ? null : { code, form: 'inline', tree }
}

const MAX_LINE = 2_000
/** What the person shows beside the traceback, as a program or in a sentence. */
type Beside = { shown?: string | undefined; around?: string }

/** «… y la línea donde creo la caja es caja = tk.Entry(v).grid()»: where a name of the line gets its value. */
function toldLine(text: string, around: string): string | null {
  for (const name of [...new Set(text.match(/[^\W\d]\w{0,40}/g))].slice(0, MAX_NAMES)) {
    const line = new RegExp(`(?:^|[\\s:«"\`(])(${name} ?=(?!=)[^\\n]{1,160})`).exec(around)?.[1] ?? ''
    if (line.trim() === text) continue
    const end = Math.max(line.lastIndexOf(')'), line.lastIndexOf(']'), line.lastIndexOf('}'))
    if (end > 0 && parsePython(line.slice(0, end + 1)).errors.length === 0) return line.slice(0, end + 1)
  }
  return null
}
const MAX_NAMES = 6

/** An explanation of a quoted line: there is no program to show, only what the line becomes. */
export function ofQuotedLine(told: Explanation, corrected: string | null): Explanation {
  const { line, source } = told
  if (line === null || source === null) return { ...told, source: null, corrected: null }
  const first = linesOf(source).textOf(1)
  const isBeside = line > 1 && first !== '' && corrected !== null && !corrected.startsWith(`${first}\n`)
  const change = corrected === null ? null : isBeside ? changeOf(first, source, corrected) : ofOneLine(told, corrected)
  const decide = [change, told.decide].filter((part) => part !== null).join(' ')
  const cause = isBeside ? (told.cause?.replace(/\bla línea 1\b/g, 'la línea que cuentas') ?? null) : told.cause
  return { ...told, cause, source: null, corrected: null, decide: decide === '' ? null : decide }
}

function ofOneLine({ line, source }: Explanation, corrected: string): string | null {
  const [before, after] = [linesOf(source ?? '').textOf(line ?? 0), corrected.split('\n')[(line ?? 0) - 1] ?? '']
  const isOneLine = corrected.split('\n').length === source?.split('\n').length
  return isOneLine ? `Donde pone ${inlineCode(before)} pon ${inlineCode(after)}.` : null
}

/** What the line that was told in a sentence becomes, be it two. */
function changeOf(first: string, source: string, corrected: string): string {
  const more = corrected.split('\n').length - source.split('\n').length
  const after = corrected.split('\n').slice(0, 1 + Math.max(0, more))
  return `Donde pone ${inlineCode(first)} pon ${after.map((each) => inlineCode(each)).join(' y, en la línea de debajo, ')}.`
}
