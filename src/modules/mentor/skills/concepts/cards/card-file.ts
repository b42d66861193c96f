import * as z from 'zod'
import { idOf, readContent, sectionsOf } from '../../../engine/content/front-matter'

export const word = z.string().trim().min(1)
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id of a card')

export const level = z.enum(['principiante', 'intermedio', 'avanzado'])

const cardFields = z.strictObject({
  title: word,
  /** A guide (where, how) need not show a program. */
  kind: z.enum(['concepto', 'guia']).default('concepto'),
  level,
  family: word,
  /** How one asks for it, where its first words do not say so. */
  question: z
    .string()
    .regex(/^¿.+\?$/)
    .optional(),
  /** How people call it: es-ES and Latin America, English, with and without slips. One of three words or more asks by itself. */
  terms: z.array(word).min(1),
  /** It is also meant when the question has a word of each group. */
  groups: z.array(z.array(word).min(1)).min(2).optional(),
  /** Words that, one of each group, tell of what it says the reason of («### Por qué»). */
  why: z.array(z.array(word).min(1)).min(2).optional(),
  neighbours: z.array(id).min(1),
  /** The lesson that goes further. */
  lesson: id.optional(),
  /** What a program here needs that readers' browsers lack: then no output is shown. */
  needs: word.optional(),
})

const contrastFields = z
  .strictObject({
    title: word,
    /** Two cards; `also`: more that it is about. */
    between: z.tuple([id, id]).optional(),
    also: z.array(id).default([]),
    /** Where they are no cards, or more than two: the words for each side, and the cards to go on with. */
    sides: z.array(z.array(word).min(1)).min(2).optional(),
    cards: z.array(id).default([]),
    /** As of a card. */
    needs: word.optional(),
  })
  .refine(({ between, sides }) => (between === undefined) !== (sides === undefined), 'either "between" or "sides"')

const CARD_SECTIONS = ['No te confundas', 'Cuándo', 'Más fácil'] as const
const CONTRAST_SECTIONS = ['Cuál usar', 'Truco'] as const
/** What is told first where a question asks just that; a card need not have any. */
const ASPECT_SECTIONS = { why: 'Por qué', speed: 'Rapidez', need: 'Hace falta' } as const
type Told = Partial<Record<keyof typeof ASPECT_SECTIONS, string>>

/** What one thing is. All texts are Markdown; `idea` is the first paragraph, `body` what follows it: a program and its output. */
export type Card = Omit<z.output<typeof cardFields>, 'kind'> & {
  id: string
  /** A brief one (`brief-file.ts`) has nothing in `misunderstanding`, `when` and `easier`. */
  kind: z.output<typeof cardFields>['kind'] | 'breve'
  idea: string
  body: string
  misunderstanding: string
  when: string
  easier: string
  otherExample: string | null
  told: Told
}

/** How two things differ. */
export type Contrast = z.output<typeof contrastFields> & {
  id: string
  body: string
  choice: string
  trick: string
  told: Told
}

export function parseCard(file: string, text: string): Card {
  const { meta, text: markdown } = readContent(file, text, cardFields)
  const { opening, sections } = sectionsOf(file, markdown)
  const [misunderstanding, when, easier] = CARD_SECTIONS.map((heading) => sectionIn(file, sections, heading))
  refuseOthers(file, sections, [...CARD_SECTIONS, ...Object.values(ASPECT_SECTIONS), 'Otro ejemplo'])
  const end = opening.search(/\n\n/)
  const [idea, body] = end < 0 ? [opening, ''] : [opening.slice(0, end), opening.slice(end).trim()]
  if (idea === '') throw new Error(`${file}: it must begin with what it is`)
  if (meta.kind === 'concepto' && !body.includes('```python')) throw new Error(`${file}: it shows no program`)
  return {
    ...meta,
    id: idOf(file),
    idea,
    body,
    misunderstanding: misunderstanding ?? '',
    when: when ?? '',
    easier: easier ?? '',
    otherExample: sections.get('Otro ejemplo') ?? null,
    told: toldIn(sections),
  }
}

export function parseContrast(file: string, text: string): Contrast {
  const { meta, text: markdown } = readContent(file, text, contrastFields)
  const { opening, sections } = sectionsOf(file, markdown)
  refuseOthers(file, sections, [...CONTRAST_SECTIONS, ...Object.values(ASPECT_SECTIONS)])
  const [choice, trick] = CONTRAST_SECTIONS.map((heading) => sectionIn(file, sections, heading))
  return { ...meta, id: idOf(file), body: opening, choice: choice ?? '', trick: trick ?? '', told: toldIn(sections) }
}

const toldIn = (sections: ReadonlyMap<string, string>): Told =>
  Object.fromEntries(
    Object.entries(ASPECT_SECTIONS).flatMap(([aspect, heading]) => {
      const text = sections.get(heading)
      return text === undefined ? [] : [[aspect, text]]
    }),
  )

function sectionIn(file: string, sections: ReadonlyMap<string, string>, heading: string): string {
  const text = sections.get(heading)
  if (text === undefined || text === '') throw new Error(`${file}: nothing under "### ${heading}"`)
  return text
}

function refuseOthers(file: string, sections: ReadonlyMap<string, string>, known: readonly string[]): void {
  const other = [...sections.keys()].find((heading) => !known.includes(heading))
  if (other !== undefined) throw new Error(`${file}: "### ${other}" is none of: ${known.join(', ')}`)
}
