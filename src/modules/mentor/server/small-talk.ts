import { plain, searchTerms } from './spanish-terms'

export type SmallTalk = 'greeting' | 'thanks' | 'goodbye' | 'abilities' | 'identity' | 'account'

/** Tried in this order, on lower-case text without accents or punctuation. */
const PATTERNS: readonly (readonly [SmallTalk, RegExp])[] = [
  [
    'account',
    /\bmi (?:suscripcion|pago|contrasena)\b|\b(?:el |del )?plan(?:es)? (?:pro|de pymentor|mensual|gratis)\b|\bmentor pro\b|\b(?:contrasena|cuenta|web) de pymentor\b|\bdarme de baja\b|\bhablar con (?:una persona|alguien|soporte|el equipo)\b/,
  ],
  [
    'identity',
    /\b(?:quien|que) eres\b|\bcomo te llamas\b|\beres (?:una? )?(?:ia|inteligencia artificial|chatgpt|gpt|robot|bot|persona|humano|humana|maquina)\b|\bque modelo (?:eres|usas)\b/,
  ],
  [
    'abilities',
    /\b(?:que|en que|de que|con que|como) (?:me )?(?:puedes|podrias|sabes)(?: hacer| ensenarme| ensenar| ayudarme| ayudar| explicarme| responder)?\b|\b(?:que|cuales) (?:temas|lecciones|cosas) (?:hay|tienes|sabes|son)\b|\bque (?:te )?puedo preguntar(?:te)?\b|^(?:ayuda|help|menu|temas|lecciones|empezar|por donde empiezo|no se por donde empezar)$/,
  ],
  [
    'thanks',
    /^(?:muchas |muchisimas |mil )?gracias\b|^(?:genial|perfecto|estupendo|ok|okay|vale|de acuerdo|entendido|lo entiendo|ya lo entiendo|guay|bien|muy bien|claro|ole|me ha servido|me sirve)\b/,
  ],
  ['goodbye', /^(?:adios|hasta luego|hasta manana|hasta pronto|chao|chau|nos vemos|me voy|bye)\b/],
  [
    'greeting',
    /^(?:hola+s?|holi|buenas|buenos dias|buen dia|hey|ey|hi|hello|saludos|que tal|que hay)\b(?: (?:buenas|buenos|muy|tardes|noches|dias|que tal|como estas|que hay))*/,
  ],
]

/** What kind of small talk a message is, or null if it asks for something. */
export function smallTalkIn(message: string): SmallTalk | null {
  const text = plain(message)
    .replace(/[^a-z0-9+*]+/g, ' ')
    .trim()
  for (const [talk, pattern] of PATTERNS) {
    if (pattern.test(text) && searchTerms(text.replace(pattern, ' ')).length <= ALLOWED_REST[talk]) return talk
  }
  return null
}

/** How many words of substance may stand beside it: "hola, ¿cómo leo un CSV?" is a question, not a greeting. */
const ALLOWED_REST = {
  greeting: 0,
  thanks: 0,
  goodbye: 0,
  abilities: 0,
  identity: 0,
  account: 2,
} as const satisfies Record<SmallTalk, number>
