import type { Range } from './ast'

/** A word of a source that need not be valid. `depth` is the number of brackets open before it. */
export type Token = Range & {
  is: 'name' | 'number' | 'string' | 'operator' | 'comment' | 'bad'
  text: string
  /** From 1. */
  line: number
  depth: number
  /** Whether a text is closed by its own quotes. */
  isClosed: boolean
}

const NAME = /[\p{L}_][\p{L}\p{N}_]*/uy
const NUMBER = /(?:0[xX][\da-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|(?:\d[\d_]*)?\.?\d[\d_]*\.?(?:[eE][+-]?\d+)?)[jJ]?/y
const OPERATOR =
  /(?:===|!==|\*\*=|\/\/=|>>=|<<=|\.\.\.|&&|\|\||\+\+|--|<>|=>|=<|==|!=|<=|>=|:=|->|\+=|-=|\*=|\/=|%=|&=|\|=|\^=|@=|\*\*|\/\/|<<|>>|[-+*/%@&|^~<>=()[\]{},:;.!?\\])/y
const PREFIX = /(?:[rRbBfFuUtT]{1,2})?(?="""|'''|"|')/y
const SPACE = /[ \t\f\r]+/y

/** The tokens of a source, read as a person would: a text that is not closed ends with its line. */
export function tokensOf(source: string): Token[] {
  const tokens: Token[] = []
  let depth = 0
  let line = 1
  let at = 0
  const add = (is: Token['is'], to: number, isClosed = true) => {
    const text = source.slice(at, to)
    if (is === 'operator' && CLOSERS.has(text)) depth = Math.max(0, depth - 1)
    tokens.push({ is, text, from: at, to, line, depth, isClosed })
    if (is === 'operator' && OPENERS.has(text)) depth += 1
    for (let next = text.indexOf('\n'); next !== -1; next = text.indexOf('\n', next + 1)) line += 1
    at = to
  }
  const end = (pattern: RegExp) => {
    pattern.lastIndex = at
    return pattern.test(source) ? pattern.lastIndex : at
  }
  while (at < source.length) {
    const space = end(SPACE)
    if (space > at) at = space
    else if (source[at] === '\n') [at, line] = [at + 1, line + 1]
    else if (source[at] === '#') add('comment', lineEnd(source, at))
    else {
      PREFIX.lastIndex = at
      if (PREFIX.test(source)) {
        const { to, isClosed } = textEnd(source, PREFIX.lastIndex)
        add('string', to, isClosed)
      } else if (end(NAME) > at) add('name', end(NAME))
      else if (/[\d.]/.test(source[at] ?? '') && end(NUMBER) > at) add('number', end(NUMBER))
      else if (end(OPERATOR) > at) add('operator', end(OPERATOR))
      else add('bad', at + ((source.codePointAt(at) ?? 0) > 0xffff ? 2 : 1))
    }
  }
  return tokens
}

function textEnd(source: string, quoteAt: number): { to: number; isClosed: boolean } {
  const letter = source[quoteAt] ?? ''
  const isTriple = source.startsWith(letter.repeat(3), quoteAt)
  const quote = isTriple ? letter.repeat(3) : letter
  const stop = isTriple ? source.length : lineEnd(source, quoteAt)
  for (let at = quoteAt + quote.length; at < stop; at += 1) {
    if (source[at] === '\\') at += 1
    else if (source.startsWith(quote, at)) return { to: at + quote.length, isClosed: true }
  }
  return { to: stop, isClosed: false }
}

function lineEnd(source: string, at: number): number {
  const end = source.indexOf('\n', at)
  return end === -1 ? source.length : end
}

export const OPENERS = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
])
export const CLOSERS = new Map([...OPENERS].map(([opener, closer]) => [closer, opener]))

/** Words that open a block, at the beginning of a line. */
export const HEADERS = new Set('if elif else for while def class try except finally with match case async'.split(' '))
export const KEYWORDS = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global if import in is ' +
    'lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
)
