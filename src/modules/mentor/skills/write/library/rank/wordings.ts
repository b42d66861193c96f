import { once } from '~/platform/once'
import { sectionsOf } from '../../../../engine/content/front-matter'
import type { Program } from '../../recipes/program-file'

const files = import.meta.glob<string>('/content/wordings/persona-*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** How one person asks for a program, and what they would ask for with much the same words that it does not do. */
export type Wordings = { by: string; asks: readonly string[]; others: readonly string[] }

const ASK = /^- (?!no: )(.+)$/gm
const OTHER = /^- no: (.+)$/gm

/** Ways of asking for each program, by its id, of each person who wrote some. */
const allWordings = once((): ReadonlyMap<string, readonly Wordings[]> => {
  const wordings = new Map<string, Wordings[]>()
  for (const [by, text] of Object.entries(files)) {
    for (const [id, section] of sectionsOf(by, text).sections) {
      const [asks, others] = [ASK, OTHER].map((line) => [...section.matchAll(line)].map(([, ask = '']) => ask))
      const own = wordings.get(id) ?? []
      own.push({ by, asks: asks ?? [], others: others ?? [] })
      wordings.set(id, own)
    }
  }
  return wordings
})

/** How people ask for a program, beside its own `asks`. */
export const wordingsOf = ({ id }: Program): readonly Wordings[] => allWordings().get(id) ?? []
