import { Lexer, type MarkedToken, type Token } from 'marked'

/** A top-level piece of an answer; `start` is where it begins in the text, and its identity for as long as the text grows. */
export type Block = { start: number; raw: string; token: MarkedToken }
/** What comes before `sealedUpTo` will not be read again, however the text goes on. */
export type AnswerBlocks = { text: string; blocks: readonly Block[]; sealedUpTo: number }

/**
 * A paragraph or list that has become longer than this while it was written is cut in two: reading it whole each frame takes too
 * long. Lists take the longest.
 */
const SEALED_LENGTH = { paragraph: 6_000, list: 3_000 }

/**
 * Splits Markdown into blocks. Text that marked can't read (thousands of nested quotes overflow its stack) becomes one
 * plain paragraph.
 */
export function splitAnswer(markdown: string): AnswerBlocks {
  const text = normalised(markdown)
  return { text, blocks: read(text, 0), sealedUpTo: 0 }
}

/**
 * The blocks of a text that has grown. All but the last two blocks are finished and stay the same objects, so that
 * what they render to can be kept.
 */
export function extendAnswer(previous: AnswerBlocks, markdown: string): AnswerBlocks {
  const text = normalised(markdown)
  if (!text.startsWith(previous.text)) return splitAnswer(text)
  const finished = previous.blocks.filter(
    (block, at) => at < previous.blocks.length - 2 || endOf(block) <= previous.sealedUpTo,
  )
  const last = finished.at(-1)
  const start = last ? endOf(last) : 0
  return sealed({ text, blocks: [...finished, ...read(text.slice(start), start)], sealedUpTo: previous.sealedUpTo })
}

const endOf = ({ start, raw }: Block) => start + raw.length

function sealed(answer: AnswerBlocks): AnswerBlocks {
  const last = answer.blocks.at(-1)
  const cut = last ? cutOf(last) : 0
  if (last === undefined || cut <= 0) return answer
  const sealedUpTo = last.start + cut
  const parts = [...read(last.raw.slice(0, cut), last.start), ...read(last.raw.slice(cut), sealedUpTo)]
  return { ...answer, blocks: [...answer.blocks.slice(0, -1), ...parts], sealedUpTo }
}

/** Where a block that is too long is cut: before a list's last item, after a paragraph's last word; 0: nowhere. */
function cutOf({ raw, token: { type } }: Block): number {
  if ((type !== 'paragraph' && type !== 'list') || raw.length <= SEALED_LENGTH[type]) return 0
  if (type === 'paragraph') return raw.search(/\s\S*$/) + 1
  return [...raw.matchAll(/^(?:[-*+]|\d{1,9}[.)])\s/gm)].at(-1)?.index ?? 0
}

/** Reads one block's text anew, for a `raw` that was changed to be shown. */
export function readBlock(raw: string, start: number): readonly Block[] {
  return read(raw, start)
}

// marked does the same before it reads; done here so that offsets count in the same text.
const normalised = (text: string) => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text)

function read(text: string, offset: number): Block[] {
  let start = offset
  return lex(text).map((token) => {
    const block = { start, raw: token.raw, token }
    start += token.raw.length
    return block
  })
}

function lex(text: string): MarkedToken[] {
  try {
    return Lexer.lex(text).filter(isMarkedToken)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return [{ type: 'paragraph', raw: text, text, tokens: [{ type: 'text', raw: text, text }] }]
  }
}

const KINDS = {
  blockquote: true,
  br: true,
  checkbox: true,
  code: true,
  codespan: true,
  def: true,
  del: true,
  em: true,
  escape: true,
  heading: true,
  hr: true,
  html: true,
  image: true,
  link: true,
  list: true,
  list_item: true,
  paragraph: true,
  space: true,
  strong: true,
  table: true,
  text: true,
} satisfies Record<MarkedToken['type'], true>

/** Without extensions marked makes no other tokens; this tells the compiler so. */
export function isMarkedToken(token: Token): token is MarkedToken {
  return token.type in KINDS
}
