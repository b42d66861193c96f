import type { Statement } from '../../../python/ast'
import {
  assigns,
  callTo,
  mentions,
  methodCall,
  nameOf,
  plainAssign,
  updateOf,
  within,
} from '../../../python/program/expression-shapes'
import type { FunctionPlace, Program } from '../../../python/program/indexed-program'
import { addedAfter, indentOf, inserted, removed, replaced } from '../../../python/program/line-edits'
import { expressionsIn } from '../../../python/walk'
import type { Detectors } from '../found'
import { returnsOf } from './function-body'
import { isInside, isInsidePlace } from './functions'

/** What functions are given. */
export const PARAMETERS: Detectors = {
  *'mutable-default'(p) {
    for (const place of p.places('function')) {
      for (const { name, standard } of place.node.parameters) {
        const isEmpty =
          (standard?.kind === 'list' && standard.items.length === 0) ||
          (standard?.kind === 'dict' && standard.entries.length === 0) ||
          callTo(standard, 'list', 'dict', 'set') !== null
        const [first] = place.node.body
        if (!standard || !isEmpty || !first) continue
        const change = changeOf(place, name)
        if (!change || assignedFirst(place, name)) continue
        const indent = indentOf(p, first)
        const level = indent.slice(indentOf(p, place.node).length)
        const start = first.kind === 'expression' && first.value.kind === 'string' ? place.node.body[1] : first
        yield {
          at: standard,
          certainty: 0.92,
          facts: {
            parameter: name,
            standard: p.text(standard),
            function: place.node.name,
            change: p.text(change),
            changeLine: p.line(change),
          },
          edits:
            start && p.line(start) !== p.line(place.node)
              ? [
                  replaced(standard, 'None'),
                  inserted(
                    start.from,
                    `if ${name} is None:\n${indent}${level}${name} = ${p.text(standard)}\n${indent}`,
                  ),
                ]
              : null,
        }
      }
    }
  },

  *'default-made-once'(p) {
    for (const place of p.places('function')) {
      for (const { name, standard } of place.node.parameters) {
        const method = methodCall(standard)
        if (
          !standard ||
          !method ||
          !['now', 'today', 'time', 'randint', 'random', 'choice', 'utcnow'].includes(method.name)
        )
          continue
        yield {
          at: standard,
          certainty: 0.85,
          facts: { parameter: name, standard: p.text(standard), function: place.node.name },
        }
      }
    }
  },

  *'parameter-overwritten'(p) {
    for (const place of p.places('function')) {
      const [first] = place.node.body
      const at = first?.kind === 'expression' && first.value.kind === 'string' ? 1 : 0
      for (const node of place.node.body.slice(at, at + 3)) {
        const assign = plainAssign(node)
        const parameter = place.node.parameters.find(({ name }) => name === assign?.name)
        if (!assign || !parameter || parameter.name === 'self') break
        const isFresh =
          ['number', 'string', 'list', 'boolean'].includes(assign.value.kind) ||
          [...expressionsIn(assign.value)].some((part) => callTo(part, 'input'))
        if (!isFresh || mentions(assign.value, assign.name)) break
        yield {
          at: node,
          certainty: 0.9,
          facts: { parameter: assign.name, assign: p.text(node), function: place.node.name },
          edits: place.node.body.length > 1 ? removed(p, node) : null,
        }
      }
    }
  },

  *'parameter-change-is-lost'(p) {
    for (const place of p.places('function')) {
      const last = place.node.body.at(-1)
      const name = last ? (updateOf(last)?.name ?? null) : null
      if (!last || !name || !place.node.parameters.some((parameter) => parameter.name === name)) continue
      if (returnsOf(place).length > 0 || place.scope.kind !== 'module' || typeOfParameter(place, name) === 'list')
        continue
      const at = place.node.parameters.findIndex((parameter) => parameter.name === name)
      for (const { node, parent, place: call } of p.callsOf(place)) {
        const given = nameOf(node.arguments[at]?.value)
        if (!given || parent || call.node.kind !== 'expression') continue
        if (!p.uses(given, call.scope).some((use) => use.node.from > node.to)) continue
        const added = addedAfter(p, last, `return ${name}`)
        yield {
          at: last,
          certainty: 0.9,
          facts: { parameter: name, change: p.text(last), function: place.node.name, given, callLine: p.line(node) },
          edits: added && [
            ...added,
            ...callsGiven(p, place, at, given).map((call) => inserted(call.from, `${given} = `)),
          ],
        }
        break
      }
    }
  },

  *'parameter-ignored'(p) {
    for (const place of p.places('function')) {
      if (place.scope.kind !== 'module' || place.node.decorators.length > 0) continue
      const inside = p.spots('name').filter((use) => isInside(use, place))
      const idle = place.node.parameters.filter(
        ({ name }) => !inside.some(({ node }) => node.name === name) && name !== '_',
      )
      const globals = inside.filter(
        ({ node, scope }) =>
          p
            .binds(node.name, scope)
            .some((binding) => binding.form === 'assign' && binding.place?.scope.kind === 'module') &&
          !assigns(place.node.body, node.name),
      )
      const names = [...new Set(globals.map(({ node }) => node.name))]
      const [parameter] = idle
      const [used] = globals
      if (!parameter || idle.length !== 1 || names.length !== 1 || !used || /^[A-Z_\d]+$/.test(used.node.name)) continue
      yield {
        at: used.node,
        certainty: 0.85,
        facts: { parameter: parameter.name, used: used.node.name, function: place.node.name },
        edits: globals.map(({ node }) => replaced(p.whole(node), parameter.name)),
      }
    }
  },

  *'arguments-swapped'(p) {
    for (const place of p.places('function')) {
      const names = place.node.parameters.filter(({ form }) => form === 'positional').map(({ name }) => name)
      if (names.length < 2 || place.scope.kind === 'class') continue
      for (const { node } of p.callsOf(place)) {
        const given = node.arguments.map(({ value, form }) => (form === 'positional' ? nameOf(value) : null))
        const wrong = given.flatMap((name, at) => (name && names.includes(name) && names[at] !== name ? [at] : []))
        if (
          wrong.length < 2 ||
          new Set(wrong.map((at) => given[at])).size !== wrong.length ||
          !wrong.every((at) => wrong.some((other) => names[other] === given[at]))
        )
          continue
        if (isInsidePlace(node, place)) continue
        yield {
          at: node,
          certainty: 0.9,
          facts: {
            call: p.text(node),
            definition: `${place.node.name}(${names.join(', ')})`,
            definitionLine: p.line(place.node),
          },
          edits: wrong.flatMap((at) => {
            const argument = node.arguments[at]
            return argument ? [replaced(argument, names[at] ?? p.text(argument))] : []
          }),
        }
      }
    }
  },
}

