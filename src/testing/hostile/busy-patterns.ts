import { createContext, Script } from 'node:vm'
import { type Draw, pumpedTexts } from './pumped-texts'

export type Pattern = Pick<RegExp, 'source' | 'flags'>
export type Busy<P extends Pattern> = { pattern: P; text: string }

const SEARCH = new Script('pattern.exec(text)')

/** Which patterns are still at it after so many milliseconds of one text made for them, with that text; `rounds` texts of each kind. */
export function busyPatterns<P extends Pattern>(
  patterns: readonly P[],
  { mostMs = 1_000, rounds = 1, seed = 1 } = {},
): Busy<P>[] {
  const draw = drawFrom(seed)
  const box = createContext({ pattern: /x/, text: '' })
  const isBusy = (pattern: RegExp, text: string) => {
    Object.assign(box, { pattern, text })
    try {
      SEARCH.runInContext(box, { timeout: mostMs })
      return false
    } catch {
      return true
    }
  }
  return patterns.flatMap((pattern) => {
    const once = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''))
    for (let round = 0; round < rounds; round += 1)
      // A machine that stalls does so once.
      for (const text of pumpedTexts(pattern, draw))
        if (isBusy(once, text) && isBusy(once, text)) return [{ pattern, text }]
    return []
  })
}

/** The same numbers each time. */
function drawFrom(seed: number): Draw {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return (state >> 8) % below
  }
}
