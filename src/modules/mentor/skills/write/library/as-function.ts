import type { Expression, Statement } from '../../../python/ast'
import { callTo, plainAssign } from '../../../python/program/expression-shapes'
import type { Program } from '../../../python/program/indexed-program'
import { inputIn, linesOf, positional, programOf, shifted } from '../../../python/program/source'
import { type Renaming, withNames } from '../recipes/adapt-names'

/** What a request states of its function: `keys` are those of the dictionaries that it gives, `said` the words that tell what it gives. */
export type Wanted = {
  name: string
  parameters: readonly string[]
  gives: string | null
  keys: readonly string[]
  said: ReadonlySet<string>
}
type Source = { node: Statement; name: string; value: Expression; isTyped: boolean }

/** A program that asks for values, or has them at its top, and prints one thing, as a function that is given them and returns it. */
export function asFunction(code: string, wanted: Wanted, termsOf: (name: string) => readonly string[]): string | null {
  const p = programOf(code)
  const typed = sourcesIn(p, true)
  const fixed = sourcesIn(p, false)
  const { parameters } = wanted
  if (typed.length > parameters.length || typed.length + fixed.length < parameters.length) return null
  const sources = pairs([...typed, ...fixed], parameters, { termsOf, needed: typed.length })
  if (sources === null) return null
  const renames = [...sources].map(([from, to]): Renaming => ({ from, to, within: null }))
  const named = withNames(code, renames)
  return named === null ? null : written(programOf(named), wanted)
}

