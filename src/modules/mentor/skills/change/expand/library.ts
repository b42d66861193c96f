import { byWord } from '~/platform/text/by-word'
import type { Expression } from '../../../python/ast'
import { positional } from '../../../python/program/source'
import type { Expand } from './expansion'

/** What the standard library gives, written with operators: `math.sqrt(x)` → `x ** 0.5`. */
const CALLS: Record<string, (texts: string[]) => string | null> = byWord({
  sqrt: ([x]) => (x === undefined ? null : `${x} ** 0.5`),
  pow: ([x, y]) => (x === undefined || y === undefined ? null : `${x} ** ${y}`),
  fabs: ([x]) => (x === undefined ? null : `abs(${x})`),
  floor: ([x]) => (x === undefined ? null : `int(${x} // 1)`),
  ceil: ([x]) => (x === undefined ? null : `int(-(-${x} // 1))`),
  mean: ([x]) => (x === undefined ? null : `sum(${x}) / len(${x})`),
  median: ([x]) =>
    x === undefined
      ? null
      : `sorted(${x})[len(${x}) // 2] if len(${x}) % 2 else (sorted(${x})[len(${x}) // 2 - 1] + sorted(${x})[len(${x}) // 2]) / 2`,
  fmean: ([x]) => (x === undefined ? null : `sum(${x}) / len(${x})`),
})
const CONSTANTS: Record<string, string> = byWord({ pi: '3.141592653589793', e: '2.718281828459045' })
const MODULES = new Set(['math', 'statistics'])

/** The name of what a module of the standard library gives: of `math.sqrt` and of an imported `sqrt`. */
export function libraryName(node: Expression): string | null {
  const callee = node.kind === 'call' ? node.callee : node
  if (callee.kind === 'attribute' && callee.value.kind === 'name' && MODULES.has(callee.value.name)) return callee.name
  return node.kind === 'call' && callee.kind === 'name' && callee.name in CALLS && callee.name !== 'pow'
    ? callee.name
    : null
}

export const expandLibrary: Expand = (node, { p, spot }) => {
  const name = libraryName(node)
  if (name === null) return null
  const needsBrackets = spot.parent !== null && ['binary', 'unary', 'compare'].includes(spot.parent.node.kind)
  const bracketed = (text: string) => (needsBrackets ? `(${text})` : text)
  if (node.kind === 'call') {
    const texts = positional(node).map((part) =>
      /^[\w.]+$|^\w+\(.*\)$/.test(p.text(part)) ? p.text(part) : `(${p.text(part)})`,
    )
    const isList =
      name !== 'mean' && name !== 'fmean' && name !== 'median'
        ? true
        : node.arguments.length === 1 && ['name', 'list'].includes(node.arguments[0]?.value.kind ?? '')
    if (!isList || p.source.includes('Decimal')) return null
    const text = CALLS[name]?.(texts) ?? null
    return text === null
      ? null
      : { lines: [], text: bracketed(text), how: 'Lo que daba la librería se calcula ahora con operadores de Python.' }
  }
  const constant = CONSTANTS[name]
  return constant === undefined
    ? null
    : { lines: [], text: constant, how: `El valor de \`${name}\` está ahora escrito como número.` }
}
