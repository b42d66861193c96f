import { answered, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import { applyEdits } from '../../../python/edit'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { statementsIn } from '../../../python/walk'
import type { Reader } from '../asked'

const AT_LIMIT =
  /\b(?:justo|justos|exactamente|exacto|exactos|clavad[oa]|igual a|es igual)\b.{0,20}?(?<![\w.])(-?\d+(?:[.,]\d+)?)|(?<![\w.])(-?\d+(?:[.,]\d+)?) (?:justos?|exactos?|clavad[oa]s?)\b/
/** What another sign would do is tried. */
const CHANGES = /\b(?:cambi\w+|sustitu\w+|reemplaz\w+|us[oa]\w*|pong\w*|pus\w+|en (?:vez|lugar) de)\b/
const SIDES: Readonly<Record<string, string>> = { '>': '>=', '<': '<=', '>=': '>', '<=': '<' }

/** «¿Y si la compra es justo de 20?»: what a condition says of its own limit, and the sign that says the other. */
export const limit: Reader = ({ said, source }) => {
  const [, behind, before] = AT_LIMIT.exec(said) ?? []
  const value = (behind ?? before)?.replace(',', '.')
  if (source === null || value === undefined || CHANGES.test(said)) return null
  for (const node of statementsIn(source.module.body)) {
    if ((node.kind !== 'if' && node.kind !== 'while') || node.test.kind !== 'compare') continue
    const { left, comparisons } = node.test
    const [only, more] = comparisons
    const other = only && SIDES[only.operator]
    const code = source.module.source
    if (!only || more || other === undefined || code.slice(only.right.from, only.right.to) !== value) continue
    const written = code.slice(node.test.from, node.test.to)
    const tried = applyEdits(written, [{ from: 0, to: left.to - node.test.from, text: value }])
    const result = evaluatePiece(parsePython(`print(${tried})`))
    if (result.kind !== 'done') return null
    const holds = result.output.trim() === 'True'
    const line = source.lines.lineAt(node.from)
    return answered('limit', [
      text(
        `Con ${inlineCode(`${code.slice(left.from, left.to)} = ${value}`)}, la condición de la **línea ${line}** **${holds ? 'sí' : 'no'}** se cumple: ${inlineCode(tried)} es ${inlineCode(result.output.trim())}. ${holds ? 'El valor justo entra' : 'El valor justo se queda fuera'}; para que ${holds ? 'no entre' : 'entre'}, el signo es ${inlineCode(other)}.`,
      ),
    ])
  }
  return null
}
