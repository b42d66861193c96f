import * as z from 'zod'
import { readContent, sectionsOf } from '../../../engine/content/front-matter'
import { type Card, id, level, word } from './card-file'

/** What the brief cards of one file have in common. */
const fields = z.strictObject({ family: word, level, neighbours: z.array(id).min(1), needs: word.optional() })

const HEADING = /^(?<id>[a-z0-9-]+): (?<title>.+)$/
const TERMS = /^> (?<terms>.+)\n(?<text>[\s\S]+)$/

/** Reads a file of brief cards: a section each, with its names, what it is and a program. What is wrong is thrown as a sentence that names file and section. */
export function parseBriefs(file: string, source: string): Card[] {
  const { meta, text } = readContent(file, source, fields)
  return [...sectionsOf(file, text).sections].map(([heading, section]) => {
    const named = HEADING.exec(heading)?.groups
    const told = TERMS.exec(section)?.groups
    if (named === undefined) throw new Error(`${file}: "### ${heading}" must read "### id: Title"`)
    if (told === undefined) throw new Error(`${file}, ${heading}: its names come first, behind ">"`)
    const { id: own = '', title = '' } = named
    const [idea = '', ...rest] = (told.text ?? '').trim().split('\n\n')
    return {
      ...meta,
      id: own,
      title,
      kind: 'breve',
      terms: (told.terms ?? '').split(';').map((term) => term.trim()),
      neighbours: meta.neighbours.filter((other) => other !== own),
      idea,
      body: rest.join('\n\n').trim(),
      misunderstanding: '',
      when: '',
      easier: '',
      otherExample: null,
      told: {},
    }
  })
}
