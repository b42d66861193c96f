import { answered, heading, python, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { CodePart } from '../../../engine/message'
import type { Answer } from '../../../engine/skill'
import { isVersion, ownCode } from '../../../engine/state'
import { missingIn } from '../../../python/evaluate/modules/made-elsewhere'
import { linesOf } from '../../../python/lines'
import { allNames } from '../../../python/names'
import { allExpressions } from '../../../python/walk'
import type { Asked } from '../asked'

const COMPLAINS = /\b(?:error\w*|fall\w+|truena|peta|no (?:me )?(?:funciona|va|sale|anda|jala|corre))\b/
const MAX_WORDS = 14

/** «Ahora lo tengo así y me da error»: a name that the version of before does not have, and nobody has given a value. */
export function sinceThen({ frame: { message }, state, said }: Asked): Answer | null {
  const own = ownCode(message)
  if (own === null || message.traceback !== null || message.output !== null || own.tree.errors.length > 0) return null
  if (!COMPLAINS.test(said) || said.split(' ').length > MAX_WORDS) return null
  const before = [state.mended, state.program, state.code].find(
    (one) => one !== null && one.code.trim() !== own.code.trim() && isVersion(own.code, one.code),
  )
  const slip = before == null ? null : slipIn(own, before)
  if (before == null || slip === null) return null
  const was = before.code.split('\n')[slip.line - 1]?.trim() ?? ''
  const mended = own.code
    .split('\n')
    .with(slip.line - 1, before.code.split('\n')[slip.line - 1] ?? '')
    .join('\n')
  return answered('checked', [
    text(
      `En la **línea ${slip.line}** pone ${inlineCode(slip.name)}, y ninguna línea le ha dado valor a ese nombre: ahí se para con ${inlineCode(`NameError: name '${slip.name}' is not defined`)}. En la versión de antes esa línea era ${inlineCode(was)}.`,
    ),
    heading('El programa corregido'),
    python(mended),
  ])
}

/** A name that is new and made nowhere, in a line that stood there otherwise. */
function slipIn(own: CodePart, before: CodePart): { name: string; line: number } | null {
  const known = allNames(before.tree)
  const { lineAt } = linesOf(own.tree.source)
  const missing = missingIn(own.tree).names
  const use = [...allExpressions(own.tree)].find(
    (node) => node.kind === 'name' && missing.get(node.name) === null && !known.has(node.name),
  )
  if (use?.kind !== 'name') return null
  const line = lineAt(use.from)
  const [is, was] = [own, before].map(({ code }) => code.trimEnd().split('\n'))
  const isOneChanged = is?.length === was?.length && is?.every((each, at) => (each === was?.[at]) === (at !== line - 1))
  return isOneChanged ? { name: use.name, line } : null
}
