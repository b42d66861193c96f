import * as z from 'zod'
import { idOf, readContent, sectionsOf } from '../../engine/content/front-matter'

const word = z.string().trim().min(1)
const subjects = z.array(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)).min(1)
export const level = z.enum(['principiante', 'intermedio', 'avanzado'])

const fields = z
  .strictObject({
    title: word,
    level,
    kind: z.enum(['ejercicio', 'proyecto']).default('ejercicio'),
    /** Ids of cards; the first is what it is mostly about. */
    subjects,
    /** An expression and what it must be: `suma([1, 2])`, `3`. Statements before it end in `; `. */
    checks: z.array(z.tuple([word, word])).default([]),
    /** An expression and the exception that it must raise. */
    raises: z.array(z.tuple([word, word])).default([]),
    /** What is typed, and what must be on the screen in this order; `never` must not be there. */
    cases: z
      .array(
        z.strictObject({
          input: z.array(z.string()).default([]),
          prints: z.array(word).default([]),
          never: z.array(word).default([]),
        }),
      )
      .default([]),
    /** A library that readers' browsers lack: nobody can check what is written with it. */
    needs: word.optional(),
  })
  .refine(
    ({ checks, cases, needs }) =>
      needs === undefined ? checks.length > 0 !== cases.length > 0 : checks.length + cases.length === 0,
    'either "checks" or "cases", and neither with "needs"',
  )

const SECTIONS = ['Ejemplo', 'Pistas', 'Solución', 'Soluciones con fallo']
const PROGRAM = /^```python\n([\s\S]*?)^```$/gm

export type Exercise = z.output<typeof fields> & {
  id: string
  statement: string
  /** What the screen looks like, for programs that ask. */
  example: string | null
  hints: readonly string[]
  solution: string
  faulty: readonly string[]
  /** Id of the world that it is set in, where it can be set in others. */
  world?: string
}

/** Reads one exercise; what is wrong is thrown as a sentence that names the file and the field. */
export function parseExercise(file: string, text: string): Exercise {
  const { meta, text: markdown } = readContent(file, text, fields)
  const { opening: statement, sections } = sectionsOf(file, markdown)
  const other = [...sections.keys()].find((heading) => !SECTIONS.includes(heading))
  if (other !== undefined) throw new Error(`${file}: "### ${other}" is none of: ${SECTIONS.join(', ')}`)
  const hints = (sections.get('Pistas') ?? '').split(/^\d\. /m).flatMap((hint) => hint.trim() || [])
  const [solution, ...more] = programsIn(sections.get('Solución') ?? '')
  const faulty = programsIn(sections.get('Soluciones con fallo') ?? '')
  if (statement === '') throw new Error(`${file}: it must begin with what is asked`)
  if (hints.length !== 3) throw new Error(`${file}: there must be three hints, from "1. " to "3. "`)
  if (solution === undefined || more.length > 0) throw new Error(`${file}: one program under "### Solución"`)
  if (faulty.length < 2 && meta.needs === undefined)
    throw new Error(`${file}: two programs or more under "### Soluciones con fallo"`)
  return { ...meta, id: idOf(file), statement, example: sections.get('Ejemplo') ?? null, hints, solution, faulty }
}

const programsIn = (markdown: string) => [...markdown.matchAll(PROGRAM)].map(([, code = '']) => code)
