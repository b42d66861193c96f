import type { Statement, StatementOf } from '../../../python/ast'
import { callTo, plainAssign } from '../../../python/program/expression-shapes'
import type { Program } from '../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../python/program/line-edits'
import { edited, endOf, freeName, linesOf } from '../../../python/program/source'
import { allExpressions, blocksOf, statementsIn } from '../../../python/walk'

const MAX_DEPTH = 3

/** A program that asks, calls its one function once and prints, without the function; null where it must stay one. */
export function withoutFunction(p: Program): string | null {
  const functions = p.places('function')
  const [fn, other] = functions
  if (!fn || other || fn.parent !== null || fn.node.decorators.length > 0 || !/^\S.*\binput\(/m.test(p.source))
    return null
  const { name, parameters, body } = fn.node
  const calls = p.spots('name').filter(({ node, parent }) => node.name === name && parent !== null)
  const [use] = calls
  const call = callTo(use?.parent?.node, name)
  const caller = use?.place
  if (calls.length !== 1 || call === null || !caller || caller.parent !== null || caller.node.from < fn.node.to)
    return null
  const isSame = parameters.every(
    (each, at) => each.standard === null && p.text(call.arguments[at]?.value ?? each) === each.name,
  )
  if (!isSame || call.arguments.length !== parameters.length || !isPlain(body) || hasNameTwice(p, fn.node)) return null
  const last = body.at(-1)
  const isOne = last?.kind === 'return' && returnsIn(body) === 1
  const assigned = plainAssign(caller.node)
  const target = assigned?.value === call ? assigned.name : freeName(p, 'resultado', 'respuesta')
  if (!isOne && assigned?.value !== call && callTo(use?.parent?.parent?.node, 'print') === null) return null
  const lines = isOne
    ? body.slice(0, -1).flatMap((node) => own(p, node, ''))
    : choosing(p, body, { target, indent: '', depth: 0 })
  if (lines === null) return null
  const value = isOne && last.value ? p.text(last.value) : target
  const isDone = !isOne && assigned?.value === call
  const callerLines = linesOf(p, caller.node)
  const definition = linesOf(p, fn.node)
  return edited(p, [
    { from: definition.from, to: endOf(p, fn.node) + 1, text: '' },
    ...(isDone
      ? [{ ...callerLines, text: `\n${lines.join('\n')}` }]
      : [
          { from: callerLines.from, to: callerLines.from, text: ['', ...lines].map((line) => `${line}\n`).join('') },
          { from: call.from, to: call.to, text: value },
        ]),
  ])
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
}

/** No generator, no function within, and nothing that stops it. */
const isPlain = (body: readonly Statement[]): boolean =>
  ![...statementsIn(body)].some(({ kind }) =>
    ['function', 'class', 'raise', 'global', 'nonlocal', 'try'].includes(kind),
  ) && ![...allExpressions(body)].some(({ kind }) => kind === 'yield')

const returnsIn = (body: readonly Statement[]): number =>
  [...statementsIn(body)].filter(({ kind }) => kind === 'return').length

/** Whether a name of the function's own is one of the main program, too. */
function hasNameTwice(p: Program, fn: StatementOf<'function'>): boolean {
  const inside = p.scopes.find(({ node }) => node === fn)
  const module = p.scopes.find(({ kind }) => kind === 'module')
  const given = new Set(fn.parameters.map(({ name }) => name))
  return [...(inside?.bindings.keys() ?? [])].some((name) => !given.has(name) && module?.bindings.has(name))
}

function own(p: Program, node: Statement, indent: string): string[] {
  const { from, to } = linesOf(p, node)
  const margin = indentOf(p, node)
  return p.source
    .slice(from, to)
    .split('\n')
    .map((line) => (line.startsWith(margin) ? indent + line.slice(margin.length) : line))
}

type Choosing = { target: string; indent: string; depth: number }

/** `if …: return a` and `return b` below it as an `if` with an `else`. */
function choosing(p: Program, body: readonly Statement[], { target, indent, depth }: Choosing): string[] | null {
  const at = body.findIndex((node) => returnsIn([node]) > 0)
  const node = body[at]
  if (!node || depth > MAX_DEPTH) return null
  const before = body.slice(0, at).flatMap((each) => own(p, each, indent))
  if (node.kind === 'return')
    return node.value && at === body.length - 1 ? [...before, `${indent}${target} = ${p.text(node.value)}`] : null
  if (node.kind !== 'if' || node.otherwise.length > 0 || blocksOf(node).length === 0) return null
  const deeper = { target, indent: indent + levelOf(p), depth: depth + 1 }
  const [yes, no] = [choosing(p, node.body, deeper), choosing(p, body.slice(at + 1), deeper)]
  if (yes === null || no === null) return null
  const isChain = returnsIn(body.slice(at + 1, at + 2)) > 0 && body[at + 1]?.kind === 'if'
  const rest = isChain
    ? no.map((line, index) =>
        line.slice(levelOf(p).length).replace(/^( *)if /, (whole, margin) => (index === 0 ? `${margin}elif ` : whole)),
      )
    : [`${indent}else:`, ...no]
  return [...before, `${indent}if ${p.text(node.test)}:`, ...yes, ...rest]
}
