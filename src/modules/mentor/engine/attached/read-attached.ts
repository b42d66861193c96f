import type { AttachedFile } from '../../model-port'
import type { CodePart, Message, Traceback } from '../message'
import { codePart } from '../reading/code-part'
import { kindOfLine } from '../reading/line-kinds'
import { readSession } from '../reading/read-session'
import { type FoundTraceback, readTraceback } from '../reading/read-traceback'
import { kindOfFile, linesOf } from './attached-file'
import { type Focus, focusOf, lineInFocus } from './focus'
import { readNotebook, withoutColours } from './notebook'

/** How much of what a program printed, and of its data, is looked at. */
const MAX_OUTPUT = 4_000
const MAX_ROWS = 200
const MAX_CLASSIFIED_LINES = 200

type Reading = { code: CodePart[]; traceback: Traceback | null; output: string[]; data: string[]; parts: string[] }

/** A message with what its files hold as further parts of it: programs, an error, what was printed, rows. */
export function withAttached(message: Message, files: readonly AttachedFile[]): Message {
  if (files.length === 0) return message
  const reading: Reading = { code: [], traceback: message.traceback, output: [], data: [], parts: [] }
  const programs = files.filter((file) => kindOfFile(file) === 'code' || kindOfFile(file) === 'notebook')
  // What they printed first: it tells which lines of a long program are meant.
  for (const file of files.filter((each) => !programs.includes(each))) readOther(file, reading)
  for (const file of programs) readProgram(file, message, reading)
  return {
    ...message,
    code: [...message.code, ...reading.code],
    traceback: reading.traceback,
    output: joined(message.output, reading.output),
    data: joined(message.data, reading.data),
    ...(reading.parts.length > 0 ? { leftOut: reading.parts.join('\n\n') } : {}),
  }
}

const joined = (own: string | null, more: readonly string[]) =>
  more.length === 0 ? own : [...(own === null ? [] : [own]), ...more].join('\n')

function readProgram(file: AttachedFile, message: Message, reading: Reading): void {
  const notebook = kindOfFile(file) === 'notebook' ? readNotebook(file.text) : null
  const error = notebook?.error ? readTraceback(notebook.error) : null
  reading.traceback ??= error?.traceback ?? null
  const code = notebook?.code ?? file.text.replaceAll('\r\n', '\n')
  if (code.trim() === '') return
  const frames = reading.traceback?.frames.filter((frame) => isOf(frame.file, file.name)) ?? []
  const mentioned = [...message.prose.matchAll(/\bl[ií]neas? (\d{1,5})\b/giu)].map(([, line]) => Number(line))
  const focus = focusOf(code, {
    words: new Set(message.prose.match(/[\p{L}_][\p{L}\d_]*/gu) ?? []),
    lines: [...frames.map(({ line }) => line), ...mentioned],
  })
  reading.code.push(codePart(focus?.code ?? code, 'fenced'))
  if (focus === null) return
  reading.parts.push(noteOn(file.name, focus))
  if (reading.traceback !== null) reading.traceback = moved(reading.traceback, file.name, focus)
}

const isOf = (path: string, name: string) => path.split(/[/\\]/).at(-1) === name

/** The error as if the program were what is read of it. */
const moved = (traceback: Traceback, name: string, focus: Focus): Traceback => ({
  ...traceback,
  frames: traceback.frames.map((frame) =>
    isOf(frame.file, name) ? { ...frame, line: lineInFocus(focus, frame.line) ?? frame.line } : frame,
  ),
})

function noteOn(name: string, { parts, of }: Focus): string {
  const shown = parts.slice(0, 4).map(({ from, to }) => (from === to ? `la ${from}` : `de la ${from} a la ${to}`))
  const ranges = `${shown.join(', ')}${parts.length > shown.length ? ' y otras' : ''}`
  const left = of - parts.reduce((sum, { from, to }) => sum + to - from + 1, 0)
  return `\`${name}\` tiene ${of} líneas. He leído las que vienen más a cuento (${ranges}) y dejo fuera ${left}; los números de línea que doy se cuentan en ese trozo. Si querías otra función, dime su nombre.`
}

function readOther(file: AttachedFile, reading: Reading): void {
  const text = withoutColours(file.text).replaceAll('\r\n', '\n')
  const kind = kindOfFile(file)
  if (kind === 'rows' || kind === 'json') {
    reading.data.push(linesOf(text).slice(0, MAX_ROWS).join('\n'))
    return
  }
  const found = readTraceback(text)
  reading.traceback = found?.traceback ?? reading.traceback
  const rest = found === null ? text : around(text, found)
  const session = readSession(rest)
  if (session) reading.code.push(codePart(session.code, 'session'))
  else if (isMostlyCode(rest)) reading.code.push(codePart(rest, 'pasted'))
  else if (rest.trim() !== '') reading.output.push(rest.slice(-MAX_OUTPUT))
}

const around = (text: string, { from, to }: FoundTraceback) => `${text.slice(0, from)}\n${text.slice(to)}`

function isMostlyCode(text: string): boolean {
  const kinds = linesOf(text)
    .slice(0, MAX_CLASSIFIED_LINES)
    .map(kindOfLine)
    .filter((kind) => kind !== 'blank')
  return (
    kinds.length > 0 && kinds.filter((kind) => kind !== 'prose').length * 3 > kinds.length * 2 && kinds.includes('code')
  )
}
