/** A line of Markdown by its pieces of code and what stands between them. */
export const textParts = (markdown: string): { text: string; isCode: boolean }[] =>
  markdown
    .split('`')
    .map((text, at) => ({ text, isCode: at % 2 === 1 }))
    .filter(({ text }) => text !== '')
