import { answered, printed, python, text } from '../../../engine/blocks'
import { applyEdits } from '../../../python/edit'
import { findIdioms, idiomText } from '../../explain/idioms/find-idioms'
import type { Reader } from '../asked'
import { outputOf } from '../operations/at-hand'

const ASKS =
  /\bno (?:se |me |la |lo )*(?:cambi|modifi|toqu|toca|afect|alter)\w*|\bsin (?:cambiar|modificar|tocar|que cambie)\b/

/** «¿Y cómo hago para que a no cambie?», of two names for one list: the program with a copy, and what it prints. */
export const keptApart: Reader = ({ said, code, source }) => {
  if (code === null || source === null || !ASKS.test(said)) return null
  const alias = findIdioms(source).find(({ name }) => name === 'same-list')
  const node = code.tree.body.find(
    ({ from, kind }) => kind === 'assign' && alias !== undefined && from <= alias.from && alias.from <= from,
  )
  if (alias === undefined || node?.kind !== 'assign') return null
  const program = applyEdits(code.tree.source, [{ from: node.value.to, to: node.value.to, text: '.copy()' }])
  const output = outputOf(program)
  return answered('kept-apart', [
    text(idiomText(alias)),
    python(program.trim()),
    ...(output === null ? [] : [text('Imprime:'), printed(output)]),
  ])
}
