import { plainText } from '../../../engine/lexicon/plain-text'
import { isFiller, wordsOf } from '../../../engine/lexicon/terms'
import type { Task } from '../../../engine/task/task'

/** Longer than this it tells a rule, and is no title. */
const MOST_WORDS = 8
const [LEAST, MOST] = [2, 9]

/** What the only function of a request is called, with the title that stands before it; null where that says too little. */
export function headOf({ request, functions, classes }: Task): string | null {
  const [only, ...others] = functions
  if (!only || others.length + classes.length > 0 || only.parameters.length === 0) return null
  const name = only.name.replaceAll('_', ' ').toLowerCase()
  const at = request.words.findIndex(({ text }) => text === only.name)
  const before =
    at === -1
      ? ''
      : request.words
          .slice(0, at)
          .map(({ plain }) => plain)
          .join(' ')
  const title = before.split(/ [.;:] | [.;:]$/)[0] ?? ''
  const isTitle = title !== '' && title.split(' ').length <= MOST_WORDS && !ORDERS.test(title)
  const words = wordsOf(plainText(isTitle ? `${title} ${name}` : name))
  const says = words.filter((word) => !isFiller(word) && !GENERAL.test(word))
  return words.length >= LEAST && words.length <= MOST && says.length > 0 ? [...new Set(words)].join(' ') : null
}

/** What any function may do. */
const GENERAL =
  /^(?:calcul\w+|obten\w+|devolver|hacer|resolver|buscar|contar|sumar|convertir|resultado|total|lista|texto|datos)$/

const ORDERS = /\b(?:que|necesito|quiero|hazme|dame|tengo|escrib\w+|implement\w+|funcion|programa)\b/
