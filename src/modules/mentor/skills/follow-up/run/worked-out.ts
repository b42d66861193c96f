import { answered, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { linesOf } from '../../../python/lines'
import { parsePython } from '../../../python/parse'
import { findIdioms, idiomText } from '../../explain/idioms/find-idioms'
import type { Reader } from '../asked'

const ASKS =
  /\b(?:cuanto|que|cual|como) (?:\w+ )?(?:da|dan|daria|darian|sale|salen|saldria|saldrian|es|son|seria|serian|imprime|queda|quedaria|vale|valdria|devuelve|resultado)\b/
/** «17 % 5», «-1 % 5», «2 ** 3 + 1»: of numbers alone. */
const OF_NUMBERS = /(?<![\w.])-?\d+(?:\.\d+)?(?: ?(?:\/\/|\*\*|[*/%+]| - ) ?-?\d+(?:\.\d+)?)+(?![\w.])/g
const F_STRING = /(?<!\w)f(?:"[^"\n]{1,80}"|'[^'\n]{1,80}')/g
/** «Con precio = 1234.5». */
const GIVEN = /(?<![\w.])([a-z_]\w{0,30}) ?= ?(-?\d+(?:\.\d+)?|"[^"\n]{0,40}"|'[^'\n]{0,40}')/g
const MAX_EXPRESSIONS = 4

/** «¿Cuánto da 17 % 5? ¿Y -1 % 5?», «con precio = 1234.5, ¿qué sale con f"{precio:,.2f}"?»: each that is written out, run. */
export const workedOut: Reader = ({ said, frame }) => {
  if (!ASKS.test(said)) return null
  const { prose } = frame.message
  const given = [...prose.matchAll(GIVEN)].map(([, name = '', value = '']) => `${name} = ${value}`)
  const written = [...(prose.match(F_STRING) ?? []), ...(prose.match(OF_NUMBERS) ?? []).map((each) => each.trim())]
  const expressions = [...new Set(written)].slice(0, MAX_EXPRESSIONS)
  // One sum of numbers is told by others, with what it means.
  if (expressions.length < 2 && !(expressions.length === 1 && given.length > 0)) return null
  const values = expressions.map((piece) => resultOf(given, piece))
  if (values.some((value) => value === null)) return null
  const ideas = expressions.flatMap((piece) => {
    const module = parsePython(piece)
    return findIdioms({ module, lines: linesOf(module.source) }).map(idiomText)
  })
  return answered('worked-out', [
    { kind: 'list', items: expressions.map((piece, at) => `${inlineCode(piece)} da ${inlineCode(values[at] ?? '')}`) },
    ...[...new Set(ideas)].slice(0, 1).map(text),
    ...(expressions.some((piece) => /-\d+(?:\.\d+)? ?(?:%|\/\/)/.test(piece)) ? [text(OF_NEGATIVES)] : []),
  ])
}

const OF_NEGATIVES =
  'Con números negativos, Python redondea la división entera **hacia abajo**; por eso el resto (`%`) tiene siempre el signo del divisor.'

function resultOf(given: readonly string[], expression: string): string | null {
  const result = evaluatePiece(parsePython([...given, `print(${expression})`].join('\n')))
  return result.kind === 'done' ? result.output.trimEnd() : null
}
