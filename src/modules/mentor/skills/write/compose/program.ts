import { parsePython } from '../../../python/parse'

const WIDTH = 88
export const INDENT = '    '

/** Lines one level deeper. */
export const indented = (lines: readonly string[]): string[] => lines.map((line) => (line === '' ? '' : INDENT + line))

/** A program in its parts; `render` lays them out as Ruff does. */
export type Program = { imports?: string[]; constants?: string[]; definitions?: string[][]; body: string[] }

export function render({ imports = [], constants = [], definitions = [], body }: Program): string {
  const blocks: { lines: string[]; gap: number }[] = []
  const add = (lines: string[], gap: number) => lines.length > 0 && blocks.push({ lines, gap })
  add([...new Set(imports)].toSorted(byImport), 1)
  add(constants, 1)
  for (const lines of definitions) add(lines, 2)
  add(body, definitions.length > 0 ? 2 : 1)
  const text = blocks
    .map(({ lines, gap }, at) => `${at === 0 ? '' : '\n'.repeat(gap)}${lines.flatMap(wrapped).join('\n')}\n`)
    .join('')
  return text.replace(/^\n+/, '')
}

/** `import x` stands before `from x import y`. */
const byImport = (a: string, b: string) =>
  Number(a.startsWith('from')) - Number(b.startsWith('from')) || (a < b ? -1 : 1)

/** A line that is too long, broken at the bracket that ends it, as Ruff breaks it. */
function wrapped(line: string): string[] {
  if (line.length <= WIDTH || !/[)\]}](?::|\.\w+\(.*\))?$/.test(line)) return [line]
  const open = outerBracket(line)
  if (open === -1) return [line]
  const margin = /^ */.exec(line)?.[0] ?? ''
  const close = line.endsWith(':') ? line.length - 2 : line.length - 1
  const inside = line.slice(open + 1, close)
  const [head, tail] = [line.slice(0, open + 1), margin + line.slice(close)]
  const inner = margin + INDENT
  if (inner.length + inside.length <= WIDTH) return [head, inner + inside, tail]
  const clauses = partsAt(inside, / (?=(?:for|if) )/g)
  const parts = clauses.length > 1 ? clauses : partsAt(inside, /, /g).map((part) => `${part},`)
  return [head, ...parts.flatMap((part) => wrapped(inner + part)), tail]
}

/** The opening bracket of the last group, the one that ends the line. */
function outerBracket(line: string): number {
  let depth = 0
  for (let at = line.endsWith(':') ? line.length - 2 : line.length - 1; at >= 0; at -= 1) {
    const letter = line[at] ?? ''
    if (')]}'.includes(letter)) depth += 1
    if ('([{'.includes(letter)) depth -= 1
    if (depth === 0) return at
  }
  return -1
}

/** A text cut where a separator stands outside brackets and quotation marks. */
function partsAt(text: string, separator: RegExp): string[] {
  const parts: string[] = []
  let from = 0
  for (const match of text.matchAll(separator)) {
    const before = text.slice(0, match.index)
    if (isOpen(before)) continue
    parts.push(text.slice(from, match.index))
    from = match.index + match[0].length
  }
  return [...parts, text.slice(from)]
}

function isOpen(text: string): boolean {
  let depth = 0
  let quote = ''
  for (const letter of text) {
    if (quote !== '') quote = letter === quote ? '' : quote
    else if (letter === "'" || letter === '"') quote = letter
    else if ('([{'.includes(letter)) depth += 1
    else if (')]}'.includes(letter)) depth -= 1
  }
  return depth > 0 || quote !== ''
}

export const treeOf = (code: string) => parsePython(code)
