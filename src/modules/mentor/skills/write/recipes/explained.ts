import { plainText } from '../../../engine/lexicon/plain-text'
import { termOf, wordsOf } from '../../../engine/lexicon/terms'
import type { Task } from '../../../engine/task/task'
import { asksForSomething, unread } from '../compose/coverage'
import { Reading } from '../compose/reading'
import type { Program } from './program-file'

const known = new WeakMap<Program, ReadonlySet<string>>()

/** The share of a request's words that a recipe, or its code as adapted, has something to say of: from 0 to 1. */
export function explainedShare(entry: Program, { task, code }: { task: Task; code: string }): number {
  const reading = new Reading(task.request)
  const own = termsSaid(entry)
  const shown = new Set(wordsOf(plainText(code)).map(termOf))
  const isOwn = (word: string) =>
    wordsOf(plainText(word)).every((part) => own.has(termOf(part)) || shown.has(termOf(part)))
  const all = task.request.words.map(({ plain }) => plain.replace(/[«»]/g, ''))
  reading.markWords(all.filter(isOwn))
  const count = all.filter(asksForSomething).length
  return count === 0 ? 1 : Math.max(0, 1 - unread(reading).words / count)
}

/** All that a recipe says of itself, as terms. */
export function termsSaid(entry: Program): ReadonlySet<string> {
  const found = known.get(entry)
  if (found) return found
  const { title, terms, asks, labels, constants, body } = entry
  const texts = [
    title,
    ...terms.flat(),
    ...asks,
    ...Object.values(labels),
    ...Object.values(constants).flatMap(({ words }) => words),
    body.intro,
    ...body.sections.map(({ name }) => name ?? ''),
  ]
  const made = new Set(texts.flatMap((text) => wordsOf(plainText(text)).map(termOf)))
  known.set(entry, made)
  return made
}

/** «sin símbolos», «sin límite de intentos»: what is to be left out. */
const LEFT_OUT = /\bsin (?:(?:ningun|ninguna|los|las|el|la|un|una|usar|tener|poner|mostrar) )*([a-z]{4,})/g

/** Whether a request leaves out what a recipe is about, and the recipe does not say that it does. */
export function holdsLeftOut(entry: Program, { request, constraints }: Task): boolean {
  const own = termsSaid(entry)
  const texts = plainText([entry.title, ...entry.asks, ...entry.terms.flat(), entry.body.intro].join(' ; '))
  const tools = new Set(constraints.flatMap((one) => ('what' in one ? termOf(one.what) : [])))
  return [...request.text.matchAll(LEFT_OUT)].some(([, word = '']) => {
    const term = termOf(word)
    const isSaidSo = [...texts.matchAll(LEFT_OUT)].some(([, other = '']) => termOf(other) === term)
    return own.has(term) && !isSaidSo && !tools.has(term)
  })
}

/** What tells one of two opposites in words, and in code. */
const OPPOSITES: readonly { words: RegExp; other: RegExp; code: RegExp }[] = [
  { words: /\bimpar(?:es)?\b/, other: /\bpar(?:es)?\b/, code: /% 2 (?:== 1|!= 0|:)|% 2\b(?! ==)|, 2\)|impar/ },
  { words: /\bpar(?:es)?\b/, other: /\bimpar(?:es)?\b/, code: /% 2\b(?! (?:== 1|!= 0))|, 2\)|\bpar(?:es)?\b/ },
  { words: /\bnegativ[oa]s?\b/, other: /\bpositiv[oa]s?\b/, code: /<=? 0|\bnegativ/ },
  { words: /\bpositiv[oa]s?\b/, other: /\bnegativ[oa]s?\b/, code: />=? 0|<=? 0|\bpositiv/ },
  { words: /\bminusculas?\b/, other: /\bmayusculas?\b/, code: /lower|minusc|casefold|[a-z]-z/ },
  { words: /\bmayusculas?\b/, other: /\bminusculas?\b/, code: /upper|mayusc|lower|title|capital|casefold|ascii/ },
  // Nothing says «forwards», so nothing speaks for the other side.
  {
    words: /\b(?:hacia atras|al reves|cuenta atras|regresiv[oa])\b/,
    other: /$^/,
    code: /-1|- 1|-= 1|reverse|invert|::-/,
  },
]

/** Whether a request names one of two opposites (odd, not even) and the code knows nothing of it. */
export function ignoresOpposite({ request }: Task, code: string): boolean {
  return OPPOSITES.some(
    ({ words, other, code: knows }) => words.test(request.text) && !other.test(request.text) && !knows.test(code),
  )
}
