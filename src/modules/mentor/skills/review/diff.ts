/** Beyond this many lines a comparison would cost more than it tells. */
const MAX_LINES = 400

/** Two versions of a program as the lines that go (-) and come (+), with one line around them. Null where they are too long. */
export function diffOf(before: string, after: string): string | null {
  const [old, fresh] = [linesOf(before), linesOf(after)]
  if (old.length > MAX_LINES || fresh.length > MAX_LINES) return null
  const script = scriptOf(old, fresh)
  const isNear = script.map((_, at) => script.slice(Math.max(0, at - 1), at + 2).some(({ sign }) => sign !== ' '))
  return script
    .flatMap(({ sign, line }, at) => (isNear[at] ? `${sign}${line}` : isNear[at - 1] ? '…' : []))
    .join('\n')
    .replace(/\n…$/, '')
}

const linesOf = (text: string) => text.trimEnd().split('\n')

export type Step = { sign: ' ' | '-' | '+'; line: string }

/** The longest common subsequence, by its table. */
export function scriptOf(old: readonly string[], fresh: readonly string[]): Step[] {
  const width = fresh.length + 1
  const table = new Uint16Array((old.length + 1) * width)
  const at = (row: number, column: number) => table[row * width + column] ?? 0
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = fresh.length - 1; column >= 0; column -= 1) {
      const isSame = old[row] === fresh[column]
      table[row * width + column] = isSame
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const steps: Step[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < fresh.length) {
    const [gone, come] = [old[row], fresh[column]]
    if (gone !== undefined && gone === come) {
      steps.push({ sign: ' ', line: gone })
      row += 1
      column += 1
    } else if (gone !== undefined && (come === undefined || at(row + 1, column) >= at(row, column + 1))) {
      steps.push({ sign: '-', line: gone })
      row += 1
    } else {
      steps.push({ sign: '+', line: come ?? '' })
      column += 1
    }
  }
  return steps
}
