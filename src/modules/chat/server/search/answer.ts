import { setImmediate } from 'node:timers/promises'
import type { Database } from '~/database/database'
import type { Chat, SearchHit } from '../../contract'
import type { MessageHit, TitleHit } from './hits'
import type { SearchForms, WordForms } from './query'
import { type IsHit, markedText, plainText, snippetOf } from './snippet'
import { stemsOf } from './stems'
import { fold, WORD } from './terms'

/** What was found as it is shown: with the words that were meant marked. */
export async function hitsOf(
  db: Database,
  forms: SearchForms,
  { titles, messages }: { titles: TitleHit[]; messages: MessageHit[] },
): Promise<SearchHit[]> {
  const words = forms.flatMap((places) => places.map(({ form }) => form))
  const texts = await oneByOne(messages, ({ content }) => plainText(content))
  const isHit = await hitsIn(db, texts, words)
  const isTitleHit: IsHit = (word) => words.some((form) => beginnings(form).some((start) => word.startsWith(start)))
  const snippets = await oneByOne(texts, (text) => snippetOf(text, isHit))
  return [
    ...titles.map((hit) => ({
      chat: chatOf(hit),
      messageId: null,
      role: null,
      snippet: markedText(hit.title.normalize('NFC'), isTitleHit),
      timestamp: hit.activeAt.toISOString(),
    })),
    ...messages.map((hit, at) => ({
      chat: chatOf(hit),
      messageId: hit.messageId,
      role: hit.role,
      snippet: snippets[at] ?? [],
      timestamp: hit.at.toISOString(),
    })),
  ]
}

/** So many letters a word has in common with all its inflections. */
const COMMON_START = 3

/** Tells the words of these texts that were meant: only the database knows its stems, so it is asked once for all that come close. */
async function hitsIn(db: Database, texts: string[], forms: WordForms[]): Promise<IsHit> {
  const starts = new Set(forms.flatMap(beginnings).map((start) => start.slice(0, COMMON_START)))
  const comesClose = (word: string) => [...starts].some((start) => word.startsWith(start))
  const close = await oneByOne(texts, (text) => (fold(text).match(WORD) ?? []).filter(comesClose))
  const stems = await stemsOf(db, close.flat())
  const lexemes = new Set(forms.flatMap((form) => form.lexemes))
  const prefixes = forms.flatMap((form) => form.prefixes)
  return (word) => {
    const stem = stems.get(word)
    if (stem === undefined || stem === null) return false
    return lexemes.has(stem) || prefixes.some((prefix) => stem.startsWith(prefix) || word.startsWith(prefix))
  }
}

/** Reading a long message takes milliseconds: others have their turn in between. */
async function oneByOne<Item, Result>(items: readonly Item[], read: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) {
    results.push(read(item))
    await setImmediate()
  }
  return results
}

const beginnings = ({ lexemes, prefixes }: WordForms) => [...lexemes, ...prefixes]

const chatOf = ({ chatId, title, type, createdAt, activeAt, pinned }: TitleHit | MessageHit): Chat => ({
  id: chatId,
  title,
  type,
  createdAt: createdAt.toISOString(),
  activeAt: activeAt.toISOString(),
  pinned,
})
