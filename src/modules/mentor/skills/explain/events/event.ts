import type { Expression, Range } from '../../../python/ast'
import type { Value } from '../../../python/evaluate/values/values'
import type { EventKind } from '../content/event-texts'
import type { Source } from '../idioms/idiom'

/** Something that a run did and that surprises; `shown` are the values that came of it, as Python writes them. */
export type Seen = { kind: EventKind; node: Range; slots: Record<string, string>; shown: (string | null)[] }

/** With the values that the run went on to make of it. */
export type RunEvent = Seen & { comes: () => ReadonlySet<string> }

/** What a look at one expression is given: what it gave, and what its parts gave last; `isFresh`: a part was worked out after another, and not in an earlier round. */
export type Look = {
  source: Source
  value: Value
  of: (part: Expression) => Value | undefined
  isFresh: (part: Expression, than: Expression) => boolean
  isAlone: boolean
}
