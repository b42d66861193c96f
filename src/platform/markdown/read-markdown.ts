import { getDefaults, Lexer, type MarkedToken, type Token } from 'marked'
import { BoundedTokenizer } from './bounded-tokenizer'
import { opensFence, regionEnd } from './regions'

/** Blocks are lines at most: ordinary text has some sixty characters in each. */
const ANY_BLOCKS = 200
const CHARACTERS_A_BLOCK = 20

/** What makes marked look through all that follows in its run of text. */
const MARKS = /[`[\]!<\\&@]/g
/** Looked for letter by letter, in classes of Unicode. */
const EMPHASIS = /[*_]+|~+/g
const EMPHASIS_COST = 5
/** In marks times characters; ordinary text comes to a tenth. */
const ANY_COST = 250_000
const COST_A_CHARACTER = 100
/** What a mark makes is rendered, too. */
const COST_OF_DRAWING = 100

/**
 * The top-level blocks of a text in Markdown; their `raw` is the text (with `\n` for every line end). Takes time in proportion to the
 * text, whoever wrote it: marked gets it in regions, and what nobody would write (hundreds of marks in a sentence, lists in lists in
 * lists, thousands of lines of a letter each) stays plain text.
 */
export function readMarkdown(markdown: string): MarkedToken[] {
  return new BoundedLexer().read(markdown.replace(/\r\n?/g, '\n')).filter(isMarkedToken)
}

/** Without extensions marked makes no other tokens; this tells the compiler so. */
export const isMarkedToken = (token: Token): token is MarkedToken => token.type !== 'generic'

class BoundedLexer extends Lexer {
  private readonly rules: BoundedTokenizer
  private costLeft = 0

  constructor() {
    const rules = new BoundedTokenizer()
    super({ ...getDefaults(), tokenizer: rules })
    this.rules = rules
  }

  read(text: string): Token[] {
    this.rules.blocksLeft = ANY_BLOCKS + text.length / CHARACTERS_A_BLOCK
    this.costLeft = ANY_COST + COST_A_CHARACTER * text.length
    this.readBlocks(text)
    for (const { src, tokens } of this.inlineQueue) {
      this.state.inRawBlock = false
      this.inlineTokens(src, tokens)
    }
    return this.tokens
  }

  private readBlocks(text: string) {
    let at = 0
    while (at < text.length && this.rules.blocksLeft > 0) {
      const fence = opensFence(text, at) ? this.rules.fences(text.slice(at)) : undefined
      const end = fence ? at + fence.raw.length : regionEnd(text, at)
      if (fence) this.tokens.push(fence)
      else this.readRegion(text.slice(at, end))
      at = end
    }
    if (at < text.length) this.tokens.push(plain(text.slice(at)))
  }

  /** Costs as many blocks as it has lines, or as were made of it if they are more. */
  private readRegion(region: string) {
    const leftAfterLines = this.rules.blocksLeft - linesIn(region)
    this.blockTokens(region, this.tokens)
    this.rules.blocksLeft = Math.min(this.rules.blocksLeft, leftAfterLines)
  }

  /** Runs within bold or a link are read again, and cost again. */
  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    const marks = (src.match(MARKS)?.length ?? 0) + EMPHASIS_COST * (src.match(EMPHASIS)?.length ?? 0)
    const cost = marks * (src.length + COST_OF_DRAWING)
    if (cost > this.costLeft) {
      tokens.push({ type: 'text', raw: src, text: src, escaped: false })
      return tokens
    }
    this.costLeft -= cost
    return super.inlineTokens(src, tokens)
  }
}

const linesIn = (text: string) => text.split('\n').length - 1

/** As a block of HTML would be shown: its lines are kept. */
const plain = (text: string): Token => ({ type: 'html', raw: text, text, block: true, pre: false })
