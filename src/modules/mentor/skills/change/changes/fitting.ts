import type { Program } from '../../../python/program/indexed-program'
import type { Change, Result, Said, Span } from '../change'
import { isDenied, saidParts } from '../read-wishes'

type Found = { words: string; parts: Partial<Record<string, string>> }

type First = { span: Span; made: Result } | null

/** A change whose words are its own only where it fits the program: others may mean something by them elsewhere. */
export function fitting(
  patterns: readonly RegExp[],
  make: (p: Program, found: Found) => Result,
): Pick<Change, 'says' | 'reads' | 'make'> {
  const findIn = (p: Program, said: Said): First => {
    for (const pattern of patterns) {
      const found = saidParts(pattern, said)
      const made = found && !isDenied(found.words, said.plain.slice(0, found.from)) ? make(p, found) : null
      if (found && made) return { span: { from: found.from, to: found.from + found.words.length }, made }
    }
    return null
  }
  // The same words are read again where another change does not fit.
  const known = new WeakMap<Program, { said: string; first: First }>()
  const firstIn = (p: Program, said: Said): First => {
    const words = `${said.plain}\n${said.prose}`
    const last = known.get(p)
    if (last?.said === words) return last.first
    const first = findIn(p, said)
    known.set(p, { said: words, first })
    return first
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
