/** Markdown blocks one under the other; `false` leaves a block out. */
export function paragraphs(...blocks: readonly (string | false)[]): string {
  return blocks.filter((block) => block !== false).join('\n\n')
}

export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}
