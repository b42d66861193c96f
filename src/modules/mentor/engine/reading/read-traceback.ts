import { endOfMessage, findMessage } from '../error-messages/error-messages'
import { exceptionNamed } from '../error-messages/exception-names'
import type { Traceback, TraceFrame } from '../message'
import { plainQuotes, type TraceLine, traceLine } from './traceback-lines'

/** A traceback and where it stands in the text; the rest is the person's own. */
export type FoundTraceback = { traceback: Traceback; from: number; to: number }

/** Of a longer text the end is read, too: what Python says last is what counts. */
const MAX_CHARACTERS = 30_000
const MAX_LINES = 1_500
/** Recursion repeats a frame a thousand times. */
const MAX_FRAMES = 40
/** A message in the middle of prose. */
const MAX_PROSE_CHARACTERS = 8_000
const MAX_PHRASE_CHARACTERS = 400
/** Names of exceptions that are looked at for a message behind them. */
const MAX_TYPES = 10

/**
 * Finds a traceback: whole or cut, retyped, of a notebook, in a chain or a group, its last line only, or just its message in the middle
 * of a sentence. The name of an exception alone («qué es un KeyError») is none. Null where there is none.
 */
export function readTraceback(text: string): FoundTraceback | null {
  const lines = linesIn(text)
  return inLines(text, lines) ?? inProse(text)
}

