import { folded } from '~/platform/text/folded'

/** A message has at most 8,000 characters; nothing behind this is read. */
const MAX_READ_CHARACTERS = 16_000

/** Lower case without accents and punctuation, its spaces single: «¿Qué  Índice?» → `que indice`. Underscores stay: names have them. */
export function plainText(text: string): string {
  const words = folded(text.slice(0, MAX_READ_CHARACTERS)).replace(/[^a-z0-9_]+/g, ' ')
  return (words.length < NO_WORD ? words : words.replace(/\w{61,}/g, ' ').replace(/ {2,}/g, ' ')).trim()
}
/** No word is that long: looking for its slips would take as long as its square. */
const NO_WORD = 61
