import { text } from '../../engine/blocks'
import { inlineCode } from '../../engine/compose'
import { ladderOf, ON_YOUR_OWN } from '../../engine/ladder/rung-blocks'
import type { Block, Ladder } from '../../engine/skill'
import { changedLines } from './changed-lines'
import { isCompilers, label } from './compose-explanation'
import type { Explanation } from './explanation'
import { meaningOf } from './wording'

/**
 * An error of one's own program, led up to: what it means and where to look, its cause, the lines that change, the program. Null where
 * no program is given: what explains a kind of error solves nothing. Who asks on is told the cause at once.
 */
export function errorLadder(told: Explanation, solution: Block[], { isFirst }: { isFirst: boolean }): Ladder | null {
  const { source, corrected, cause } = told
  if (source === null || corrected === null) return null
  const notes = told.notes.map(text)
  const because = [text(`${label(told)} ${cause ?? meaning(told)}`), ...notes, ...decision(told)]
  return ladderOf({
    idea: () => [
      ...(isFirst
        ? [text(`${label(told)} ${isCompilers(told) ? UNREADABLE : meaning(told)}`), ...place(told)]
        : because),
      text(ON_YOUR_OWN.idea),
    ],
    plan: () => [...because, text(ON_YOUR_OWN.plan)],
    fragment: () => [
      text('Lo que cambia, antes y después:'),
      { kind: 'list', items: changedLines(source, corrected) },
      text(ON_YOUR_OWN.fragment),
    ],
    solution,
  })
}

const UNREADABLE = 'Python no consigue leer el programa: lo que espera ahí no es lo que hay.'

const meaning = ({ kind, values }: Explanation) => (kind === null ? '' : meaningOf(kind, values))

const decision = ({ decide }: Explanation) => (decide === null ? [] : [text(decide)])

function place(told: Explanation): Block[] {
  const { source, line } = told
  const shown = line === null ? '' : (source?.split('\n')[line - 1]?.trim() ?? '')
  if (shown === '') return []
  const look = isCompilers(told)
    ? 'Compárala, signo a signo, con otra parecida que funcione.'
    : '¿Qué vale, y de qué tipo es, cada cosa cuando Python llega ahí?'
  return [text(`Mira la línea ${line}: ${inlineCode(shown)}. ${look}`)]
}
