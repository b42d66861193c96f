import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import type { Actor } from '../send'
import { quoted, type SearchForms, titlePatterns, toTsquery, type WordForms } from './search-query'
import { oneSlipAway, slipsBetween } from './slip-variants'

/** Shorter words are one slip away from too many others; longer ones are no words. */
const MIN_LETTERS = 4
const MAX_LETTERS = 24
/** A search is a few words; what is more is not worth its time. */
const MAX_MENDED = 3
/** So many of the nearest words stand in for one. */
const MAX_NEAREST = 3

const lexemeRow = z.object({ lexeme: z.string() })

/** The same search with each word that this user has never used replaced by the nearest that they have; null when there is none. */
export async function withoutSlips(db: Database, user: Actor, forms: SearchForms): Promise<SearchForms | null> {
  const words = forms.flatMap((places) => places.map(({ form }) => form))
  const unknown: WordForms[] = []
  for (const form of words) if (!(await isKnown(db, user, form))) unknown.push(form)
  if (unknown.length === 0 || unknown.length > MAX_MENDED) return null
  const mended = new Map<WordForms, WordForms>()
  for (const form of unknown) {
    const instead = isWord(form.typed) ? await nearest(db, user, form) : null
    if (instead === null) return null
    mended.set(form, instead)
  }
  return forms.map((places) => places.map((place) => ({ ...place, form: mended.get(place.form) ?? place.form })))
}

const isWord = (typed: string) =>
  typed.length >= MIN_LETTERS && typed.length <= MAX_LETTERS && /^[a-z]+\d?$/.test(typed)

async function nearest(db: Database, user: Actor, form: WordForms): Promise<WordForms | null> {
  const { typed, prefixes } = form
  const words = (await oneSlipFrom(db, user, form)) ?? (await similarTo(db, user, form))
  if (words) return { typed: words[0] ?? typed, lexemes: words, prefixes: [] }
  if (prefixes.length === 0 || typed.length <= MIN_LETTERS) return null
  const beginnings = await beginningsOneSlipFrom(db, user, typed)
  return beginnings && { typed: beginnings[0] ?? typed, lexemes: [], prefixes: beginnings }
}

/** Whether the user has used the word in a message or a title. */
async function isKnown(db: Database, user: Actor, form: WordForms): Promise<boolean> {
  const forms = [[{ form, gap: 0 }]]
  const [pattern = ''] = titlePatterns(forms)
  const [row] = await query(
    db,
    z.object({ isKnown: z.boolean() }),
    sql`
      select ${isUsed(user, toTsquery(forms))} or exists (
        select 1 from chats where user_id = ${user.id}::uuid and deleted_at is null and unaccent(lower(title)) ~ ${pattern}
      ) as "isKnown"`,
  )
  return row?.isKnown === true
}

/** In a message that the user may read. */
const isUsed = (user: Actor, tsquery: string): SQL => sql`exists (
  select 1 from messages join chats on chats.id = messages.chat_id
  where messages.user_id = ${user.id}::uuid and messages.search @@ ${tsquery}::tsquery and chats.deleted_at is null
    ${user.isPro ? sql`` : sql`and chats.type = 'basic'`}
)`

/**
 * The words one slip away that the user has used. That a word is in the index at all is asked first: the index of words says no to
 * hundreds of variants within a few milliseconds; the few that are left are looked for among the user's own.
 */
async function oneSlipFrom(db: Database, user: Actor, { typed, lexemes }: WordForms): Promise<string[] | null> {
  const variants = JSON.stringify([typed, ...lexemes].flatMap(oneSlipAway))
  const stems = sql`
    select distinct unnest(array[word] || ts_lexize('spanish_stem', word)) as lexeme
    from json_array_elements_text(${variants}::json) as word`
  return usedOf(db, user, { variants: stems, typed, suffix: '' })
}

