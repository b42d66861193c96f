import type { Argument, Expression, Module, Statement } from '../ast'
import { parsePython } from '../parse'
import { allExpressions, statementsIn } from '../walk'

/**
 * `{a} and {b} => ({a}) & ({b})`: how a piece of Python is written instead. `{name}` is any expression or name, the same wherever it
 * stands (`{texto}`, `{numero}`, `{lista}`… only what their names say); `{name…}` and `…` are what else a list or a call has. `{todo}`
 * is the whole piece that was found.
 */
export type Rewrite = { node: Expression | Statement; words: readonly string[]; after: string }

/** A piece of a program that is written otherwise. */
export type Rewritten = { from: number; to: number; text: string }

const HOLE = /\{([a-z]+)(…?)\}|…/g
const ANY = 'hueco__'
const REST = 'resto__'
const UNNAMED = ''

/** Reads a rule; throws where its first half is no Python. */
export function rewriteOf(rule: string): Rewrite {
  const [before = '', after] = rule.split(/\s*=>\s*/, 2)
  const source = before.replace(HOLE, (_, name?: string, rest?: string) =>
    name === undefined ? `${REST}${UNNAMED}` : `${rest ? REST : ANY}${name}`,
  )
  const { body, errors } = parsePython(`${source}\n`)
  const [only, more] = body
  if (after === undefined || errors.length > 0 || only === undefined || more !== undefined)
    throw new Error(`«${rule}» must be a statement or an expression of Python, «=>» and what it becomes`)
  const words = (before.replace(HOLE, ' ').match(/[\p{L}_][\p{L}\d_]*/gu) ?? []).filter((word) => word.length > 2)
  return { node: only.kind === 'expression' ? only.value : only, words, after }
}

/** All places of a program that the rule rewrites, outer ones first and none within another. */
export function rewritesIn(rule: Rewrite, tree: Module): Rewritten[] {
  if (tree.source.length > MAX_SOURCE || !rule.words.every((word) => tree.source.includes(word))) return []
  const isStatement = STATEMENTS.has(rule.node.kind)
  const nodes: readonly (Expression | Statement)[] = isStatement ? statementsIn(tree.body) : allExpressions(tree)
  const found: Rewritten[] = []
  for (const node of nodes) {
    if (node.kind !== rule.node.kind || found.some(({ from, to }) => from <= node.from && node.from < to)) continue
    const holes: Holes = new Map()
    if (!isSame(rule.node, node, { holes, source: tree.source })) continue
    const text = tree.source.slice(node.from, node.to).trimEnd()
    const margin = /^[ \t]*/.exec(tree.source.slice(tree.source.lastIndexOf('\n', node.from - 1) + 1))?.[0] ?? ''
    const template = rule.after.replaceAll('\n', `\n${margin}`).replace(/[ \t]+$/gm, '')
    const becomes = filled(template, new Map(holes).set('todo', { text, isParenthesized: false }))
    found.push({ from: node.from, to: node.from + text.length, text: becomes })
  }
  return found
}

const MAX_SOURCE = 20_000
const STATEMENTS: ReadonlySet<string> = new Set(
  'assign augmented-assign annotated-assign function class if for while try with match return raise import import-from global nonlocal assert delete pass break continue'.split(
    ' ',
  ),
)

type Held = { text: string; isParenthesized: boolean }
type Holes = Map<string, Held>
type Within = { holes: Holes; source: string }
type Part = Record<string, unknown> & { from: number; to: number }

/** Where they stand and how they are laid out does not make two pieces differ; parentheses of the rule are meant. */
const LAYOUT: ReadonlySet<string> = new Set(['from', 'to', 'nameFrom', 'isParenthesized', 'isRaw'])

function isSame(pattern: unknown, node: unknown, within: Within): boolean {
  if (typeof pattern === 'string' && pattern.startsWith(ANY))
    return typeof node === 'string' && hold(pattern.slice(ANY.length), { text: node, isParenthesized: false }, within)
  if (typeof pattern !== 'object' || pattern === null || typeof node !== 'object' || node === null)
    return pattern === node
  if (Array.isArray(pattern)) return Array.isArray(node) && areSame(pattern, node, within)
  const [asked, given] = [pattern as Part, node as Part]
  if (asked.isParenthesized && !given.isParenthesized) return false
  const hole = holeOf(asked, ANY)
  if (hole !== null) return isOfItsKind(hole, given) && hold(hole, heldBy(given, within), within)
  return Object.keys(asked).every((key) => LAYOUT.has(key) || isSame(asked[key], given[key], within))
}

