import { meaningsIn } from '../lexicon/read-words'
import { SYMPTOM_PATTERNS, type Symptom } from './symptom-patterns'

const MAX_WORDS = 240

/** What a message (as `plainText` gives it) says that a program does wrong. */
export function symptoms(plain: string): Set<Symptom> {
  const words = plain.split(' ', MAX_WORDS).join(' ')
  const both = `${words}\n${meaningsIn(words)}`
  return new Set(SYMPTOM_PATTERNS.filter(([, pattern]) => pattern.test(both)).map(([symptom]) => symptom))
}
