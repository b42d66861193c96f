import type { Statement } from '../../../../python/ast'

/** One thing that is known of each row: how it is written for the row's name, and what it is called. */
export type Column = { code: string; names: string[]; kind: 'number' | 'text' | 'truth' }

/**
 * What a program has in rows when it ends: `target` is what one of them is called in `for target in iterable`. `isFilled`: at the keyboard, so
 * that there may be none. `gather`: what must be kept in the loop first, since the program forgets it; `test`: which rows it shows only.
 */
export type Rows = {
  target: string
  iterable: string
  columns: Column[]
  isFilled: boolean
  test: string | null
  gather: { loop: Statement; after: Statement; list: string; value: string } | null
}
