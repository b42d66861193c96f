import * as z from 'zod'
import { readContent, sectionsOf } from '../../../engine/content/front-matter'
import { plainText } from '../../../engine/lexicon/plain-text'

const fields = z.strictObject({ title: z.string().trim().min(1) })

/** A part of programs, what else does the same, and what one risks with it. */
export type Alternative = {
  id: string
  title: string
  /** Pieces of code that show the part. */
  stands: readonly RegExp[]
  /** It is only meant where one of these words was said. */
  given: readonly string[]
  /** Words by which it is spoken about, and those of what else there is. */
  words: readonly string[]
  others: readonly string[]
  risk: string | null
  text: string
}

const HEADING = /^(?<id>[a-z0-9-]+): (?<title>.+)$/
const FIELD = /^> (?<name>en|si|de|otras|riesgo): (?<value>.+)$/gm

/** Reads a file of `content/alternatives`: a section for each part. What is wrong is thrown as a sentence that names file and section. */
export function parseAlternatives(file: string, source: string): Alternative[] {
  return [...sectionsOf(file, readContent(file, source, fields).text).sections].map(([heading, section]) => {
    const named = HEADING.exec(heading)?.groups
    if (named === undefined) throw new Error(`${file}: "### ${heading}" must read "### id: Title"`)
    const given = new Map([...section.matchAll(FIELD)].map(({ groups }) => [groups?.name, groups?.value ?? '']))
    const listed = (name: string) => {
      const value = given.get(name)
      if (value === undefined) throw new Error(`${file}, ${heading}: "> ${name}: …" is missing`)
      return value.split('; ').map((piece) => piece.trim())
    }
    const text = section.replace(FIELD, '').trim()
    if (text === '' || text.startsWith('```')) throw new Error(`${file}, ${heading}: it must say what else there is`)
    return {
      id: named.id ?? '',
      title: named.title ?? '',
      stands: listed('en').map(patternOf),
      given: given.has('si') ? listed('si').map(plainText) : [],
      words: listed('de').map(plainText),
      others: listed('otras').map((word) => word.replace(/^'|'$/g, '').toLowerCase()),
      risk: given.get('riesgo') ?? null,
      text,
    }
  })
}

/** A piece as it stands, not as the end or the beginning of another name; `/…/` is a pattern. */
function patternOf(piece: string): RegExp {
  const pattern = /^\/(.+)\/(m?)$/.exec(piece)
  if (pattern !== null) return new RegExp(pattern[1] ?? '', pattern[2])
  return new RegExp(
    `${/^\w/.test(piece) ? '(?<![\\w.])' : ''}${piece.replace(/\W/g, '\\$&')}${/\w$/.test(piece) ? '(?!\\w)' : ''}`,
  )
}
