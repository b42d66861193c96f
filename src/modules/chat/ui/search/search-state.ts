import type { SearchHit } from '../../contract'

/** What the reader sees of a search. `hits` of one that is under way are those of the search before. */
export type SearchState =
  | { kind: 'none' }
  | { kind: 'searching'; hits: SearchHit[] }
  | { kind: 'found'; hits: SearchHit[]; hasMore: boolean }
  | { kind: 'nothing' }
  | { kind: 'failed' }
  | { kind: 'offline' }

export type Answered = {
  /** What stands in the field, and what has been asked for so far. */
  wanted: string
  asked: string
  hits: SearchHit[]
  hasMore: boolean
  isOld: boolean
  isPaused: boolean
  status: 'pending' | 'error' | 'success'
}

/** Puts what the field and the query tell into one of the states. */
export function searchState({ wanted, asked, hits, hasMore, isOld, isPaused, status }: Answered): SearchState {
  if (wanted === '') return { kind: 'none' }
  const isCurrent = wanted === asked && !isOld
  if (isCurrent && status === 'error') return { kind: 'failed' }
  if (isPaused && !(isCurrent && status === 'success')) return { kind: 'offline' }
  if (!isCurrent || status !== 'success') return { kind: 'searching', hits }
  return hits.length === 0 ? { kind: 'nothing' } : { kind: 'found', hits, hasMore }
}

/** What a screen reader says when the results are there. */
export function searchAnnouncement(state: SearchState): string {
  if (state.kind === 'nothing') return 'Sin resultados'
  if (state.kind !== 'found') return ''
  const { length } = state.hits
  if (state.hasMore) return `Los primeros ${length} resultados`
  return length === 1 ? '1 resultado' : `${length} resultados`
}
