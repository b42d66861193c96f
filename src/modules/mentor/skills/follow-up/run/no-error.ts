import { answered, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { Expression } from '../../../python/ast'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { allExpressions } from '../../../python/walk'
import { quote } from '../../explain/idioms/idiom'
import type { Reader } from '../asked'

const WHY_NO_ERROR =
  /^(?:por que|porque|como es que|como) no (?:me |le |se )?(?:(?:da|sale|salta|tira|lanza|hay|marca) (?:un |ningun )?(?:error|fallo)|falla|peta|se queja|rompe|casca|truena)\b/

/** What `*` and `+` do with what is no number. */
const KINDS: readonly (readonly [RegExp, string, string])[] = [
  [/^['"]/, 'un **texto**', 'los textos'],
  [/^\[/, 'una **lista**', 'las listas'],
  [/^\(/, 'una **tupla**', 'las tuplas'],
]

/** «¿Por qué no da error si es texto?»: what the sign does with the values that came to it in the run. */
export const noError: Reader = ({ said, code, source }) => {
  if (code === null || source === null || !WHY_NO_ERROR.test(said)) return null
  const run = evaluatePiece(code.tree, { isTraced: true })
  if (run.kind !== 'done') return null
  const shown = (node: Expression): string | null =>
    node.kind === 'name'
      ? (run.steps.flatMap(({ changes }) => changes).findLast(({ name }) => name === node.name)?.value ?? null)
      : node.kind === 'string' || node.kind === 'list'
        ? quote(source, node).replace(/^`|`$/g, '')
        : null
  for (const node of allExpressions(code.tree)) {
    if (node.kind !== 'binary' || (node.operator !== '*' && node.operator !== '+')) continue
    const values = [node.left, node.right].map((side) => ({ side, value: shown(side) }))
    for (const { side, value } of values) {
      const kind = KINDS.find(([starts]) => value !== null && starts.test(value))
      if (kind === undefined || value === null) continue
      const [, one, many] = kind
      const does =
        node.operator === '*'
          ? `con ${one} el \`*\` no multiplica: lo **repite** tantas veces como diga el número, en uno nuevo`
          : `con ${many} el \`+\` no suma: los **junta**, uno detrás de otro`
      const what = side.kind === 'name' ? `ahí ${inlineCode(side.name)} vale ${inlineCode(value)}, y ` : ''
      return answered('no-error', [
        text(`Porque la operación ${quote(source, node)} también existe para ese tipo: ${what}${does}.`),
        text(
          'Python no fija de qué tipo es cada nombre: mira el valor al ejecutar la línea, y solo da un error si esa operación no existe para él.',
        ),
      ])
    }
  }
  return null
}
