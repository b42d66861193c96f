import type { Draft } from '../../../engine/task/task'
import { howTold, openingTold } from './how-told'
import { withLayout } from './layout'
import { simplified } from './simplify/simplified'

/** A draft as it is handed out: its code without what it needs not, and only what is said of it that is true of that code. */
export function finished(draft: Draft, before: string): Draft {
  const code = withLayout(simplified(draft.code))
  return { ...draft, code, title: openingTold(draft.title, code), how: howTold(draft.how, code, before) }
}
