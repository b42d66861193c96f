export const SINGLE_KEYS_KEY = 'pymentor-single-keys'
const OFF = 'off'

/**
 * Whether shortcuts of a single sign ("/", "?") work. Who dictates, or presses keys without meaning to, can switch them off
 * (WCAG 2.1.4). Without storage they work, and a choice is forgotten.
 */
export function singleKeysWork(): boolean {
  try {
    return localStorage.getItem(SINGLE_KEYS_KEY) !== OFF
  } catch {
    return true
  }
}

export function setSingleKeys(work: boolean): void {
  try {
    if (work) localStorage.removeItem(SINGLE_KEYS_KEY)
    else localStorage.setItem(SINGLE_KEYS_KEY, OFF)
  } catch {
    // Private window or full disk.
  }
}
