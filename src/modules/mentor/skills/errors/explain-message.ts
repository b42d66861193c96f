import { inlineCode } from '../../engine/compose'
import { type Recognized, recognizeMessage } from '../../engine/error-messages/error-messages'
import type { CodePart, Traceback } from '../../engine/message'
import { ownFrames } from '../../engine/reading/own-frames'
import { type Lines, linesOf } from '../../python/lines'
import { quotesForeign } from '../error-catalogue/foreign-message'
import type { Explanation } from './explanation'
import { kindOf } from './kind-of'
import type { Kind } from './kinds/kind'
import { locate } from './locate'

/** What stands beside the code is read up to here. */
const MAX_AROUND = 8_000

/**
 * Explains what Python said, and where the code is there, its cause in it; else in the line that the traceback quotes. `around` is all
 * that the person wrote; what comes after a correction is followed by who corrected. Null where nothing is known of it.
 */
export async function explainMessage(
  error: Traceback,
  shown: CodePart | null,
  around = '',
  isFollowing = false,
): Promise<Explanation | null> {
  const said = recognizeMessage(error.type, error.message)
  const kind = said && kindOf(said.kind)
  if (said === null && error.type === null) return null
  // What a sentence mentions is not the program that a traceback is about.
  const isMention = shown?.form === 'inline' && ownFrames(error).some(({ text }) => text !== null)
  const isOther = shown !== null && locate(error, linesOf(shown.code)).missing !== null
  const plain = explanationOf(error, said)
  const otherName =
    said === null || /-general$/.test(said.kind) ? (await import('./replaced')).replaced(plain, error, shown) : null
  if (otherName) return otherName
  const twice = said && toldTwice(said, around)
  const base = twice ? { ...plain, notes: [...plain.notes, twice] } : plain
  const outside = said && (await ofEnvironment(base, { error, said, around }))
  if (outside) return outside
  const byLine = isMention || isOther ? await ofQuoted(base, { error, said, around, shown }) : null
  if (byLine) return byLine
  const code = isMention ? null : shown
  if (code === null) {
    const quoted = await ofQuoted(base, { error, said, around, shown: null })
    return quoted ?? typographic(base, error) ?? (kind ? withAdvice(base, said?.kind ?? '', around) : null)
  }
  const compared = said?.kind === 'assertion' ? await withAdvice(base, said.kind, around) : null
  if (compared?.cause) return compared
  const told = await diagnosed(base, { error, said, code, around })
  if (told?.corrected && !isFollowing)
    return (await import('./follow-on')).followedOn(told, (next, part) => explainMessage(next, part, around, true))
  if (told) return told
  if (kind === null) return null
  // What is said around a program tells its columns; what else it mentions is not what failed in it.
  const isColumn = said?.kind === 'key' || said?.kind === 'columns-missing'
  const isAround = code.form === 'inline' || isColumn || OF_CONTEXT.has(said?.kind ?? '')
  const advised = await withAdvice(base, said?.kind ?? '', isAround ? around : '')
  if (advised.cause) return advised
  const lines = linesOf(code.code)
  const { line, missing } = locate(error, lines)
  const text = line === null ? '' : lines.textOf(line).trim()
  const cause = text === '' ? null : `Pasa en la línea ${line}: ${inlineCode(text)}.`
  const notes = missing === null ? base.notes : [...base.notes, doesNotFit(missing)]
  return { ...base, notes, line, source: code.code, decide: cause }
}

/** What a message means by the files, values and errors that stand around it. */
const OF_CONTEXT = new Set(['partial-module', 'assertion', 'group'])

/** The same said in two wordings, as two versions of Python say it, each of them quoted. */
function toldTwice({ kind, values }: Recognized, around: string): string | null {
  const quoted = [...around.slice(0, MAX_AROUND).matchAll(/"([^"\n]{12,160})"|«([^»\n]{12,160})»/g)].flatMap(
    ([, straight, angled]) => straight ?? angled ?? [],
  )
  const same = new Set(
    quoted.filter((text) => {
      const told = recognizeMessage(null, text)
      return told?.kind === kind && Object.values(told.values).join() === Object.values(values).join()
    }),
  )
  return same.size < 2
    ? null
    : 'Los mensajes que cuentas dicen **lo mismo**: es el mismo error, y cada versión de Python lo escribe con otras palabras.'
}

/** Quotes of a phone or of Word in the line that the compiler quotes: reading it has made them straight. */
function typographic(base: Explanation, error: Traceback): Explanation | null {
  const straight = error.frames.at(-1)?.text?.trim()
  const own = error.text.split('\n').find((line) => /[“”‘’]/.test(line) && !/SyntaxError/.test(line))
  if (!/U\+201[89CD]/i.test(error.message) || !straight || own === undefined) return null
  const change = `Donde pone ${inlineCode(own.trim())} pon ${inlineCode(straight)}.`
  const isFirst = base.line === 1
  return {
    ...base,
    cause:
      'Las comillas de esa línea son tipográficas (“ ”), como las que ponen el móvil, WhatsApp o Word. Python solo entiende las rectas, `"` y `\'`.',
    ...(isFirst ? { source: own.trim(), corrected: straight } : { decide: change }),
  }
}

