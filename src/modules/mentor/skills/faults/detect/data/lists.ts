import type { Expression } from '../../../../python/ast'
import { callTo, methodCall, nameOf, numberOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { inserted, replaced } from '../../../../python/program/line-edits'
import { loopsAround, type Scope } from '../../../../python/scope'
import { type Detectors, POSSIBLE } from '../../found'
import { typeOf } from '../../type-of'

/** Methods of lists and texts that do something near to what was meant. */
export const LISTS: Detectors = {
  *'list-within-list'(p) {
    for (const { node, scope } of p.spots('call')) {
      const method = methodCall(node)
      const added = node.arguments[0]?.value
      const list = nameOf(method?.object)
      if (method?.name !== 'append' || !added || !list) continue
      const first = p.binds(list, scope)[0]?.value
      const isFlat =
        first?.kind === 'list' && first.items.length > 0 && first.items.every(({ kind }) => kind !== 'list')
      if (!isFlat || typeOf(added, scope) !== 'list') continue
      yield {
        at: node,
        certainty: 0.78,
        facts: { call: p.text(node), list },
        edits: [replaced({ from: method.callee.nameFrom, to: method.callee.to }, 'extend')],
      }
    }
  },

  *'text-taken-apart'(p) {
    for (const { node, scope } of p.spots('call')) {
      const method = methodCall(node)
      const added = node.arguments[0]?.value
      if (method?.name !== 'extend' || !added || typeOf(added, scope) !== 'str') continue
      yield {
        at: node,
        certainty: 0.93,
        facts: { call: p.text(node), text: p.text(added) },
        edits: [replaced({ from: method.callee.nameFrom, to: method.callee.to }, 'append')],
      }
    }
    for (const { node, scope } of p.spots('call')) {
      const method = methodCall(node)
      const joined = node.arguments[0]?.value
      if (method?.name !== 'join' || joined?.kind !== 'name' || method.object.kind !== 'string') continue
      if (method.object.value === '' || p.binds(joined.name, scope)[0]?.value?.kind !== 'string') continue
      yield { at: node, certainty: 0.72, facts: { call: p.text(node), text: joined.name } }
    }
  },

  *'text-with-comma-looked-in'(p) {
    for (const { node, scope } of p.spots('compare')) {
      const [only] = node.comparisons
      const name = nameOf(only?.right)
      const value = name === null ? null : p.binds(name, scope)[0]?.value
      const sign = value?.kind === 'string' ? /^\w+([,;])(?:\w+\1)*\w+$/.exec(value.value)?.[1] : undefined
      if (!only || !name || !sign || !/^(?:not )?in$/.test(only.operator) || node.comparisons.length !== 1) continue
      const mended = `${name}.split("${sign}")`
      yield {
        at: node,
        certainty: 0.85,
        facts: { test: p.text(node), text: name, mended },
        edits: [replaced(only.right, mended)],
      }
    }
  },

  *'position-for-value'(p) {
    for (const { node, scope } of p.places('delete')) {
      for (const target of node.targets) {
        const list = target.kind === 'subscript' ? nameOf(target.value) : null
        const at = target.kind === 'subscript' ? numberOf(target.index) : null
        if (!list || at === null || !holds(p, list, at, scope)) continue
        yield {
          at: node,
          certainty: 0.58,
          facts: { written: p.text(node), list, number: at },
          edits: [replaced(node, `${list}.remove(${at})`)],
        }
      }
    }
    for (const { node, scope } of p.spots('call')) {
      const method = methodCall(node)
      const [list, at] = [nameOf(method?.object), numberOf(node.arguments[0]?.value)]
      if (method?.name !== 'pop' || !list || at === null || at < 1 || !holds(p, list, at, scope)) continue
      yield {
        at: node,
        certainty: 0.58,
        facts: { written: p.text(node), list, number: at },
        edits: [replaced({ from: method.callee.nameFrom, to: method.callee.to }, 'remove')],
      }
    }
  },

  *'only-first-removed'(p) {
    for (const { node, scope, place } of p.spots('call')) {
      const method = methodCall(node)
      const [list, value] = [nameOf(method?.object), node.arguments[0]?.value]
      if (method?.name !== 'remove' || !list || !value || loopsAround(place).length > 0) continue
      const items = p.binds(list, scope)[0]?.value
      const same = items?.kind === 'list' ? items.items.filter((item) => p.text(item) === p.text(value)) : []
      if (same.length < 2 || place.node.kind !== 'expression') continue
      yield {
        at: node,
        certainty: 0.62,
        facts: { call: p.text(node), value: p.text(value), list },
        edits: [replaced(place.node, `${list} = [x for x in ${list} if x != ${p.text(value)}]`)],
      }
    }
  },

  *'last-in-queue-first'(p) {
    for (const { node } of p.spots('call')) {
      const method = methodCall(node)
      const list = nameOf(method?.object)
      if (
        method?.name !== 'pop' ||
        node.arguments.length > 0 ||
        !list ||
        !/cola|fila|espera|turno|pendient|pedido|queue/i.test(list)
      )
        continue
      yield { at: node, certainty: 0.6, facts: { call: p.text(node), list }, edits: [inserted(node.to - 1, '0')] }
    }
  },

  *'set-forgets-order'(p) {
    for (const { node } of p.spots('call')) {
      const inner = callTo(callTo(node, 'list')?.arguments[0]?.value, 'set')
      const list = inner?.arguments[0]?.value
      if (!list) continue
      yield {
        at: node,
        certainty: POSSIBLE,
        facts: { call: p.text(node) },
        edits: [replaced(node, `list(dict.fromkeys(${p.text(list)}))`)],
      }
    }
  },

  *'parentheses-are-no-tuple'(p) {
    for (const { node, scope } of p.places('assign')) {
      const name = nameOf(node.targets[0])
      if (!name || node.value.kind !== 'string' || !node.value.isParenthesized) continue
      const isWalked = p
        .uses(name, scope)
        .some(
          ({ parent, place }) =>
            callTo(parent?.node, 'len') !== null || (place.node.kind === 'for' && nameOf(place.node.iterable) === name),
        )
      if (!isWalked || /\s/.test(node.value.value)) continue
      yield { at: node, certainty: 0.72, facts: { written: p.text(node), name }, edits: [inserted(node.value.to, ',')] }
    }
  },

  *'best-key-by-name'(p) {
    for (const { node, scope } of p.spots('call')) {
      const call = callTo(node, 'max', 'min')
      const [only] = call?.arguments ?? []
      const name = nameOf(only?.value)
      if (call?.arguments.length !== 1 || !name) continue
      const value = p.binds(name, scope)[0]?.value
      const isOfNumbers =
        value?.kind === 'dict' &&
        value.entries.length > 1 &&
        value.entries.every(({ key, value: each }) => key?.kind === 'string' && numberOf(each) !== null)
      if (!isOfNumbers) continue
      yield {
        at: node,
        certainty: 0.9,
        facts: { call: p.text(node), name, which: nameOf(call.callee) === 'max' ? 'mayor' : 'menor' },
        edits: [inserted(node.to - 1, `, key=${name}.get`)],
      }
    }
  },

  *'default-value-lost'(p) {
    for (const { node } of p.places('expression')) {
      const sum = node.value.kind === 'binary' ? node.value : null
      const [get, list] = [methodCall(sum?.left), methodCall(node.value)]
      const key = get?.call.arguments[0]?.value
      if (sum && get?.name === 'get' && key && nameOf(get.object)) {
        const mended = `${p.text(get.object)}[${p.text(key)}] = ${p.text(sum)}`
        yield {
          at: node,
          certainty: 0.95,
          facts: { written: p.text(node), dict: p.text(get.object) },
          edits: [replaced(node, mended)],
        }
      }
      const inner = list && /^(?:append|extend|add|update)$/.test(list.name) ? methodCall(list.object) : null
      if (inner?.name !== 'get' || inner.call.arguments.length !== 2) continue
      yield {
        at: node,
        certainty: 0.95,
        facts: { written: p.text(node), dict: p.text(inner.object) },
        edits: [replaced({ from: inner.callee.nameFrom, to: inner.callee.to }, 'setdefault')],
      }
    }
  },

  *'value-without-its-name'(p) {
    for (const { node, scope } of p.spots('call')) {
      const values = methodCall(callTo(node, 'max', 'min')?.arguments[0]?.value)
      const name = nameOf(values?.object)
      if (values?.name !== 'values' || !name || typeOf(values.object, scope) !== 'dict' || node.arguments.length !== 1)
        continue
      const call = nameOf(callTo(node)?.callee) ?? 'max'
      yield {
        at: node,
        certainty: POSSIBLE,
        facts: { call: p.text(node), name },
        edits: [replaced(node, `${call}(${name}, key=${name}.get)`)],
      }
    }
  },

  *'keys-without-values'(p) {
    for (const { node, scope } of p.places('for')) {
      const [key, dict] = [nameOf(node.target), nameOf(node.iterable)]
      const [only, second] = node.body
      const shown = only?.kind === 'expression' && !second ? callTo(only.value, 'print') : null
      if (!key || !dict || !shown || typeOf(node.iterable, scope) !== 'dict') continue
      const [one, more] = shown.arguments
      if (more || nameOf(one?.value) !== key || !one) continue
      yield {
        at: node,
        certainty: 0.55,
        facts: { dict, key },
        edits: [
          replaced({ from: node.target.from, to: node.iterable.to }, `${key}, valor in ${dict}.items()`),
          inserted(one.to, ', valor'),
        ],
      }
    }
  },

  *'order-by-first-of-each'(p) {
    for (const { node, scope } of p.spots('call')) {
      const name =
        nameOf(callTo(node, 'sorted')?.arguments[0]?.value) ??
        (methodCall(node)?.name === 'sort' ? nameOf(methodCall(node)?.object) : null)
      if (!name || node.arguments.some(({ form }) => form === 'keyword')) continue
      const value = p.binds(name, scope)[0]?.value
      const isOfPairs =
        value?.kind === 'list' &&
        value.items.length > 1 &&
        value.items.every(
          (item) =>
            item.kind === 'tuple' &&
            item.items.length === 2 &&
            item.items[0]?.kind === 'string' &&
            numberOf(item.items[1]) !== null,
        )
      if (!isOfPairs) continue
      const comma = node.arguments.length > 0 ? ', ' : ''
      const isDownwards = !p.says(
        /\bmenor a mayor|ascend\w*|por (?:la )?edad|por (?:la )?fecha|mas joven|mas barat\w+|menos\b/,
      )
      yield {
        at: node,
        certainty: 0.55,
        facts: { call: p.text(node), list: name },
        edits: [inserted(node.to - 1, `${comma}key=lambda x: x[1]${isDownwards ? ', reverse=True' : ''}`)],
      }
    }
  },
}

/** Whether a list that is written out holds a number. */
function holds(p: Program, list: string, number: number, scope: Scope): boolean {
  const value: Expression | null | undefined = p.binds(list, scope)[0]?.value
  return value?.kind === 'list' && value.items.some((item) => numberOf(item) === number)
}
