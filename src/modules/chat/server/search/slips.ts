import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { isOwn } from './own-messages'
import { type SearchForms, titlePatterns, toTsquery, type WordForms } from './query'
import { slipCost } from './slip-cost'
import { oneSlipAway } from './slip-variants'

/** Shorter words are one slip away from too many others; longer ones are no words. */
const MIN_LETTERS = 4
const MAX_LETTERS = 24
/** A search is a few words; what is more is not worth its time. */
const MAX_WORDS = 8
const MAX_MENDED = 3
/** So many of the nearest words stand in for one. */
const MAX_NEAREST = 3

/** A word that may be meant, and how it is indexed. */
const candidateRow = z.object({ word: z.string(), lexeme: z.string() })
type Candidate = z.output<typeof candidateRow>

/** The same search with each word that this user has never used replaced by the nearest that they have; null when there is none. */
export async function withoutSlips(db: Database, userId: string, forms: SearchForms): Promise<SearchForms | null> {
  const words = forms.flatMap((places) => places.map(({ form }) => form))
  if (words.length > MAX_WORDS) return null
  const unknown: WordForms[] = []
  // Of a single word it is known already: it found nothing.
  for (const form of words) if (words.length === 1 || !(await isKnown(db, userId, form))) unknown.push(form)
  if (unknown.length === 0 || unknown.length > MAX_MENDED) return null
  const mended = new Map<WordForms, WordForms>()
  for (const form of unknown) {
    const instead = isWord(form.typed) ? await nearest(db, userId, form) : null
    if (instead === null) return null
    mended.set(form, instead)
  }
  return forms.map((places) => places.map((place) => ({ ...place, form: mended.get(place.form) ?? place.form })))
}

const isWord = (typed: string) =>
  typed.length >= MIN_LETTERS && typed.length <= MAX_LETTERS && /^[a-z]+\d?$/.test(typed)

async function nearest(db: Database, userId: string, form: WordForms): Promise<WordForms | null> {
  const { typed, prefixes } = form
  const words = (await oneSlipFrom(db, userId, form)) ?? (await similarTo(db, userId, form))
  if (words) return { typed: words[0] ?? typed, lexemes: words, prefixes: [] }
  if (prefixes.length === 0 || typed.length <= MIN_LETTERS) return null
  const beginnings = await beginningsOneSlipFrom(db, userId, form)
  return beginnings && { typed: beginnings[0] ?? typed, lexemes: [], prefixes: beginnings }
}

/** Whether the user has used the word in a message or a title. */
async function isKnown(db: Database, userId: string, form: WordForms): Promise<boolean> {
  const forms = [[{ form, gap: 0 }]]
  const [pattern = ''] = titlePatterns(forms)
  const [row] = await query(
    db,
    z.object({ isKnown: z.boolean() }),
    sql`
      select ${isUsed(userId, sql`${toTsquery(forms)}`)} or exists (
        select 1 from chats where user_id = ${userId}::uuid and deleted_at is null and unaccent(lower(title)) ~ ${pattern}
      ) as "isKnown"`,
  )
  return row?.isKnown === true
}

/** In any message of the user's. Materialized: else the planner takes all messages for quicker to look through than the index. */
const isUsed = (userId: string, tsquery: SQL): SQL => sql`exists (
  with used as materialized (
    select 1 from messages where ${isOwn(userId)} and messages.search @@ (${tsquery})::tsquery
  )
  select 1 from used
)`

/** The words one slip away that the user has used: the index of their words says no to hundreds of variants within a few milliseconds. */
async function oneSlipFrom(db: Database, userId: string, form: WordForms): Promise<string[] | null> {
  const whole = JSON.stringify(oneSlipAway(form.typed))
  const stems = JSON.stringify(form.lexemes.flatMap(oneSlipAway))
  const variants = sql`
    select word, (ts_lexize('spanish_stem', word))[1] as lexeme from json_array_elements_text(${whole}::json) as word
    union select word, word from json_array_elements_text(${stems}::json) as word`
  return usedOf(db, userId, { variants, form, suffix: '' })
}