/** What the line that the traceback quotes tells by itself. */
async function ofQuoted(
  base: Explanation,
  { shown, ...asked }: Omit<Diagnosing, 'code'> & { shown: CodePart | null },
): Promise<Explanation | null> {
  const { ofQuotedLine, quotedLine } = await import('./quoted-line')
  const code = base.kind && asked.said ? quotedLine(asked.error, { shown: shown?.code, around: asked.around }) : null
  const told = code && (await diagnosed(base, { ...asked, code, isFrame: true }))
  const quoted = told && ofQuotedLine(told, told.corrected)
  return quoted && { ...quoted, line: ownFrames(asked.error).at(-1)?.line ?? quoted.line }
}

/** A quoted line stands in an otherwise empty program, the last of it. */
function lineWithCode(lines: Lines): number | null {
  for (let line = lines.count; line > 0; line -= 1) if (lines.textOf(line).trim() !== '') return line
  return null
}

/** What the message tells by its values does not hang on the code. */
async function withAdvice(base: Explanation, kind: string, around: string): Promise<Explanation> {
  const { messageAdvice } = await import('./message-advice')
  const advice = messageAdvice(kind, base.values, around)
  const isTable = kind === 'key' && advice !== null && /\bIndex\(|\bpandas\b|\bdf\b/.test(around)
  return { ...base, ...(isTable && { kind: kindOf('columns-missing') }), ...advice }
}

/** What hangs on where and with which Python the program is run, and not on its code. */
async function ofEnvironment(
  base: Explanation,
  { error, said, around }: Omit<Diagnosing, 'code'>,
): Promise<Explanation | null> {
  const { environmentAdvice } = await import('./environment')
  const advice =
    said && environmentAdvice({ kind: said.kind, values: base.values, error, around: around.slice(0, MAX_AROUND) })
  return advice && { ...base, ...advice }
}

type Said = ReturnType<typeof recognizeMessage>

const explanationOf = (error: Traceback, said: Said): Explanation => ({
  type: said?.type ?? error.type?.split('.').at(-1) ?? '',
  kind: said && (isUntold(said, error) ? withoutCauses(said.kind) : kindOf(said.kind)),
  values: said?.values ?? {},
  line: ownFrames(error).at(-1)?.line ?? null,
  cause: null,
  source: null,
  corrected: null,
  decide: null,
  notes: groupNotes(error),
})

/** A type that is known with a message in English that is not: the commonest causes of the type are none of its. */
const isUntold = ({ kind }: { kind: string }, { message }: Traceback) =>
  /^(?:type|value|os|runtime|attribute)-general$/.test(kind) && quotesForeign(`error: ${message}`)

function withoutCauses(name: string): Kind | null {
  const kind = kindOf(name)
  return (
    kind && {
      ...kind,
      means: `${kind.means} El mensaje que lleva detrás no está entre los que conozco, y prefiero no adivinar qué lo causa.`,
      causes: [],
    }
  )
}

type Diagnosing = { error: Traceback; said: Said; code: CodePart; around: string; isFrame?: boolean }

/** What the code tells of the error; null where it tells nothing more than the message. */
async function diagnosed(
  base: Explanation,
  { error, said, code, around, isFrame = false }: Diagnosing,
): Promise<Explanation | null> {
  const lines = linesOf(code.code)
  const isQuoted = code.form === 'inline'
  const isOneLine = !code.code.trim().includes('\n')
  const place = isQuoted ? null : locate(error, lines)
  const { line, missing } =
    place === null || (isOneLine && place.line === null && place.missing === null)
      ? { line: lineWithCode(lines), missing: null }
      : place
  // A browser loads what reads programs only where there is one to read.
  const { diagnose, corrected } = await import('./diagnose/diagnose')
  const found = diagnose({
    kind: said?.kind ?? 'custom',
    type: base.type ?? '',
    values: base.values,
    code,
    lines,
    line,
    message: error.message,
    around: around.slice(0, MAX_AROUND),
    scope: ownFrames(error).at(-1)?.scope ?? null,
    isQuoted,
    isFrame,
  })
  if (found === null) return null
  return {
    ...base,
    kind: found.kind === '' || said === null || isUntold(said, error) ? null : (kindOf(found.kind ?? '') ?? base.kind),
    values: { ...base.values, ...found.values },
    notes: missing === null ? base.notes : [...base.notes, doesNotFit(missing)],
    line: found.failsAt ?? line ?? found.line,
    cause: found.cause,
    ...(found.isVague && { isVague: found.isVague }),
    source: code.code,
    corrected: corrected(code, found.edits),
    decide: found.decide ?? null,
    ...(found.avoid !== undefined && { avoid: found.avoid }),
  }
}

const doesNotFit = (text: string) =>
  `Ojo: el mensaje señala la línea ${inlineCode(text)}, y esa línea no está en el código que me has pegado. Quizá es otra versión del archivo o falta una parte.`

/** The errors of a group, each by its name. */
function groupNotes({ type, text }: Traceback): string[] {
  if (!/ExceptionGroup$/.test(type ?? '')) return []
  const inner = [
    ...text.slice(0, 20_000).matchAll(/^[\s|]*\| {0,4}((?:\w+\.)*[A-Z]\w*(?:Error|Exception|Interrupt)): (.*)$/gm),
  ]
  const shown = inner.filter(([, name]) => !/ExceptionGroup$/.test(name ?? '')).slice(0, 5)
  if (shown.length === 0) return []
  const list = shown.map(([, name = '', message = '']) => {
    const kind = kindOf(recognizeMessage(name, message)?.kind ?? '')
    return `- ${inlineCode(`${name}: ${message}`)}${kind ? `: ${kind.simply}` : ''}`
  })
  return [`Dentro vienen estos:\n${list.join('\n')}`]
}
