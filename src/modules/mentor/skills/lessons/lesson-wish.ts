import type { Frame } from '../../engine/frame'

/** How somebody who read a lesson or a card wants it told again. */
export type Wish = 'example' | 'slower' | 'deeper'

/** More words than this say something of their own. */
const MAX_WORDS = 12

/** The wish of a short message that names nothing else, or null. */
export function lessonWishOf({ plain, requests, message }: Frame): Wish | null {
  if (message.code.some(({ form }) => form !== 'inline') || message.traceback !== null) return null
  if (plain === '' || plain.split(' ').length > MAX_WORDS || requests.has('exercise')) return null
  if (requests.has('another-example')) return 'example'
  if (requests.has('simpler')) return 'slower'
  return requests.has('deeper') ? 'deeper' : null
}
