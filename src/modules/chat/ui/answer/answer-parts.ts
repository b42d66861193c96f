import type { Tokens } from 'marked'
import { grammarOf } from '../code/code-language'
import { type MarginNote, marginNotes } from '../code/margin-notes'
import type { Block } from './answer-blocks'

/** The notes on a program, what they are headed by, and the Markdown that they were read from. */
export type ProgramNotes = { notes: MarginNote[]; title: string | null; raw: string }

/** A piece of an answer as it is laid out: a block, with the notes beside it if it is a program, or a section that unfolds. */
export type Part =
  | { kind: 'block'; block: Block; notes: ProgramNotes | null; level: HeadingLevel }
  | { kind: 'section'; heading: Block; parts: Part[]; level: HeadingLevel }

/** The page has its own h1 and h2; an answer's headings stand below them. */
export type HeadingLevel = 3 | 4 | 5

type BlockPart = Extract<Part, { kind: 'block' }>
type NotedBlock = Omit<BlockPart, 'level'>

/** The parts of an answer. Nothing is lost: a list that is no notes is a list, a section that is folded has all its blocks. */
export function answerParts(blocks: readonly Block[], growing = false): Part[] {
  const levelOf = levelReader()
  return inSections(withNotes(blocks, growing).map((part) => ({ ...part, level: levelOf(part.block) })))
}

const isSpace = ({ token }: Block) => token.type === 'space'
const isHeading = (block: Block | undefined): block is Block & { token: Tokens.Heading } =>
  block?.token.type === 'heading'
const isFoldedHeading = (block: Block) => isHeading(block) && isFolded(block.token.text)
const isPython = ({ token }: Block) => token.type === 'code' && grammarOf(token.lang) === 'python'

/**
 * The levels of headings, one deeper at a time whatever their marks say: of `#` and `####` the second is one below, for who goes through
 * an answer by its headings.
 */
function levelReader() {
  const open: number[] = []
  return ({ token }: Block): HeadingLevel => {
    if (token.type !== 'heading') return FIRST_LEVEL
    while ((open.at(-1) ?? 0) >= token.depth) open.pop()
    open.push(token.depth)
    return LEVELS[open.length - 1] ?? LAST_LEVEL
  }
}
const LEVELS = [3, 4, 5] as const
const [FIRST_LEVEL, , LAST_LEVEL] = LEVELS

/** Puts lists that are notes beside the program before them. A heading that is only theirs goes with them. */
function withNotes(blocks: readonly Block[], growing: boolean): NotedBlock[] {
  const parts: NotedBlock[] = []
  const filled = blocks.filter((block) => !isSpace(block))
  let program: NotedBlock | null = null
  for (const [at, block] of filled.entries()) {
    const next = filled[at + 1]
    const notes = program?.notes === null ? notesOn(program, block, growing && next === undefined) : null
    if (program !== null && notes !== null) {
      const title = headingOf(parts.at(-1)?.block, next)
      if (title !== null) parts.pop()
      program.notes = { notes, title, raw: block.raw }
      continue
    }
    const part: NotedBlock = { kind: 'block', block, notes: null }
    parts.push(part)
    if (isPython(block)) program = part
    else if (isFoldedHeading(block)) program = null
  }
  return parts
}

/** What notes are headed by: the heading before them, if nothing else stands below it. */
const headingOf = (before: Block | undefined, next: Block | undefined): string | null =>
  isHeading(before) && !isFoldedHeading(before) && (next === undefined || isHeading(next)) ? before.token.text : null

function notesOn(program: NotedBlock, { token: list }: Block, growing: boolean): MarginNote[] | null {
  const { token } = program.block
  return token.type === 'code' && list.type === 'list' ? marginNotes(list, token.text, growing) : null
}

function inSections(parts: readonly BlockPart[]): Part[] {
  const laidOut: Part[] = []
  let open: { depth: number; parts: Part[] } | null = null
  for (const part of parts) {
    const { block } = part
    if (isHeading(block) && (open === null || block.token.depth <= open.depth)) {
      open = isFolded(block.token.text) ? { depth: block.token.depth, parts: [] } : null
      if (open !== null) {
        laidOut.push({ kind: 'section', heading: block, parts: open.parts, level: part.level })
        continue
      }
    }
    ;(open?.parts ?? laidOut).push(part)
  }
  return laidOut
}

/** What is there for those who want more: it is read when it is asked for, and stands in the text under these titles. */
const FOLDED: ReadonlySet<string> = new Set([
  'más a fondo',
  'errores frecuentes',
  'error frecuente',
  'no te confundas',
  'practica',
  'para practicar',
])

/** Whether what stands under this title is folded away at first. */
const isFolded = (title: string): boolean => FOLDED.has(title.trim().replace(/:$/, '').toLowerCase())
