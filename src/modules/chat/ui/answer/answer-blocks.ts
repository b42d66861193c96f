import { Lexer, type MarkedToken, type Token } from 'marked'

/** A top-level piece of an answer; `start` is where it begins in the text, and its identity for as long as the text grows. */
export type Block = { start: number; raw: string; token: MarkedToken }
export type AnswerBlocks = { text: string; blocks: readonly Block[] }

/**
 * Splits Markdown into blocks. Text that marked can't read (thousands of nested quotes overflow its stack) becomes one
 * plain paragraph.
 */
export function splitAnswer(markdown: string): AnswerBlocks {
  const text = normalised(markdown)
  return { text, blocks: read(text, 0) }
}

/**
 * The blocks of a text that has grown. All but the last two blocks are finished and stay the same objects, so that
 * what they render to can be kept.
 */
export function extendAnswer(previous: AnswerBlocks, markdown: string): AnswerBlocks {
  const text = normalised(markdown)
  if (!text.startsWith(previous.text)) return splitAnswer(text)
  const finished = previous.blocks.slice(0, -2)
  const last = finished.at(-1)
  const start = last ? last.start + last.raw.length : 0
  return { text, blocks: [...finished, ...read(text.slice(start), start)] }
}

/** Reads one block's text anew, for a `raw` that was changed to be shown. */
export function readBlock(raw: string, start: number): readonly Block[] {
  return read(raw, start)
}

// marked does the same before it reads; done here so that offsets count in the same text.
const normalised = (text: string) => text.replace(/\r\n?/g, '\n')

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
