import { shownPrograms } from '../../engine/content/programs-in'
import type { Lesson } from './lesson-file'
import { lessonOf } from './lessons'

const MAX_RELATED_TITLES = 3

/** The headings that every lesson has, in their order. */
export const SECTIONS = ['Paso a paso', 'Errores frecuentes', 'Para practicar'] as const
export type Section = (typeof SECTIONS)[number]

/** The text under one heading of a lesson, without the heading; throws if the lesson lacks it. */
export function sectionOf(lesson: Lesson, section: Section): string {
  const start = lesson.body.indexOf(`### ${section}\n`)
  if (start < 0) throw new Error(`${lesson.id}: no section "${section}"`)
  const text = lesson.body.slice(lesson.body.indexOf('\n', start) + 1)
  const end = text.indexOf('\n### ')
  return (end < 0 ? text : text.slice(0, end)).trim()
}

/** The paragraph that opens a lesson. */
export const ideaOf = (lesson: Lesson): string => lesson.body.slice(0, lesson.body.indexOf('```')).trim()

/** The lesson's first program and what it prints, as Markdown. */
export function exampleOf(lesson: Lesson): string {
  const [program] = shownPrograms(lesson.body)
  if (program === undefined) throw new Error(`${lesson.id}: no program`)
  const result = program.output === null ? '' : `\n\n**Resultado:**\n\n\`\`\`text\n${program.output}\`\`\``
  return `\`\`\`python\n${program.code}\`\`\`${result}`
}

/** The lessons named as related, in the order of the lesson. */
export const relatedTo = (lesson: Lesson): Lesson[] => lesson.related.flatMap((id) => lessonOf(id) ?? [])

/** What one can ask next: the titles of the first related lessons. */
export const relatedTitles = (lesson: Lesson): string[] =>
  relatedTo(lesson)
    .slice(0, MAX_RELATED_TITLES)
    .map(({ title }) => title)
