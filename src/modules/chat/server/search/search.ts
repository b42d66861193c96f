import * as z from 'zod'
import type { Database } from '~/database/database'
import type { SearchHit } from '../../contract'
import type { Actor } from '../asking/actor'
import { createCursor, cursorMoment } from '../cursor'
import { hitsOf } from './answer'
import { findMessages, findTitles, HITS_PER_PAGE } from './hits'
import { formsOf, type SearchForms } from './query'
import { withoutSlips } from './slips'
import { partsOf, stemsOf } from './stems'
import { readSearch, type SearchPhrase } from './terms'

/** Where a page ended: among the titles, or among the messages; `isMended`: in what was found once slips were mended. */
const place = z.union([
  z.strictObject({ title: z.strictObject({ at: cursorMoment, id: z.uuid() }), isMended: z.boolean() }),
  z.strictObject({ position: z.int().positive(), isMended: z.boolean() }),
])
type Place = z.output<typeof place>
const pageEnd = createCursor(place)

type Page = { hits: SearchHit[]; nextCursor: string | null }

/**
 * Searches a user's titles and messages: all words, as they are inflected, the last one as far as it is typed. What finds nothing is
 * looked for again with its slips mended. Titles come first, then the newest messages.
 */
export async function searchChats(
  db: Database,
  user: Actor,
  { q, cursor }: { q: string; cursor?: string | undefined },
): Promise<Page> {
  const after = cursor === undefined ? null : pageEnd.read(cursor)
  const phrases = await understood(db, q)
  const forms = formsOf(phrases)
  if (forms.length === 0) return { hits: [], nextCursor: null }
  if (!after?.isMended) {
    const page = await readPage(db, user, { forms, after, isMended: false })
    if (page.hits.length > 0 || after !== null) return page
  }
  const mended = await withoutSlips(db, user.id, forms)
  return mended ? readPage(db, user, { forms: mended, after, isMended: true }) : { hits: [], nextCursor: null }
}

async function understood(db: Database, q: string): Promise<SearchPhrase[]> {
  const read = readSearch(q)
  const typed = read.flatMap(({ words }) => words)
  const [stems, parts] = await Promise.all([stemsOf(db, typed), partsOf(db, typed)])
  return read.map(({ words, isQuoted }) => ({
    words: words.map((word) => ({ typed: word, stem: stems.get(word) ?? null, parts: parts.get(word) })),
    isQuoted,
  }))
}

async function readPage(
  db: Database,
  user: Actor,
  { forms, after, isMended }: { forms: SearchForms; after: Place | null; isMended: boolean },
): Promise<Page> {
  // One more than is shown tells whether there is a next page.
  const limit = HITS_PER_PAGE + 1
  const isPastTitles = after !== null && 'position' in after
  const titleAfter = after !== null && 'title' in after ? after.title : null
  const titles = isPastTitles ? [] : await findTitles(db, { userId: user.id, forms, after: titleAfter, limit })
  const before = isPastTitles ? after.position : null
  const messages =
    titles.length >= limit ? [] : await findMessages(db, { user, forms, before, limit: limit - titles.length })

  const shownTitles = titles.slice(0, HITS_PER_PAGE)
  const shownMessages = messages.slice(0, HITS_PER_PAGE - shownTitles.length)
  const isEnd = titles.length + messages.length <= HITS_PER_PAGE
  const lastTitle = shownTitles.at(-1)
  const lastMessage = shownMessages.at(-1)
  const next: Place | null = lastMessage
    ? { position: lastMessage.position, isMended }
    : lastTitle
      ? { title: { at: lastTitle.activeAt.toISOString(), id: lastTitle.chatId }, isMended }
      : null
  return {
    hits: await hitsOf(db, forms, { titles: shownTitles, messages: shownMessages }),
    nextCursor: isEnd || next === null ? null : pageEnd.write(next),
  }
}
