import type { Tokens } from 'marked'
import type { Block } from './answer-blocks'
import { grammarOf } from './code-language'
import { isFolded } from './folded-sections'
import { type MarginNote, marginNotes } from './margin-notes'

/** The notes on a program, what they are headed by, and the Markdown that they were read from. */
export type ProgramNotes = { notes: MarginNote[]; title: string | null; raw: string }

/** A piece of an answer as it is laid out: a block, with the notes beside it if it is a program, or a section that unfolds. */
export type Part =
  | { kind: 'block'; block: Block; notes: ProgramNotes | null }
  | { kind: 'section'; heading: Block; parts: Part[] }

type BlockPart = Extract<Part, { kind: 'block' }>

/** The parts of an answer. Nothing is lost: a list that is no notes is a list, a section that is folded has all its blocks. */
export function answerParts(blocks: readonly Block[], growing = false): Part[] {
  return inSections(withNotes(blocks, growing))
}

const isSpace = ({ token }: Block) => token.type === 'space'
const isHeading = (block: Block | undefined): block is Block & { token: Tokens.Heading } =>
  block?.token.type === 'heading'
const isFoldedHeading = (block: Block) => isHeading(block) && isFolded(block.token.text)
const isPython = ({ token }: Block) => token.type === 'code' && grammarOf(token.lang) === 'python'

/** Puts lists that are notes beside the program before them. A heading that is only theirs goes with them. */
function withNotes(blocks: readonly Block[], growing: boolean): BlockPart[] {
  const parts: BlockPart[] = []
  const filled = blocks.filter((block) => !isSpace(block))
  let program: BlockPart | null = null
  /** Where the last list of notes was: one that is very long comes in pieces. */
  let notedAt = -1
  for (const [at, block] of filled.entries()) {
    const isLast = at === filled.length - 1
    const notes =
      program && (program.notes === null || notedAt === at - 1) && block.token.type === 'list'
        ? notesOn(program, block.token, growing && isLast)
        : null
    if (program === null || notes === null) {
      const part: BlockPart = { kind: 'block', block, notes: null }
      parts.push(part)
      if (isPython(block)) program = part
      else if (isFoldedHeading(block)) program = null
      continue
    }
    notedAt = at
    const heading = parts.at(-1)?.block
    const next = filled[at + 1]
    const isTheirs = isHeading(heading) && !isFoldedHeading(heading) && (next === undefined || isHeading(next))
    if (isTheirs) parts.pop()
    const before: ProgramNotes | null = program.notes
    program.notes = {
      notes: [...(before?.notes ?? []), ...notes],
      title: before?.title ?? (isTheirs ? heading.token.text : null),
      raw: `${before?.raw ?? ''}${block.raw}`,
    }
  }
  return parts
}

function notesOn({ block: { token } }: BlockPart, list: Tokens.List, growing: boolean): MarginNote[] | null {
  return token.type === 'code' ? marginNotes(list, token.text, growing) : null
}

function inSections(parts: readonly BlockPart[]): Part[] {
  const laidOut: Part[] = []
  let open: { depth: number; parts: Part[] } | null = null
  for (const part of parts) {
    const { block } = part
    if (isHeading(block) && (open === null || block.token.depth <= open.depth)) {
      open = isFolded(block.token.text) ? { depth: block.token.depth, parts: [] } : null
      if (open !== null) {
        laidOut.push({ kind: 'section', heading: block, parts: open.parts })
        continue
      }
    }
    ;(open?.parts ?? laidOut).push(part)
  }
  return laidOut
}
