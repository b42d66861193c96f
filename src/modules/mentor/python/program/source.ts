import type { Expression, ExpressionOf, Module, Range, Statement, StatementOf } from '../ast'
import { applyEdits, type Edit } from '../edit'
import { allNames } from '../names'
import { parsePython } from '../parse'
import { allExpressions } from '../walk'
import { callTo } from './expression-shapes'
import { Program } from './indexed-program'
import { indentOf } from './line-edits'

const known = new WeakMap<Module, Program>()

/** A module that stands alone, indexed once, whoever asks for it. */
export function indexed(module: Module): Program {
  const program = known.get(module) ?? new Program(module)
  known.set(module, program)
  return program
}

export const programOf = (code: string): Program => indexed(parsePython(code))

export function edited(p: Program, edits: readonly Edit[]): string {
  return applyEdits(p.source, edits)
}

/** Where a statement ends, without what the grammar counts to it behind its last letter. */
export const endOf = (p: Program, { from, to }: Range): number => from + p.source.slice(from, to).trimEnd().length

/** From the beginning of the first line to the end of the last one, the line end left out. */
export function linesOf(p: Program, first: Range, last: Range = first): Range {
  const { from } = p.lines.rangeOf(p.lines.lineAt(first.from))
  return { from, to: p.lines.rangeOf(p.lines.lineAt(Math.max(last.from, endOf(p, last) - 1))).to }
}

/** The same range with the lines of comments right above it. */
export function withComments(p: Program, { from, to }: Range): Range {
  let start = from
  for (let line = p.lines.lineAt(from) - 1; line >= 1 && /^[ \t]*#/.test(p.lines.textOf(line)); line -= 1)
    start = p.lines.rangeOf(line).from
  return { from: start, to }
}

/** Whole lines moved to the right; lines inside a text stay as they are. */
export function shifted(p: Program, { from, to }: Range, by: string): string {
  const texts = textsOverLines(p)
  let at = from
  return p.source
    .slice(from, to)
    .split('\n')
    .map((line) => {
      const start = at
      at += line.length + 1
      const isInside = texts.some((text) => text.from < start && start <= text.to)
      return line.trim() === '' || isInside ? line : by + line
    })
    .join('\n')
}

function textsOverLines(p: Program): Range[] {
  return [...p.spots('string'), ...p.spots('format-string')]
    .map(({ node }) => node)
    .filter(({ from, to }) => p.source.slice(from, to).includes('\n'))
}

/** A name that nothing in the program has. */
export function freeName(p: Program, ...wanted: string[]): string {
  const names = allNames(p.module)
  const free = wanted.find((name) => !names.has(name))
  if (free !== undefined) return free
  const [first = 'valor'] = wanted
  let count = 2
  while (names.has(`${first}_${count}`)) count += 1
  return `${first}_${count}`
}

export const isOnOneLine = (p: Program, { from, to }: Range) => !p.source.slice(from, to).trimEnd().includes('\n')

/** The calls of `print` in a piece of program, those in its functions with them. */
export const printsIn = (body: readonly Statement[]): ExpressionOf<'call'>[] =>
  [...allExpressions(body)].flatMap((node) => callTo(node, 'print') ?? [])

export const positional = (call: ExpressionOf<'call'>): Expression[] =>
  call.arguments.filter(({ form }) => form === 'positional').map(({ value }) => value)

export const keyword = (call: ExpressionOf<'call'>, name: string): Expression | null =>
  call.arguments.find((argument) => argument.name === name)?.value ?? null

/** `input(...)` itself, or the one that a conversion is around: `int(input())`, `float(input().replace(',', '.'))`. */
export function inputIn(node: Expression): { input: ExpressionOf<'call'>; conversion: 'int' | 'float' | null } | null {
  const plain = callTo(node, 'input')
  if (plain) return { input: plain, conversion: null }
  const call = callTo(node, 'int', 'float')
  const [inner] = call ? positional(call) : []
  if (!call || !inner) return null
  const input = inputAtCore(inner)
  const name = call.callee.kind === 'name' ? call.callee.name : ''
  return input ? { input, conversion: name === 'int' ? 'int' : 'float' } : null
}

function inputAtCore(node: Expression): ExpressionOf<'call'> | null {
  if (node.kind === 'call' && node.callee.kind === 'attribute') return inputAtCore(node.callee.value)
  return callTo(node, 'input')
}

/** One level of indentation inside a block that stands at a statement. */
export const inside = (p: Program, node: Range, level: string) => indentOf(p, node) + level

/** A text as a Python literal, in the quotes that the program uses. */
export function textLiteral(p: Program, text: string): string {
  const single = p.source.split("'").length
  const double = p.source.split('"').length
  const quote = (single > double && !text.includes("'")) || text.includes('"') ? "'" : '"'
  return quote + text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll(quote, `\\${quote}`) + quote
}

export type Loop = StatementOf<'for'> | StatementOf<'while'>

export const isLoop = (node: Statement): node is Loop => node.kind === 'for' || node.kind === 'while'

/** The statements of the main program that are none of imports and definitions, in their order. */
export const mainStatements = (p: Program): Statement[] =>
  p.body.filter(({ kind }) => !['import', 'import-from', 'function', 'class'].includes(kind))
