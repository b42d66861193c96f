import type { MarkedToken } from 'marked'
import { readMarkdown } from '~/platform/markdown/read-markdown'

/** A top-level piece of an answer; `start` is where it begins in the text, and its identity for as long as the text grows. */
export type Block = { start: number; raw: string; token: MarkedToken }
/** What comes before `sealedUpTo` will not be read again, however the text goes on. */
export type AnswerBlocks = { text: string; blocks: readonly Block[]; sealedUpTo: number }

/** A list that has become longer than this while it was written is cut in two: reading it whole each frame takes too long. */
const SEALED_LENGTH = 3_000

/** Splits Markdown into blocks. */
export function splitAnswer(markdown: string): AnswerBlocks {
  const text = normalised(markdown)
  return { text, blocks: readBlocks(text, 0), sealedUpTo: 0 }
}

/**
 * The blocks of a text that has grown. All but the last two blocks are finished and stay the same objects, so that
 * what they render to can be used again.
 */
export function extendAnswer(previous: AnswerBlocks, markdown: string): AnswerBlocks {
  const text = normalised(markdown)
  if (!text.startsWith(previous.text)) return splitAnswer(text)
  const finished = previous.blocks.filter(
    (block, at) => at < previous.blocks.length - 2 || endOf(block) <= previous.sealedUpTo,
  )
  const last = finished.at(-1)
  const start = last ? endOf(last) : 0
  return sealed({
    text,
    blocks: [...finished, ...readBlocks(text.slice(start), start)],
    sealedUpTo: previous.sealedUpTo,
  })
}

const endOf = ({ start, raw }: Block) => start + raw.length

function sealed(answer: AnswerBlocks): AnswerBlocks {
  const last = answer.blocks.at(-1)
  const cut = last ? cutOf(last) : 0
  if (last === undefined || cut <= 0) return answer
  const sealedUpTo = last.start + cut
  const parts = [...readBlocks(last.raw.slice(0, cut), last.start), ...readBlocks(last.raw.slice(cut), sealedUpTo)]
  return { ...answer, blocks: [...answer.blocks.slice(0, -1), ...parts], sealedUpTo }
}

/** Where a list that is too long is cut: before its last item; 0: nowhere. */
function cutOf({ raw, token: { type } }: Block): number {
  if (type !== 'list' || raw.length <= SEALED_LENGTH) return 0
  return [...raw.matchAll(/^(?:[-*+]|\d{1,9}[.)])\s/gm)].at(-1)?.index ?? 0
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
