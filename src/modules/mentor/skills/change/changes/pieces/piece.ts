import { edited } from '../../../../python/program/source'
import type { ReadChange } from '../../../what-if/change'
import { orderOf } from '../../../what-if/change'
import { start } from '../../../what-if/changes/counting'
import { move, swap } from '../../../what-if/changes/order'
import { removal } from '../../../what-if/changes/removals'
import { phraseChange } from '../../../what-if/phrases/phrase-change'
import { type Change, STAGE } from '../../change'

const READ: readonly ReadChange[] = [phraseChange, swap, move, removal, start]

/** What is a wish of its own, whatever parts it names. */
const OF_OTHERS =
  /\bpor defecto\b|\busuario\b|\bteclado\b|\bpregunt\w+|\bhasta que\b|\barchivo\b|\bfuncion que\b|\btambien\b/

/** «quita el else», «pon el print dentro del for», «que total empiece en 10»: parts of the program that the words name, as «¿y si …?» reads them. */
export const pieceChange: Change = {
  name: 'piece',
  stage: STAGE.value,
  readsRest: true,
  says: [
    /\b(?:pon\w*|quit\w+|sac\w+|borr\w+|elimin\w+|cambi\w+|mov\w+|muev\w+|met\w+|sustitu\w+|reempla\w+|llam\w+|indent\w+|sangr\w+|intercambi\w+|escrib\w+|us[ae]\w*|que|haz)\b[^;¦]{2,100}/,
  ],
  make(p, { said, spans }) {
    const [span] = spans
    if (span === undefined || OF_OTHERS.test(said.plain.slice(span.from, span.to))) return null
    const order = orderOf(said.prose.slice(span.from, span.to), p.module)
    for (const read of READ) {
      const change = read(order)
      if (change === null) continue
      if ('question' in change) return { asks: change.question }
      if (change.edits.length === 0) continue
      const code = edited(p, change.edits)
      return code === p.source || asksLess(p.source, code) ? null : { code, told: 'Hecho: solo cambia lo que dices.' }
    }
    return null
  },
}

/** «contando desde 1» of a loop that asks: one question less would be another program. */
function asksLess(before: string, after: string): boolean {
  const [loop, times] = /for \w+ in range\((\d+)\):\n[^\n]*\binput\(/.exec(before) ?? []
  return loop !== undefined && !after.includes(loop) && after.includes(`, ${times})`)
}
