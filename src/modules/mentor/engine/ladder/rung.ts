import type { Rung, Turn } from '../../model-port'
import { plainText } from '../lexicon/plain-text'

/** What a person says to be given the next rung; `asked` understands who writes it otherwise, and nothing else beside it. */
const PRESSES = [
  { rung: 'plan', asked: /^(?:y )?(?:dame|ensename|muestrame|quiero|ahora) (?:el|un) plan$/ },
  { rung: 'fragment', asked: /^(?:y )?(?:dame|ensename|muestrame|quiero|ahora) (?:el|un) fragmento$/ },
  {
    rung: 'solution',
    asked:
      /^(?:y )?(?:dame|ensename|muestrame|quiero|ahora|pasame) (?:ya )?(?:la solucion|todo el codigo|el (?:codigo|programa))(?: (?:enter[oa]|complet[oa]))?$/,
  },
] as const satisfies readonly { rung: Rung; asked: RegExp }[]

/** The whole code, by name, in a message that says more. */
const BY_NAME =
  /\b(?:(?:dame|ensename|muestrame|quiero|pasame|ponme|con) (?:ya )?(?:la solucion|todo el codigo|(?:el )?codigo (?:entero|completo)|(?:el (?:programa|codigo)|mi (?:programa|codigo)) (?:ya )?corregido)(?: (?:entera|completa))?|con (?:su |las |sus )?solucion(?:es)?|ejercicios? resueltos?)\b/
/** Longer messages are no press. */
const MAX_PRESS_CHARACTERS = 60
const MAX_READ_CHARACTERS = 8_000

/** Where somebody is on the ladder: the rung that is asked for, and at which turn its problem was stated. */
export type Climb = { rung: Rung; at: number }

/** The rung that a message asks for and nothing more, or null. */
export function pressedRung(text: string): Exclude<Rung, 'idea'> | null {
  if (text.length > MAX_PRESS_CHARACTERS) return null
  const plain = plainText(text)
  return PRESSES.find(({ asked }) => asked.test(plain))?.rung ?? null
}

/** How much of a solution the last of `turns` asks for; of a problem that nobody has stated, null. */
export function readClimb(turns: readonly Turn[]): Climb | null {
  const last = turns.findLastIndex(({ role }) => role === 'user')
  const pressed = pressedRung(textOf(turns[last]))
  if (pressed === null) {
    if (last < 0) return null
    const isByName = BY_NAME.test(plainText(textOf(turns[last]).slice(0, MAX_READ_CHARACTERS)))
    return { rung: isByName ? 'solution' : 'idea', at: last }
  }
  const at = turns.slice(0, last).findLastIndex((turn) => turn.role === 'user' && pressedRung(textOf(turn)) === null)
  return at < 0 ? null : { rung: pressed, at }
}

export const textOf = (turn: Turn | undefined) => turn?.attached?.message ?? turn?.content ?? ''
