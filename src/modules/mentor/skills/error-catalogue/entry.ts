import * as z from 'zod'
import { idOf, readContent } from '../../engine/content/front-matter'
import { type Template, templateOf } from './template'

const fields = z.strictObject({
  title: z.string().trim().min(1),
  /** The message as it is printed, in all its wordings; `{name}` stands for what differs and is told, `…` for what differs. */
  says: z.array(z.string().trim().min(1)).min(1),
  /** It explains the message better than who reads programs, even where a program is there. */
  first: z.literal('si').optional(),
  /** It says no more than that something ended: an error that stands beside it says what. */
  alone: z.literal('si').optional(),
})

/** A message of the terminal, pip, an editor or a library, with what to do about it. */
export type Entry = {
  id: string
  title: string
  says: readonly Template[]
  isFirst: boolean
  isAlone: boolean
  text: string
}

/** Reads one entry; what is wrong is thrown as a sentence that names the file and the field. */
export function parseEntry(file: string, source: string): Entry {
  const { meta, text } = readContent(file, source, fields)
  if (text === '') throw new Error(`${file}: it must say something`)
  const says = meta.says.map((said) => templateOf(file, said))
  const told = new Set(says.flatMap(({ names }) => names))
  const unknown = placeholdersIn(text).find((name) => !told.has(name))
  if (unknown) throw new Error(`${file}: no message tells {${unknown}}`)
  return {
    id: idOf(file),
    title: meta.title,
    says,
    isFirst: meta.first !== undefined,
    isAlone: meta.alone !== undefined,
    text,
  }
}

const FENCED = /(```[\s\S]*?```)/
const PLACEHOLDER = /\{([a-z]+)\}/g
const placeholdersIn = (text: string) =>
  proseOf(text).flatMap((part) => [...part.matchAll(PLACEHOLDER)].map(([, name = '']) => name))
const proseOf = (text: string) => text.split(FENCED).filter((part) => !part.startsWith('```'))

/** The entry's text with what the message tells in its places; a place that it leaves open goes, with its brackets. */
export function toldWith(text: string, values: ReadonlyMap<string, string>): string {
  const fill = (part: string) =>
    part
      .replace(/ ?\(\{([a-z]+)\}[^)]*\)/g, (whole, name: string) => (values.has(name) ? whole : ''))
      .replace(/( ?)\{([a-z]+)\}/g, (_, before: string, name: string) => {
        const value = values.get(name)
        return value === undefined ? '' : `${before}${value}`
      })
  return text
    .split(FENCED)
    .map((part) => (part.startsWith('```') ? part : fill(part)))
    .join('')
}
