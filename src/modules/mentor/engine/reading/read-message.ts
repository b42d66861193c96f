import { allNames } from '../../python/names'
import { parsePython } from '../../python/parse'
import { writtenInFull } from '../lexicon/in-full'
import type { CodePart, Message, Traceback } from '../message'
import { codeInProse } from './code-in-prose'
import { codePart } from './code-part'
import { kindOfLine, type LineKind } from './line-kinds'
import { withoutLineNumbers } from './line-numbers'
import { withoutPhoneCapital } from './phone-capital'
import { withoutPleasantries } from './pleasantries'
import { readSession } from './read-session'
import { readTraceback } from './read-traceback'
import { statementsInLine } from './statements-in-line'
import { looksTabular, tabularRun } from './tabular'
import { programIn } from './told-program'
import { withoutWrapping } from './wrapping'

/** No message is longer than the chat takes; a longer one (an attachment) is read up to here. */
const MAX_CHARACTERS = 64_000
const MAX_FENCES = 40
/** The line that marks a place with `~~~~^^^^` is no fence. */
const FENCE =
  /^[ \t]*(?:```|~~~(?!~*\^))[ \t]*([\w+-]*)[^\n`]*\n([\s\S]*?)(?:\n[ \t]*(?:```|~~~)[ \t]*(?=\n|$)|$(?![\s\S]))/gm
const INLINE = /`([^`\n]{1,300})`/g

/** Takes a message apart. Never throws, whatever it holds. */
export function readMessage(whole: string): Message {
  const written = withoutCapitals(withoutWrapping(whole.slice(0, MAX_CHARACTERS).replaceAll('\r\n', '\n')))
  const small = withoutPhoneCapital(written)
  const { text, pleasantries } = withoutPleasantries(small ?? written)
  const reading: Reading = { prose: [], code: [], output: [], data: [], traceback: null }
  let at = 0
  for (const [count, fence] of [...text.matchAll(FENCE)].entries()) {
    if (count === MAX_FENCES) break
    readOutside(text.slice(at, fence.index), reading)
    readFenced(fence[2] ?? '', (fence[1] ?? '').toLowerCase(), reading)
    at = fence.index + fence[0].length
  }
  readOutside(text.slice(at), reading)
  const prose = reading.prose
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  const inline = [...prose.matchAll(INLINE)].map(([, code = '']) => code)
  const besideError = reading.traceback !== null
  // Whoever marks one piece of what failed does not mark all.
  const unmarked = inline.length > 0 && !besideError ? [] : codeInProse(prose.replace(INLINE, ' '), { besideError })
  const fragments = [...inline, ...unmarked]
  const mentioned = fragments.map((fragment) => codePart(fragment, 'inline'))
  const told = reading.traceback !== null && reading.code.length === 0 ? programIn(mentioned) : null
  const code = [...reading.code, ...(told === null ? [] : [told]), ...mentioned]
  return {
    text,
    pleasantries,
    prose: writtenInFull(prose, namesIn(code)),
    code,
    traceback: reading.traceback,
    output: joined(reading.output),
    data: joined(reading.data),
    ...(small !== null && { putRight: ['capital'] as const }),
  }
}

/** Whoever writes in capitals throughout names nothing by them. */
const withoutCapitals = (text: string) => (/\p{Ll}/u.test(text) ? text : text.toLowerCase())

const namesIn = (code: readonly CodePart[]) => new Set(code.flatMap(({ tree }) => [...allNames(tree)]))

type Reading = { prose: string[]; code: CodePart[]; output: string[]; data: string[]; traceback: Traceback | null }

const joined = (parts: readonly string[]) => (parts.length > 0 ? parts.join('\n') : null)

function readFenced(body: string, language: string, reading: Reading): void {
  const rest = takeTraceback(withoutLineNumbers(body.split('\n')).join('\n'), reading)
  if (rest.trim() === '') return
  const session = readSession(rest)
  if (session) addSession(session, reading)
  else if (OUTPUT_LANGUAGES.has(language) || (language === '' && looksPrinted(rest))) reading.output.push(rest)
  else if (looksTabular(rest.split('\n'))) reading.data.push(rest)
  else reading.code.push(codePart(rest, 'fenced'))
}

/** Fences without a language hold what a program printed as often as the program. */
function looksPrinted(text: string): boolean {
  const kinds = text.split('\n').map(kindOfLine)
  return !kinds.includes('code') && (kinds.includes('prose') || parsePython(text).errors.length > 0)
}

const OUTPUT_LANGUAGES = new Set(['text', 'txt', 'output', 'console', 'csv', 'json'])

function addSession({ code, output }: { code: string; output: string }, reading: Reading): void {
  reading.code.push(codePart(code, 'session'))
  const rest = takeTraceback(output, reading)
  if (rest.trim() !== '') reading.output.push(rest)
}

/** Puts the (last) traceback aside and gives back what stands around it. */
function takeTraceback(text: string, reading: Reading): string {
  const found = readTraceback(text)
  if (found === null || isHandler(text, found.from)) return text
  reading.traceback = found.traceback
  // «…: the message ... y no sé por qué»: dots that lead on are no code.
  return `${text.slice(0, found.from)}\n${text.slice(found.to).replace(/^[ \t.,;:…]+(?=\p{L})/u, '')}`
}

/** `except ValueError:` names an exception and tells of none. */
const isHandler = (text: string, at: number) =>
  /(?:except|raise)\s*\(?[\w., ]*$/.test(text.slice(Math.max(0, at - 80), at))

function readOutside(text: string, reading: Reading): void {
  if (text.trim() === '') return
  const lines = withoutLineNumbers(unquoted(takeTraceback(text, reading).split('\n'))).flatMap(beginningOfCode)
  const kinds = settle(withinQuotes(lines, withinBrackets(lines, withinSession(lines, kindsOf(lines)))))
  for (const { from, to, isCode } of runs(kinds)) {
    const run = lines.slice(from, to)
    if (isCode) readRun(run.join('\n'), reading)
    else readProse(run, reading)
  }
}

/** A program that was quoted as messengers do: each line behind a `>`. */
function unquoted(lines: string[]): string[] {
  const isQuoted = (line: string) => /^> ?(?!>)/.test(line)
  return lines.filter(isQuoted).length < MIN_QUOTED
    ? lines
    : lines.map((line) => (isQuoted(line) ? line.replace(/^> ?/, '') : line))
}
const MIN_QUOTED = 2

/** «qué imprime esto: a = 1», with more of the program in the next line: the sentence ends at the colon. */
function beginningOfCode(line: string, at: number, lines: readonly string[]): string[] {
  if (at >= MAX_CLASSIFIED_LINES || kindOfLine(lines[at + 1] ?? '') !== 'code') return [line]
  const split = codeAtEnd(line)
  return split ? [split.prose, split.code] : [line]
}

function readRun(text: string, reading: Reading): void {
  const session = readSession(text)
  if (session) addSession(session, reading)
  else reading.code.push(codePart(text, 'pasted'))
}

/** Of a text this long the rest is what its last lines were. */
const MAX_CLASSIFIED_LINES = 1_000

function kindsOf(lines: readonly string[]): LineKind[] {
  const kinds = lines.slice(0, MAX_CLASSIFIED_LINES).map(kindOfLine)
  const last = kinds.findLast((kind) => kind === 'code' || kind === 'prose') ?? 'prose'
  return lines.map((_, at) => kinds[at] ?? last)
}

/** What stands between the first prompt of a session and its last is what it answered. */
function withinSession(lines: readonly string[], kinds: LineKind[]): LineKind[] {
  const isPrompt = (line: string) => /^\s*>>>( |$)/.test(line) && kindOfLine(line) === 'code'
  const [first, last] = [lines.findIndex(isPrompt), lines.findLastIndex(isPrompt)]
  return kinds.map((kind, at) => (first !== -1 && at >= first && at <= last ? 'code' : kind))
}

/** Lines between a bracket that code opens and the one that closes it are code, whatever each looks like by itself. */
function withinBrackets(lines: readonly string[], kinds: readonly LineKind[]): LineKind[] {
  const settled = [...kinds]
  const depths = lines.slice(0, MAX_CLASSIFIED_LINES).map(depthOf)
  for (let at = 0; at < depths.length; at += 1) {
    if (kinds[at] !== 'code') continue
    let depth = depths[at] ?? 0
    let end = at
    while (depth > 0 && end + 1 < lines.length && end - at < MAX_REACH) {
      end += 1
      depth += depths[end] ?? 0
    }
    if (depth !== 0 || end === at) continue
    settled.fill('code', at, end + 1)
    at = end
  }
  return settled
}

/** Lines between the three quotes of a text that code opens and those that close it are code, whatever stands in them. */
function withinQuotes(lines: readonly string[], kinds: readonly LineKind[]): LineKind[] {
  const settled = [...kinds]
  const marks = lines.slice(0, MAX_CLASSIFIED_LINES).map((line) => /"""|'''/.exec(opened(line))?.[0] ?? null)
  for (let at = 0; at < marks.length; at += 1) {
    const mark = marks[at]
    if (settled[at] !== 'code' || mark == null) continue
    const end = lines.findIndex((line, other) => other > at && line.includes(mark))
    if (end === -1 || end - at > MAX_REACH) continue
    settled.fill('code', at, end + 1)
    at = end
  }
  return settled
}

/** A line without the texts in three quotes that it opens and closes itself. */
const opened = (line: string) => line.slice(0, MAX_BRACKET_LINE).replace(/("""|''').*?\1/g, '')

/** How many more brackets a line opens than it closes, those in texts and comments left out. */
function depthOf(line: string): number {
  const bare = line
    .slice(0, MAX_BRACKET_LINE)
    .replace(/"[^"]*"|'[^']*'/g, '')
    .replace(/#.*$/, '')
  return (bare.match(/[([{]/g)?.length ?? 0) - (bare.match(/[)\]}]/g)?.length ?? 0)
}

const MAX_BRACKET_LINE = 2_000

/** What could be either goes with the code beside it; a blank line is code between code. */
function settle(kinds: LineKind[]): boolean[] {
  const nearest = (at: number, step: 1 | -1): LineKind | undefined => {
    for (let other = at + step; other >= 0 && other < kinds.length && Math.abs(other - at) < MAX_REACH; other += step) {
      const kind = kinds[other]
      if (kind === 'code' || kind === 'prose') return kind
    }
    return undefined
  }
  const touches = (at: number, step: 1 | -1): boolean => {
    let other = at + step
    while (kinds[other] === 'either') other += step
    return kinds[other] === 'code'
  }
  return kinds.map((kind, at) => {
    if (kind === 'code' || kind === 'prose') return kind === 'code'
    const [before, after] = [nearest(at, -1), nearest(at, 1)]
    if (kind === 'blank') return before === 'code' && after === 'code'
    if (before === 'code' && after === 'code') return true
    if (before === undefined && after === undefined) return true
    // At the edge of code it is a part of it only where it touches it: what stands apart is what the program printed.
    return touches(at, -1) || touches(at, 1)
  })
}

const MAX_REACH = 30

function runs(kinds: readonly boolean[]) {
  const found: { from: number; to: number; isCode: boolean }[] = []
  for (const [at, isCode] of kinds.entries()) {
    const last = found.at(-1)
    if (last?.isCode === isCode) last.to = at + 1
    else found.push({ from: at, to: at + 1, isCode })
  }
  return found
}

/** Sentences, with what was pasted as output or as rows among them. */
function readProse(lines: string[], reading: Reading): void {
  const rows = tabularRun(lines)
  if (rows) {
    reading.data.push(lines.slice(rows.from, rows.to).join('\n'))
    readProse([...lines.slice(0, rows.from), ...lines.slice(rows.to)], reading)
    return
  }
  for (const line of lines) {
    const split = codeAtEnd(line)
    if (split) {
      const pieces = statementsInLine(split.code)
      reading.prose.push(split.prose)
      reading.code.push(pieces ?? codePart(split.code, split.isWhole ? 'pasted' : 'inline'))
    } else if (/^\s*-?\d+([.,]\d+)?\s*$/.test(line)) reading.output.push(line)
    else reading.prose.push(line)
  }
}

/** «cambia la línea 3 por: x = 5»: what a line of the program at hand shall be. */
const DICTATES = /^(?:\p{L}+ ){0,4}(?:l[ií]nea|rengl[oó]n) (?:n[uú]mero )?\d{1,3} ?(?:por|:|con|pon|a)/iu

/** «mi código es: x = input()»: what stands behind a colon, where it is a statement. */
function codeAtEnd(line: string): { prose: string; code: string; isWhole?: true } | null {
  if (DICTATES.test(line)) return null
  const colon = /^([^:]{3,}?:)\s+(\S.*)$/.exec(line) ?? /^(.{12,}?[.!?)])\s+([a-z_]\w* = \S.*)$/.exec(line)
  if (!colon) return null
  const [, prose = '', code = ''] = colon
  if (kindOfLine(code) !== 'code' || kindOfLine(prose) !== 'prose' || goesOnAsSentence(code)) return null
  const end = callEnd(code)
  return end === null
    ? { prose, code }
    : { prose: `${prose} ${code.slice(end)}`, code: code.slice(0, end), isWhole: true }
}

/** «ciudad = linea.split(",")[1] y luego suma[ciudad] += 1»: words between pieces of code, each of which counts by itself. */
const goesOnAsSentence = (code: string) =>
  / (?:y|con|pero|donde|cuando|despues|después|luego|siendo) (?!=)/.test(code) &&
  parsePython(code).errors.length > 0 &&
  callEnd(code) === null &&
  codeInProse(code, { besideError: true }).length > 1

/** «print(7 // 2) , qué sale»: where a call ends that words stand behind. */
function callEnd(code: string): number | null {
  const at = code.search(/\) ?,? +(?:que|q|y|pero|por|no|me|da|sale|pq|xq)\b/)
  const call = code.slice(0, at + 1)
  return at === -1 || parsePython(call).errors.length > 0 ? null : at + 1
}
