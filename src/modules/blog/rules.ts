import { folded } from '~/platform/text/folded'
import { shorten } from '~/platform/text/shorten'

/** BLOG-03, TIME-11; the ellipsis comes on top (C-50). */
export const EXCERPT_LENGTH = 120
const POSTS_A_PAGE = 12
export const MAX_QUERY_LENGTH = 100

const WORDS_A_MINUTE = 200

/** What a card shows of an excerpt. */
export const cardExcerpt = (excerpt: string) => shorten(excerpt, EXCERPT_LENGTH)

/** The words of a Markdown text outside its programs. */
export function countWords(markdown: string): number {
  const prose = markdown.replace(/^```[\s\S]*?^```$/gm, '')
  return prose.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}

/** Whole minutes, one at least. */
export const readingMinutes = (markdown: string) => Math.max(1, Math.round(countWords(markdown) / WORDS_A_MINUTE))

/** Whether a text holds every word that is looked for, or the beginning of it; accents and capitals make no difference. */
export function matchesQuery(text: string, query: string): boolean {
  const plain = plainText(text)
  return plainText(query)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}

/** "Qué datos" → "que datos". */
export const plainText = (text: string) => folded(text).trim()

/** The page that an address asks for, from 1; whatever is no such page is the nearest one. */
export function pageOf<T>(items: readonly T[], asked: number): { items: readonly T[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(items.length / POSTS_A_PAGE))
  const page = Math.min(Math.max(1, Number.isInteger(asked) ? asked : 1), pages)
  return { items: items.slice((page - 1) * POSTS_A_PAGE, page * POSTS_A_PAGE), page, pages }
}
