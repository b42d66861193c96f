import { createContext, type ReactNode } from 'react'
import type { CodeText } from '../block'

/** The finished answer that code stands in: all its blocks, and how its Markdown is drawn. */
export type AnswerCode = {
  blocks: () => readonly CodeText[]
  draw: (markdown: string) => ReactNode
  /** Whether the reader saw it being written: the answer to a question of their own, just now. */
  wasWrittenHere: boolean
}

/** Null where nothing can be run: while the answer is being written, and outside of answers. */
export const AnswerCodeContext = createContext<AnswerCode | null>(null)
