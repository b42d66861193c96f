const MIN_ROWS = 3

/** Where lines stand that a sign parts into equally many pieces: rows that were pasted. */
export function tabularRun(lines: readonly string[]): { from: number; to: number } | null {
  for (const separator of [';', '\t', ',']) {
    let from = 0
    for (let at = 0; at <= lines.length; at += 1) {
      const count = separators(lines[at], separator)
      if (count > 0 && count === separators(lines[from], separator)) continue
      if (at - from >= MIN_ROWS && separators(lines[from], separator) > 0) return { from, to: at }
      from = at
    }
  }
  return null
}

export const looksTabular = (lines: string[]) => {
  const filled = lines.filter((line) => line.trim() !== '')
  const run = tabularRun(filled)
  return run !== null && run.from === 0 && run.to === filled.length && !filled.some((line) => /[()=]/.test(line))
}

const separators = (line: string | undefined, separator: string) =>
  line === undefined || /[¿?()=]/.test(line) ? 0 : line.split(separator).length - 1
