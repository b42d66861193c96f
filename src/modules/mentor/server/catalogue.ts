import { parse } from 'yaml'
import { z } from 'zod'
import { once } from '~/platform/once'

const FRONT_MATTER = /^---\r?\n(?<meta>[\s\S]*?)\r?\n---\r?\n(?<text>[\s\S]*)$/
const DEEPER_HEADING = /^### Más a fondo[ \t]*$/m

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower case, digits and hyphens')
const sentence = z.string().trim().min(3)
const wholeQuestion = z.string().regex(/^¿.+\?$/, 'a whole question, from "¿" to "?"')
const MIN_NEXT = 4

const recipeSchema = z.strictObject({
  id,
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
  /** Markdown for every reader. */
  body: z.string().trim().min(1),
  /** Markdown after the heading "Más a fondo", for readers of the PRO mentor. */
  deeper: z.string().trim().min(1),
})

/** One lesson of the embedded mentor. */
export type Recipe = z.infer<typeof recipeSchema>

/** Reads one lesson. `file` ends in `<id>.md`; a wrong lesson throws a sentence that names the file and the field. */
export function parseRecipe(file: string, text: string): Recipe {
  const parts = FRONT_MATTER.exec(text)?.groups
  if (parts === undefined) throw new Error(`${file}: it must begin with front matter between two lines of "---"`)
  const [body, deeper] = (parts.text ?? '').split(DEEPER_HEADING)
  const meta = z.record(z.string(), z.unknown()).safeParse(readYaml(file, parts.meta ?? ''))
  if (!meta.success) throw new Error(`${file}: the front matter must be a list of "field: value" lines`)
  const recipe = recipeSchema.safeParse({ ...meta.data, id: idOf(file), body, deeper })
  if (recipe.success) return recipe.data
  throw new Error(`${file}: ${recipe.error.issues.map(sayIssue).join('; ')}`)
}

/**
 * Reads all lessons, `files` being path → text, in the order of their ids. Throws like `parseRecipe`, and for an id in
 * `related` or `next` that no other lesson has.
 */
export function readCatalogue(files: Record<string, string>): readonly Recipe[] {
  const recipes = Object.entries(files)
    .map(([file, text]) => parseRecipe(file, text))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const ids = new Set(recipes.map((recipe) => recipe.id))
  for (const recipe of recipes) {
    refuseStrangers(recipe, 'related', recipe.related, ids)
    refuseStrangers(recipe, 'next', Object.keys(recipe.next), ids)
  }
  return recipes
}

function refuseStrangers({ id }: Recipe, field: string, named: readonly string[], ids: ReadonlySet<string>): void {
  const missing = named.find((other) => !ids.has(other) || other === id)
  if (missing !== undefined) throw new Error(`${id}.md: field "${field}": "${missing}" is no other lesson's id`)
}

const files = import.meta.glob<string>('/content/recipes/*.md', { query: '?raw', import: 'default', eager: true })

/** All lessons that ship with the product, parsed at the first call. */
export const catalogue = once((): readonly Recipe[] => readCatalogue(files))

function idOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/, '')
}

function readYaml(file: string, text: string): unknown {
  try {
    // All scalars as text: nobody who writes the keyword 21 or None means a number or null.
    return parse(text, { schema: 'failsafe' })
  } catch (cause) {
    throw new Error(`${file}: the front matter is not valid YAML (${String(cause)})`, { cause })
  }
}

function sayIssue(issue: z.core.$ZodIssue): string {
  return `field "${issue.path.join('.')}": ${issue.message}`
}
