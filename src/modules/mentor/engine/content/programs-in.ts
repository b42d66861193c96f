/** A program in Markdown with what it is said to do: what is typed, what is on the screen, the last line of its error. */
export type ShownProgram = { code: string; stdin: string; output: string | null; error: string | null }

const block = (name: string) =>
  `(?:\\n+\\*\\*${name}:\\*\\*\\n+\`\`\`text\\n(?<${name.split(' ')[0]}>[\\s\\S]*?)^\`\`\`$)?`
const PROGRAM = new RegExp(
  `^\`\`\`python\\n(?<code>[\\s\\S]*?)^\`\`\`$${block('Si escribes')}${block('Resultado')}${block('Error')}`,
  'gm',
)

/** The Python programs in a piece of Markdown, in their order. */
export function shownPrograms(markdown: string): ShownProgram[] {
  return [...markdown.matchAll(PROGRAM)].map(({ groups }) => ({
    code: groups?.code ?? '',
    stdin: groups?.Si ?? '',
    output: groups?.Resultado ?? null,
    error: groups?.Error?.trim() ?? null,
  }))
}