async function beginningsOneSlipFrom(db: Database, userId: string, form: WordForms): Promise<string[] | null> {
  const beginnings = JSON.stringify(oneSlipAway(form.typed).filter((word) => word.length >= MIN_LETTERS))
  const variants = sql`select word, word as lexeme from json_array_elements_text(${beginnings}::json) as word`
  return usedOf(db, userId, { variants, form, suffix: ':*' })
}

async function usedOf(
  db: Database,
  userId: string,
  { variants, form, suffix }: { variants: SQL; form: WordForms; suffix: '' | ':*' },
): Promise<string[] | null> {
  // Most variants of a word have the lexeme of another, and looking one up is what costs.
  const used = await query(
    db,
    candidateRow,
    sql`
      with variant as materialized (${variants})
      select word, lexeme from variant join (
        select lexeme from (select distinct lexeme from variant where lexeme <> '') different
        where ${isUsed(userId, sql`quote_literal(lexeme) || ${suffix}`)}
      ) used using (lexeme)`,
  )
  return nearestOf(byCost(form, used))
}

/** Where more than one slip is to be mended, the user's newest texts are looked through. */
const NEWEST_MESSAGES = 300
const NEWEST_TITLES = 500
/** Tried on the slips in slips.db.test.ts: trigrams only find what may be meant (swapped letters leave few), the cost decides. */
const MIN_SIMILARITY = 0.15
const MAX_SIMILAR = 200

async function similarTo(db: Database, userId: string, form: WordForms): Promise<string[] | null> {
  const { typed, lexemes } = form
  const [stem = typed] = lexemes
  const similar = await query(
    db,
    candidateRow,
    sql`
      select word, coalesce((ts_lexize('spanish_stem', word))[1], word) as lexeme
      from (
        select unnest(tsvector_to_array(search)) from (
          select search from messages where user_id = ${userId}::uuid order by position desc limit ${NEWEST_MESSAGES}
        ) newest
        union
        select unnest(regexp_split_to_array(unaccent(lower(title)), '[^[:alnum:]]+')) from (
          select title from chats where user_id = ${userId}::uuid and deleted_at is null
          order by active_at desc, id desc limit ${NEWEST_TITLES}
        ) titles
      ) used (word)
      where length(word) between ${MIN_LETTERS - 1} and ${MAX_LETTERS}
        and greatest(similarity(word, ${typed}), similarity(word, ${stem})) >= ${MIN_SIMILARITY}
      order by greatest(similarity(word, ${typed}), similarity(word, ${stem})) desc limit ${MAX_SIMILAR}`,
  )
  return nearestOf(byCost(form, similar).filter(({ cost }) => cost <= maxCost(typed)))
}

/** A short word with two slips in it is another word. */
const maxCost = (typed: string) => (typed.length >= 9 ? 2.5 : typed.length >= 6 ? 1.8 : 1)

type Costed = { lexeme: string; cost: number }

/** Each lexeme once, with what it takes to come to it from what was typed; the nearest first. */
function byCost({ typed, lexemes }: WordForms, candidates: Candidate[]): Costed[] {
  const costs = new Map<string, number>()
  for (const { word, lexeme } of candidates) {
    const cost = Math.min(...[typed, ...lexemes].map((from) => slipCost(from, word)))
    costs.set(lexeme, Math.min(cost, costs.get(lexeme) ?? cost))
  }
  return [...costs].map(([lexeme, cost]) => ({ lexeme, cost })).sort((a, b) => a.cost - b.cost)
}

function nearestOf(candidates: Costed[]): string[] | null {
  const [best] = candidates
  if (best === undefined) return null
  const nearest = candidates.filter(({ cost }) => cost <= best.cost)
  return nearest.slice(0, MAX_NEAREST).map(({ lexeme }) => lexeme)
}
