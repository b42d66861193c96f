const LOOP = /\bfor (\w+(?:, \w+)+) in (\w+\.items\(\))?/g

/** What a loop names and does not need is `_`, as people write it; of a dictionary only what is needed is gone through. */
export const withoutUnused = (lines: readonly string[]): string[] =>
  lines.map((line, at) =>
    line.replace(LOOP, (loop: string, target: string, items: string | undefined) => {
      const scope = `${line.replace(loop, '')}\n${within(lines, at).join('\n')}`
      const isNeeded = (name: string) => new RegExp(`(?<![\\w'])${name}(?![\\w'])`).test(scope)
      const names = target.split(', ').map((name) => (isNeeded(name) ? name : '_'))
      const [key, value] = names
      const rows = items?.slice(0, -'.items()'.length)
      if (rows !== undefined && key === '_' && value !== '_') return `for ${value} in ${rows}.values()`
      if (rows !== undefined && value === '_' && key !== '_') return `for ${key} in ${rows}`
      return `for ${names.join(', ')} in ${items ?? ''}`
    }),
  )

/** The lines of the block that a line begins. */
function within(lines: readonly string[], at: number): readonly string[] {
  const depth = (line: string) => /^ */.exec(line)?.[0].length ?? 0
  const end = lines.findIndex((line, index) => index > at && depth(line) <= depth(lines[at] ?? ''))
  return lines.slice(at + 1, end === -1 ? lines.length : end)
}