/** The statement that changes a parameter's list in place. */
function changeOf({ node }: FunctionPlace, name: string): Statement | null {
  for (const inner of within(node.body)) {
    // `self.items = items` keeps the one list for good.
    if (inner.kind === 'assign' && inner.targets[0]?.kind === 'attribute' && nameOf(inner.value) === name) return inner
    const method = inner.kind === 'expression' ? methodCall(inner.value) : null
    if (
      method &&
      nameOf(method.object) === name &&
      ['append', 'add', 'extend', 'insert', 'update', 'setdefault'].includes(method.name)
    )
      return inner
    const target = inner.kind === 'assign' ? inner.targets[0] : inner.kind === 'augmented-assign' ? inner.target : null
    if (target?.kind === 'subscript' && nameOf(target.value) === name) return inner
    if (inner.kind === 'augmented-assign' && nameOf(inner.target) === name) return inner
  }
  return null
}

const assignedFirst = ({ node }: FunctionPlace, name: string) =>
  node.body.some((inner) => plainAssign(inner)?.name === name)

/** A list that is extended with `+=` does change outside. */
const typeOfParameter = ({ node }: FunctionPlace, name: string) =>
  node.body.some(
    (inner) => inner.kind === 'augmented-assign' && nameOf(inner.target) === name && inner.value.kind === 'list',
  )
    ? 'list'
    : null

/** The calls of a function, alone in their lines, that give it a variable. */
const callsGiven = (p: Program, place: FunctionPlace, at: number, given: string) =>
  p
    .callsOf(place)
    .filter(
      ({ node, parent, place: call }) =>
        !parent && call.node.kind === 'expression' && nameOf(node.arguments[at]?.value) === given,
    )
    .map(({ node }) => node)
