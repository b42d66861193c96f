import { quoted } from '../../../../engine/task/read-data'
import type { ToldFunction, ToldParameter } from '../told-function'
import { type Each, lettersOf, type Value, wordsOf } from './pipeline-value'

export type At = {
  match: RegExpExecArray
  asked: ToldFunction
  text: string
  input: ToldParameter
  isWordwise: boolean
}
/** One thing to do, by its words. `stage` is its place in the order in which such things are written. */
export type Operator = {
  id: string
  stage: number
  words: RegExp
  apply: (value: Value, at: At) => Value | null
  how: string
}

export const each = (value: Value, { isWordwise }: At): Each | null =>
  value.kind === 'each'
    ? value
    : value.type === 'text'
      ? isWordwise
        ? wordsOf(value.code)
        : lettersOf(value.code)
      : null
export const onText =
  (make: (code: string) => string) =>
  (value: Value): Value | null =>
    value.kind === 'one' && value.type === 'text'
      ? { ...value, code: make(value.code) }
      : value.kind === 'each' && value.of === 'text'
        ? { ...value, map: make(value.map) }
        : null
export const one = (type: 'text' | 'number' | 'list', code: string): Value => ({ kind: 'one', type, code })
export const filter =
  (test: (it: string, at: At) => string | null) =>
  (value: Value, at: At): Value | null => {
    const found = value.kind === 'each' ? value : value.type === 'text' ? lettersOf(value.code) : null
    const made = found && test(found.item, at)
    return found && made !== null && found.map === found.item ? { ...found, tests: [...found.tests, made ?? ''] } : null
  }
export const map =
  (make: (it: string, at: At) => string | null) =>
  (value: Value, at: At): Value | null => {
    const found = each(value, at)
    const made = found && make(found.map, at)
    return found && made !== null ? { ...found, map: made ?? found.map } : null
  }

export const SIGN_WORDS =
  'espacios?|guion(?:es)?(?: bajos?)?|puntos?|comas?|barras?|asteriscos?|almohadillas?|saltos? de linea|puntos? y comas?|dos puntos|2 puntos'
const SIGN_OF: readonly [RegExp, string][] = [
  [/^espacio/, ' '],
  [/^guion(?:es)? bajo/, '_'],
  [/^guion/, '-'],
  [/^puntos? y coma/, ';'],
  [/^(?:dos|2) puntos/, ':'],
  [/^punto/, '.'],
  [/^coma/, ','],
  [/^barra/, '/'],
  [/^asterisco/, '*'],
  [/^almohadilla/, '#'],
  [/^salto/, '\\n'],
]
export const signOf = (said: string): string =>
  said.startsWith('«')
    ? quoted(said.replace(/[«»]/g, ''))
    : quoted(SIGN_OF.find(([words]) => words.test(said))?.[1] ?? said)
export const SIGN = `(?:un |una |el |la |los |las )?(${SIGN_WORDS}|«[^ ]+»)`
export const N = '(\\d+|[a-z])'
export const numberOf = (said: string, { asked }: At) =>
  /^\d+$/.test(said) ? said : (asked.parameters.find(({ name }) => name === said)?.name ?? null)
/** Another parameter than the one that is worked on, of a type. */
export const other = ({ asked, input }: At, types: readonly ToldParameter['type'][]) =>
  asked.parameters.find((parameter) => parameter !== input && types.includes(parameter.type))?.name ?? null

/** What is left over at the end is thrown away. */
export const DROPS_REST =
  /\b(?:si )?(?:al final )?(?:sobr\w+|qued\w+ (?:suelt\w+|incomplet\w+)|el ultimo (?:no llega|esta incompleto|queda))[^;.]{0,40}\b(?:tir\w+|descart\w+|ignor\w+|quit\w+|no (?:se )?(?:cuent\w+|pon\w+|us\w+)|elimin\w+|fuera)\b|\bsolo (?:los )?(?:completos|enteros)\b|\btripletes completos\b|\b(?:descart\w+|tira\w*|ignor\w+)(?: [a-z]+){0,4} (?:que )?sobr\w+/
