import { evaluateProgram } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import type { ToldFunction } from './told-function'

const PAIR =
  /\b(?:true|verdadero|cierto)\b[^;.]{0,60}\b(?:false|falso)\b|\b(?:false|falso)\b[^;.]{0,60}\b(?:true|verdadero|cierto)\b/
const WHETHER =
  /\b(?:devuelv\w+|devolver|diga|dice|decir|indique|indica|compruebe|comprueba|mire|retorn\w+) si (?:[^ ;.,]+ ){1,6}o no\b/
/** A list of them, or a line that is printed. */
const OTHERWISE =
  /\b(?:devuelv\w+|devolver|retorn\w+)(?: (?:un|una|otra|otro|la|el)){0,3} (?:lista|tupla|diccionario)\b|\b(?:imprim\w+|muestr\w+)\b/

/** Whether a request says that True or False is what its function returns. */
export function saysBool(text: string): boolean {
  const pair = PAIR.exec(text)
  if (pair !== null) return !OTHERWISE.test(text.slice(Math.max(0, pair.index - 40), pair.index))
  return WHETHER.test(text) && !OTHERWISE.test(text)
}

/** Whether one of the calls gives something else than True or False; a call that cannot be run says nothing. */
export const givesOtherThanBool = (definition: string, calls: readonly string[]): boolean =>
  calls.some((call) => {
    const value = resultOf(definition, call)
    return value !== null && !/^(?:True|False)$/.test(value)
  })

const INPUTS = [1, 2, 7, 10] as const

/** Whether a function of numbers gives one and the same value for different ones; a yes or no may well be the same for all. */
export function givesOneValue(
  definition: string,
  { name, parameters }: ToldFunction,
  calls: readonly string[],
): boolean {
  if (parameters.some(({ type }) => type !== 'number')) return false
  const spread = INPUTS.map((input) => `${name}(${parameters.map((_, at) => input + 3 * at).join(', ')})`)
  const values = [...calls, ...spread].map((call) => resultOf(definition, call)).filter((value) => value !== null)
  return values.length > 2 && new Set(values).size === 1 && !/^(?:True|False)$/.test(values[0] ?? '')
}

/** What a call gives, as it is printed last; null where it fails or the evaluator cannot tell. */
function resultOf(definition: string, call: string): string | null {
  const run = evaluateProgram(parsePython(`${definition}\nprint(${call})\n`))
  return run.kind === 'done' ? (run.output.trimEnd().split('\n').at(-1) ?? '') : null
}
