import * as z from 'zod'
import { idOf, readContent, sectionsOf } from '../../engine/content/front-matter'

const words = z.string().trim().min(1)
const fields = z.strictObject({
  title: words.min(3),
  /** A question says one of each group; forms, synonyms and slips are understood. */
  terms: z.array(z.array(words).min(1)).min(1),
  /** Words by which something else is asked. */
  not: z.array(words).default([]),
  /** Ways of asking it, as people type. */
  asks: z.array(words.min(3)).min(2),
  /** What must be installed with pip: then no output is claimed. */
  packages: z.array(words).default([]),
  /** Why it cannot be run in a browser, so that no output is claimed: «abre una ventana». */
  elsewhere: words.optional(),
})

/** One thing that is done in few lines: why so, a program with what it prints, and what usually goes wrong. */
export type Howto = z.output<typeof fields> & {
  id: string
  /** As it is written, with its files and what is typed: `answerOf` makes what is read of it. */
  source: string
}

const TRAP = 'Ojo'
const PROGRAM = /^```python\n/m
const OUTPUT = /^\*\*(?:Resultado|Un resultado posible):\*\*\n/m

/** Reads one how-to; what is wrong is thrown as a sentence that names the file and the field. */
export function parseHowto(file: string, text: string): Howto {
  const { meta, text: source } = readContent(file, text, fields)
  const { opening, sections } = sectionsOf(file, source)
  if (opening.startsWith('```')) throw new Error(`${file}: it must say why before it shows how`)
  if (!PROGRAM.test(opening)) throw new Error(`${file}: it must show a program`)
  if (sections.size !== 1 || !sections.get(TRAP)) throw new Error(`${file}: it must end with one section "### ${TRAP}"`)
  const isRun = meta.packages.length === 0 && meta.elsewhere === undefined
  if (isRun !== OUTPUT.test(source))
    throw new Error(
      `${file}: ${isRun ? 'it must show what the program prints' : 'an output of what cannot be run here'}`,
    )
  return { ...meta, id: idOf(file), source }
}

const TYPED = /^```stdin\n[\s\S]*?^```\n+/gm
const FILE = /^```archivo ([^\n]+)\n/gm

/** What a reader gets: the files of a how-to are introduced, and what is typed stands on the screen already. */
export const answerOf = ({ source }: Howto): string =>
  source.replace(TYPED, '').replace(FILE, (_whole, name: string) => `Con este archivo, \`${name}\`:\n\n\`\`\`text\n`)

/** For the advanced, who know the usual trap. */
export const briefAnswerOf = (howto: Howto): string => answerOf(howto).split(`\n### ${TRAP}`)[0]?.trimEnd() ?? ''

/** The program of a how-to with what it is given, for those who run it. */
export function programIn({ source }: Howto) {
  const code = /^```python\n([\s\S]*?)^```$/m.exec(source)?.[1] ?? ''
  const stdin = /^```stdin\n([\s\S]*?)^```$/m.exec(source)?.[1] ?? ''
  const files = [...source.matchAll(/^```archivo ([^\n]+)\n([\s\S]*?)^```$/gm)]
  const output = /^\*\*Resultado:\*\*\n+```text\n([\s\S]*?)^```$/m.exec(source)?.[1] ?? null
  return {
    code,
    stdin,
    output,
    files: Object.fromEntries(files.map(([, name = '', text = '']) => [name.trim(), text])),
  }
}
