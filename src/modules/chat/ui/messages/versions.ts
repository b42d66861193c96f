import type { Message } from '../../contract'

/** Which of its versions a message is, counted from 1, and the ids beside it. */
export type VersionPlace = { number: number; count: number; previousId: string | null; nextId: string | null }

/** Null for a message of which there is only one version. */
export function versionPlace({ id, versions }: Pick<Message, 'id' | 'versions'>): VersionPlace | null {
  const at = versions.indexOf(id)
  if (at === -1 || versions.length < 2) return null
  return {
    number: at + 1,
    count: versions.length,
    previousId: versions[at - 1] ?? null,
    nextId: versions[at + 1] ?? null,
  }
}

/** The versions there are once `newId` has taken this message's place. */
export function versionsWith({ id, versions }: Pick<Message, 'id' | 'versions'>, newId: string): string[] {
  const known = versions.length === 0 ? [id] : versions
  return known.includes(newId) ? versions : [...known, newId]
}
