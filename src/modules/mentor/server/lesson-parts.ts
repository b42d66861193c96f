import { catalogue, type Recipe } from './catalogue'
import { programsIn } from './recipe-programs'

const MAX_RELATED_TITLES = 3

/** The headings that every lesson has, in their order. */
export const SECTIONS = ['Paso a paso', 'Errores frecuentes', 'Para practicar'] as const
export type Section = (typeof SECTIONS)[number]

/** The text under one heading of a lesson, without the heading; throws if the lesson lacks it. */
export function sectionOf(recipe: Recipe, section: Section): string {
  const start = recipe.body.indexOf(`### ${section}\n`)
  if (start < 0) throw new Error(`${recipe.id}: no section "${section}"`)
  const text = recipe.body.slice(recipe.body.indexOf('\n', start) + 1)
  const end = text.indexOf('\n### ')
  return (end < 0 ? text : text.slice(0, end)).trim()
}

/** The paragraph that opens a lesson. */
export function ideaOf(recipe: Recipe): string {
  return recipe.body.slice(0, recipe.body.indexOf('```')).trim()
}

/** The lesson's first program and what it prints, as Markdown. */
export function exampleOf(recipe: Recipe): string {
  const [program] = programsIn(recipe.body)
  if (program === undefined) throw new Error(`${recipe.id}: no program`)
  const result = program.output === null ? '' : `\n\n**Resultado:**\n\n\`\`\`text\n${program.output}\`\`\``
  return `\`\`\`python\n${program.code}\`\`\`${result}`
}

/** The lessons named as related, in the order of the lesson. */
export function relatedTo(recipe: Recipe): Recipe[] {
  const all = catalogue()
  return recipe.related.flatMap((id) => all.find((other) => other.id === id) ?? [])
}

/** What one can ask next: the titles of the first related lessons. */
export function relatedTitles(recipe: Recipe): string[] {
  return relatedTo(recipe)
    .slice(0, MAX_RELATED_TITLES)
    .map(({ title }) => title)
}
