import type { Block } from '../../../engine/skill'

/** A beginner takes in 160 words at once, and what a program prints comes on top; what goes beyond them folds out. */
const MOST_WORDS = 120

export const isTooMuch = (blocks: readonly Block[]): boolean => wordsIn(blocks) > MOST_WORDS

const wordsIn = (blocks: readonly Block[]): number =>
  blocks
    .flatMap((block) => (block.kind === 'list' ? block.items : block.kind === 'text' ? [block.markdown] : []))
    .reduce((words, text) => words + text.split(/\s+/).length, 0)
