import { text } from '../../engine/blocks'
import { inlineCode } from '../../engine/compose'
import { codePart } from '../../engine/reading/code-part'
import type { Block } from '../../engine/skill'
import type { Expression, Module } from '../../python/ast'
import { applyEdits } from '../../python/edit'
import { evaluatePiece } from '../../python/evaluate/evaluate'
import type { Evaluation } from '../../python/evaluate/result'
import { allExpressions, statementsIn } from '../../python/walk'
import { calledName } from '../explain/idioms/in-calls'
import type { Programs } from './outcome'

const MAX_DATA = 3
const MAX_TRIALS = 12
const MAX_OUTPUT = 80
const ENOUGH = 4
const NONE = 'Tampoco con los demás datos que he probado; puede haber otros con los que sí.'
const DATA: ReadonlySet<Expression['kind']> = new Set(['list', 'tuple', 'number', 'string', 'dict', 'unary'])

/** The values that a program works with: those its own functions are given, and those that its names begin with. */
function dataOf({ body }: Module): Expression[] {
  const functions = body.flatMap((node) => (node.kind === 'function' ? [node.name] : []))
  const main = allExpressions(body.filter(({ kind }) => kind !== 'function' && kind !== 'class'))
  const given = main.flatMap((node) =>
    node.kind === 'call' && functions.includes(calledName(node) ?? '') ? node.arguments.map(({ value }) => value) : [],
  )
  const assigned = body.flatMap((node) => (node.kind === 'assign' ? [node.value] : []))
  const run = [...statementsIn(body)].flatMap((node) => (node.kind === 'for' ? [node.iterable] : []))
  return [...new Set([...given, ...assigned, ...run])].filter(({ kind }) => DATA.has(kind))
}

/** Other values of the same kind, the likeliest to tell two programs apart first. */
function othersOf(node: Expression, { source, body }: Module): string[] {
  const own = source.slice(node.from, node.to)
  if (node.kind === 'string')
    return [node.value.toUpperCase(), node.value.toLowerCase(), ` ${node.value} `, ''].map((each) =>
      JSON.stringify(each),
    )
  // At the limits that the program itself names they part most often.
  const limits = allExpressions(body).flatMap((each) =>
    each.kind === 'compare' ? [each.left, ...each.comparisons.map(({ right }) => right)] : [],
  )
  const written = limits.flatMap((each) => (each.kind === 'number' ? [source.slice(each.from, each.to)] : []))
  if (node.kind === 'number') return [...new Set(written), `-${own}`, '0', '1', `${Number(own) * 10}`]
  if (node.kind === 'unary') return [own.slice(1), '0']
  if (node.kind === 'dict') return ['{}']
  if (node.kind !== 'list' && node.kind !== 'tuple') return []
  const [open, close] = node.kind === 'list' ? ['[', ']'] : ['(', ',)']
  const items = node.items.map(({ from, to }) => source.slice(from, to))
  const areNumbers = node.items.every(({ kind }) => kind === 'number')
  const lists = [
    ...(areNumbers ? [items.map((item) => `-${item}`)] : []),
    items.toReversed(),
    [...items, ...items.slice(0, 1)],
    items.slice(0, 1),
    ...(areNumbers && written.length > 0 ? [[...new Set(written)]] : []),
    ...(areNumbers ? [] : [items.map((item) => item.toUpperCase())]),
  ]
  return [...lists.map((list) => `${open}${list.join(', ')}${close}`), node.kind === 'list' ? '[]' : '()']
}

function shown(run: Evaluation): string | null {
  if (run.kind === 'raised') return `se para con ${inlineCode(run.type)}`
  if (!('output' in run)) return null
  const output = run.output.trim().replaceAll('\n', ' / ')
  return output === '' ? 'no imprime nada' : `imprime ${inlineCode(output)}`
}

/** Other data with which two programs that print the same do not; nothing where there are none that could be tried. */
export function otherwiseBlocks({ code, after }: Programs): Block[] {
  const [own, others] = [dataOf(code.tree), dataOf(after.tree)]
  let tried = 0
  for (const [at, node] of own.slice(0, MAX_DATA).entries()) {
    const there = others[at]
    const given = code.tree.source.slice(node.from, node.to)
    // What the change itself gives is no data of both.
    if (there === undefined || after.tree.source.slice(there.from, there.to) !== given) continue
    for (const value of othersOf(node, code.tree)) {
      if (tried === MAX_TRIALS || value === given) continue
      tried += 1
      const [before, now] = (
        [
          [code, node],
          [after, there],
        ] as const
      ).map(([{ tree }, { from, to }]) =>
        evaluatePiece(codePart(applyEdits(tree.source, [{ from, to, text: value }]), 'pasted').tree),
      )
      if (before?.kind !== 'done' || now === undefined || (now.kind !== 'done' && now.kind !== 'raised')) continue
      const [was, is] = [shown(before), shown(now)]
      if (was === null || is === null || was === is || (was + is).length > MAX_OUTPUT * 2) continue
      const head = `Con ${inlineCode(value)} en lugar de ${inlineCode(given)}`
      return [text(`${head} sí se nota: tal como está ${was}; con el cambio, ${is}.`)]
    }
  }
  return tried < ENOUGH ? [] : [text(NONE)]
}
