import { folded } from '~/platform/text/folded'

/** A letter without case or accent, so that "á" is found by "a". */
const plain = (text: string) => folded(text.trim())

/**
 * Where a key moves the focus in a menu (WAI-ARIA menu pattern): arrows go round, Home and End jump, a letter goes to the
 * next entry that begins with it. `current` is -1 when no entry has the focus. Undefined: the key moves nothing.
 */
export function nextMenuIndex(key: string, current: number, labels: readonly string[]): number | undefined {
  const count = labels.length
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key.length !== 1 || key === ' ') return undefined

  for (let step = 1; step <= count; step++) {
    const index = (current + step + count) % count
    if (plain(labels[index] ?? '').startsWith(plain(key))) return index
  }
  return undefined
}
