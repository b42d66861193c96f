import type { Expression, Statement } from '../../../python/ast'
import {
  comparison,
  mentions,
  methodCall,
  nameOf,
  plainAssign,
  updateOf,
  within,
} from '../../../python/program/expression-shapes'
import type { FunctionPlace } from '../../../python/program/indexed-program'
import { inserted, replaced } from '../../../python/program/line-edits'
import { loopsAround, namesInTarget, type Spot } from '../../../python/scope'
import { expressionsIn } from '../../../python/walk'
import { CERTAIN, type Detectors, POSSIBLE } from '../found'
import { givenBack } from '../repair/given-back'
import { returnsOf } from './function-body'

/** How functions are called and what they are given. */
export const FUNCTIONS: Detectors = {
  *'counts-anew-at-each-call'(p) {
    for (const place of p.places('function')) {
      const { node, scope } = place
      const first = node.body[0] && plainAssign(node.body[0])
      if (scope.kind !== 'module' || node.parameters.length > 0 || first?.value.kind !== 'number') continue
      const { name } = first
      const grows = node.body.find((each) => updateOf(each)?.name === name)
      const calls = p.uses(node.name, scope).filter((use) => !isInside(use, place))
      const isRepeated = calls.length > 1 || calls.some((use) => loopsAround(use.place).length > 0)
      if (grows === undefined || !isRepeated || p.binds(name, scope).length > 0) continue
      const given = givenBack(p, node, { name, isTaken: true, without: node.body[0] })
      yield {
        at: first.target,
        certainty: 0.85,
        facts: {
          function: node.name,
          name,
          start: p.text(first.value),
          grows: p.text(grows),
          ...(given.length === 0 && { declared: `global ${name}` }),
        },
        edits: [
          inserted(node.from, `${name} = ${p.text(first.value)}\n\n`),
          ...(given.length > 0 ? given : [replaced(node.body[0] ?? node, `global ${name}`)]),
        ],
      }
    }
  },

  *'never-called'(p) {
    const entries = p.places('function').filter(
      (place) =>
        place.scope.kind === 'module' &&
        // Tests and pages are called by who runs them: pytest, a server.
        place.node.decorators.length === 0 &&
        !place.node.name.startsWith('test_') &&
        p.uses(place.node.name, place.scope).every((use) => isInside(use, place)),
    )
    const isIdle = p.body.every(
      (node) =>
        ['function', 'class', 'import', 'import-from', 'assign', 'annotated-assign'].includes(node.kind) ||
        (node.kind === 'expression' && node.value.kind === 'string'),
    )
    const callsInput = p.body.some(
      (node) =>
        node.kind === 'assign' &&
        [...expressionsIn(node.value)].some((part) => part.kind === 'call' && nameOf(part.callee) !== null),
    )
    const last = entries.at(-1)
    if (!last || p.places('class').some(({ scope }) => scope.kind === 'module' && entries.length === 0)) return
    if (isIdle && !callsInput) {
      const acting = entries.findLast(({ node }) => node.name === 'main') ?? last
      const needs = acting.node.parameters.filter(({ standard, form }) => standard === null && form === 'positional')
      const isShown = returnsOf(acting).some(({ value }) => value !== null)
      const call = `${acting.node.name}()`
      yield {
        at: acting.node,
        // A function alone may have been pasted without what calls it.
        certainty: acting.node.name === 'main' || (needs.length === 0 && !isShown) ? CERTAIN : POSSIBLE,
        facts: {
          function: acting.node.name,
          call: needs.length === 0 ? call : `${acting.node.name}(${needs.map(({ name }) => name).join(', ')})`,
        },
        edits:
          needs.length === 0
            ? [
                inserted(
                  p.source.length,
                  `${p.source.endsWith('\n') ? '' : '\n'}\n${isShown ? `print(${call})` : call}\n`,
                ),
              ]
            : null,
      }
      return
    }
    if (last.node.name === 'main' && last.node.parameters.length === 0 && p.body.at(-1) === last.node) {
      yield {
        at: last.node,
        certainty: 0.9,
        facts: { function: 'main', call: 'main()' },
        edits: [inserted(p.source.length, `${p.source.endsWith('\n') ? '' : '\n'}\nmain()\n`)],
      }
    }
  },

  *'main-guard-misspelt'(p) {
    for (const { node, scope } of p.places('if')) {
      const parts = comparison(node.test)
      if (parts?.operator !== '==' || !/^_*name_*$/.test(nameOf(parts.left) ?? '')) continue
      if (parts.right.kind !== 'string' || !/main/i.test(parts.right.value)) continue
      if (nameOf(parts.left) === '__name__' && parts.right.value === '__main__') continue
      if (p.binds(nameOf(parts.left) ?? '', scope).length > 0) continue
      yield {
        at: node.test,
        certainty: CERTAIN,
        facts: { test: p.text(node.test) },
        edits: [replaced(parts.left, '__name__'), replaced(parts.right, '"__main__"')],
      }
    }
  },

  *'outer-variable-not-changed'(p) {
    for (const place of p.places('function')) {
      if (returnsOf(place).some(({ value }) => value !== null) || place.scope.kind !== 'module') continue
      const calls = p.callsOf(place).filter(({ parent, place: at }) => parent === null && at.node.kind === 'expression')
      const [call] = calls
      if (!call) continue
      for (const node of place.node.body) {
        const assign = plainAssign(node)
        if (!assign || place.node.parameters.some(({ name }) => name === assign.name)) continue
        const outer = p.scopes[0]?.bindings
          .get(assign.name)
          ?.find(({ form, from }) => form === 'assign' && from < call.node.from)
        const read = p.scopes[0]
          ? p.uses(assign.name, p.scopes[0]).find(({ node: use }) => use.from > call.node.to)
          : undefined
        const declares = [...within(place.node.body)].some(
          (inner) => inner.kind === 'global' && inner.names.includes(assign.name),
        )
        const usedInside = p
          .spots('name')
          .some(
            (use) =>
              use.node.name === assign.name &&
              isInside(use, place) &&
              use.node !== assign.target &&
              use.node.from > node.to,
          )
        const counts =
          usedInside &&
          ['number', 'string', 'list'].includes(assign.value.kind) &&
          [...within(place.node.body)].some((inner) => inner !== node && updateOf(inner)?.name === assign.name)
        if (!outer || !read || declares || (usedInside && !counts)) continue
        // `saldo = 100 - monto`, of a `saldo` that is 100 outside: its name was meant.
        const start = outer.value?.kind === 'number' ? p.text(outer.value) : null
        const fixed =
          assign.value.kind === 'binary'
            ? [...expressionsIn(assign.value)].find((each) => each.kind === 'number' && p.text(each) === start)
            : undefined
        const isTaken = counts ? calls.length > 1 : fixed !== undefined
        const without = counts && isTaken ? node : undefined
        const given = givenBack(p, place.node, { name: assign.name, isTaken, without })
        yield {
          at: node,
          certainty: 0.9,
          facts: {
            name: assign.name,
            function: place.node.name,
            assign: p.text(node),
            outerLine: p.line(outer),
            readLine: p.line(read.node),
            ...(fixed && start && { start }),
          },
          edits: given.length > 0 ? [...given, ...(fixed ? [replaced(fixed, assign.name)] : [])] : null,
        }
        break
      }
    }
  },

  *'defined-twice'(p) {
    for (const places of p.functions.values()) {
      for (const [at, place] of places.entries()) {
        const earlier = places.slice(0, at).find((other) => other.block === place.block)
        if (!earlier || place.node.decorators.length > 0 || earlier.node.decorators.length > 0) continue
        const isUsedBetween = p
          .spots('call')
          .some(
            ({ node }) =>
              nameOf(node.callee) === place.node.name && node.from > earlier.node.to && node.from < place.node.from,
          )
        if (isUsedBetween) continue
        yield { at: place.node, certainty: 0.85, facts: { function: place.node.name, first: p.line(earlier.node) } }
      }
    }
  },

  *'closure-sees-last'(p) {
    for (const { node, parent, place } of p.spots('lambda')) {
      const loop = loopsAround(place).find((around) => around.node.kind === 'for')
      const variables =
        loop?.node.kind === 'for' ? namesInTarget(loop.node.target).map(({ name }) => name) : comprehensionNames(parent)
      const captured = variables.filter(
        (name) => mentions(node.body, name) && !node.parameters.some((parameter) => parameter.name === name),
      )
      const [first] = captured
      const isKept =
        methodCall(parent?.node)?.name === 'append' ||
        isItemAssign(place.node, node) ||
        parent?.node.kind === 'comprehension' ||
        isCommand(parent, node)
      if (!first || !isKept) continue
      const given = captured.map((name) => `${name}=${name}`).join(', ')
      const at = node.parameters.at(-1)?.to
      yield {
        at: node,
        certainty: 0.93,
        facts: { lambda: p.text(node), variable: first },
        edits: [at === undefined ? inserted(node.from + 'lambda'.length, ` ${given}`) : inserted(at, `, ${given}`)],
      }
    }
  },
}

export const isInside = (use: Spot, place: FunctionPlace) => isInsidePlace(use.node, place)

export const isInsidePlace = (node: Expression, place: FunctionPlace) =>
  node.from > place.node.nameFrom && node.to <= place.node.to

function comprehensionNames(parent: Spot | null): string[] {
  return parent?.node.kind === 'comprehension'
    ? parent.node.clauses.flatMap(({ target }) => namesInTarget(target).map(({ name }) => name))
    : []
}

const isItemAssign = (node: Statement, value: Expression) =>
  node.kind === 'assign' && node.value === value && node.targets[0]?.kind === 'subscript'

const isCommand = (parent: Spot | null, node: Expression) =>
  parent?.node.kind === 'call' && parent.node.arguments.some(({ name, value }) => name === 'command' && value === node)
