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

/** A line that is too long, broken at the bracket that ends it, else at its operators, as Ruff breaks it. */
function wrapped(line: string): string[] {
  if (line.length <= WIDTH) return [line]
  // «….date()»: brackets with nothing in them are not broken.
  const close = line.length - 1 - (/(?:\.\w+\(\))*:?$/.exec(line)?.[0].length ?? 0)
  if (!')]}'.includes(line[close] ?? '')) return inBrackets(line)
  const open = outerBracket(line, close)
  if (open === -1) return [line]
  const margin = /^ */.exec(line)?.[0] ?? ''
  const inside = line.slice(open + 1, close)
  const [head, tail] = [line.slice(0, open + 1), margin + line.slice(close)]
  const inner = margin + INDENT
  if (inner.length + inside.length <= WIDTH) return [head, inner + inside, tail]
  const clauses = partsAt(inside, / (?=(?:for|if) )/g)
  const parts = clauses.length > 1 ? clauses : partsAt(inside, /, /g).map((part) => `${part},`)
  return [head, ...parts.flatMap((part) => wrapped(inner + part)), tail]
}

/** What joins the parts of an expression, loosest first. */
const OPERATORS = [
  / (?=(?:if|else) )/g,
  / (?=or )/g,
  / (?=and )/g,
  / (?=(?:[=!<>]=|<|>|not in|(?<!not )in|is) )/g,
  / (?=[+-] )/g,
  / (?=(?:\*|\/\/?|%) )/g,
]

/** An expression in brackets of its own, a line for each part where one is not enough. */
function inBrackets(line: string): string[] {
  const [, margin = '', head, expression = '', colon = ''] =
    /^( *)((?:return|if|elif|while) |\w+ [+\-*/]?= )(?!lambda |.* {2}# )(.+?)(:?)$/.exec(line) ?? []
  const parts = OPERATORS.map((operator) => partsAt(expression, operator)).find(({ length }) => length > 1)
  if (head === undefined || parts === undefined) return [line]
  const inner = margin + INDENT
  const lines = inner.length + expression.length <= WIDTH ? [expression] : parts
  return [`${margin}${head}(`, ...lines.map((part) => inner + part), `${margin})${colon}`]
}

/** The opening bracket of the group that ends at `close`. */
function outerBracket(line: string, close: number): number {
  let depth = 0
  for (let at = close; at >= 0; at -= 1) {
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
