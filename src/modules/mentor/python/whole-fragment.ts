import type { Module } from './ast'
import { parsePython } from './parse'

/** A piece of code with the lines put before it that it needs to be read; `added` is how many. */
export type Fragment = { tree: Module; added: number }

const MAX_LINES = 200
const INDENT = '    '

/** What a clause that begins a piece belongs to. */
const HEADS: readonly [RegExp, string[]][] = [
  [/^(?:except|finally)\b/, ['try:', '    ...']],
  [/^(?:elif|else)\b/, ['if ...:', '    ...']],
]

/**
 * Code that was cut out of the middle of a program, with the beginning or the end that it lacks: the `try` of an `except`, the block
 * around deeper lines, the body of the last header. Null where that makes no Python of it.
 */
export function wholeFragment(code: string): Fragment | null {
  const lines = code.trimEnd().split('\n')
  const first = lines.findIndex((line) => line.trim() !== '')
  if (first === -1 || lines.length > MAX_LINES) return null
  const margin = /^[ \t]*/.exec(lines[first] ?? '')?.[0] ?? ''
  const head = HEADS.find(([begins]) => begins.test((lines[first] ?? '').trim()))?.[1] ?? []
  // What gives a value back stands in a function, wherever that begins.
  const isBody = /^[ \t]*(?:return|yield)\b/m.test(code) && !/^[ \t]*(?:async +)?def\b/m.test(code)
  const start = isBody ? ['def f():'] : margin === '' ? [] : ['if ...:']
  const before = [...start, ...head.map((line) => (isBody ? INDENT : '') + margin + line)]
  const last = lines.at(-1) ?? ''
  const end = last.trimEnd().endsWith(':') ? [`${/^[ \t]*/.exec(last)?.[0] ?? ''}    ...`] : []
  if (before.length === 0 && end.length === 0) return null
  const shown = [...lines, ...end].map((line) => (isBody ? INDENT + line : line))
  const tree = parsePython(`${[...before, ...shown].join('\n')}\n`)
  return tree.errors.length === 0 ? { tree, added: before.length } : null
}
