import { kindOfLine } from './line-kinds'

const NUMBERED = /^\s*(\d{1,4})(?:[.):|] ?| |\t|$)/
const MIN_LINES = 2

/** Takes off the numbers that an editor or a book prints before code: on lines that follow each other, each the last one's plus one. */
export function withoutLineNumbers(lines: string[]): string[] {
  const result = [...lines]
  for (let from = 0; from < lines.length; from += 1) {
    const to = endOfRun(lines, from)
    if (to - from < MIN_LINES) continue
    const bare = lines.slice(from, to).map((line) => line.replace(NUMBERED, ''))
    if (bare.some((line) => kindOfLine(line) === 'code')) result.splice(from, to - from, ...bare)
    from = to - 1
  }
  return result
}

function endOfRun(lines: readonly string[], from: number): number {
  const first = numberOf(lines[from])
  if (first === null) return from
  let to = from + 1
  while (numberOf(lines[to]) === first + to - from) to += 1
  return to
}

const numberOf = (line: string | undefined) => {
  const number = line === undefined ? undefined : NUMBERED.exec(line)?.[1]
  return number === undefined ? null : Number(number)
}
