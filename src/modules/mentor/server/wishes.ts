import { plain } from './spanish-terms'

/** What a learner can want of the lesson that was just given. */
export type Wish = 'example' | 'exercise' | 'deeper' | 'slower'

const MAX_WORDS = 9

const PATTERNS: readonly (readonly [Wish, RegExp])[] = [
  ['exercise', /\bejercicios?\b|\bpractic(?:ar|o|a)\b|\breto\b|\bproblemas? para\b/],
  [
    'example',
    /\b(?:otr[oa]s?|mas|un|algun|dame|ponme) (?:ejemplos?|casos?)\b|^(?:dame |ponme )?otro(?: mas)?$|\bpor ejemplo$/,
  ],
  [
    'slower',
    /\bno (?:\w+ )?(?:entiendo|entendi|entendido|pillo|comprendo|queda claro|entero)\b|\bexplicamel[oa]\b|\b(?:explica|repite)(?:me)?l?[oa]? (?:otra vez|mejor|mas|de otra)\b|\bme (?:he perdido|pierdo|lio)\b|\bmas (?:facil|sencillo|despacio|simple|claro)\b|\b(?:otra vez|repitelo|repite)$/,
  ],
  [
    'deeper',
    /\bmas a fondo\b|\bprofundi[zc]\w*|\bavanzad[oa]\b|\bmas (?:detalles?|informacion|info)\b|\b(?:cuentame|dime|quiero|sabes|algo) (?:saber )?mas\b|^(?:y )?mas$|^(?:sigue|continua|amplia(?:lo)?|que mas)\b/,
  ],
]

/** The wish that a short message expresses, or null. */
export function wishIn(message: string): Wish | null {
  const text = plain(message)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  if (text.split(' ').length > MAX_WORDS) return null
  return PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}
