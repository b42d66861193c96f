import { inlineCode } from '../../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../../python/ast'
import { alwaysLeaves, comparison, numberOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf } from '../../../../python/program/line-edits'
import { edited, endOf, textLiteral } from '../../../../python/program/source'
import type { Result } from '../../change'
import type { Tiers, Value } from './tier'
import { branchesOf, isWhole } from './tier-chain'

/** Tiers of a chain that is there: in the place of its cases, or before them where they leave numbers out. */
export function inChain(p: Program, told: Tiers): Result {
  for (const { node } of p.places('if')) {
    const subject = node.isElif ? null : subjectOf(p, node)
    const cases = [...casesOf(node), ...returnsAfter(p, node, subject)]
    const fill = subject && cases.map((body) => fillerOf(p, body, told)).find((each) => each !== null)
    if (!subject || !fill) continue
    const branches = branchesOf(told)
    const indent = indentOf(p, node)
    const level = levelIn(p, node)
    const lines = branches.map(({ test, value }, at) => {
      const head = test === null ? 'else:' : `${at === 0 ? 'if' : 'elif'} ${test(subject)}:`
      return `${head}\n${fill(value)
        .split('\n')
        .map((line) => `${indent}${level}${line}`)
        .join('\n')}`
    })
    const isAll = isWhole(told.tiers)
    const text = lines.join(`\n${indent}`)
    return {
      code: edited(
        p,
        isAll
          ? [{ from: node.from, to: endOf(p, cases.at(-1)?.at(-1) ?? node), text }]
          : [{ from: node.from, to: node.from, text: `${text}\n${indent}el` }],
      ),
      told: isAll
        ? `Los casos de ${inlineCode(subject)} son ahora los que dices.`
        : `Hay ${lines.length === 1 ? 'un caso más' : `${lines.length} casos más`} de ${inlineCode(subject)}, antes de los que había.`,
      how: ['Las condiciones se miran de arriba abajo: en cuanto una se cumple, las demás ya no se miran.'],
    }
  }
  return null
}

/** What all tests of a chain compare with numbers; null where it is not one thing. */
function subjectOf(p: Program, node: StatementOf<'if'>): string | null {
  const found = comparedIn(p, node.test)
  const [next] = node.otherwise
  if (found === null || next?.kind !== 'if' || !next.isElif) return found
  return subjectOf(p, next) === found ? found : null
}

function comparedIn(p: Program, test: Expression): string | null {
  if (test.kind === 'boolean-operation') {
    const all = new Set(test.values.map((each) => comparedIn(p, each)))
    return all.size === 1 ? ([...all][0] ?? null) : null
  }
  const one = comparison(test)
  if (one && /^[<>]/.test(one.operator)) {
    if (numberOf(one.right) !== null) return p.text(one.left)
    return numberOf(one.left) === null ? null : p.text(one.right)
  }
  if (test.kind !== 'compare' || test.comparisons.length !== 2 || numberOf(test.left) === null) return null
  const [middle] = test.comparisons
  return middle ? p.text(middle.right) : null
}

/** The bodies of a chain, its `else` with them. */
function casesOf(node: StatementOf<'if'>): (readonly Statement[])[] {
  const [next] = node.otherwise
  if (!next) return [node.body]
  return next.kind === 'if' && next.isElif ? [node.body, ...casesOf(next)] : [node.body, node.otherwise]
}

/** Cases that end in `return` stand one below the other: those of the same thing, and what is given back after them. */
function returnsAfter(p: Program, node: StatementOf<'if'>, subject: string | null): (readonly Statement[])[] {
  const place = p.placeOf(node)
  if (!place || subject === null || node.otherwise.length > 0 || !alwaysLeaves(node.body)) return []
  const cases: (readonly Statement[])[] = []
  for (const next of place.block.slice(place.at + 1)) {
    if (next.kind === 'return') return [...cases, [next]]
    if (next.kind !== 'if' || subjectOf(p, next) !== subject || !alwaysLeaves(next.body)) break
    cases.push(...casesOf(next))
  }
  return cases
}

const levelIn = (p: Program, node: StatementOf<'if'>) => {
  const [first] = node.body
  const own = indentOf(p, node)
  const inner = first ? indentOf(p, first) : ''
  return inner.length > own.length ? inner.slice(own.length) : '    '
}

type Fill = (value: Value) => string

/** The lines of one case with another value in them; null where they have none of its kind, or more than one. */
function fillerOf(p: Program, body: readonly Statement[], { tiers, said }: Tiers): Fill | null {
  const [first] = body
  const last = body.at(-1)
  if (!first || !last || body.length > 3) return null
  const indent = indentOf(p, first)
  const text = p.source
    .slice(first.from, endOf(p, last))
    .split('\n')
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
    .join('\n')
  if (tiers.some(({ value }) => value.kind === 'say')) {
    const texts = [...text.matchAll(/(?<![\w])(["'])((?:(?!\1)[^\\\n])*)\1/g)]
    const [only] = texts
    if (!only || texts.length > 1 || !/[a-záéíóú]{3}/i.test(only[2] ?? '')) return null
    const filled = (value: Value) => (value.kind === 'say' ? textLiteral(p, value.text) : '')
    return (value) => text.slice(0, only.index) + filled(value) + text.slice(only.index + only[0].length)
  }
  const numbers = [...text.matchAll(/(?<![\w.])\d+(?:\.\d+)?(?![\w.])/g)].filter(
    ({ index, 0: number }) =>
      !(number === '100' && /\/ ?$/.test(text.slice(0, index))) &&
      !(number === '1' && /\($/.test(text.slice(0, index))),
  )
  const [only] = numbers
  if (!only || numbers.length > 1) return null
  const behind = text.slice(only.index + only[0].length)
  const isTold = (text.slice(0, only.index).match(/["']/g)?.length ?? 0) % 2 === 1
  const free = isTold && /\bgratis\b/.test(said) ? 'gratis' : null
  return (value) => {
    const number = written(value, { old: Number(only[0]), behind, said })
    return text.slice(0, only.index) + (number === '0' && free !== null ? free : number) + behind
  }
}

type Place = { old: number; behind: string; said: string }

/** A percentage as the program writes it: whole, as a share, or as the factor that is left or that comes to it. */
export function written(value: Value, { old, behind, said }: Place): string {
  if (value.kind === 'say') return ''
  const isWritten = value.kind === 'number' || /^\s*\)?\s*\/\s*100(?!\d)|^ ?%/.test(behind) || old >= 2
  if (isWritten) return String(value.number)
  const share = value.number / 100
  const isLess = old > 0.5 && old < 1 && /\b(?:descuent|rebaj|baj|menos|dto)/.test(said)
  const factor = old >= 1 ? 1 + share : isLess ? 1 - share : share
  return String(Number(factor.toFixed(6)))
}
