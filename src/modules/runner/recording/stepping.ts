import type { Recording } from './read-recording'

/** Where its reader is in a recording. `verdict`: how the last guess went, until the next move. */
export type Stepping = {
  at: number
  guesses: boolean
  right: number
  total: number
  verdict: { line: number; isRight: boolean } | null
}
export type Move = { type: 'go'; to: number } | { type: 'guess'; line: number } | { type: 'guesses'; on: boolean }

export const FIRST: Stepping = { at: 0, guesses: false, right: 0, total: 0, verdict: null }

/** One move within a recording; beyond its ends there is nowhere to go. */
export function move(recording: Recording, now: Stepping, made: Move): Stepping {
  switch (made.type) {
    case 'go':
      return { ...now, at: Math.min(Math.max(0, made.to), recording.steps.length - 1), verdict: null }
    case 'guesses':
      return { ...now, guesses: made.on, right: 0, total: 0, verdict: null }
    case 'guess': {
      const line = lineToGuess(recording, now.at)
      if (line === null) return now
      const isRight = line === made.line
      const right = now.right + (isRight ? 1 : 0)
      return { ...now, at: now.at + 1, right, total: now.total + 1, verdict: { line, isRight } }
    }
  }
}

/** The line that comes after a step, where that is a question at all: null before returns, errors and the end. */
export function lineToGuess({ steps }: Recording, at: number): number | null {
  const next = steps[at + 1]
  return next?.kind === 'line' ? next.line : null
}

/** The line that ran last before a step. */
export function lineBefore({ steps }: Recording, at: number): number | null {
  return steps[at - 1]?.line ?? null
}

/** What stands on the screen at a step: Python counts signs, not the halves that JavaScript makes of some. */
export const outputAt = (output: readonly string[], { steps }: Recording, at: number): string =>
  output.slice(0, steps[at]?.printed ?? 0).join('')
