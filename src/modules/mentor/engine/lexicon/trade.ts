import { TRADE } from './words'

const trade = new Set(TRADE.split(' '))
const MAX_WORDS = 300

export const isTrade = (word: string): boolean => trade.has(word)

/** Whether words of programming stand in a text (as `plainText` gives it). */
export const namesProgramming = (plain: string): boolean => plain.split(' ', MAX_WORDS).some((word) => trade.has(word))
