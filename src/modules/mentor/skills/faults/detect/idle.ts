import type { Expression, Statement, StatementOf } from '../../../python/ast'
import {
  argumentsOf,
  assigns,
  comparison,
  mentions,
  methodCall,
  nameOf,
  plainAssign,
  updateOf,
} from '../../../python/program/expression-shapes'
import type { Program } from '../../../python/program/indexed-program'
import { movedBefore, replaced } from '../../../python/program/line-edits'
import { loopsAround, namesInTarget, type Scope } from '../../../python/scope'
import { CERTAIN, type Detectors } from '../found'

/** What runs and can have no effect, as it is written: both branches alike, a search that stands still, a key that is a name in quotes. */
export const IDLE: Detectors = {
  *'branches-alike'(p) {
    for (const { node, scope } of p.places('if')) {
      const [first, second] = [node.body[0], node.otherwise[0]]
      if (!first || !second || node.body.length !== 1 || node.otherwise.length !== 1) continue
      if (first.kind === 'if' || p.text(first) !== p.text(second) || first.kind === 'pass') continue
      const edit = otherUpdate(p, scope, { first, second })
      yield {
        at: second,
        certainty: CERTAIN,
        facts: { written: p.text(second), test: p.text(node.test), firstLine: p.line(first), ...edit?.facts },
        edits: edit?.edits ?? null,
      }
    }
  },

  *'constant-for-parameter'(p) {
    for (const place of p.places('function')) {
      for (const { name } of place.node.parameters) {
        if (
          p
            .spots('name')
            .some(({ node }) => node.name === name && node.from > place.node.from && node.to <= place.node.to)
        )
          continue
        const fixed = place.node.body.find(
          (inner): inner is StatementOf<'assign'> =>
            inner.kind === 'assign' &&
            inner.targets[0]?.kind === 'attribute' &&
            inner.targets[0].name === name &&
            ['string', 'number', 'boolean', 'none', 'list'].includes(inner.value.kind),
        )
        if (!fixed) continue
        yield {
          at: fixed,
          certainty: CERTAIN,
          facts: {
            written: p.text(fixed),
            parameter: name,
            function: place.node.name,
            mended: `self.${name} = ${name}`,
          },
          edits: [replaced(fixed.value, name)],
        }
      }
    }
  },

  *'looks-in-itself'(p) {
    for (const { node, place } of p.spots('compare')) {
      const test = comparison(node)
      if (!test || (test.operator !== 'in' && test.operator !== 'not in')) continue
      const [item, list] = [nameOf(test.left), nameOf(test.right)]
      if (!item || !list || (place.node.kind !== 'if' && place.node.kind !== 'for')) continue
      const loop = loopsAround(place)[0]
      if (loop?.node.kind !== 'for' || nameOf(loop.node.target) !== item || place.node.kind !== 'if') continue
      const filled = filledIn(place.node.body)
      const isItself = nameOf(loop.node.iterable) === list && filled !== null && filled !== list
      const isNeverFilled =
        test.operator === 'in' && filled === list && isEmptyBefore(p, list, loop.scope, loop.node.from)
      if (!isItself && !isNeverFilled) continue
      const gap = { from: test.left.to, to: test.right.from }
      yield {
        at: node,
        certainty: CERTAIN,
        facts: {
          written: p.text(node),
          item,
          list,
          mended: isItself ? `${item} not in ${filled}` : `${item} not in ${list}`,
        },
        edits: isItself
          ? [replaced({ from: gap.from, to: test.right.to }, ` not in ${filled}`)]
          : [replaced(gap, ' not in ')],
      }
    }
  },

  *'replaces-nothing'(p) {
    for (const { node, scope, place } of p.spots('call')) {
      const method = methodCall(node)
      const text = method && textOf(p, method.object, scope, place.node.from)
      const [old, next] = argumentsOf(node) ?? []
      if (!method || text === null || old?.kind !== 'string' || old.value === '' || text.includes(old.value)) continue
      if (method.name === 'replace' && next?.kind === 'string' && next.value !== '' && text.includes(next.value)) {
        yield {
          at: node,
          certainty: CERTAIN,
          facts: {
            written: p.text(node),
            missing: p.text(old),
            mended: `${p.text(method.object)}.replace(${p.text(next)}, ${p.text(old)})`,
          },
          edits: [replaced(old, p.text(next)), replaced(next, p.text(old))],
        }
      }
      const own = /[;,|\t]/.exec(text)?.[0]
      if (method.name === 'split' && own !== undefined) {
        yield {
          at: node,
          certainty: CERTAIN,
          facts: {
            written: p.text(node),
            missing: p.text(old),
            mended: `${p.text(method.object)}.split("${own === '\t' ? '\\t' : own}")`,
          },
          edits: [replaced(old, `"${own === '\t' ? '\\t' : own}"`)],
        }
      }
    }
  },

  *'precision-without-dot'(p) {
    for (const match of p.source.matchAll(/(?<=\{[^{}\n:"']{1,40}:)(\d)f(?=\})/g)) {
      const range = { from: match.index, to: match.index + match[0].length }
      yield {
        at: range,
        certainty: CERTAIN,
        facts: { written: match[0], mended: `.${match[0]}` },
        edits: [replaced(range, `.${match[0]}`)],
      }
    }
  },

  *'search-stands-still'(p) {
    for (const place of p.places('assign')) {
      const assign = plainAssign(place.node)
      const middle = nameOf(assign?.value)
      const loop = loopsAround(place)[0]
      if (!assign || !middle || loop?.node.kind !== 'while') continue
      const test = comparison(loop.node.test)
      const [low, high] = [nameOf(test?.left), nameOf(test?.right)]
      if (!test || !low || !high || !['<', '<='].includes(test.operator) || ![low, high].includes(assign.name)) continue
      const half = loop.node.body.map(plainAssign).find((made) => made?.name === middle)
      if (!half || !mentions(half.value, low) || !mentions(half.value, high)) continue
      if (assign.name === high && test.operator === '<') continue
      const mended = assign.name === low ? `${middle} + 1` : `${middle} - 1`
      yield {
        at: place.node,
        certainty: CERTAIN,
        facts: { written: p.text(place.node), middle, mended: `${assign.name} = ${mended}` },
        edits: [replaced(assign.value, mended)],
      }
    }
  },

  *'inner-counter-not-reset'(p) {
    for (const place of p.places('while')) {
      const outer = loopsAround(place)[0]
      const name = nameOf(comparison(place.node.test)?.left)
      if (!outer || !name || !assigns(place.node.body, name)) continue
      const isReset = outer.node.body.some((node) => node !== place.node && assigns([node], name))
      const start = p.lastAssigned(name, place.scope, outer.node.from)
      if (isReset || !start?.place || (outer.node.kind === 'while' && mentions(outer.node.test, name))) continue
      yield {
        at: start.place.node,
        certainty: 0.92,
        facts: { name, written: p.text(start.place.node), inner: p.line(place.node), outer: p.line(outer.node) },
        edits: movedBefore(p, start.place.node, outer.node.body[0] ?? place.node),
      }
    }
  },

  *'key-is-a-quoted-name'(p) {
    for (const { node, place, scope } of p.spots('subscript')) {
      const { index } = node
      if (index.kind !== 'string' || typeOfEmpty(p, node.value, scope) !== 'dict') continue
      const loop = loopsAround(place).find(
        (around) =>
          around.node.kind === 'for' && namesInTarget(around.node.target).some(({ name }) => name === index.value),
      )
      const others = loop
        ? p.uses(index.value, scope).filter((use) => use.node.from > loop.node.from && use.node.to < loop.node.to)
        : []
      if (!loop || others.length > 0) continue
      const same = p
        .spots('string')
        .filter((spot) => spot.place === place && spot.node.kind === 'string' && spot.node.value === index.value)
      yield {
        at: node,
        certainty: CERTAIN,
        facts: {
          written: p.text(node),
          key: p.text(index),
          name: index.value,
          mended: `${p.text(node.value)}[${index.value}]`,
        },
        edits: same.map((spot) => replaced(spot.node, index.value)),
      }
      return
    }
  },

  *'compares-with-first-only'(p) {
    for (const place of p.places('if')) {
      const test = comparison(place.node.test)
      const loop = loopsAround(place)[0]
      const [only, more] = place.node.body
      const kept = only ? plainAssign(only) : null
      if (!test || !kept || more || loop?.node.kind !== 'for' || !['<', '>', '<=', '>='].includes(test.operator))
        continue
      const item = nameOf(loop.node.target)
      if (!item || nameOf(kept.value) !== item || nameOf(test.left) !== item) continue
      const start = p.lastAssigned(kept.name, place.scope, loop.node.from)?.value
      if (!start || p.text(start) !== p.text(test.right) || nameOf(test.right) === kept.name) continue
      yield {
        at: place.node.test,
        certainty: CERTAIN,
        facts: {
          written: p.text(place.node.test),
          fixed: p.text(test.right),
          name: kept.name,
          mended: `${item} ${test.operator} ${kept.name}`,
        },
        edits: [replaced(p.whole(test.right), kept.name)],
      }
    }
  },
}

/** What the second of two branches alike should change: a count that nothing changes, or what stands in a dictionary already. */
function otherUpdate(p: Program, scope: Scope, { first, second }: { first: Statement; second: Statement }) {
  const update = updateOf(first)
  if (update && second.kind === 'augmented-assign' && second.target.kind === 'name') {
    const idle = [...scope.bindings.entries()].filter(
      ([name, bindings]) =>
        name !== update.name &&
        bindings.length === 1 &&
        bindings[0]?.value?.kind === 'number' &&
        bindings[0].form === 'assign',
    )
    const [name, another] = idle.map(([each]) => each)
    if (name === undefined || another !== undefined) return null
    return {
      facts: { mended: `${name} ${second.operator}= ${p.text(second.value)}` },
      edits: [replaced(second.target, name)],
    }
  }
  if (first.kind !== 'assign' || first.targets[0]?.kind !== 'subscript') return null
  const gap = { from: first.targets[0].to, to: first.value.from }
  return {
    facts: { mended: `${p.text(first.targets[0])} += ${p.text(first.value)}` },
    edits: [replaced(gap, p.text(gap).replace('=', '+='))],
  }
}

/** The list that a block adds to. */
function filledIn(block: readonly Statement[]): string | null {
  for (const node of block) {
    const method = node.kind === 'expression' ? methodCall(node.value) : null
    if (method && (method.name === 'append' || method.name === 'add')) return nameOf(method.object)
  }
  return null
}

function isEmptyBefore(p: Program, name: string, scope: Scope, before: number): boolean {
  const value = p.lastAssigned(name, scope, before)?.value
  return value?.kind === 'list' && value.items.length === 0
}

/** A text that stands in the program, or in the one place where a name gets its value. */
function textOf(p: Program, node: Expression, scope: Scope, before: number): string | null {
  if (node.kind === 'string') return node.value
  const value = node.kind === 'name' ? p.lastAssigned(node.name, scope, before)?.value : null
  return value?.kind === 'string' ? value.value : null
}

const typeOfEmpty = (p: Program, node: Expression, scope: Scope) =>
  node.kind === 'name' ? p.lastAssigned(node.name, scope, node.from)?.value?.kind : null
