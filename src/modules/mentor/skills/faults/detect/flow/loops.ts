import type { StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import {
  callTo,
  canLeave,
  mentions,
  methodCall,
  nameOf,
  plainAssign,
  reads,
  updateOf,
  within,
} from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { replaced } from '../../../../python/program/line-edits'
import { loopsAround, type Place } from '../../../../python/scope'
import { CERTAIN, type Detectors, LIKELY } from '../../found'
import { itemTypeOf, typeOf } from '../../type-of'
import { readsAfter } from '../data/accumulators'
import { boundsOf, lengthOf } from './ranges'

/** Loops that stop too early, leave something out or use the wrong variable. */
export const LOOPS: Detectors = {
  *'changes-what-it-walks'(p) {
    for (const { node } of p.places('for')) {
      const list = walked(p, node)
      if (!list) continue
      for (const inner of within(node.body)) {
        const method =
          inner.kind === 'expression'
            ? methodCall(inner.value)
            : plainAssign(inner)
              ? methodCall(plainAssign(inner)?.value)
              : null
        const isChange = method !== null && CHANGING.has(method.name) && p.text(method.object) === list.text
        const isDelete =
          inner.kind === 'delete' &&
          inner.targets.some((target) => target.kind === 'subscript' && p.text(target.value) === list.text)
        const next = p.placeOf(inner)
        if ((!isChange && !isDelete) || !next || canLeaveAfter(next)) continue
        yield {
          at: inner,
          certainty: CERTAIN,
          facts: { list: list.text, change: p.text(inner), loop: p.line(node) },
          edits: [replaced(node.iterable, `list(${p.text(node.iterable)})`)],
        }
        break
      }
    }
  },

  *'nested-loops-share-variable'(p) {
    for (const place of p.places('for')) {
      const name = nameOf(place.node.target)
      const outer = loopsAround(place).find(({ node }) => node.kind === 'for' && nameOf(node.target) === name)
      if (!name || !outer) continue
      yield {
        at: place.node,
        certainty: 0.9,
        facts: { name, outer: p.line(outer.node) },
        edits: renamed(p, place, name, freeName(p, place, name)),
      }
    }
  },

  *'walks-list-but-uses-whole'(p) {
    for (const place of p.places('for')) {
      const target = nameOf(place.node.target)
      const list = nameOf(place.node.iterable)
      if (!target || !list || reads(place.node.body, target)) continue
      const prints = place.node.body.flatMap((node) =>
        node.kind === 'expression' ? (callTo(node.value, 'print') ?? []) : [],
      )
      const wrong = prints.flatMap((call) => call.arguments.filter(({ value }) => nameOf(value) === list))
      const [first] = wrong
      if (!first) continue
      yield {
        at: first,
        certainty: LIKELY,
        facts: { list, variable: target, loop: p.line(place.node) },
        edits: wrong.map(({ value }) => replaced(value, target)),
      }
    }
  },

  *'prints-index-not-item'(p) {
    for (const { node } of p.places('for')) {
      const variable = nameOf(node.target)
      const bounds = boundsOf(node.iterable)
      const list = bounds ? lengthOf(bounds.stop) : null
      if (!variable || !list || node.body.length !== 1) continue
      const [only] = node.body
      const print = only?.kind === 'expression' ? callTo(only.value, 'print') : null
      const argument = print?.arguments[0]
      if (print?.arguments.length !== 1 || nameOf(argument?.value) !== variable || !argument) continue
      yield {
        at: print,
        certainty: 0.6,
        facts: { variable, list },
        edits: [replaced(argument.value, `${list}[${variable}]`)],
      }
    }
  },

  *'item-used-as-index'(p) {
    for (const place of p.places('for')) {
      const variable = nameOf(place.node.target)
      const list = nameOf(place.node.iterable)
      if (!variable || !list || itemTypeOf(place.node.iterable, place.scope) === null) continue
      if (typeOf(place.node.iterable, place.scope) !== 'list') continue
      const wrong = p
        .spots('subscript')
        .filter(
          ({ node }) =>
            nameOf(node.value) === list &&
            nameOf(node.index) === variable &&
            node.from > place.node.iterable.to &&
            node.to <= place.node.to,
        )
      const [first] = wrong
      if (!first) continue
      yield {
        at: first.node,
        certainty: 0.85,
        facts: { item: p.text(first.node), variable, list },
        edits: wrong.map(({ node }) => replaced(p.whole(node), variable)),
      }
    }
  },

  *'item-change-is-lost'(p) {
    for (const place of p.places('for')) {
      const target = nameOf(place.node.target)
      const list = nameOf(place.node.iterable)
      if (!target || !list || place.node.body.length !== 1) continue
      // What a function is given is its caller's, who reads it on.
      const isGiven = p.binds(list, place.scope).some(({ form }) => form === 'parameter')
      if (!isGiven && !readsAfter(place, list)) continue
      const [node] = place.node.body
      const update = node ? updateOf(node) : null
      const assign = node ? plainAssign(node) : null
      if (!node || (update?.name !== target && !(assign?.name === target && mentions(assign.value, target)))) continue
      const index = target === 'i' ? 'k' : 'i'
      const range = node.kind === 'augmented-assign' ? node.target : (assign?.target ?? node)
      yield {
        at: node,
        certainty: 0.93,
        facts: { variable: target, list, change: p.text(node) },
        edits: [
          replaced(
            { from: place.node.target.from, to: place.node.iterable.to },
            `${index}, ${target} in enumerate(${list})`,
          ),
          replaced(range, `${list}[${index}]`),
        ],
      }
    }
  },

  *'loop-name-is-list-name'(p) {
    for (const place of p.places('for')) {
      const name = nameOf(place.node.target)
      if (!name || name !== nameOf(place.node.iterable)) continue
      const next = name.endsWith('s') && name.length > 3 ? name.slice(0, -1) : 'elemento'
      yield { at: place.node, certainty: 0.85, facts: { name, mended: next }, edits: renamed(p, place, name, next) }
    }
  },

  *'function-of-inner-loop-unused'(p) {
    for (const place of p.places('for')) {
      const inner = nameOf(place.node.target)
      const outer = nameOf(
        loopsAround(place).find(({ node }) => node.kind === 'for')?.node.kind === 'for'
          ? forTarget(loopsAround(place)[0])
          : null,
      )
      if (!inner || !outer || inner === '_' || reads(place.node.body, inner)) continue
      const twice = p.spots('subscript').find(({ node, place: at }) => {
        const value = node.value.kind === 'subscript' ? node.value : null
        return (
          value !== null &&
          at.node.from > place.node.iterable.to &&
          at.node.to <= place.node.to &&
          nameOf(node.index) === outer &&
          nameOf(value.index) === outer
        )
      })
      if (!twice) continue
      yield {
        at: twice.node,
        certainty: 0.88,
        facts: { item: p.text(twice.node), inner, outer },
        edits: [replaced(twice.node.index, inner)],
      }
    }
  },

  *'adds-whole-or-fixed'(p) {
    for (const place of p.places('for')) {
      const target = nameOf(place.node.target)
      const bounds = boundsOf(place.node.iterable)
      if (!target || !bounds || reads(place.node.body, target)) continue
      for (const node of place.node.body) {
        const update = updateOf(node)
        const stop = nameOf(bounds.stop.kind === 'binary' ? bounds.stop.left : bounds.stop)
        if (
          !update ||
          !stop ||
          nameOf(update.value) !== stop ||
          !['+', '*'].includes(update.operator) ||
          bounds.start !== 1
        )
          continue
        yield {
          at: node,
          certainty: LIKELY,
          facts: { update: p.text(node), variable: target, used: stop },
          edits: [replaced(update.value, target)],
        }
      }
    }
  },
}

const CHANGING = new Set(['remove', 'pop', 'append', 'insert', 'extend', 'clear', 'discard', 'add', 'popitem'])

const forTarget = (place: Place<StatementOf<'for' | 'while'>> | undefined) =>
  place?.node.kind === 'for' ? place.node.target : null

/** What a `for` goes through, if changing it there is a fault. */
function walked(p: Program, { iterable }: StatementOf<'for'>): { text: string } | null {
  if (iterable.kind === 'name' || iterable.kind === 'attribute') return { text: p.text(iterable) }
  const numbered = callTo(iterable, 'enumerate')?.arguments[0]?.value
  if (numbered?.kind === 'name') return { text: numbered.name }
  const method = methodCall(iterable)
  return method && ['items', 'keys', 'values'].includes(method.name) ? { text: p.text(method.object) } : null
}

/** Whether the loop is left right after a change. */
const canLeaveAfter = (place: Place) =>
  canLeave(place.block.slice(place.at + 1)) || place.block.slice(place.at + 1).some(({ kind }) => kind === 'return')

function renamed(p: Program, place: Place<StatementOf<'for'>>, name: string, next: string): Edit[] {
  const inside = p
    .uses(name, place.scope)
    .filter(({ node }) => node.from > place.node.iterable.to && node.to <= place.node.to)
  return [replaced(place.node.target, next), ...inside.map(({ node }) => replaced(p.whole(node), next))]
}

function freeName(p: Program, place: Place, name: string): string {
  const taken = (candidate: string) => candidate === name || p.binds(candidate, place.scope).length > 0
  return ['j', 'k', 'm', 'n'].find((candidate) => !taken(candidate)) ?? `${name}_2`
}
