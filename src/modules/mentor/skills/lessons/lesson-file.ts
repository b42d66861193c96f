import * as z from 'zod'
import { idOf, readContent } from '../../engine/content/front-matter'

const DEEPER_HEADING = /^### Más a fondo[ \t]*$/m

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower case, digits and hyphens')
const sentence = z.string().trim().min(3)
const wholeQuestion = z.string().regex(/^¿.+\?$/, 'a whole question, from "¿" to "?"')
const MIN_NEXT = 4

const lessonFields = z.strictObject({
  title: sentence,
  kind: z.enum(['receta', 'concepto']),
  level: z.enum(['inicial', 'intermedio', 'avanzado']),
  topic: z.enum([
    'lenguaje',
    'textos',
    'colecciones',
    'funciones',
    'clases',
    'archivos',
    'datos',
    'fechas',
    'errores',
    'negocio',
    'herramientas',
  ]),
  questions: z.array(sentence).min(5),
  keywords: z.array(z.string().trim().min(1)).min(1),
  related: z.array(id).min(2),
  /** What one could ask next, easier first: the lesson that answers it → the question, which stands on its own. */
  next: z.record(id, wholeQuestion).refine((next) => Object.keys(next).length >= MIN_NEXT, `at least ${MIN_NEXT}`),
})

/** A lesson: longer than a card, with steps, common mistakes and an exercise. */
export type Lesson = z.output<typeof lessonFields> & {
  id: string
  /** Markdown for every reader. */
  body: string
  /** Markdown after the heading "Más a fondo", for readers of the PRO mentor. */
  deeper: string
}

/** Reads one lesson. `file` ends in `<id>.md`; a wrong lesson throws a sentence that names the file and the field. */
export function parseLesson(file: string, text: string): Lesson {
  const { meta, text: markdown } = readContent(file, text, lessonFields)
  const [body = '', deeper = ''] = markdown.split(DEEPER_HEADING).map((part) => part.trim())
  if (body === '') throw new Error(`${file}: field "body": nothing is said`)
  if (deeper === '') throw new Error(`${file}: field "deeper": nothing under "### Más a fondo"`)
  return { ...meta, id: idOf(file), body, deeper }
}

/**
 * Reads all lessons, `files` being path → text, in the order of their ids. Throws like `parseLesson`, and for an id in
 * `related` or `next` that no other lesson has.
 */
export function readLessons(files: Record<string, string>): readonly Lesson[] {
  const lessons = Object.entries(files)
    .map(([file, text]) => parseLesson(file, text))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const ids = new Set(lessons.map((lesson) => lesson.id))
  for (const lesson of lessons) {
    refuseStrangers(lesson, 'related', lesson.related, ids)
    refuseStrangers(lesson, 'next', Object.keys(lesson.next), ids)
  }
  return lessons
}

function refuseStrangers({ id }: Lesson, field: string, named: readonly string[], ids: ReadonlySet<string>): void {
  const missing = named.find((other) => !ids.has(other) || other === id)
  if (missing !== undefined) throw new Error(`${id}.md: field "${field}": "${missing}" is no other lesson's id`)
}