/** Names of the module that hold what is typed, or a number or a text that is fixed. */
function sourcesIn(p: Program, isTyped: boolean): Source[] {
  const asking = askingFunctions(p)
  return p.body.flatMap((node) => {
    const plain = plainAssign(node)
    if (plain === null) return []
    const isAsked =
      inputIn(plain.value) !== null || /\binput\(/.test(p.text(plain.value)) || callTo(plain.value, ...asking) !== null
    const isFixed =
      ['number', 'string', 'list', 'dict', 'boolean'].includes(plain.value.kind) &&
      (/^[A-Z]/.test(plain.name) || plain.value.kind === 'list')
    return (isTyped ? isAsked : isFixed && !isAsked) ? [{ node, ...plain, isTyped }] : []
  })
}

/** The program's own functions that ask. */
const askingFunctions = (p: Program): string[] =>
  p.body.flatMap((node) => (node.kind === 'function' && /\binput\(/.test(p.text(node)) ? node.name : []))

type Pairing = { termsOf: (name: string) => readonly string[]; needed: number }

/** Which source is which parameter: what is called alike, then in their order; every value that is typed must be one. */
function pairs(
  sources: readonly Source[],
  parameters: readonly string[],
  { termsOf, needed }: Pairing,
): Map<string, string> | null {
  const found = new Map<string, string>()
  const left = [...parameters]
  for (const { name } of sources) {
    const own = termsOf(name)
    const at = left.findIndex((parameter) => termsOf(parameter).some((term) => own.includes(term)))
    if (at !== -1) found.set(name, left.splice(at, 1)[0] ?? '')
  }
  const others = sources.filter(({ name }) => !found.has(name))
  const open = others.filter(({ isTyped }) => isTyped)
  // Of several constants one cannot tell which is meant.
  const more = open.length >= left.length ? open : [...open, ...others.filter(({ isTyped }) => !isTyped)]
  if (more.length > left.length && open.length !== left.length && left.length > 0) return null
  for (const { name } of more.slice(0, left.length)) found.set(name, left.shift() ?? '')
  const isAll = left.length === 0 && sources.slice(0, needed).every(({ name }) => found.has(name))
  return isAll ? found : null
}

function written(p: Program, wanted: Wanted): string | null {
  const { name, parameters } = wanted
  const isKept = (node: Statement) =>
    ['import', 'import-from', 'from-import', 'function', 'class'].includes(node.kind) ||
    /^[A-Z][A-Z_\d]* = /.test(p.text(node))
  const main = p.body.filter((node) => !isKept(node) && !parameters.includes(plainAssign(node)?.name ?? ''))
  const kept = p.body.filter((node) => isKept(node) && !parameters.includes(plainAssign(node)?.name ?? ''))
  const made = returning(p, main, { ...wanted, indent: INDENT })
  const body = made && refusing(made, wanted.said)
  if (body === null || body.some((line) => /\b(?:input|print)\(/.test(line))) return null
  const rest = body.join('\n')
  const uses = (own: string) => new RegExp(`\\b${own}\\b`).test(rest)
  const asking = new Set(askingFunctions(p))
  const above = kept.filter((node) => !(node.kind === 'function' && asking.has(node.name) && !uses(node.name)))
  const textsOf = (isIt: (node: Statement) => boolean) => above.filter(isIt).map((node) => p.text(node).trimEnd())
  const isImport = ({ kind }: Statement) => kind === 'import' || kind === 'import-from'
  const isDefined = ({ kind }: Statement) => kind === 'function' || kind === 'class'
  const fixed = textsOf((node) => !isImport(node) && !isDefined(node)).join('\n')
  const head = [textsOf(isImport).join('\n'), fixed].filter((text) => text !== '').join('\n\n')
  const parts = [head, ...textsOf(isDefined), `def ${name}(${parameters.join(', ')}):\n${rest}`]
  return `${parts.filter((text) => text !== '').join('\n\n\n')}\n`
}

const INDENT = '    '

/** What was a message of what is wrong, where the function gives values, or texts that are stated: an error. */
function refusing(lines: readonly string[], said: ReadonlySet<string>): string[] {
  const texts = lines.map((line) => TEXT_RETURNED.exec(line))
  const isValue = (line: string, at: number) =>
    /^ *return /.test(line) && (texts[at] === null || said.has(texts[at]?.[2] ?? ''))
  if (!lines.some(isValue)) return [...lines]
  return lines.map((line, at) => {
    const [, indent = '', text = ''] = texts[at] ?? []
    return texts[at] === null || said.has(text) ? line : `${indent}raise ValueError('${text}')`
  })
}
const TEXT_RETURNED = /^( *)return '([^']*)'$/

type Placed = Wanted & { indent: string }

/** The lines of some statements, as the body of a function, with what they print last as what is returned. */
function returning(p: Program, block: readonly Statement[], wanted: Placed): string[] | null {
  const { indent } = wanted
  const rows = wanted.gives?.startsWith('list') ? rowsOf(p, block, wanted) : null
  if (rows !== null) return rows
  const first = block.length - tail(block)
  const lines = block.slice(0, first).map((node) => linesFor(p, node, indent))
  const last = block.slice(first)
  const [only] = last
  if (only?.kind === 'if' && last.length === 1) {
    const made = branches(p, only, wanted)
    return made === null ? null : [...lines, ...made]
  }
  const value = returned(p, last, wanted)
  return value === null ? null : [...lines, `${indent}return ${value}`]
}

/** How many statements at the end only print, or decide what is printed. */
function tail(block: readonly Statement[]): number {
  if (block.at(-1)?.kind === 'if') return 1
  const at = block.findLastIndex((node) => printed(node) === null)
  return block.length - at - 1
}

const printed = (node: Statement) => (node.kind === 'expression' ? callTo(node.value, 'print') : null)

/** A statement of the main program inside of the function; asking again for what is not valid becomes an error. */
function linesFor(p: Program, node: Statement, indent: string): string {
  if (node.kind === 'while' && /\binput\(/.test(p.text(node)))
    return `${indent}if ${p.text(node.test)}:\n${indent}${INDENT}raise ValueError('ese valor no sirve')`
  return shifted(p, linesOf(p, node), INDENT)
}

function branches(p: Program, node: Statement & { kind: 'if' }, wanted: Placed): string[] | null {
  const { indent } = wanted
  const inside = { ...wanted, indent: indent + INDENT }
  const lines: string[] = []
  let at = node
  for (let word = 'if'; ; word = 'elif') {
    const own = returning(p, at.body, inside)
    if (own === null) return null
    lines.push(`${indent}${word} ${p.text(at.test)}:`, ...own)
    const [next, ...more] = at.otherwise
    if (next?.kind !== 'if' || more.length > 0) break
    at = next
  }
  const rest = at.otherwise.length === 0 ? null : returning(p, at.otherwise, inside)
  return rest === null ? null : [...lines, `${indent}else:`, ...rest]
}

/** The values that a print shows, as Python, with the decimals in which it shows them. */
function shownBy(p: Program, node: Statement): string[] {
  const call = printed(node)
  return (call === null ? [] : positional(call)).flatMap((each) => {
    if (each.kind === 'string') return []
    if (each.kind !== 'format-string') return [p.text(each)]
    return each.parts.flatMap((part) => {
      if (part.kind !== 'field' || part.value.kind === 'string') return []
      const decimals = /\.(\d)f/.exec(p.source.slice(part.from, part.to))?.[1]
      const text = p.text(part.value)
      return decimals === undefined || text.startsWith('round(') ? [text] : [`round(${text}, ${decimals})`]
    })
  })
}

function returned(p: Program, prints: readonly Statement[], { gives, keys, said }: Wanted): string | null {
  const shown = prints.map((node) => shownBy(p, node))
  const [first] = prints
  const call = first && printed(first)
  const [text] = call ? positional(call) : []
  if (prints.length === 1 && shown[0]?.length === 0) return text?.kind === 'string' ? stated(text.value, said) : null
  const all = prints.length === 1 ? (shown[0] ?? []) : shown.flatMap(([value]) => value ?? [])
  if (all.length === 1) return all[0] ?? null
  if (gives === 'tuple') return all.join(', ')
  if (gives === 'dict')
    return keys.length === all.length ? `{${keys.map((key, at) => `'${key}': ${all[at]}`).join(', ')}}` : null
  // «que devuelva la suma», of two dice and their sum.
  const named = prints.flatMap((node, at) => (labelled(node, said) ? (shown[at] ?? []) : []))
  const own = named.length === 1 ? named : all.filter((value) => said.has(value))
  return own.length === 1 ? (own[0] ?? null) : null
}

/** Whether a print says in words what it shows, and those are said. */
function labelled(node: Statement, said: ReadonlySet<string>): boolean {
  const call = printed(node)
  const [label] = call ? positional(call) : []
  const text = label?.kind === 'string' ? label.value : ''
  return said.has(text.replace(/[:\s]+$/, '').toLowerCase())
}

/** «Adulto» as the request writes it: `adulto`. */
function stated(text: string, said: ReadonlySet<string>): string {
  const bare = text.replace(/[.!¡]+$/g, '').replace(/^¡/, '')
  const own = [...said].find((each) => each.toLowerCase() === bare.toLowerCase())
  return `'${(own ?? text).replaceAll("'", "\\'")}'`
}

/** A loop that prints a line for each round gives a list of what its lines show. */
function rowsOf(p: Program, block: readonly Statement[], { gives, keys, indent }: Placed): string[] | null {
  const at = block.findLastIndex((node) => node.kind === 'for')
  const loop = block[at]
  if (loop?.kind !== 'for' || block.slice(at + 1).some((node) => printed(node) === null)) return null
  const last = loop.body.at(-1)
  const values = last === undefined ? [] : shownBy(p, last)
  const row = values.length === 0 ? null : rowOf(values, { gives, keys })
  if (row === null || last === undefined) return null
  const before = block.slice(0, at).filter((node) => printed(node) === null)
  const inside = shifted(p, { from: linesOf(p, loop).from, to: linesOf(p, last).from }, INDENT).trimEnd()
  const deep = indent + INDENT
  const open =
    row.parts.length > 2
      ? `\n${row.parts.map((part) => `${deep}${INDENT}${part},\n`).join('')}${deep}`
      : row.parts.join(', ')
  return [
    ...before.map((node) => linesFor(p, node, indent)),
    `${indent}filas = []`,
    inside,
    `${deep}filas.append(${row.open}${open}${row.close})`,
    `${indent}return filas`,
  ]
}

type Row = { open: string; parts: string[]; close: string }

function rowOf(values: readonly string[], { gives, keys }: Pick<Wanted, 'gives' | 'keys'>): Row | null {
  if (gives === 'list of dicts') {
    if (keys.length === 0 || keys.length > values.length) return null
    // What is called as its key is its value; the others follow in their order.
    const own = keys.map((key) => values.find((value) => new RegExp(`\\b${key}\\b`).test(value)))
    const rest = values.filter((value) => !own.includes(value))
    return { open: '{', parts: keys.map((key, at) => `'${key}': ${own[at] ?? rest.shift()}`), close: '}' }
  }
  if (gives === 'list of tuples') return { open: '(', parts: [...values], close: ')' }
  const [only, ...others] = values
  return only === undefined || others.length > 0 ? null : { open: '', parts: [only], close: '' }
}
