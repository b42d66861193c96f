import { parse } from 'yaml'
import * as z from 'zod'

const FRONT_MATTER = /^---\r?\n(?<meta>[\s\S]*?)\r?\n---\r?\n(?<text>[\s\S]*)$/

/**
 * A file of content: its front matter (YAML, every scalar as text: who writes `0` or `None` means a word) checked by `schema`, and the
 * Markdown behind it. What is wrong is thrown as a sentence that names the file and the field.
 */
export function readContent<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
): { meta: z.output<S>; text: string } {
  const parts = FRONT_MATTER.exec(text)?.groups
  if (parts === undefined) throw new Error(`${file}: it must begin with front matter between two lines of "---"`)
  const read = z.record(z.string(), z.unknown()).safeParse(readFields(file, parts.meta ?? ''))
  if (!read.success) throw new Error(`${file}: the front matter must be a list of "field: value" lines`)
  const meta = schema.safeParse(read.data)
  if (!meta.success) throw new Error(`${file}: ${meta.error.issues.map(sayIssue).join('; ')}`)
  return { meta: meta.data, text: (parts.text ?? '').trim() }
}

/** `content/cards/lista.md` → `lista`. */
export function idOf(file: string): string {
  const id = file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/, '')
  if (!/^[a-z0-9]+(-{1,2}[a-z0-9]+)*$/.test(id))
    throw new Error(`${file}: its name must be lower case, digits, hyphens`)
  return id
}

/** The Markdown before the first heading, and what stands under each `### heading`. A heading that is there twice is refused. */
export function sectionsOf(file: string, text: string): { opening: string; sections: ReadonlyMap<string, string> } {
  const [opening = '', ...rest] = text.split(/^### (?=\S)/m)
  const sections = new Map<string, string>()
  for (const part of rest) {
    const end = part.indexOf('\n')
    const heading = (end < 0 ? part : part.slice(0, end)).trim()
    if (sections.has(heading)) throw new Error(`${file}: two headings "${heading}"`)
    sections.set(heading, end < 0 ? '' : part.slice(end + 1).trim())
  }
  return { opening: opening.trim(), sections }
}

/** A file's fields, every scalar as text; the build has made JSON of them (`scripts/bundle/content-fields.mjs`). */
export function readFields(file: string, text: string): unknown {
  try {
    return text.startsWith('{') ? JSON.parse(text) : parse(text, { schema: 'failsafe' })
  } catch (cause) {
    throw new Error(`${file}: the front matter is not valid YAML (${String(cause)})`, { cause })
  }
}

export const sayIssue = ({ path, message }: z.core.$ZodIssue) => `field "${path.join('.')}": ${message}`
