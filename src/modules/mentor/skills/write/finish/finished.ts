import type { Frame } from '../../../engine/frame'
import type { Draft } from '../../../engine/task/task'
import { hardParts } from './hard-parts'
import { howTold, notesTold, openingTold } from './how-told'
import { withLayout } from './layout'
import { withOwnData } from './own-data'
import { shownExample } from './shown'
import { simplified } from './simplify/simplified'
import { withoutUnasked } from './unasked'

/**
 * A draft as it is handed out: its code without what nobody asked for and what it needs not, shown with the person's own data, and only
 * what is said of it that is true of that code. `before` is the code that its sentences were written for.
 */
export function finished(draft: Draft, before: string, frame: Frame): Draft {
  const code = withOwnData(
    withLayout(simplified(withoutUnasked(draft.code, draft.how, frame.plain))),
    frame.message.text,
  )
  const how = howTold(draft.how, code, before)
  return {
    ...draft,
    code,
    title: openingTold(draft.title, code),
    how: frame.level === 'avanzado' ? how : [...how, ...hardParts(code, how)],
    example: shownExample(code, draft.example, frame),
    notes: notesTold(draft.notes ?? [], code, frame.plain),
  }
}
