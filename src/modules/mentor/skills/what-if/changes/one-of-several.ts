import type { Range } from '../../../python/ast'
import { askWhich, type Change, chosen, type Wish } from '../change'

export function edited(found: readonly { from: number; edit: Range }[], name: string, wish: Wish): Change | null {
  if (found.length === 0) return null
  const place = chosen(found, wish)
  if (place === null) return askWhich(name, found, wish)
  return { edits: [{ ...place.edit, text: '' }] }
}
