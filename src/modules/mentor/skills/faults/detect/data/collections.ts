import {
  assigns,
  callTo,
  comparison,
  mentions,
  methodCall,
  nameOf,
  numberOf,
  plainAssign,
  within,
} from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { addedBefore, atTop, removed, replaced, together } from '../../../../python/program/line-edits'
import { loopsAround } from '../../../../python/scope'
import { CERTAIN, type Detectors, LIKELY } from '../../found'
import { itemTypeOf, typeOf } from '../../type-of'

/** Lists, dictionaries and sets that behave otherwise than expected. */
export const COLLECTIONS: Detectors = {
  *'row-repeated'(p) {
    for (const { node } of p.spots('binary')) {
      if (node.operator !== '*') continue
      const [list, count] = node.left.kind === 'list' ? [node.left, node.right] : [node.right, node.left]
      const inner = list.kind === 'list' && list.items.length === 1 ? list.items[0] : null
      const isShared =
        inner &&
        (inner.kind === 'list' ||
          inner.kind === 'dict' ||
          (inner.kind === 'binary' && inner.operator === '*' && inner.left.kind === 'list'))
      if (!inner || !isShared) continue
      yield {
        at: node,
        certainty: CERTAIN,
        facts: { written: p.text(node), row: p.text(inner) },
        edits: [replaced(p.whole(node), `[${p.text(inner)} for _ in range(${p.text(count)})]`)],
      }
    }
  },

  *'same-object-appended'(p) {
    for (const loop of [...p.places('for'), ...p.places('while')]) {
      for (const node of loop.node.body) {
        const method = node.kind === 'expression' ? methodCall(node.value) : null
        const added = method?.name === 'append' ? nameOf(method.call.arguments[0]?.value) : null
        if (!method || !added || added === nameOf(method.object)) continue
        const start = p.lastAssigned(added, loop.scope, loop.node.from)
        if (!start?.place || !['list', 'dict'].includes(start.value?.kind ?? '') || assigns(loop.node.body, added))
          continue
        const changes = [...within(loop.node.body)].some((inner) => {
          const call = inner.kind === 'expression' ? methodCall(inner.value) : null
          if (call && nameOf(call.object) === added && ['append', 'update', 'clear', 'extend'].includes(call.name))
            return true
          return (
            inner.kind === 'assign' &&
            inner.targets.some((target) => target.kind === 'subscript' && nameOf(target.value) === added)
          )
        })
        const first = loop.node.body[0]
        if (!changes || !first) continue
        const isEmpty = start.place.parent === loop.parent
        yield {
          at: node,
          certainty: 0.92,
          facts: {
            name: added,
            append: p.text(node),
            made: p.text(start.place.node),
            madeLine: p.line(start.place.node),
            list: p.text(method.object),
          },
          edits: isEmpty
            ? together(removed(p, start.place.node), addedBefore(p, first, p.text(start.place.node)))
            : null,
        }
      }
    }
  },

  *'text-added-to-list'(p) {
    for (const { node, scope } of p.places('augmented-assign')) {
      if (node.operator !== '+' || typeOf(node.value, scope) !== 'str' || node.target.kind !== 'name') continue
      if (p.lastAssigned(node.target.name, scope, node.from)?.value?.kind !== 'list') continue
      yield {
        at: node,
        certainty: 0.92,
        facts: { list: node.target.name, value: p.text(node.value), written: p.text(node) },
        edits: [replaced(p.whole(node), `${node.target.name}.append(${p.text(node.value)})`)],
      }
    }
  },

  *'strip-takes-letters'(p) {
    for (const { node } of p.spots('call')) {
      const method = methodCall(node)
      const [only] = node.arguments
      if (!method || !['strip', 'lstrip', 'rstrip'].includes(method.name) || only?.value.kind !== 'string') continue
      if (!/\p{L}{2}/u.test(only.value.value) || new Set(only.value.value).size < 3) continue
      const name =
        { strip: 'removesuffix', rstrip: 'removesuffix', lstrip: 'removeprefix' }[method.name] ?? 'removesuffix'
      const isStart = method.name === 'strip' && /^(www|http|mr|sr|don|el |la )/i.test(only.value.value)
      yield {
        at: node,
        certainty: 0.88,
        facts: { call: p.text(node), method: `.${method.name}()`, letters: [...new Set(only.value.value)].join(' ') },
        edits: [replaced({ from: method.callee.nameFrom, to: method.callee.to }, isStart ? 'removeprefix' : name)],
      }
    }
  },

  *'index-finds-first'(p) {
    for (const { node, place, scope } of p.spots('call')) {
      const method = methodCall(node)
      const loop = loopsAround(place)[0]?.node
      if (method?.name !== 'index' || loop?.kind !== 'for' || p.text(loop.iterable) !== p.text(method.object)) continue
      const target = nameOf(loop.target)
      if (!target || nameOf(node.arguments[0]?.value) !== target || node.arguments.length !== 1) continue
      const value = p.lastAssigned(nameOf(method.object) ?? '', scope, loop.from)?.value
      const texts = value?.kind === 'list' ? value.items.map((item) => p.text(item)) : []
      const isRepeated = new Set(texts).size < texts.length
      const index = target === 'i' ? 'posicion' : 'i'
      yield {
        at: node,
        certainty: isRepeated ? CERTAIN : 0.55,
        facts: { call: p.text(node), list: p.text(method.object), variable: target },
        edits: [
          replaced(
            { from: loop.target.from, to: loop.iterable.to },
            `${index}, ${target} in enumerate(${p.text(loop.iterable)})`,
          ),
          replaced(p.whole(node), index),
        ],
      }
    }
  },

  *'list-multiplied'(p) {
    for (const { node, scope, parent } of p.spots('binary')) {
      if (node.operator !== '*' || node.left.kind !== 'name' || numberOf(node.right) === null) continue
      if (
        typeOf(node.left, scope) !== 'list' ||
        itemTypeOf(node.left, scope) === 'str' ||
        parent?.node.kind === 'binary'
      )
        continue
      const items = p.binds(node.left.name, scope)[0]?.value
      if (items?.kind !== 'list' || items.items.length < 2) continue
      const name = node.left.name.endsWith('s') && node.left.name.length > 3 ? node.left.name.slice(0, -1) : 'n'
      yield {
        at: node,
        certainty: 0.72,
        facts: { written: p.text(node), list: node.left.name, factor: p.text(node.right) },
        edits: [replaced(p.whole(node), `[${name} * ${p.text(node.right)} for ${name} in ${node.left.name}]`)],
      }
    }
  },

  *'zip-stops-early'(p) {
    for (const { node, scope } of p.spots('call')) {
      const call = callTo(node, 'zip')
      if (call?.arguments.length !== 2) continue
      const lists = call.arguments.map(({ value }) => {
        const name = nameOf(value)
        const list = name && p.binds(name, scope).length === 1 ? p.binds(name, scope)[0]?.value : value
        return list?.kind === 'list' && !mutated(name, scope) ? list.items.length : null
      })
      const [one, two] = lists
      if (typeof one !== 'number' || typeof two !== 'number' || one === two) continue
      // Shown, what is missing may stand there as nothing; a name with nothing beside it is shown all the same.
      const mended = `zip_longest(${call.arguments.map(({ value }) => p.text(value)).join(', ')}, fillvalue="${fillerFor(p)}")`
      const edits = [
        replaced(node, mended),
        ...(/\bzip_longest\b/.test(p.source) ? [] : [atTop(p, 'from itertools import zip_longest')]),
      ]
      yield { at: node, certainty: 0.78, facts: { call: p.text(node), one, two, mended }, edits }
    }
    function mutated(name: string | null, scope: Parameters<typeof p.uses>[1]) {
      return name !== null && p.uses(name, scope).some(({ parent }) => parent?.node.kind === 'attribute')
    }
  },

  *'text-item-assigned'(p) {
    for (const { node, scope } of p.places('assign')) {
      const [target] = node.targets
      if (target?.kind !== 'subscript' || target.value.kind !== 'name' || typeOf(target.value, scope) !== 'str')
        continue
      const name = target.value.name
      const at = numberOf(target.index)
      const mended =
        at === 0
          ? `${name} = ${p.text(node.value)} + ${name}[1:]`
          : at === -1
            ? `${name} = ${name}[:-1] + ${p.text(node.value)}`
            : at !== null && at > 0
              ? `${name} = ${name}[:${at}] + ${p.text(node.value)} + ${name}[${at + 1}:]`
              : null
      yield {
        at: node,
        certainty: 0.92,
        facts: { name, written: p.text(node) },
        edits: mended ? [replaced(p.whole(node), mended)] : null,
      }
    }
  },

  *'result-list-reset-by-append'(p) {
    for (const loop of p.places('for')) {
      const target = nameOf(loop.node.target)
      for (const node of within(loop.node.body)) {
        const assign = plainAssign(node)
        if (!target || assign?.value.kind !== 'list' || assign.value.items.length !== 1) continue
        const [only] = assign.value.items
        const start = p.lastAssigned(assign.name, loop.scope, loop.node.from)?.value
        if (!only || !mentions(only, target) || start?.kind !== 'list' || start.items.length > 0) continue
        yield {
          at: node,
          certainty: 0.92,
          facts: { list: assign.name, assign: p.text(node), mended: `${assign.name}.append(${p.text(only)})` },
          edits: [replaced(p.whole(node), `${assign.name}.append(${p.text(only)})`)],
        }
      }
    }
  },

  *'removes-while-indexing'(p) {
    for (const { node } of p.places('for')) {
      const variable = nameOf(node.target)
      const list = callTo(callTo(node.iterable, 'range')?.arguments[0]?.value, 'len')?.arguments[0]?.value
      if (!variable || !list || callTo(node.iterable, 'range')?.arguments.length !== 1) continue
      for (const inner of within(node.body)) {
        const method = inner.kind === 'expression' ? methodCall(inner.value) : null
        const isPop = method && p.text(method.object) === p.text(list) && ['pop', 'remove'].includes(method.name)
        const isDelete =
          inner.kind === 'delete' &&
          inner.targets.some((target) => target.kind === 'subscript' && p.text(target.value) === p.text(list))
        const place = p.placeOf(inner)
        if (
          (!isPop && !isDelete) ||
          place?.block.slice(place.at + 1).some(({ kind }) => kind === 'break' || kind === 'return')
        )
          continue
        yield {
          at: inner,
          certainty: 0.92,
          facts: { list: p.text(list), change: p.text(inner), loop: p.line(node) },
          edits: [replaced(node.iterable, `range(len(${p.text(list)}) - 1, -1, -1)`)],
        }
      }
    }
  },

  *'word-in-list-of-text'(p) {
    for (const { node, scope } of p.spots('compare')) {
      const parts = comparison(node)
      if (!parts?.operator.endsWith('in') || parts.left.kind !== 'string') continue
      const text = parts.left.value
      const list = nameOf(parts.right)
      const value = list && p.binds(list, scope).length === 1 ? p.binds(list, scope)[0]?.value : null
      if (value?.kind !== 'list' || value.items.length === 0) continue
      const texts = value.items.map((item) => (item.kind === 'string' ? item.value : null))
      if (texts.includes(text) || !texts.some((item) => item !== null && item.toLowerCase() === text.toLowerCase()))
        continue
      yield {
        at: node,
        certainty: LIKELY,
        facts: {
          text: p.text(parts.left),
          list: p.text(parts.right),
          stored: texts.find((item) => item?.toLowerCase() === text.toLowerCase()) ?? '',
        },
        edits: [
          replaced(
            parts.left,
            JSON.stringify(texts.find((item) => item?.toLowerCase() === text.toLowerCase()) ?? text),
          ),
        ],
      }
    }
  },
}

/** What stands in quotes in their words is what shall stand where something is missing. */
const fillerFor = (p: Program) => /["«“]([^"»”\n]{1,30})["»”]/.exec(p.around.prose)?.[1] ?? '-'
