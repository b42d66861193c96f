import { answered, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import { briefAskIn } from '../../../engine/requests/brief-ask'
import { linesOf } from '../../../python/lines'
import { statementsIn } from '../../../python/walk'
import { describe } from '../../explain/parts/describe'
import type { Reader } from '../asked'
import { describedChange, differenceAt, firstPass } from './evidence'
import { correctionOf } from './of-correction'

const LINE = /\b(?:en |de |a |lo de |con )?(?:la )?linea \d{1,3}\b/
const ASKS_WHAT = /^(?:y )?que (?:pasa|ocurre|sucede|hay)$/
const WHAT: ReadonlySet<string> = new Set(['why', 'unclear', 'meaning'])

/** «¿Por qué en la línea 3?», «no entiendo la línea 2»: what it does in the run, and what a correction has made of it. */
export const ofLine: Reader = (asked) => {
  const { frame, said, state } = asked
  const [line, more] = frame.lines
  if (line === undefined || more !== undefined || !LINE.test(said) || state.error !== null) return null
  const rest = said.replace(LINE, ' ').replace(/ +/g, ' ').trim()
  if (!ASKS_WHAT.test(rest) && !WHAT.has(briefAskIn(rest) ?? '')) return null
  const correction = correctionOf(asked)
  const program = correction?.old ?? asked.code
  if (program === null) return null
  const node = [...statementsIn(program.tree.body)].find(
    ({ from }) => linesOf(program.tree.source).lineAt(from) === line,
  )
  if (node === undefined) return null
  const written = (program.code.split('\n')[line - 1] ?? '').trim()
  const does = describe(node, { module: program.tree, lines: linesOf(program.tree.source) })
  const old = program.code.split('\n')[line - 1] ?? ''
  const pairs = correction?.pairs.filter((pair) => pair.old === old) ?? []
  const changed =
    correction === null || pairs.length === 0
      ? null
      : (differenceAt([line], correction) ?? describedChange({ ...correction, pairs }))
  const shown = changed ?? firstPass(program, line)
  // Of a line that no run has reached, who explains code tells more.
  if (shown === null) return null
  return answered('line', [text(`La línea ${line}, ${inlineCode(written)}, ${does}.`), text(shown)])
}
