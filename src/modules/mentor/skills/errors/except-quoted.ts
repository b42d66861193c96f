import { inlineCode } from '../../engine/compose'
import type { Traceback } from '../../engine/message'
import type { Explanation } from './explanation'
import { kindOf } from './kind-of'

const EXCEPT = /^except ([\w.]{1,60}(?:, ?[\w.]{1,60}){1,6})( as \w{1,40})?:?$/

/** `except A, B as e:`: from 3.14 on the parentheses may go, but not with a name. */
export function exceptQuoted(quoted: string, error: Traceback): Explanation | null {
  const [, types, name = ''] = EXCEPT.exec(quoted.trim()) ?? []
  if (types === undefined) return null
  const since =
    name === ''
      ? 'Desde Python 3.14 pueden faltar; el tuyo es anterior.'
      : 'Desde Python 3.14 se pueden quitar, pero **solo si no hay `as`**: con él siguen haciendo falta.'
  return {
    type: 'SyntaxError',
    kind: kindOf('except-parentheses'),
    values: {},
    line: error.frames.at(-1)?.line ?? null,
    cause: `Varios tipos de error en un \`except\` van entre paréntesis. ${since}`,
    source: null,
    corrected: null,
    decide: `Donde pone ${inlineCode(quoted.trim())} pon ${inlineCode(`except (${types})${name}:`)}.`,
    notes: [],
  }
}
