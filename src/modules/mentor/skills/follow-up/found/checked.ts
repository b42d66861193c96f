import { answered, heading, list, python, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { CodePart } from '../../../engine/message'
import { briefAskIn } from '../../../engine/requests/brief-ask'
import type { Answer } from '../../../engine/skill'
import { isVersion, ownCode } from '../../../engine/state'
import { changedLines } from '../../errors/changed-lines'
import { outputBlocks, run } from '../../explain/parts/output'
import { runsOf } from '../../what-if/outcome'
import type { Asked } from '../asked'
import { type Correction, correctionOf } from './of-correction'

const ASKS_VERDICT = new Set(['check', 'good', 'sure', 'mine'])

/** «¿Así?», with the program as it was put right, or the lines of it: whether it is that, by the lines and by a run. */
export function checked(asked: Asked): Answer | null {
  const own = ownCode(asked.frame.message)
  const { isRevised = false, message } = asked.frame
  const { traceback, output } = message
  if (own === null || traceback !== null || output !== null || (own.tree.errors.length > 0 && !isRevised)) return null
  const brief = briefAskIn(asked.said)
  if (brief === null || !ASKS_VERDICT.has(brief)) return null
  const correction = correctionOf(asked)
  if (correction !== null && isVersion(own.code, correction.now.code)) return ofWhole(own, correction)
  return (correction && ofLines(own, correction)) ?? ofPlaced(asked, correction)
}

const squeezed = ({ code }: CodePart) =>
  code
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n')

function ofWhole(own: CodePart, { old, now }: Correction): Answer | null {
  if (squeezed(own) === squeezed(now))
    return answered('checked', [
      text('Sí, así está bien: es el programa corregido.'),
      ...outputBlocks(run(own.tree), own.tree),
    ])
  if (squeezed(own) === squeezed(old))
    return answered('checked', [
      text('Todavía no: está como antes. Falta cambiar esto:'),
      list(changedLines(old.code, now.code)),
    ])
  const { before, now: mine } = runsOf({ code: now, after: own }, undefined).runs
  if (before.kind !== 'done' || mine.kind !== 'done' || before.output !== mine.output) return null
  return answered('checked', [
    text('Sí, así también está bien: lo he ejecutado y sale lo mismo que con mi corrección.'),
    ...outputBlocks(run(own.tree), own.tree),
  ])
}

/** The lines that a correction has changed, by themselves: where they stand, and the whole program with them. */
function ofLines(own: CodePart, { now, pairs }: Correction): Answer | null {
  const lines = squeezed(own)
    .split('\n')
    .map((line) => line.trim())
  const meant = pairs.filter((pair) => pair.now !== null && lines.includes(pair.now.trim()))
  if (meant.length < lines.length) return null
  const places = meant.map(({ old, now: is, line }) =>
    old === null
      ? `${inlineCode(is?.trim() ?? '')} es nueva: va en la línea ${line}.`
      : `${inlineCode(is?.trim() ?? '')} va en la línea ${line}, en lugar de ${inlineCode(old.trim())}.`,
  )
  return answered('checked', [
    text('Sí, así. Dentro de tu programa:'),
    list(places),
    heading('El programa corregido'),
    python(now.code),
    ...outputBlocks(run(now.tree), now.tree),
  ])
}

/** Lines of one's own, in their place in the program: it is shown and run. */
function ofPlaced({ frame: { code, isRevised } }: Asked, correction: Correction | null): Answer | null {
  if (code === null || isRevised !== true) return null
  const ran = run(code.tree)
  if (ran.kind !== 'done') return null
  const wanted = correction === null ? null : run(correction.now.tree)
  const isSame = wanted?.kind === 'done' && wanted.output === ran.output
  return answered('checked', [
    text(
      isSame
        ? 'Sí, así también está bien: con esas líneas sale lo mismo que con mi corrección.'
        : 'Lo he ejecutado con esas líneas en su sitio, y así queda tu programa:',
    ),
    ...(isSame ? [heading('El programa corregido')] : []),
    python(code.code),
    ...outputBlocks(ran, code.tree),
    ...(isSame ? [] : [text('¿Es eso lo que tenía que salir? Si no, dime qué falta.')]),
  ])
}
