import { createContext, type ReactNode } from 'react'
import type { CodeText } from '../block'

/** Something about one line of a block, from 1. */
export type LineNote = { line: number; text: string }

/** The finished answer that code stands in: all its blocks, and how its Markdown is drawn. */
export type AnswerCode = {
  blocks: () => readonly CodeText[]
  /** Those that are not folded away. */
  shown: () => readonly CodeText[]
  draw: (markdown: string) => ReactNode
  /** The whole answer, in Markdown. */
  text: string
  /** What it answers, where that is known. */
  question?: string | undefined
  /** Whether the reader saw it being written: the answer to a question of their own, just now. */
  wasWrittenHere: boolean
  /** What the server's linter says of a block, counted from 0; not there where it cannot be asked. */
  readNotes?: (block: number) => Promise<readonly LineNote[]>
  /** Has the mentor mend a block whose run ended with an error; not there where it cannot be asked. */
  sendBack?: ((failed: { block: number; code: string; error: string }) => void) | undefined
  /** A block in the linter's layout, or null where it is no Python; not there where it cannot be asked. */
  readFormatted?: (block: number) => Promise<string | null>
}

/** Null where nothing can be run: while the answer is being written, and outside of answers. */
export const AnswerCodeContext = createContext<AnswerCode | null>(null)
