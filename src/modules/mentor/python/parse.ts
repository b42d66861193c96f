import { parser } from '@lezer/python'
import { latest } from '~/platform/text/latest'
import type { Module } from './ast'
import { readBlock } from './read-statement'

/** Twice the longest message; a longer source is read up to here. */
const MAX_SOURCE_CHARACTERS = 16_000
/** Trees are walked by recursion: a source nested deeper than any person writes is not read. */
const MAX_DEPTH = 100
const MAX_KNOWN = 64

/**
 * Reads Python into a syntax tree; nobody changes it, for it is kept. Never throws: what the grammar cannot read is a `broken` node and a
 * range in `errors`. It takes some invalid code for valid (`print "x"`, `08`, a bad dedent): whether code is valid is for the linter to
 * say.
 */
export const parsePython = (text: string): Module => kept(text.slice(0, MAX_SOURCE_CHARACTERS), parseForNow)
const kept = latest<Module>(MAX_KNOWN)

/** As `parsePython`, of a source that nobody asks for again: what is tried and thrown away. */
export function parseForNow(source: string): Module {
  const unread: Module = { source, body: [], comments: [], errors: [{ from: 0, to: source.length }] }
  if (isTooDeep(source) || isNoCode(source)) return unread
  try {
    return treeOf(source)
  } catch (error) {
    // Nested in a way that the bound does not see.
    if (error instanceof RangeError) return unread
    throw error
  }
}

function treeOf(source: string): Module {
  const tree = parser.parse(source)
  const module: Module = { source, body: [], comments: [], errors: [] }
  tree.iterate({
    enter: ({ type, name, from, to, node }) => {
      if (type.isError && !(from === to && isEmptyPlace(node.parent?.name, source, from)))
        module.errors.push({ from, to })
      if (name === 'Comment') module.comments.push({ from, to, text: source.slice(from, to) })
    },
  })
  module.body = readBlock(tree.topNode, source)
  return module
}

/** `case int():` and `(yield)` are Python; the grammar misses something in them. */
const isEmptyPlace = (parent: string | undefined, source: string, at: number) =>
  parent === 'YieldExpression' ||
  parent === 'YieldStatement' ||
  (parent === 'LiteralPattern' && source[at - 1] === '(' && source[at] === ')')

/** As much as is tried first of a long source, and how many characters of it may be errors before it is taken for no Python. */
const SAMPLE_CHARACTERS = 500
const MAX_ERRORS_IN_SAMPLE = 150

/**
 * Recovering from an error costs the parser a hundred times what reading on does: of a long text that is no code at all (a drawing, a key,
 * noise) it would take a tenth of a second. Pieces of it tell.
 */
function isNoCode(source: string): boolean {
  if (source.length <= 2 * SAMPLE_CHARACTERS) return false
  for (let from = 0; from < source.length; from += SAMPLE_CHARACTERS) {
    let errors = 0
    parser.parse(source.slice(from, from + SAMPLE_CHARACTERS)).iterate({
      enter: ({ type, from: start, to }) => {
        if (type.isError) errors += Math.max(1, to - start)
      },
    })
    if (errors > MAX_ERRORS_IN_SAMPLE) return true
  }
  return false
}

/**
 * An upper bound: brackets in texts count, too; one that another kind closes stays open, as the grammar has it; and so do the operators of
 * a line, each of which may stand in the next.
 */
function isTooDeep(source: string): boolean {
  const open = { round: 0, square: 0, curly: 0 }
  let operators = 0
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at] ?? ''
    if (letter === '(') open.round += 1
    else if (letter === ')') open.round = Math.max(0, open.round - 1)
    else if (letter === '[') open.square += 1
    else if (letter === ']') open.square = Math.max(0, open.square - 1)
    else if (letter === '{') open.curly += 1
    else if (letter === '}') open.curly = Math.max(0, open.curly - 1)
    operators = letter === '\n' ? 0 : operators + (OPERATORS.has(letter) ? 1 : 0)
    if (open.round + open.square + open.curly > MAX_DEPTH || operators > MAX_OPERATORS) return true
  }
  return DEEP_BLOCK.test(source)
}

/** Python itself allows 100 levels of indentation. */
const DEEP_BLOCK = /^[ \t]{400}\S/m
const OPERATORS = new Set('+-*/%|&^~<>=.([@')
/** A long list of numbers has a sign for each; no person writes more in one line. */
const MAX_OPERATORS = 1_200
