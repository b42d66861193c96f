import * as z from 'zod'
import { readFields, sayIssue } from '../../../engine/content/front-matter'
import { readBody } from './program-body'
import { readSignature } from './signature'

const FRONT_MATTER = /^---\r?\n(?<meta>[\s\S]*?)\r?\n---\r?\n(?<text>[\s\S]*)$/
const PLACE = /(?:^|\/)(?<family>[a-z0-9-]+)\/(?<id>[a-z0-9]+(?:-[a-z0-9]+)*)\.md$/

const words = z.string().trim().min(1)
const date = z.iso.date()
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/
const name = z.string().regex(NAME, 'a Python name without accents')

/** How what is stated becomes the value in the code: a number as it is, 21 % as 0.21, a text, three or more numbers as a list. */
const unit = z.enum(['number', 'percent', 'text', 'list', 'tiers']).default('number')
/** From which to which number the value makes sense: «las que pasan de 40 al 1,5» states one of hours and one of times. */
const between = z.tuple([z.coerce.number(), z.coerce.number()]).optional()

/** Made-up cases: what values are made from, what is called with them, and what it must give. */
const property = z.strictObject({
  given: z.record(name, words),
  /** What is tried where it is not the function with these values. */
  call: words.optional(),
  when: words.optional(),
  equals: words.optional(),
  holds: words.optional(),
  says: words.optional(),
})

const frontMatter = z.strictObject({
  title: words.min(3),
  level: z.enum(['principiante', 'intermedio', 'avanzado']),
  /** Words that decide by themselves; a program without them is known by its `asks`. */
  terms: z.array(z.array(words).min(1)).default([]),
  not: z.array(words).default([]),
  asks: z.array(words.min(3)).min(3),
  function: z.string().transform(readSignature).optional(),
  /** How each parameter is asked for at the keyboard. */
  labels: z.record(name, words).default({}),
  /** What the program made of function and labels says; two sentences for a function that says yes or no. */
  answer: z.union([words.transform((one) => [one]), z.array(words).min(1).max(2)]).default(['{resultado}']),
  constants: z.record(name, z.strictObject({ words: z.array(words).min(1), unit, between })).default({}),
  cases: z.array(z.tuple([words, words])).default([]),
  raises: z.array(z.tuple([words, name])).default([]),
  properties: z.array(property).default([]),
  /** Of tables that change by law. */
  valid: z.strictObject({ from: date, until: date, source: z.url() }).optional(),
  /** What must be installed with pip. */
  packages: z.array(words).default([]),
  /** Why it cannot be run in a browser, so that no output is claimed: «abre una ventana». */
  elsewhere: words.optional(),
})

const programSchema = frontMatter.extend({ id: words, family: words, body: z.string().transform(readBody) })

/** A program that a teacher wrote, to be adapted to what somebody asks for. */
export type Program = z.output<typeof programSchema>

/** Reads one program. `file` ends in `<family>/<id>.md`; what is wrong is thrown as a sentence that names the file and the field. */
export function parseProgram(file: string, text: string): Program {
  const place = PLACE.exec(file)?.groups
  if (place === undefined) throw new Error(`${file}: it must be called <family>/<id>.md, in lower case with hyphens`)
  const parts = FRONT_MATTER.exec(text)?.groups
  if (parts === undefined) throw new Error(`${file}: it must begin with front matter between two lines of "---"`)
  const meta = z.record(z.string(), z.unknown()).safeParse(readFields(file, parts.meta ?? ''))
  if (!meta.success) throw new Error(`${file}: the front matter must be a list of "field: value" lines`)
  const program = programSchema.safeParse({ ...meta.data, id: place.id, family: place.family, body: parts.text ?? '' })
  if (!program.success) throw new Error(`${file}: ${program.error.issues.map(sayIssue).join('; ')}`)
  const wrong = wrongFields(program.data)
  if (wrong.length > 0) throw new Error(`${file}: ${wrong.join('; ')}`)
  return program.data
}

/** Reads all programs, `files` being path → text, in the order of their ids. Throws like `parseProgram`, and for an id that two have. */
export function readPrograms(files: Record<string, string>): readonly Program[] {
  const programs = Object.entries(files)
    .map(([file, text]) => parseProgram(file, text))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const twice = programs.find(({ id }, at) => programs[at + 1]?.id === id)
  if (twice) throw new Error(`${twice.id}.md: another family has a program of this name`)
  return programs
}

/** What one field asks of another. */
function wrongFields({ function: signature, labels, cases, raises, properties, body }: Program): string[] {
  const wrong: string[] = []
  const parameters = signature?.parameters.map((parameter) => parameter.name) ?? []
  const functions = body.sections.filter(({ kind }) => kind === 'function')
  for (const label of Object.keys(labels))
    if (!parameters.includes(label)) wrong.push(`field "labels": the function has no parameter "${label}"`)
  if (functions.length > 0 && signature === undefined) wrong.push('field "function": a section "Función" needs it')
  if (signature !== undefined && functions.length === 0) wrong.push('field "function": there is no section "Función"')
  if (cases.length + raises.length > 0 && functions.length === 0 && !body.sections.some(({ kind }) => kind === 'class'))
    wrong.push('field "cases": there is no section "Función" or "Clase" to try them with')
  if (properties.length > 0 && functions.length === 0)
    wrong.push('field "properties": there is no section "Función" to try them with')
  return [...wrong, ...properties.flatMap((one) => wrongProperty(one, parameters))]
}

function wrongProperty(
  { given, call, equals, holds, says }: z.output<typeof property>,
  parameters: string[],
): string[] {
  const wrong: string[] = []
  const names = Object.keys(given)
  if (call === undefined && names.join() !== parameters.slice(0, names.length).join())
    wrong.push('field "properties": without "call" what is "given" must be the function\'s parameters, in their order')
  if ((equals === undefined) === (holds === undefined))
    wrong.push('field "properties": each needs either "equals" or "holds"')
  if ((holds === undefined) !== (says === undefined))
    wrong.push('field "properties": "says" tells in Spanish what "holds" means, and goes with it')
  return wrong
}
