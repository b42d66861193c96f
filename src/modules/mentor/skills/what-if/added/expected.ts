import { plainText } from '../../../engine/lexicon/plain-text'
import type { Evaluation } from '../../../python/evaluate/result'

/** What a question supposes of what it tries: an error, that a name has another value, or what comes out. */
export type Expected =
  | { kind: 'error' }
  | { kind: 'changes'; name: string }
  | { kind: 'value'; value: string; name: string | null }

const ERROR =
  /\b(?:(?:da|dara|daria|sale|saldra|salta|hay|habra|tira|lanza|marca) (?:un |algun )?(?:error|fallo)|fall[ae]|fallara|fallaria|peta|petaria|rompe|casca|truena|explota)\b/
const CHANGES = /\b(?:cambi\w+|modific\w+|afect\w+|actualiz\w+|se entera|varia)\b/
const VALUE =
  /(?:sale[n]?|saldr[ií]a|saldr[aá]|salga|imprim\p{L}+|d[aá]|dar[ií]a|muestra|devuelve|vale|valdr[ií]a|valdr[aá]|queda|es|ser[aá]|ser[ií]a|sigue (?:siendo|valiendo)|pone)\s+(?:(?:tambi[eé]n|igual|entonces|un|una|el|la|lo|a)\s+){0,2}("[^"\n]{0,60}"|'[^'\n]{0,60}'|-?\d+(?:[.,]\d+)?|True|False|None|\[[^\]\n]{0,60}\]|\p{Lu}\p{L}+|vac[ií][oa])/u
const EMPTY = /^vac[ií]/

/** `names` are those that a person could speak of, in the words beside what is tried. */
export function expectedIn(rest: string, names: readonly string[]): Expected | null {
  const plain = plainText(rest)
  if (ERROR.test(plain)) return { kind: 'error' }
  const name = names.find((each) => new RegExp(`(?<![\\w.])${each}(?![\\w(])`).test(rest)) ?? null
  if (CHANGES.test(plain)) return name === null ? null : { kind: 'changes', name }
  const [, value] = VALUE.exec(rest) ?? []
  if (value !== undefined) return { kind: 'value', value: value.replace(/^["']|["']$/g, ''), name }
  return null
}

/** Yes or no; null where what came of it does not tell. */
export function holds(
  expected: Expected,
  came: { now: Evaluation; before: Evaluation; shown: string },
): boolean | null {
  const { now, before, shown } = came
  if (expected.kind === 'error') return now.kind === 'raised' ? true : now.kind === 'done' ? false : null
  if (now.kind !== 'done') return null
  if (expected.kind === 'changes')
    return before.kind === 'done' ? now.values.get(expected.name) !== before.values.get(expected.name) : null
  const { value } = expected
  if (EMPTY.test(value)) return /^(?:\[\]|\{\}|\(\)|set\(\)|)$/.test(shown.trim())
  const words = shown.trim().split(/[\s,;:()]+/)
  return shown.trim() === value || words.includes(value) || words.includes(value.replace(',', '.'))
}
