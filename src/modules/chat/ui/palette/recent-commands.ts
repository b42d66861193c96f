export const RECENT_COMMANDS_KEY = 'pymentor-recent-commands'
const KEPT = 4

/** The ids of the commands used last, newest first. What names a chat is not kept: only what was done. */
export function recentCommands(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(RECENT_COMMANDS_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Puts a command first among them. A browser that refuses its storage simply keeps none. */
export function noteCommand(id: string): void {
  const ids = [id, ...recentCommands().filter((each) => each !== id)].slice(0, KEPT)
  try {
    localStorage.setItem(RECENT_COMMANDS_KEY, JSON.stringify(ids))
  } catch {
    // Private window or full disk.
  }
}
