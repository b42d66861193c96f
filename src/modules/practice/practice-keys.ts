/** Everything that the practice keeps in localStorage begins so. */
export const PRACTICE_PREFIX = 'pymentor-practice'
/** Whose drafts are that nobody has signed in for. */
export const VISITOR = 'visita'
/** Where a question waits to be asked (`ui/question-handover.ts`). */
export const QUESTION_KEY = `${PRACTICE_PREFIX}-question`

const prefixOf = (owner: string) => `${PRACTICE_PREFIX}:${owner}:`
export const practiceKey = (owner: string, id: string): string => prefixOf(owner) + id

/** The draft's id; null for keys of other things and other owners. */
export const idIn = (key: string, owner: string): string | null =>
  key.startsWith(prefixOf(owner)) ? key.slice(prefixOf(owner).length) : null

/** Whether a storage key holds what another account wrote here (C-30). A visitor's belongs to whoever signs in next; to nobody (''), all do. */
export function isForeignPractice(key: string, userId: string): boolean {
  if (!key.startsWith(PRACTICE_PREFIX)) return false
  if (userId === '') return true
  return key !== QUESTION_KEY && idIn(key, userId) === null && idIn(key, VISITOR) === null
}
