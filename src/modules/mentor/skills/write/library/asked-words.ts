import { plainText } from '../../../engine/lexicon/plain-text'
import { isFiller, termOf, wordsOf } from '../../../engine/lexicon/terms'
import type { Task } from '../../../engine/task/task'
import { asksForSomething, PERSONAL } from '../compose/coverage'
import { Reading } from '../compose/reading'

/** The words that ask for something: what tells of who asks, what is to be done without, names and files are none. */
export function askedWords({ request, functions, classes, files, columns }: Task): string[] {
  const reading = new Reading(request)
  const own = new Set(
    [
      ...files,
      ...columns,
      ...classes.map(({ name }) => name),
      ...functions.flatMap(({ name, parameters }) => [name, ...parameters]),
    ].map((each) => each.toLowerCase()),
  )
  reading.take(/\bsin (?:usar|utilizar|emplear)(?: (?:el|la|los|las|un|una|ni|operador|modulo|libreria)){0,3} \w+/)
  const words = request.words.map(({ plain }) => plain)
  const asked: string[] = []
  let from = 0
  for (let at = 0; at <= words.length; at += 1) {
    if (at < words.length && !/^[,;.:!?¿¡()]$/.test(words[at] ?? '')) continue
    const clause = words.slice(from, at)
    if (!PERSONAL.test(clause.join(' ')))
      asked.push(...clause.filter((word, index) => !reading.isUsed(from + index) && asks(word) && !own.has(word)))
    from = at + 1
  }
  return [...new Set(asked)]
}

/** What is quoted, and what is an address or a file, is no word. */
const asks = (word: string) => !/^«|[@./\d]/.test(word) && asksForSomething(word)

/** Whether all that a word says is among some terms. */
export const isSaidIn = (word: string, terms: ReadonlySet<string>): boolean =>
  wordsOf(plainText(word)).every((part) => isFiller(part) || terms.has(termOf(part)))
