import * as z from 'zod'
import { idOf, readContent, sectionsOf } from '../../engine/content/front-matter'
import { plainText } from '../../engine/lexicon/plain-text'
import { rewriteOf } from '../../python/rewrite/rewrite'
import { type Template, templateOf } from './template'

const fields = z.strictObject({
  title: z.string().trim().min(1),
  /** The message as it is printed, in all its wordings; `{name}` stands for what differs and is told, `…` for what differs. */
  says: z.array(z.string().trim().min(1)).min(1),
  /** It explains the message better than who reads programs, even where a program is there. */
  first: z.literal('si').optional(),
  /** It says no more than that something ended: an error that stands beside it says what. */
  alone: z.literal('si').optional(),
  /** How a line that leads to it is written instead: `{a} and {b} => ({a}) & ({b})`, or only where the message has `si «something»`. */
  mends: z.array(z.string().trim().min(1)).optional(),
  /** Lines that what they become takes above it: imports, names. */
  needs: z.array(z.string().trim().min(1)).optional(),
  /** It is told only where one of its mends fits the person's code. */
  fits: z.literal('si').optional(),
})

/** A part of an article that is told only where the message says so; without words, where no other part is. */
export type Section = { words: readonly string[]; text: string }

/** How code is written instead; `where` is what the person's message must have. */
export type Mend = { rule: string; where: string | null }

/** A message of the terminal, pip, an editor or a library, with what to do about it. */
export type Entry = {
  id: string
  title: string
  says: readonly Template[]
  isFirst: boolean
  isAlone: boolean
  isFitting: boolean
  mends: readonly Mend[]
  needs: readonly string[]
  /** What is told in any case, and what depends on the message. */
  text: string
  sections: readonly Section[]
}

type Fields = z.output<typeof fields>

/** Reads one entry; what is wrong is thrown as a sentence that names the file and the field. */
export function parseEntry(file: string, source: string): Entry {
  const { meta, text } = readContent(file, source, fields)
  return entryOf(file, idOf(file), meta, text)
}

/** Reads a file with many brief entries: `### id: Title`, its messages behind `>`, its mends behind `~`, what those need behind `!`. */
export function parseBriefEntries(file: string, source: string): Entry[] {
  const { text } = readContent(file, source, z.strictObject({ title: fields.shape.title }))
  const { opening, sections } = sectionsOf(file, text)
  if (opening !== '') throw new Error(`${file}: each brief entry stands under its "### id: Title"`)
  return [...sections].map(([heading, body]) => {
    const [, id = '', title = ''] = /^([a-z0-9-]+): (.+)$/.exec(heading) ?? []
    const lines = body.split('\n')
    const behind = (sign: string) =>
      lines.filter((line) => line.startsWith(`${sign} `)).map((line) => line.slice(2).trim())
    const meta = fields.safeParse({ title, says: behind('>'), mends: behind('~'), needs: behind('!') })
    if (id === '' || !meta.success)
      throw new Error(`${file}: "### ${heading}" must read "### id: Title", with a message behind ">"`)
    return entryOf(file, id, meta.data, lines.filter((line) => !/^[>~!] /.test(line)).join('\n'))
  })
}

function entryOf(file: string, id: string, meta: Fields, whole: string): Entry {
  const [text = '', ...parts] = whole.trim().split(/^## (?=Si )/m)
  const sections = parts.map((part) => sectionOf(file, part))
  if (whole.trim() === '') throw new Error(`${file}: ${id} must say something`)
  const says = meta.says.map((said) => templateOf(file, said))
  const told = new Set(says.flatMap(({ names }) => names))
  const unknown = placeholdersIn(whole).find((name) => !told.has(name))
  if (unknown) throw new Error(`${file}: no message of ${id} tells {${unknown}}`)
  const mends = (meta.mends ?? []).map(mendOf)
  for (const { rule } of mends) rewriteOf(filledIn(rule, new Map([...told].map((name) => [name, name]))))
  return {
    id,
    title: meta.title,
    says,
    isFirst: meta.first !== undefined,
    isAlone: meta.alone !== undefined,
    isFitting: meta.fits !== undefined,
    mends,
    needs: meta.needs ?? [],
    text: text.trim(),
    sections,
  }
}

function mendOf(written: string): Mend {
  const [, rule = written, where = null] = /^([\s\S]*) si «([^»]+)»$/.exec(written) ?? []
  return { rule, where }
}

/** `## Si dice «uno» o «dos»`, `## Si no`, with what is told then. */
function sectionOf(file: string, part: string): Section {
  const end = part.indexOf('\n')
  const heading = part.slice(0, end)
  const words = [...heading.matchAll(/«([^»]+)»/g)].map(([, word = '']) => plainText(word))
  if (end === -1 || words.includes('') || (words.length === 0 && heading.trim() !== 'Si no'))
    throw new Error(`${file}: «${heading}» must be «Si no», or say what it depends on between « and »`)
  return { words, text: part.slice(end + 1).trim() }
}

/** What an entry says to a message: its beginning, and of its parts the first that the message is one of. */
export function textFor({ text, sections }: Pick<Entry, 'text' | 'sections'>, message: string): string {
  const plain = ` ${plainText(message)} `
  const meant =
    sections.find(({ words }) => words.some((word) => plain.includes(` ${word} `))) ??
    sections.find(({ words }) => words.length === 0)
  return [text, meant?.text ?? ''].filter((part) => part !== '').join('\n\n')
}

const FENCED = /(```[\s\S]*?```)/
const PLACEHOLDER = /\{([A-Za-z]+)\}/g
const placeholdersIn = (text: string) =>
  proseOf(text).flatMap((part) => [...part.matchAll(PLACEHOLDER)].map(([, name = '']) => name))
const proseOf = (text: string) => text.split(FENCED).filter((part) => !part.startsWith('```'))

/** A line of code with what the message tells in its places; other places stay. */
export const filledIn = (code: string, values: ReadonlyMap<string, string>): string =>
  code.replace(PLACEHOLDER, (whole, name: string) => bare(values.get(name)) ?? whole)

const bare = (value: string | undefined) => value?.replaceAll('`', '')

/** The entry's text with what the message tells in its places; a place that it leaves open goes, with its brackets. `NOMBRE` is what is to be installed. */
export function toldWith(text: string, values: ReadonlyMap<string, string>): string {
  const fill = (part: string) =>
    part
      .replace(/`[^`\n]+`/g, (code) => code.replace(PLACEHOLDER, (_, name: string) => bare(values.get(name)) ?? '…'))
      .replace(/ ?\(\{([A-Za-z]+)\}[^)]*\)/g, (whole, name: string) => (values.has(name) ? whole : ''))
      .replace(/( ?)\{([A-Za-z]+)\}/g, (_, before: string, name: string) => {
        const value = values.get(name)
        return value === undefined ? '' : `${before}${value}`
      })
  const wanted = bare(values.get('paquete') ?? values.get('modulo'))
  const named = wanted !== undefined && /^[\w.-]+$/.test(wanted) ? text.replaceAll(/\bNOMBRE\b/g, wanted) : text
  return named
    .split(FENCED)
    .map((part) => (part.startsWith('```') ? part : fill(part)))
    .join('')
}
