import { inlineCode } from '../../engine/compose'
import { recognizeMessage } from '../../engine/error-messages'
import type { CodePart, Traceback } from '../../engine/message'
import { applyEdits, type Edit } from '../../python/edit'
import { linesOf } from '../../python/lines'
import { parsePython } from '../../python/parse'
import type { Explanation } from './explanation'
import { kindOf } from './kind-of'
import { locate } from './locate'

/** Explains what Python said, and where the code is there, its cause in it. Null where nothing is known of it. */
export async function explainMessage(error: Traceback, code: CodePart | null): Promise<Explanation | null> {
  const said = recognizeMessage(error.type, error.message)
  const kind = said && kindOf(said.kind)
  if (said === null && error.type === null) return null
  const type = said?.type ?? error.type?.split('.').at(-1) ?? ''
  const base: Explanation = {
    type,
    kind,
    values: said?.values ?? {},
    line: error.frames.at(-1)?.line ?? null,
    cause: null,
    source: null,
    corrected: null,
    decide: null,
    notes: groupNotes(error),
  }
  if (code === null) return kind ? base : null
  const lines = linesOf(code.code)
  const { line, missing } = locate(error, lines)
  const notes = missing === null ? base.notes : [...base.notes, doesNotFit(missing)]
  // A browser loads what reads programs only where there is one to read.
  const { diagnose } = await import('./diagnose/diagnose')
  const found = diagnose({
    kind: said?.kind ?? 'custom',
    type,
    values: base.values,
    code,
    lines,
    line,
    message: error.message,
    scope: error.frames.at(-1)?.scope ?? null,
  })
  if (found === null) {
    if (kind === null) return null
    const text = line === null ? '' : lines.textOf(line).trim()
    const cause = text === '' ? null : `Pasa en la línea ${line}: ${inlineCode(text)}.`
    return { ...base, notes, line, source: line === null ? null : code.code, decide: cause }
  }
  return {
    ...base,
    kind: kindOf(found.kind ?? '') ?? kind,
    values: { ...base.values, ...found.values },
    notes,
    line: found.failsAt ?? line ?? found.line,
    cause: found.cause,
    source: code.code,
    corrected: corrected(code, found.edits),
    decide: found.decide ?? null,
  }
}

/** The program with the edits; null where they cannot all be made, or what was Python would be none. */
function corrected({ code, tree }: CodePart, edits: readonly Edit[]): string | null {
  if (edits.length === 0) return null
  try {
    const text = applyEdits(code, edits)
    const isBroken = tree.errors.length === 0 && parsePython(text).errors.length > 0
    return isBroken || text === code ? null : text
  } catch (error) {
    // Two edits meet in one place: better no program than a wrong one.
    if (error instanceof RangeError) return null
    throw error
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
