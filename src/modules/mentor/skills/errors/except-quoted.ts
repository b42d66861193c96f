import { inlineCode } from '../../engine/compose'
import type { Traceback } from '../../engine/message'
import type { Explanation } from './explanation'
import { kindOf } from './kind-of'

const EXCEPT = /^[ \t]*except ([\w.]{1,60}(?:, ?[\w.]{1,60}){1,6})( as \w{1,40})?:?[ \t]*$/m

/** `except A, B as e:`: from 3.14 on the parentheses may go, but not with a name. */
export function exceptQuoted(quoted: string, error: Traceback): Explanation | null {
  const found = EXCEPT.exec(quoted)
  const [written = '', types, name = ''] = found ?? []
  if (!found || types === undefined || !/paren|invalid syntax/.test(error.message)) return null
  const isWhole = quoted.trim().includes('\n')
  const line = `except (${types})${name}:`
  const since =
    name === ''
      ? 'Desde Python 3.14 pueden faltar; el tuyo es anterior.'
      : 'Desde Python 3.14 se pueden quitar, pero **solo si no hay `as`**: con él siguen haciendo falta.'
  return {
    type: 'SyntaxError',
    kind: kindOf('except-parentheses'),
    values: {},
    line: isWhole ? quoted.slice(0, found.index).split('\n').length : (error.frames.at(-1)?.line ?? null),
    cause: `Varios tipos de error en un \`except\` van entre paréntesis. ${since}`,
    source: isWhole ? quoted : null,
    corrected: isWhole ? quoted.replace(written.trim(), line) : null,
    decide: isWhole ? null : `Donde pone ${inlineCode(written.trim())} pon ${inlineCode(line)}.`,
    notes: [],
  }
}