async function beginningsOneSlipFrom(db: Database, user: Actor, typed: string): Promise<string[] | null> {
  const variants = JSON.stringify(oneSlipAway(typed).filter((word) => word.length >= MIN_LETTERS))
  const beginnings = sql`select word as lexeme from json_array_elements_text(${variants}::json) as word`
  return usedOf(db, user, { variants: beginnings, typed, suffix: ':*' })
}

const MAX_CANDIDATES = 12

async function usedOf(
  db: Database,
  user: Actor,
  { variants, typed, suffix }: { variants: SQL; typed: string; suffix: '' | ':*' },
): Promise<string[] | null> {
  const candidates = await query(
    db,
    lexemeRow,
    sql`
      select lexeme from (${variants}) variant
      where lexeme <> '' and exists (
        select 1 from messages where messages.search @@ (quote_literal(lexeme) || ${suffix})::tsquery
      )
      order by similarity(lexeme, ${typed}) desc, lexeme limit ${MAX_CANDIDATES}`,
  )
  if (candidates.length === 0) return null
  // Each as a constant: the planner knows which words are frequent.
  const used = await query(
    db,
    lexemeRow,
    sql.join(
      candidates.map(
        ({ lexeme }) => sql`select ${lexeme}::text as lexeme where ${isUsed(user, quoted(lexeme) + suffix)}`,
      ),
      sql` union all `,
    ),
  )
  return used.length > 0 ? used.slice(0, MAX_NEAREST).map(({ lexeme }) => lexeme) : null
}

/** Where more than one slip is to be mended, the user's newest texts are looked through. */
const NEWEST_MESSAGES = 300
const NEWEST_TITLES = 500
/** Tried on the slips in slips.db.test.ts. Trigrams find what may be meant; the number of slips decides. */
const MIN_SIMILARITY = 0.25
const MAX_SIMILAR = 40

async function similarTo(db: Database, user: Actor, { typed, lexemes }: WordForms): Promise<string[] | null> {
  const [stem = typed] = lexemes
  const own = sql`chats.user_id = ${user.id}::uuid and chats.deleted_at is null`
  const rows = await query(
    db,
    z.object({ lexeme: z.string(), word: z.string() }),
    sql`
      select distinct word, coalesce((ts_lexize('spanish_stem', word))[1], word) as lexeme,
        greatest(similarity(word, ${typed}), similarity(word, ${stem})) as nearness
      from (
        select unnest(tsvector_to_array(search)) from (
          select messages.search from messages join chats on chats.id = messages.chat_id
          where messages.user_id = ${user.id}::uuid and ${own} ${user.isPro ? sql`` : sql`and chats.type = 'basic'`}
          order by messages.position desc limit ${NEWEST_MESSAGES}
        ) newest
        union all
        select unnest(regexp_split_to_array(unaccent(lower(title)), '[^[:alnum:]]+')) from (
          select title from chats where ${own} order by active_at desc, id desc limit ${NEWEST_TITLES}
        ) titles
      ) used (word)
      where length(word) between ${MIN_LETTERS - 1} and ${MAX_LETTERS}
        and greatest(similarity(word, ${typed}), similarity(word, ${stem})) >= ${MIN_SIMILARITY}
      order by nearness desc limit ${MAX_SIMILAR}`,
  )
  const near = rows
    .map(({ word, lexeme }) => ({ lexeme, slips: Math.min(slipsBetween(word, typed), slipsBetween(word, stem)) }))
    .filter(({ slips }) => slips <= maxSlips(typed))
  const fewest = Math.min(...near.map(({ slips }) => slips))
  const words = new Set(near.filter(({ slips }) => slips === fewest).map(({ lexeme }) => lexeme))
  return words.size > 0 ? [...words].slice(0, MAX_NEAREST) : null
}

/** A word of seven letters with three slips in it is another word. */
const maxSlips = (typed: string) => (typed.length >= 9 ? 3 : typed.length >= 6 ? 2 : 1)
