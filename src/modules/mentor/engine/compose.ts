import type { Block } from './skill'

/** No answer is longer, whatever was asked. */
const MAX_ANSWER_CHARACTERS = 9_000

/**
 * Blocks as Markdown. A fence is longer than any in the code; what would make the answer too long is left out, whole blocks at a time. A
 * heading is written with what follows it: one that nothing follows, or another heading, announces nothing.
 */
export function compose(blocks: readonly Block[]): string {
  let [markdown, heading] = ['', '']
  for (const block of blocks) {
    const next = markdownOf(block)
    if (next === '') continue
    if (block.kind === 'heading') {
      heading = next
      continue
    }
    const joined = [markdown, heading, next].filter((part) => part !== '').join('\n\n')
    if (joined.length > MAX_ANSWER_CHARACTERS) break
    markdown = joined
    heading = ''
  }
  return markdown
}

function markdownOf(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'markdown':
      return block.markdown.trim()
    case 'heading':
      return `### ${block.text}`
    case 'list':
      return block.items.map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n')
    case 'code': {
      const fence = '`'.repeat(Math.max(3, longestRun(block.code) + 1))
      return `${fence}${block.language}\n${block.code.replace(/(?<!\n)\n+$/, '')}\n${fence}`
    }
  }
}

const longestRun = (text: string) => Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length))

/** Text of a person as inline code: its backticks cannot end it, its line breaks not break it. */
export function inlineCode(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line === '') return ''
  const fence = '`'.repeat(longestRun(line) + 1)
  const margin = line.startsWith('`') || line.endsWith('`') ? ' ' : ''
  return `${fence}${margin}${line}${margin}${fence}`
}
