import type { Program } from '../../../python/program/indexed-program'
import type { Change, Result, Said } from '../change'
import { isDenied, saidParts } from '../read-wishes'

type Found = { words: string; parts: Partial<Record<string, string>> }

/** A change whose words are its own only where it fits the program: others may mean something by them elsewhere. */
export function fitting(
  patterns: readonly RegExp[],
  make: (p: Program, found: Found) => Result,
): Pick<Change, 'says' | 'reads' | 'make'> {
  const firstIn = (p: Program, said: Said) => {
    for (const pattern of patterns) {
      const found = saidParts(pattern, said)
      const made = found && !isDenied(found.words, said.plain.slice(0, found.from)) ? make(p, found) : null
      if (found && made) return { span: { from: found.from, to: found.from + found.words.length }, made }
    }
    return null
  }
  return {
    says: [],
    reads: (said, p) => {
      const first = firstIn(p, said)
      return first && [first.span]
    },
    make: (p, { said }) => firstIn(p, said)?.made ?? null,
  }
}
