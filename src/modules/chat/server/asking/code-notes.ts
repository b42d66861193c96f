import { checkPython, formatPython } from '~/modules/mentor/mentor.server'
import { AppError } from '~/platform/app-error'
import { codeIn } from '~/platform/markdown/code-in'
import { readMarkdown } from '~/platform/markdown/read-markdown'
import type { CodeNote } from '../../contract'

const PYTHON = /^(?:python3?|py)\b/i
const PROMPT = /^\s*>>>/
/** No answer has more that anybody reads; what comes after it is not looked at. */
const MAX_BLOCKS = 20
const MAX_NOTES = 20
/** Of all that is sent to the linter for one reply: a block is sent with those before it. */
const MAX_CHARACTERS = 100_000

/** Of all that the linter finds: what makes a program fail, and names that nothing uses. */
const TEXTS: ReadonlyMap<string, (name: string) => string> = new Map([
  ['F821', (name: string) => `${name} no está definido en este bloque ni antes.`],
  ['F841', (name: string) => `${name} se guarda y no se usa.`],
])
const NO_PYTHON = 'No es Python válido por sí solo.'

/**
 * What Ruff says of the Python of a reply, block by block as the reply has them; a block is read after those before it. The linter is a
 * process of its own, so this holds up nobody; without it there are no notes.
 */
export async function codeNotes(markdown: string): Promise<CodeNote[]> {
  const notes: CodeNote[] = []
  let before = ''
  let sent = 0
  for (const [block, { code, language }] of codeIn(readMarkdown(markdown)).slice(0, MAX_BLOCKS).entries()) {
    if (!PYTHON.test(language ?? '') || PROMPT.test(code)) continue
    sent += before.length + code.length
    if (sent > MAX_CHARACTERS) break
    const { isPython, found } = await notesOf(code, before)
    notes.push(...found.map((note) => ({ block, ...note })))
    if (isPython) before += `${code}\n`
  }
  return notes.slice(0, MAX_NOTES)
}

/** A block of a reply in Ruff's layout; null where it is no Python. Throws AppError `not_found`. */
export async function formatCode(markdown: string, block: number): Promise<string | null> {
  const found = codeIn(readMarkdown(markdown))[block]
  if (found === undefined) throw new AppError('not_found')
  return PYTHON.test(found.language ?? '') ? formatPython(`${found.code}\n`) : null
}

async function notesOf(code: string, before: string) {
  const linesBefore = before.split('\n').length - 1
  const findings = (await checkPython(`${before}${code}\n`)) ?? []
  const broken = findings.find(({ code: rule }) => rule === null)
  if (broken) return { isPython: false, found: [{ line: Math.max(1, broken.line - linesBefore), text: NO_PYTHON }] }
  const found = findings.flatMap(({ code: rule, message, line }) => {
    const text = rule === null ? undefined : TEXTS.get(rule)
    const name = message.match(/`([^`]{1,80})`/)?.[1] ?? 'Un nombre'
    return text && line > linesBefore ? [{ line: line - linesBefore, text: text(name) }] : []
  })
  return { isPython: true, found }
}
