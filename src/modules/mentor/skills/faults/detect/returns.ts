import type { ExpressionOf, Range, Statement } from '../../../python/ast'
import {
  after,
  alwaysLeaves,
  callTo,
  methodCall,
  nameOf,
  plainAssign,
  reads,
  updateOf,
  within,
} from '../../../python/program/expression-shapes'
import type { FunctionPlace, Program } from '../../../python/program/indexed-program'
import { addedAfter, indentOf, inserted, removed, replaced, together } from '../../../python/program/line-edits'
import type { Spot } from '../../../python/scope'
import { CERTAIN, type Detectors, LIKELY, POSSIBLE } from '../found'
import { isGenerator, isInside, isStub, returnsOf } from './function-body'
import { isGivenForLater } from './told/told-libraries'

/** What functions give back, or fail to. */
export const RETURNS: Detectors = {
  *'missing-return'(p) {
    for (const place of p.places('function')) {
      if (returnsOf(place).length > 0 || printsIn(place).length > 0 || isGenerator(place) || isStub(place)) continue
      const used = usedCalls(p, place)
      const [first] = used
      const last = place.node.body.at(-1)
      if (!first || !last || isPrintOnly(used) === 'mixed') continue
      yield {
        at: last,
        certainty: CERTAIN,
        facts: {
          function: place.node.name,
          use: p.text(first.place.node).split('\n')[0] ?? '',
          useLine: p.line(first.place.node),
          definition: p.line(place.node),
        },
        edits: returnFor(p, place),
      }
    }
  },

  *'prints-instead-of-returning'(p) {
    for (const place of p.places('function')) {
      const prints = printsIn(place)
      const [print] = prints
      if (!print || returnsOf(place).length > 0 || isGenerator(place)) continue
      const used = usedCalls(p, place).filter((spot) => !isInside(spot, place))
      const [first] = used
      if (!first) continue
      const onlyPrinted = used.every(
        ({ parent }) =>
          callTo(parent?.node, 'print') && parent?.node.kind === 'call' && parent.node.arguments.length === 1,
      )
      const argument = print.arguments[0]
      const canReturn =
        prints.length === 1 &&
        print.arguments.length === 1 &&
        argument?.form === 'positional' &&
        place.node.body.some((node) => node.kind === 'expression' && node.value === print)
      // `print("Área:", area)`: what is shown with a label is the result.
      const isLabelled =
        prints.length === 1 &&
        print.arguments.length === 2 &&
        argument?.value.kind === 'string' &&
        place.node.body.some((node) => node.kind === 'expression' && node.value === print)
      const labelled = isLabelled ? print.arguments[1]?.value : undefined
      yield {
        at: print,
        certainty: CERTAIN,
        facts: {
          function: place.node.name,
          print: p.text(print),
          use: p.text(first.place.node).split('\n')[0] ?? '',
          useLine: p.line(first.place.node),
        },
        edits:
          labelled !== undefined && !onlyPrinted
            ? [replaced(print, `return ${p.text(labelled)}`)]
            : canReturn && argument
              ? [replaced(print, `return ${p.text(argument.value)}`)]
              : !onlyPrinted && prints.every((each) => isSingle(each) && !isLooped(place, each))
                ? prints.map((each) => replaced(each, `return ${p.text(each.arguments[0]?.value ?? each)}`))
                : onlyPrinted
                  ? used.flatMap(({ node, parent }) => (parent ? [replaced(parent.node, p.text(node))] : []))
                  : null,
      }
    }
  },

  *'branch-without-return'(p) {
    for (const place of p.places('function')) {
      const returned = returnsOf(place).filter(({ value }) => value && value.kind !== 'none')
      const last = place.node.body.at(-1)
      if (
        returned.length === 0 ||
        !last ||
        isGenerator(place) ||
        alwaysLeaves(place.node.body) ||
        last.kind === 'try' ||
        last.kind === 'match'
      )
        continue
      if (usedCalls(p, place).length === 0 || returnsOf(place).some(({ value }) => !value || value.kind === 'none'))
        continue
      const branch = last.kind === 'if' ? fallingBranch(last) : null
      const made = branch?.at(-1)
      const name = made ? (plainAssign(made)?.name ?? updateOf(made)?.name) : null
      const print = made?.kind === 'expression' ? callTo(made.value, 'print') : null
      const argument = print?.arguments[0]
      yield {
        at: made ?? last,
        certainty: name || print ? LIKELY : POSSIBLE,
        facts: { function: place.node.name, definition: p.line(place.node) },
        edits:
          made && name
            ? addedAfter(p, made, `return ${name}`)
            : print && argument && print.arguments.length === 1
              ? [replaced(print, `return ${p.text(argument.value)}`)]
              : null,
      }
    }
  },

  *'returns-a-print'(p) {
    for (const { node } of p.places('return')) {
      const print = callTo(node.value, 'print')
      const argument = print?.arguments[0]
      if (!print || !argument) continue
      yield {
        at: node,
        certainty: 0.9,
        facts: { return: p.text(node) },
        edits: print.arguments.length === 1 ? [replaced(print, p.text(argument.value))] : null,
      }
    }
  },

  *'never-reached'(p) {
    for (const place of p.allPlaces) {
      const { node, block, at } = place
      const next = block[at + 1]
      if (
        !next ||
        !['return', 'break', 'continue', 'raise'].includes(node.kind) ||
        next.kind === 'function' ||
        next.kind === 'class'
      )
        continue
      if (next.kind === 'expression' && (next.value.kind === 'yield' || next.value.kind === 'string')) continue
      const isSame = next.kind === node.kind
      yield {
        at: next,
        certainty: isSame ? 0.4 : 0.86,
        facts: { before: p.text(node), beforeLine: p.line(node), code: p.text(next).split('\n')[0] ?? '' },
        edits: isSame || block.length !== at + 2 ? null : together(removed(p, node), addedAfter(p, next, p.text(node))),
      }
    }
  },

  *'result-not-used'(p) {
    for (const place of p.places('function')) {
      const { node, scope } = place
      if (scope.kind === 'class' || node.decorators.length > 0 || isGenerator(place)) continue
      const [returned] = returnsOf(place).filter(
        ({ value }) => value && value.kind !== 'none' && value.kind !== 'boolean',
      )
      if (!returned || hasEffects(p, place)) continue
      for (const spot of p.callsOf(place)) {
        if (spot.parent || spot.place.node.kind !== 'expression' || isInside(spot, place) || isTried(spot)) continue
        const argument = spot.node.arguments
          .map(({ value }) => nameOf(value))
          .find((name) => name !== null && later(spot, name))
        const call = p.text(spot.node)
        yield {
          at: spot.node,
          certainty: 0.88,
          facts: {
            call,
            function: node.name,
            return: p.text(returned),
            returnLine: p.line(returned),
            mended: argument ? `${argument} = ${call}` : `print(${call})`,
          },
          edits: argument
            ? [inserted(spot.node.from, `${argument} = `)]
            : [inserted(spot.node.from, 'print('), inserted(spot.node.to, ')')],
        }
      }
    }
  },
}

