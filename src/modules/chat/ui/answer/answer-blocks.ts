import type { MarkedToken } from 'marked'
import { readMarkdown } from '~/platform/markdown/read-markdown'

/** A top-level piece of an answer; `start` is where it begins in the text, and its identity for as long as the text grows. */
export type Block = { start: number; raw: string; token: MarkedToken }
export type AnswerBlocks = { text: string; blocks: readonly Block[] }

/** Splits Markdown into blocks. */
export const splitAnswer = (markdown: string): AnswerBlocks => extendAnswer({ text: '', blocks: [] }, markdown)

/**
 * The blocks of a text that has grown. All but the last two blocks are finished and stay the same objects, so that
 * what they render to can be used again.
 */
export function extendAnswer(previous: AnswerBlocks, markdown: string): AnswerBlocks {
  const text = normalised(markdown)
  const finished = text.startsWith(previous.text) ? previous.blocks.slice(0, -2) : []
  const last = finished.at(-1)
  const start = last ? last.start + last.raw.length : 0
  return { text, blocks: [...finished, ...readBlocks(text.slice(start), start)] }
}

// marked does the same before it reads; done here so that offsets count in the same text.
const normalised = (text: string) => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text)

/** The blocks of a text that begins at `offset` of the whole. */
export function readBlocks(text: string, offset: number): Block[] {
  let start = offset
  return readMarkdown(text).map((token) => {
    const block = { start, raw: token.raw, token }
    start += token.raw.length
    return block
  })
}
