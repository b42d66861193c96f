/** A longer text is not kept. */
const LONGEST = 24_000

/** What is worked out of a text, or of what it stands for, once for so many of the latest ones. Nobody changes what it gives. */
export function latest<T>(most: number): (text: string, work: (text: string) => T) => T {
  const known = new Map<string, T>()
  return (text, work) => {
    if (text.length > LONGEST) return work(text)
    const made = known.get(text) ?? work(text)
    // What is asked for goes last: the first to go is what nobody has asked for again.
    known.delete(text)
    known.set(text, made)
    // The way to the oldest leads past all that were taken out before it.
    const [oldest] = known.size > most ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    return made
  }
}
