import type { State } from './frame'

const MAX_ANSWERS = 8
const MAX_CHARACTERS = 9_000

/** The mentor's own answers, for skills that must know what they asked or told before. */
export const withSaid = (state: State, answer: string): State => ({
  ...state,
  said: [...state.said, answer.slice(0, MAX_CHARACTERS)].slice(-MAX_ANSWERS),
})
