import { AppError } from '~/platform/app-error'
import { MAX_READERS_PER_REPLY } from '../../rules'

/** One who reads a reply while it is written. `join` says which; `leave` may be called more than once. */
export type Reader = { join: (replyId: string) => void; leave: () => void }

/** Who reads replies at this instance: nobody may take all its streams. */
export function createReaders(perPerson: number) {
  const readers = new Map<string, number>()
  const countOf = (of: string) => readers.get(of) ?? 0
  const add = (of: string, limit: number) => {
    if (countOf(of) >= limit) throw new AppError('too_many_readers')
    readers.set(of, countOf(of) + 1)
  }
  const remove = (of: string) => {
    const left = countOf(of) - 1
    if (left > 0) readers.set(of, left)
    else readers.delete(of)
  }

  return {
    /** Before anything is stored for them. This and `join` throw AppError `too_many_readers`. */
    enter(userId: string): Reader {
      add(userId, perPerson)
      const places = [userId]
      return {
        join(replyId) {
          add(replyId, MAX_READERS_PER_REPLY)
          places.push(replyId)
        },
        leave: () => places.splice(0).forEach(remove),
      }
    },
  }
}
