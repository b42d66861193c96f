/** A loaded conversation in bundles, oldest first: what did not change stays the same bundle, so that it is not drawn again. */
export type Pages<M extends Identified = Identified> = readonly (readonly M[])[]
type Identified = { id: string }

/** So many messages are drawn, or skipped while they are far from the reader's eyes, as one. */
export const PAGE_LENGTH = 20

export function toPages<M extends Identified>(messages: readonly M[]): Pages<M> {
  const count = Math.ceil(messages.length / PAGE_LENGTH)
  return Array.from({ length: count }, (_, at) => messages.slice(at * PAGE_LENGTH, (at + 1) * PAGE_LENGTH))
}

/** With messages at the end: they fill the last page up as long as that is not full. */
export function withLater<M extends Identified>(pages: Pages<M>, messages: readonly M[]): Pages<M> {
  if (messages.length === 0) return pages
  const last = pages.at(-1)
  if (last === undefined || last.length >= PAGE_LENGTH) return [...pages, ...toPages(messages)]
  return [...pages.slice(0, -1), ...toPages([...last, ...messages])]
}

export const withEarlier = <M extends Identified>(pages: Pages<M>, messages: readonly M[]): Pages<M> => [
  ...toPages(messages),
  ...pages,
]

/** What stands before the message, which is looked for from the end; everything when it is not there. */
export function pagesBefore<M extends Identified>(pages: Pages<M>, id: string): Pages<M> {
  const at = pages.findLastIndex((page) => page.some((message) => message.id === id))
  const page = pages[at]
  if (page === undefined) return pages
  const kept = page.slice(
    0,
    page.findIndex((message) => message.id === id),
  )
  return kept.length === 0 ? pages.slice(0, at) : [...pages.slice(0, at), kept]
}

/** With another version of a message, which is looked for from the end. */
export function withChanged<M extends Identified>(pages: Pages<M>, id: string, change: (message: M) => M): Pages<M> {
  const at = pages.findLastIndex((page) => page.some((message) => message.id === id))
  const page = pages[at]
  if (page === undefined) return pages
  return pages.with(
    at,
    page.map((message) => (message.id === id ? change(message) : message)),
  )
}

export const allOf = <M extends Identified>(pages: Pages<M>): M[] => pages.flat()
export const lastOf = <M extends Identified>(pages: Pages<M>): M | undefined => pages.at(-1)?.at(-1)

/** What is looked for most often stands near the end. */
export const findIn = <M extends Identified>(pages: Pages<M>, id: string | undefined): M | undefined =>
  pages.findLast((page) => page.some((message) => message.id === id))?.find((message) => message.id === id)
