import { TRADE } from './words'

const trade = new Set(TRADE.split(' '))
const MAX_WORDS = 300

export const isTrade = (word: string): boolean => trade.has(word)

/** Whether words of programming stand in a text (as `plainText` gives it). */
export const namesProgramming = (plain: string): boolean =>
  OF_USER.test(plain) || plain.split(' ', MAX_WORDS).some((word) => trade.has(word))
/** Who asks something of «el usuario» writes a program. */
const OF_USER = /\b(?:al usuario|(?:que )?el usuario (?:escrib|introdu|pong|met|elij|tecle))/
