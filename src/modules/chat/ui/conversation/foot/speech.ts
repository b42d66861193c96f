/** What a screen reader is told of a growing answer: `text` to be said now, `upTo` how far the answer has been said. */
export type Speech = { text: string; upTo: number }

/**
 * The sentences that are finished since `from`, without Markdown's marks. Code is announced, not read out. With
 * `isWhole` the rest is said too, finished or not.
 */
export function finishedSentences(answer: string, from: number, isWhole: boolean): Speech {
  const upTo = isWhole ? answer.length : endOfLastSentence(answer, from)
  return { text: spoken(answer.slice(from, upTo)), upTo }
}

/** Never inside a code fence: its dots end no sentences, and it is announced when it is whole. */
function endOfLastSentence(answer: string, from: number): number {
  const fences = [...answer.slice(from).matchAll(/^[ \t]*```.*\n/gm)]
  const openFence = fences.length % 2 === 1 ? fences.at(-1) : undefined
  const readable = openFence ? answer.slice(0, from + openFence.index) : answer
  const ends = [...readable.slice(from).matchAll(/[.!?:…](?=\s)|\n/g)]
  const last = ends.at(-1)
  return last ? from + last.index + 1 : from
}

function spoken(markdown: string): string {
  return markdown
    .replace(/^[ \t]*```[\s\S]*?(?:^[ \t]*```.*$|$(?![\s\S]))/gm, ' Bloque de código. ')
    .replace(/!?\[([^[\]]{0,300})\]\([^()]{0,500}\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+])\s+/gm, '')
    .replace(/^[-:| \t]+$/gm, '')
    .replace(/[*`|]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
