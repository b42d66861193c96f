import { ANSWERS, BELIEFS, type Belief } from '../../content/beliefs'

const CONCLUDES =
  /^(?:(?:ah|vale|ok|pero|y|ya|bueno|uf|hm+) )*(?:entonces|osea|o sea|es decir|asi que|quiere decir que|eso (?:quiere decir|significa) que|significa que|por tanto|de modo que|(?:pero )?no se supone que|pero)\b|\b(?:nunca|siempre|solo si|obligatori\w+)\b/
/** Who asks for a reason, a way or a program is not asking whether something is so. */
const ASKS_MORE =
  /\b(?:por que|porque|como|cual|cuando|donde|que (?:es|hago|pongo|hace|pasa|sale|imprime|devuelve|da|vale)|cuant\w+|hazme|ponme|cambia\w*|si (?:quito|pongo|cambio))\b/
const NEGATION = /\b(?:no|nunca|ningun\w*|tampoco|jamas)\b/
const MAX_WORDS = 18

/** «Sí» or «no» to what somebody concludes, with the reason; null where nothing is known of it. */
export function beliefAnswer(plain: string): string | null {
  if (plain.split(' ').length > MAX_WORDS || !CONCLUDES.test(plain) || ASKS_MORE.test(plain)) return null
  const belief = beliefOn(plain)
  if (belief === null) return null
  const isRight = belief.holds !== NEGATION.test(plain)
  return `${isRight ? ANSWERS.right : ANSWERS.wrong}${belief.text}`
}

/** What is known of what some words hold to be so; a word of the program at hand may stand for one that they leave out. */
export function beliefOn(plain: string, shown = ''): Belief | null {
  const says = (text: string) => (words: string) => new RegExp(`\\b(?:${words})`).test(text)
  return (
    BELIEFS.find(({ about }) => {
      const left = about.filter((words) => !says(plain)(words))
      return left.length === 0 || (left.length === 1 && about.length > 1 && left.every(says(shown)))
    }) ?? null
  )
}