function printsIn({ node }: FunctionPlace): ExpressionOf<'call'>[] {
  return [...within(node.body)].flatMap((inner) =>
    inner.kind === 'expression' ? (callTo(inner.value, 'print') ?? []) : [],
  )
}

const isSingle = (print: ExpressionOf<'call'>) =>
  print.arguments.length === 1 && print.arguments[0]?.form === 'positional'

const isLooped = ({ node }: FunctionPlace, { from, to }: Range) =>
  [...within(node.body)].some(
    (inner) => (inner.kind === 'for' || inner.kind === 'while') && inner.from <= from && to <= inner.to,
  )

/** Calls of a function, or of a method by its name, whose result goes somewhere. */
function usedCalls(p: Program, place: FunctionPlace): Spot<ExpressionOf<'call'>>[] {
  const calls =
    place.scope.kind === 'class'
      ? p.functions.get(place.node.name)?.length === 1 && !place.node.name.startsWith('__')
        ? p.spots('call').filter(({ node }) => methodCall(node)?.name === place.node.name)
        : []
      : p.callsOf(place)
  return calls
    .filter(
      ({ parent, place: at }) => parent?.node.kind !== 'lambda' && (parent !== null || at.node.kind !== 'expression'),
    )
    .filter(({ place: at }) => at.node.kind !== 'return' || at.scope.node !== place.node)
    .filter((spot) => !isGivenForLater(spot))
}

/** A call in `try` or `with` may be there for its error. */
function isTried({ place }: Spot): boolean {
  for (let at = place.parent; at; at = at.parent) if (at.node.kind === 'try' || at.node.kind === 'with') return true
  return false
}

const isPrintOnly = (spots: readonly Spot[]) => (spots.length > 0 ? 'used' : 'mixed')

/** Returns what the last statement made: its value, the name it set, or the sum that a loop kept. */
function returnFor(p: Program, place: FunctionPlace) {
  const last = place.node.body.at(-1)
  if (!last) return null
  if (last.kind === 'expression' && !methodCall(last.value)) return [inserted(last.from, 'return ')]
  const name = plainAssign(last)?.name ?? updateOf(last)?.name ?? keptIn(last)
  return name ? addedAfter(p, last, `return ${name}`, indentOf(p, last)) : null
}

function keptIn(node: Statement): string | null {
  for (const inner of within([node])) {
    const update = updateOf(inner)
    if (update) return update.name
    const method = inner.kind === 'expression' ? methodCall(inner.value) : null
    if (method && ['append', 'add', 'extend', 'update'].includes(method.name)) return nameOf(method.object)
    if (inner.kind === 'if' && node.kind === 'if') {
      const assign = inner.body.map(plainAssign).find((found) => found !== null)
      if (assign) return assign.name
    }
  }
  return null
}

/** The branch of a chain that does something but gives nothing back. */
function fallingBranch(node: Extract<Statement, { kind: 'if' }>): readonly Statement[] | null {
  if (!alwaysLeaves(node.body)) return node.body
  const [next] = node.otherwise
  if (next?.kind === 'if' && next.isElif) return fallingBranch(next)
  return node.otherwise.length > 0 && !alwaysLeaves(node.otherwise) ? node.otherwise : null
}

/** Whether a call may do more than give a value back. */
function hasEffects(p: Program, place: FunctionPlace): boolean {
  for (const inner of within(place.node.body)) {
    if (inner.kind === 'global' || inner.kind === 'nonlocal' || inner.kind === 'with' || inner.kind === 'delete')
      return true
    if (inner.kind === 'assign' && inner.targets.some(({ kind }) => kind === 'subscript' || kind === 'attribute'))
      return true
    if (inner.kind === 'augmented-assign' && inner.target.kind !== 'name') return true
    if (inner.kind === 'expression' && inner.value.kind === 'call') return true
  }
  return p
    .spots('call')
    .some(
      ({ node }) =>
        node.from > place.node.from &&
        node.to <= place.node.to &&
        (callTo(node, 'input', 'print', 'open', 'next') ||
          ['pop', 'append', 'write', 'read', 'execute', 'remove'].includes(methodCall(node)?.name ?? '')),
    )
}

function later(spot: Spot, name: string): boolean {
  return reads([...after(spot.place)], name)
}
