import type { Answer } from '../../../engine/skill'
import type { Reader } from '../asked'
import { type Around, elsewhere, placed } from './places'
import { device, installed, opened, run } from './ways'

const READERS: readonly ((around: Around) => Answer | null)[] = [installed, device, elsewhere, opened, run, placed]
const MAX_WORDS = 16

/** Where files lie, how the program is run and opened, what it needs, where it works: told with its own files and modules. */
export const surroundings: Reader = (asked) => {
  const { source, said, frame } = asked
  if (source === null || frame.wish === 'said' || said.split(' ').length > MAX_WORDS) return null
  for (const read of READERS) {
    const answer = read({ ...asked, source })
    if (answer !== null) return answer
  }
  return null
}
