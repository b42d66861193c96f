import type { StatementOf } from '../../../../python/ast'
import type { Place } from '../../../../python/scope'

export type ReadPlace = Place<StatementOf<'assign'>>

/**
 * A condition of the program: `test` holds in it, `opposite` otherwise. `read` is where a value of it is typed, `after` the statement behind
 * which it is known, `use` what must not be reached with it, if it is `isWrong`. `notice` is said
 * where nobody gave words; an empty one follows from the test.
 */
export type Tested = {
  kind: 'test'
  test: string
  opposite: string
  read: ReadPlace | null
  after: Place | null
  use: Place | null
  isWrong: boolean
  notice: string
  /** The test of each value, where it is one of several. */
  each?: readonly Tested[]
}

export type Condition =
  | Tested
  /** The conversion of what is typed fails. */
  | { kind: 'letters'; reads: readonly { name: string; place: ReadPlace; conversion: 'int' | 'float' }[] }
  | { kind: 'no-file'; opening: Place }
  /** None of the tests of a chain holds: `known` is all that they compare with, `right` the only one that is right. */
  | {
      kind: 'otherwise'
      chain: Place<StatementOf<'if'>>
      last: StatementOf<'if'>
      read: ReadPlace | null
      known: string | null
      right: string | null
    }
