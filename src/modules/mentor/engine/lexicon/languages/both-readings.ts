import { meaningsIn } from '../read-words'
import { readsAsEnglish } from './languages'

/** What is said in a few words is asked at the beginning or at the end. */
const FIRST_WORDS = 60
const LAST_WORDS = 40

/** The plain words and, on a line of their own, their meanings: patterns with the flag `m` find either. */
export function bothReadings(plain: string): string {
  const words = plain.split(' ')
  const short =
    words.length <= FIRST_WORDS + LAST_WORDS
      ? plain
      : [...words.slice(0, FIRST_WORDS), ...words.slice(-LAST_WORDS)].join(' ')
  return `${short}\n${meaningsIn(short, { english: readsAsEnglish(plain) })}`
}
