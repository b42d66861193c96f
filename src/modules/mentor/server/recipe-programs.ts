import type { Recipe } from './catalogue'

/** A whole program of a lesson; `output` is the exact text it prints, if the lesson shows one. */
export type RecipeProgram = { code: string; output: string | null }

const PROGRAM = /^```python\n(?<code>[\s\S]*?)^```$(?:\n+\*\*Resultado:\*\*\n+```text\n(?<output>[\s\S]*?)^```$)?/gm

/** The Python programs in a piece of Markdown, in their order. */
export function programsIn(markdown: string): RecipeProgram[] {
  return [...markdown.matchAll(PROGRAM)].map(({ groups }) => ({
    code: groups?.code ?? '',
    output: groups?.output ?? null,
  }))
}

/** All programs of a lesson, those for PRO readers last. */
export function programsOf(recipe: Recipe): RecipeProgram[] {
  return [...programsIn(recipe.body), ...programsIn(recipe.deeper)]
}
