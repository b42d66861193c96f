import { aimOf } from '../../engine/requests/aim'
import type { Change, ReadChange, Wish } from './change'
import { apart } from './changes/apart'
import { addition, end, separator, start, step } from './changes/counting'
import { equal } from './changes/equal'
import { everywhere } from './changes/everywhere'
import { functionLine, otherSign } from './changes/exchanged-signs'
import { format } from './changes/formats'
import { keyword } from './changes/keywords'
import { leaving } from './changes/leaving'
import { nothingTyped } from './changes/nothing-typed'
import { move, swap } from './changes/order'
import { removal } from './changes/removals'
import { asText, fragment, nameAlike, replacement, sign } from './changes/replacements'
import { sample } from './changes/samples'
import { severalTyped } from './changes/several-typed'
import { action, data, typed, value } from './changes/values'
import { phraseChange } from './phrases/phrase-change'

/** What says most exactly what is to change comes first. */
const CHANGES: readonly ReadChange[] = [
  format,
  keyword,
  leaving,
  everywhere,
  otherSign,
  functionLine,
  nothingTyped,
  asText,
  nameAlike,
  apart,
  phraseChange,
  replacement,
  separator,
  swap,
  move,
  removal,
  fragment,
  sign,
  addition,
  start,
  end,
  step,
  severalTyped,
  equal,
  value,
  action,
  data,
  typed,
  sample,
]

/** Asked whether something is needed, only what takes it away can tell. */
const REMOVALS: readonly ReadChange[] = [phraseChange, removal]

/** «¿Y si solo hay 5 copias, borra algo?»: how many there are is no change of how many a program deletes. */
const DELETES = /\.(?:unlink|rmdir|remove|removedirs)\(|\brmtree\(|\bdelete from\b/i
const IF_THERE_ARE = /\b(?:si|cuando) (?:solo |nomas |solamente )?(?:hay|hubiera|tengo|tuviera|quedan|existen) /

/** The change that a question asks about; null where none is recognised, or it changes nothing. */
export function readChange(wish: Wish): Change | null {
  if (DELETES.test(wish.text) && IF_THERE_ARE.test(wish.said)) return null
  for (const read of aimOf(wish.frame.plain) === 'needed' ? REMOVALS : CHANGES) {
    const change = read(wish)
    if (change === null) continue
    if ('question' in change || change.input) return change
    if (change.edits.some(({ from, to, text }) => wish.text.slice(from, to) !== text)) return change
  }
  return null
}
