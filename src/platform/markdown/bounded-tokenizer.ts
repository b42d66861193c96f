import { Tokenizer, type Tokens } from 'marked'

/** Lists and quotes within each other; what stands deeper is text. */
const MAX_DEPTH = 12
/** The lines of a heading that is underlined. */
const MAX_HEADING_LINES = 8
const MAX_ADDRESS_LENGTH = 500
/** A cell costs less than a block; code, which is a figure with a button, more. */
const CELLS_A_BLOCK = 4
const BLOCKS_A_PROGRAM = 4

/** marked's rules, where they take longer than what they find is worth. */
export class BoundedTokenizer extends Tokenizer {
  /** How many blocks may still be made: items of lists, quotes, code, rows; whoever reads counts lines. */
  blocksLeft = 0
  private depth = 0

  override list(src: string): Tokens.List | undefined {
    const list = this.within(() => super.list(src))
    this.blocksLeft -= list?.items.length ?? 0
    return list
  }

  override blockquote(src: string): Tokens.Blockquote | undefined {
    const quote = this.within(() => super.blockquote(src))
    if (quote) this.blocksLeft -= 1
    return quote
  }

  override code(src: string): Tokens.Code | undefined {
    return this.program(super.code(src))
  }

  override fences(src: string): Tokens.Code | undefined {
    return this.program(super.fences(src))
  }

  private program(found: Tokens.Code | undefined): Tokens.Code | undefined {
    if (found) this.blocksLeft -= BLOCKS_A_PROGRAM
    return found
  }

  private within<Found>(read: () => Found | undefined): Found | undefined {
    if (this.depth >= MAX_DEPTH || this.blocksLeft < 0) return undefined
    this.depth += 1
    try {
      return read()
    } finally {
      this.depth -= 1
    }
  }

  /** Every line of a list item asks whether it begins such a heading: it looks no further than a heading goes. */
  override lheading(src: string): Tokens.Heading | undefined {
    return super.lheading(firstLines(src, MAX_HEADING_LINES))
  }

  /** Rows are filled up to the width of the header: one of a hundred cells over a hundred empty lines is no table. */
  override table(src: string): Tokens.Table | undefined {
    const header = src.slice(0, Math.max(src.indexOf('\n'), 0))
    if (header === '') return undefined
    const block = src.split(/\n[ \t]*\n/, 1)[0] ?? ''
    const cells = header.split('|').length * block.split('\n').length
    if (cells > block.length + header.length || cells / CELLS_A_BLOCK > this.blocksLeft) return undefined
    const table = super.table(src)
    if (table) this.blocksLeft -= cells / CELLS_A_BLOCK
    return table
  }

  /** An address that is bare in the text; a word that goes on and on is none. */
  override url(src: string): Tokens.Link | undefined {
    const [word = ''] = /^\S*/.exec(src.slice(0, MAX_ADDRESS_LENGTH + 1)) ?? []
    return word.length > MAX_ADDRESS_LENGTH ? undefined : super.url(src)
  }
}

/** Whole lines, with the blank ones that follow them. */
function firstLines(text: string, count: number): string {
  let end = -1
  for (let line = 0; line < count; line += 1) {
    end = text.indexOf('\n', end + 1)
    if (end === -1) return text
  }
  while (text.charAt(end + 1) === '\n') end += 1
  return text.slice(0, end + 1)
}