/** Holes whose names say what may stand in them. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  texto: ['string', 'format-string'],
  numero: ['number'],
  lista: ['list'],
  tupla: ['tuple'],
  diccionario: ['dict'],
  nombre: ['name'],
}

function isOfItsKind(hole: string, part: Part): boolean {
  const node = (part.kind === undefined ? part.value : part) as Part | undefined
  const kinds = KINDS[hole]
  return node?.kind !== undefined && (kinds === undefined || kinds.includes(String(node.kind)))
}

/** The name of a hole that stands for a whole expression, argument or statement. */
function holeOf(part: unknown, prefix: string): string | null {
  if (typeof part !== 'object' || part === null) return null
  const { kind, name, value, form } = part as { kind?: string; name?: unknown; value?: unknown; form?: string }
  if (kind === 'name' && typeof name === 'string' && name.startsWith(prefix)) return name.slice(prefix.length)
  return kind === 'expression' || (kind === undefined && form === 'positional') ? holeOf(value, prefix) : null
}

const heldBy = ({ from, to, isParenthesized }: Part, { source }: Within): Held => ({
  text: source.slice(from, to).trim(),
  isParenthesized: isParenthesized === true,
})

function hold(name: string, held: Held, { holes }: Within): boolean {
  const known = holes.get(name)
  if (known !== undefined) return known.text === held.text
  holes.set(name, held)
  return true
}

/** Lists alike: arguments with a name in any order, and what the rule leaves to `…` anywhere from its place on. */
function areSame(pattern: readonly unknown[], nodes: readonly unknown[], within: Within): boolean {
  const rest = pattern.findIndex((part) => holeOf(part, REST) !== null)
  const asked = pattern.filter((_, at) => at !== rest)
  const left = [...nodes]
  const isNamed = (part: unknown) => (part as Partial<Argument>).form === 'keyword'
  for (const part of asked.filter(isNamed)) {
    const at = left.findIndex((node) => (node as Partial<Argument>).name === (part as Argument).name && isNamed(node))
    if (at === -1 || !isSame(part, left[at], within)) return false
    left.splice(at, 1)
  }
  const plain = asked.filter((part) => !isNamed(part))
  if (rest === -1 ? plain.length !== left.length : plain.length > left.length) return false
  const first = rest === -1 ? plain.length : pattern.slice(0, rest).filter((part) => !isNamed(part)).length
  const last = plain.length - first
  const ends = [...left.slice(0, first), ...(last > 0 ? left.slice(-last) : [])]
  if (!plain.every((part, at) => !isNamed(ends[at]) && isSame(part, ends[at], within))) return false
  if (rest === -1) return true
  const more = left.slice(first, left.length - last).map((node) => heldBy(node as Part, within).text)
  return hold(holeOf(pattern[rest], REST) ?? UNNAMED, { text: more.join(', '), isParenthesized: false }, within)
}

/** What else there is comes with a comma of its own, and where there is nothing, without. */
const PLACE = /\{([a-z]+)\}|(, )(?:\{([a-z]+)…\}|…)|(?:\{([a-z]+)…\}|…)(, )?/g

function filled(template: string, holes: Holes): string {
  return template.replace(PLACE, (whole, ...groups) => {
    const [name, before = '', behind, first, after = '', at, all] = groups as (string | undefined)[]
    if (name === undefined) {
      const rest = holes.get(behind ?? first ?? UNNAMED)?.text ?? ''
      return rest === '' ? '' : `${before}${rest}${after}`
    }
    const held = holes.get(name)
    if (held === undefined) return whole
    const [left, right] = [all?.slice(0, Number(at)) ?? '', all?.slice(Number(at) + whole.length) ?? '']
    const isApart = /[([,=]\s*$/.test(left) && /^\s*(?:[)\],]|$)/.test(right)
    return held.isParenthesized && !isApart ? `(${held.text})` : held.text
  })
}
