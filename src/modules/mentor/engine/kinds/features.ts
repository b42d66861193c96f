import { plainText } from '../lexicon/plain-text'
import type { Message } from '../message'

const MAX_WORDS = 120
/** Endings differ by person, time and number: what is longer is known by its beginning, too. */
const STEM = 5
const FIRST = 2
const LENGTHS = [0, 6, 15, 40]

/**
 * What tells of which kind a message is: its words, pairs of words and beginnings, what is pasted with them, and whether something was
 * said before. A word means something else beside code and after an answer, so that it counts once by itself and once there.
 */
export function featuresOf({ prose, text, code, traceback, output, data }: Message, goesOn: boolean): Set<string> {
  const words = plainText(prose).split(' ', MAX_WORDS).filter(Boolean)
  const shows = code.some(({ form }) => form !== 'inline')
  const place = shows ? 'code' : goesOn ? 'on' : 'new'
  const features = new Set<string>([place])
  const has = (feature: string, does: boolean) => does && features.add(feature)
  has(
    'inline',
    code.some(({ form }) => form === 'inline'),
  )
  has('traceback', traceback !== null)
  has('output', output !== null)
  has('data', data !== null)
  has('goes-on', goesOn)
  has('asks', prose.includes('?'))
  has('ends-asking', text.trim().endsWith('?') || prose.trim().endsWith('?'))
  for (const length of LENGTHS) has(`over-${length}`, words.length > length)
  for (const [at, word] of words.entries()) {
    features.add(word).add(`${place} ${word}`)
    if (word.length > STEM) features.add(`${word.slice(0, STEM)}-`).add(`${place} ${word.slice(0, STEM)}-`)
    if (at < FIRST) features.add(`${at} ${word}`)
    const next = words[at + 1]
    if (next !== undefined) features.add(`${word}+${next}`)
  }
  return features
}
