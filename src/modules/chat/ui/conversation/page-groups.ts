import type { Pages } from './message-pages'

/** So many pages are passed over as one, by the browser's layout and by React, when nothing in them has changed. */
export const GROUP_LENGTH = 4

export type PageGroup<M extends { id: string }> = {
  key: number
  /** The place of its first page among all. */
  from: number
  pages: Pages<M>
}

/**
 * Pages in groups, counted from one of them (`origin`, an index): pages that are added before or after leave all others in the groups
 * that they were in, under the same keys.
 */
export function groupPages<M extends { id: string }>(pages: Pages<M>, origin: number): readonly PageGroup<M>[] {
  const first = Math.floor(-origin / GROUP_LENGTH)
  const last = Math.floor((pages.length - 1 - origin) / GROUP_LENGTH)
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const key = first + at
    const start = origin + key * GROUP_LENGTH
    const from = Math.max(0, start)
    return { key, from, pages: pages.slice(from, start + GROUP_LENGTH) }
  })
}
