const OPENING = /^(if|elif|else)\b.*:\s*(#.*)?$/
const CONTINUING = /^(elif|else)\b/
/** Where these stand, how far a block goes cannot be told. */
const UNCLEAR = /^(for|while|def|class|try|except|finally|with|async|match|case)\b/m
const LEVEL = '    '

/**
 * A program whose spaces were lost on pasting, with them again: every block of `if`, `elif` and `else` goes on to the next of them, the
 * last holds one line. Null where lines are indented, or loops and functions leave open where they end. Lines keep their numbers.
 */
export function withIndentation(code: string): string | null {
  const lines = code.split('\n').map((line) => line.trimEnd())
  if (lines.some((line) => /^\s+\S/.test(line)) || UNCLEAR.test(code) || !lines.some((line) => OPENING.test(line)))
    return null
  let depth = 0
  return lines
    .map((line, at) => {
      if (OPENING.test(line)) {
        depth = 1
        return line
      }
      if (depth === 0 || line === '') return line
      if (!leadsOn(lines, at)) depth = 0
      return LEVEL + line
    })
    .join('\n')
}

/** Whether `elif` or `else` comes before the next `if`. */
function leadsOn(lines: readonly string[], at: number): boolean {
  const next = lines.slice(at + 1).find((line) => OPENING.test(line))
  return next !== undefined && CONTINUING.test(next)
}
