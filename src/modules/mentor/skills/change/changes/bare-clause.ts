/** A clause: its plain words, and the same letters as they are written. */
export type Clause = { plain: string; prose: string }

/** Words that only lead to a wish, and that only follow one: each pattern reads one of them. `mostTails`: how many are taken off. */
type Surroundings = { lead: RegExp; tail: RegExp; mostTails: number }

const MOST_LEADS = 12

/** A clause without what only surrounds the wish; both spellings are cut alike. */
export function bareClause({ plain, prose }: Clause, { lead, tail, mostTails }: Surroundings): Clause {
  let [from, to] = [0, plain.length]
  const isEdge = (at: number) => /[\s.,;:!?¿¡¦]/.test(plain[at] ?? '')
  const trim = () => {
    while (from < to && isEdge(from)) from += 1
    while (to > from && isEdge(to - 1)) to -= 1
  }
  trim()
  for (let count = 0; count < MOST_LEADS; count += 1) {
    const found = lead.exec(plain.slice(from, to))
    if (!found) break
    from += found[0].length
    trim()
  }
  for (let count = 0; count < mostTails; count += 1) {
    const found = tail.exec(plain.slice(from, to))
    if (!found) break
    to -= found[0].length
    trim()
  }
  return { plain: plain.slice(from, to), prose: prose.slice(from, to) }
}

const compiled = new Map<RegExp, RegExp>()

/** What a pattern finds in a whole clause, by the names of its groups and in the person's spelling. */
export function readClause(pattern: RegExp, { plain, prose }: Clause): Partial<Record<string, string>> | null {
  const known = compiled.get(pattern) ?? new RegExp(`^(?:${pattern.source})$`, `${pattern.flags}d`)
  compiled.set(pattern, known)
  const match = known.exec(plain)
  if (!match) return null
  const parts: Partial<Record<string, string>> = {}
  for (const [name, range] of Object.entries(match.indices?.groups ?? {}))
    if (range) parts[name] = prose.slice(range[0], range[1]).trim()
  return parts
}

/** A name or a text without the quotes around it. */
export const unquoted = (text: string): string => text.replace(/^["'«“`]+|["'»”`]+$/g, '').trim()