/** The lines of a text; of a very long one those of its beginning (from its first header on) and its end. */
function linesIn(text: string): TraceLine[] {
  if (text.length <= MAX_CHARACTERS) return linesOf(text, 0, text.length)
  const header = Math.max(0, text.search(/traceback \(most/i))
  const from = text.lastIndexOf('\n', header) + 1
  const end = Math.max(from + MAX_CHARACTERS / 2, text.length - MAX_CHARACTERS / 2)
  const next = text.indexOf('\n', end)
  const head = linesOf(text, from, from + MAX_CHARACTERS / 2)
  return next === -1 ? head : [...head, ...linesOf(text, next + 1, text.length)]
}

function linesOf(text: string, from: number, to: number): TraceLine[] {
  const lines: TraceLine[] = []
  for (let at = from; at <= to && lines.length < MAX_LINES; ) {
    const end = text.indexOf('\n', at)
    const stop = end === -1 ? text.length : end
    lines.push(traceLine(text.slice(at, stop), at))
    at = stop + 1
  }
  return lines
}

/** The block of lines from the first frame or header to the error that ends the last traceback of its chain. */
function inLines(text: string, lines: readonly TraceLine[]): FoundTraceback | null {
  const first = lines.findIndex(
    (line, at) => line.is === 'header' || (line.is === 'frame' && !isSentence(lines, at)) || isBareError(line),
  )
  if (first === -1) return null
  const warned = lines[first]
  const header = lines.findIndex(({ is }) => is === 'header')
  // What is warned of before the program runs is not what stops it.
  if (warned?.is === 'error' && /Warning$/.test(warned.type) && header > first) {
    const stopped = inLines(text, lines.slice(header))
    return stopped && { ...stopped, from: warned.from }
  }
  const last = endFrom(lines, first)
  const block = withOwnError(lines.slice(first, last + 1), lines[last + 1])
  const start = lines[first - 1]?.is === 'command' ? first - 1 : first - quotedAbove(text, lines, first)
  const from = lines[start]?.from ?? 0
  const errors = block.filter((line) => line.is === 'error')
  // The errors inside a group come after it.
  const said = errors.findLast(({ type }) => /ExceptionGroup$/.test(type)) ?? errors.at(-1)
  const frames = framesOf(currentOf(block))
  if (said === undefined && frames.length === 0) return null
  const ending = said && block.length === 1 ? endOfSaid(said) : null
  const to = ending?.to ?? block.at(-1)?.to ?? from
  return {
    traceback: {
      type: said?.type ?? null,
      message: ending?.message ?? said?.message ?? '',
      frames: short(frames),
      caret: caretOf(block),
      text: text.slice(from, to),
    },
    from,
    to,
  }
}

/** Lines above a bare error that belong to it: the marks under a line, and that line where the program has it, too. */
function quotedAbove(text: string, lines: readonly TraceLine[], first: number): number {
  const [line, marks] = [lines[first - 2]?.text ?? '', lines[first - 1]?.text ?? '']
  if (lines[first]?.is !== 'error' || !/^[ \t]*[~^][~^ \t]*$/.test(marks) || !/[~^]/.test(marks)) return 0
  const isTwice = line.trim() !== '' && text.split('\n').filter((each) => each.trim() === line.trim()).length > 1
  return isTwice ? 2 : 1
}

/** The person's own exception, whose name does not say that it is one, ends a traceback like any other. */
function withOwnError(block: readonly TraceLine[], next: TraceLine | undefined): readonly TraceLine[] {
  if (block.some(({ is }) => is === 'error') || !block.some(({ is }) => is === 'frame')) return block
  const last = block.at(-1)
  const isQuote = last?.is === 'other' && block.at(-2)?.is === 'frame'
  const line = last?.is === 'other' && !isQuote ? last : next
  const [, type, message = ''] = OWN_ERROR.exec(line?.text ?? '') ?? []
  if (line === undefined || type === undefined) return block
  const own: TraceLine = { ...line, is: 'error', type, message, messageFrom: line.to - message.length }
  return line === last ? [...block.slice(0, -1), own] : [...block, own]
}

const OWN_ERROR = /^((?:\w{1,60}\.){0,4}[A-Z]\w{2,60})(?:: (.{0,300}))?$/

/** «TypeError: …» with a message, or the full name of a library's own; a type alone is an error only under a traceback. */
const isBareError = (line: TraceLine) =>
  line.is === 'error' && (line.message !== '' || /^[ \t]*(?:\w{1,60}\.){1,4}\w{1,60}[ \t]*$/.test(line.text))

/** «File …, line 3» within a sentence is none; a frame stands at the beginning of its line, so it is one. */
const isSentence = (lines: readonly TraceLine[], at: number) => {
  const line = lines[at]
  return line?.is === 'frame' && line.line === null && lines[at + 1]?.is !== 'arrow' && lines[at + 1]?.is !== 'numbered'
}

function endFrom(lines: readonly TraceLine[], first: number): number {
  let end = first
  let hasError = lines[first]?.is === 'error'
  let quoted = 0
  for (let at = first + 1; at < lines.length; at += 1) {
    const line = lines[at]
    if (line === undefined) break
    if (line.is === 'other') {
      // What a frame quotes, and a message that goes on; anything else is no traceback.
      const isQuote = !hasError && (quoted < 2 || isInside(line.text))
      const isGroupMember = /^[\s|]*\|/.test(line.text)
      const isRepeat = /^\s*\[Previous line repeated/.test(line.text)
      if (!isQuote && !isGroupMember && !isRepeat) break
      quoted += 1
    } else if (line.is === 'blank') {
      const next = lines.slice(at + 1, at + 3).find(({ is }) => is !== 'blank')
      if (next === undefined || next.is === 'other' || next.is === 'command') break
      if (hasError && !GOES_ON.has(next.is)) break
      continue
    } else {
      if (hasError && !GOES_ON.has(line.is) && !isMargin(line)) break
      if (line.is === 'frame' || line.is === 'header' || line.is === 'chain') [hasError, quoted] = [false, 0]
      if (line.is === 'error') hasError = true
    }
    end = at
  }
  return end
}

/** What stands between the frames of a traceback that was shortened: their indented lines, dots, «6 frames». */
const isInside = (text: string) => /^(?:\.\.\.|…|\d{1,4} frames?\b)/.test(text) || /^[ \t]{4,}\S/.test(text)

const GOES_ON = new Set<TraceLine['is']>(['header', 'chain', 'group', 'caret'])
const isMargin = (line: TraceLine) => /^\s*[|+]/.test(line.text)

/** The lines of the last traceback of a chain; of a group, those before its parts. */
function currentOf(block: readonly TraceLine[]): readonly TraceLine[] {
  const parts = block.findIndex(({ is, text }) => is === 'group' && /\d/.test(text))
  const own = parts === -1 ? block : block.slice(0, parts)
  const chain = own.findLastIndex(({ is }) => is === 'chain')
  return own.slice(chain + 1)
}

function framesOf(block: readonly TraceLine[]): TraceFrame[] {
  const frames: TraceFrame[] = []
  block.forEach((line, at) => {
    const next = block[at + 1]
    if (line.is === 'frame') {
      const text = next?.is === 'other' ? next.text.replace(/^[\s|]+/, '').trimEnd() : null
      frames.push({ file: line.file, line: line.line ?? 0, scope: line.scope, text })
    }
    if (line.is === 'arrow') {
      const frame = frames.at(-1)
      // A notebook tells the line of a frame by its arrow; old ones have an arrow only.
      if (frame && (frame.line === 0 || frame.line === line.line)) frames.pop()
      const { file, scope } = frame ?? { file: 'notebook', scope: null }
      frames.push({ file, line: line.line, scope, text: line.code.trim() || null })
    }
  })
  return frames.filter(({ line }) => line > 0)
}

function caretOf(block: readonly TraceLine[]): number | null {
  const at = block.findLastIndex(({ is }) => is === 'caret')
  const caret = block[at]?.text ?? ''
  const quoted = block[at - 1]
  if (quoted === undefined || (quoted.is !== 'other' && quoted.is !== 'numbered')) return null
  const indent = quoted.text.search(/[^\s|]/)
  const column = caret.indexOf('^') - indent + 1
  return column > 0 && column <= quoted.text.length + 1 ? column : null
}

const short = (frames: TraceFrame[]) =>
  frames.length <= MAX_FRAMES ? frames : [...frames.slice(0, MAX_FRAMES / 2), ...frames.slice(-MAX_FRAMES / 2)]

/** A last line alone may go on as prose: «KeyError: 'a' y no sé por qué». */
function endOfSaid(line: TraceLine & { is: 'error' }): { message: string; to: number } {
  const quoted = line.type === 'KeyError' ? quotedKey(line.message) : 0
  const known = quoted > 0 ? quoted : endOfMessage(line.type, line.message)
  const after = known === null ? '' : line.message.slice(known)
  const rest = WORDS_FOLLOW.test(after) ? 0 : after.search(PROSE_GOES_ON)
  const cut = known !== null && rest !== -1 ? known + rest : known === null ? line.message.search(PROSE_GOES_ON) : -1
  if (cut <= 0) return { message: line.message, to: line.to }
  const message = line.message.slice(0, cut).trimEnd()
  return { message, to: line.messageFrom + message.length }
}

const PROSE_GOES_ON =
  /[\s,.;]+(?:¿|(?:y|pero|cuando|qu[eé]|por ?qu[eé]|porque|c[oó]mo|no s[eé]|no entiendo|ayuda|al (?:hacer|ejecutar|intentar)|en la l[ií]nea|es que|a qu[eé])(?![\w(:]))/i

/** Spanish right behind a message whose end is known: «… base 10: '3,50' me sale con el precio». */
const WORDS_FOLLOW =
  /^[\s,.;:]+(?:me|te|se|nos|con|en|al?|el|la|los|las|lo|mi|es|est[aáeo]\w*|eso|esa|ese|sale|salta|da|dice|por|para|cada|si|solo|ya|del?|uso|tengo|hago|haciendo|usando|teniendo|ejecutando|aqu[ií]|aunque|alguien|qui[eé]n|ser[aá])(?![\w(:=.])/i

const TYPE_IN_PROSE = /\b((?:[a-z]\w{0,40}\.){0,3})([a-z]\w{3,39}(?: (?:er+o?r|exception))?)[:\s]\s*/gi

/** No message has such a word; each of its letters would be tried as the beginning of one. */
const LONG_WORD = /\S{160,}/g

/** A message in the middle of a sentence, with its type before it or without. */
function inProse(whole: string): FoundTraceback | null {
  const text = plainQuotes(whole.slice(0, MAX_PROSE_CHARACTERS)).replace(LONG_WORD, (word) => ' '.repeat(word.length))
  const typed = typedInProse(text)
  if (typed) return result(whole, typed)
  const found = findMessage(text)
  if (found === null || (isSpanish(text.slice(found.from, found.to)) && !hasCue(text))) return null
  return result(whole, { type: null, from: found.from, messageFrom: found.from, to: found.to })
}

type Place = { type: string | null; from: number; messageFrom: number; to: number }

function typedInProse(text: string): Place | null {
  let tries = 0
  for (const match of text.matchAll(TYPE_IN_PROSE)) {
    if (tries >= MAX_TYPES) break
    const type = exceptionNamed(match[2] ?? '')
    if (type === null) continue
    const messageFrom = match.index + match[0].length
    tries += 1
    const rest = text.slice(messageFrom, messageFrom + MAX_PHRASE_CHARACTERS).split('\n', 1)[0] ?? ''
    if (NAMES_ANOTHER.test(rest)) continue
    const known = endOfMessage(type, rest)
    if (known !== null && known > 0) {
      return { type: `${match[1]}${type}`, from: match.index, messageFrom, to: messageFrom + known }
    }
    const key = type === 'KeyError' ? quotedKey(rest) : 0
    const end = key > 0 || !match[0].includes(':') ? key : colonMessage(rest)
    if (end > 0) return { type: `${match[1]}${type}`, from: match.index, messageFrom, to: messageFrom + end }
  }
  return null
}

/** «Runtime Error: EOFError: …»: how a judge calls whatever stops a program. */
const NAMES_ANOTHER = /^["'(\s]{0,3}(?:\w{1,40}\.){0,3}[A-Z]\w{1,40}(?:Error|Exception|Interrupt|Iteration)\b/

function colonMessage(rest: string): number {
  const cut = rest.search(PROSE_GOES_ON)
  return cut === -1 ? rest.trimEnd().length : cut
}

const quotedKey = (rest: string) => /^(?:'[^'\n]{1,60}'|"[^"\n]{1,60}"|\d{1,9})/.exec(rest)?.[0].length ?? 0

const isSpanish = (message: string) =>
  /no |divisi|ndice(?!s must)|m[oó]dulo|sintaxis/i.test(message) && !/object|name '|named/.test(message)
const hasCue = (text: string) =>
  /err?or|\bsale\b|\bdice\b|\bdiciendo\b|me da\b|aparece|falla|tira|lanza|salta|marca/i.test(text)

function result(whole: string, { type, from, messageFrom, to }: Place): FoundTraceback {
  const message = plainQuotes(whole.slice(messageFrom, to))
  return { traceback: { type, message, frames: [], caret: null, text: whole.slice(from, to) }, from, to }
}
