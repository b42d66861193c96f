import { argumentsOf, callTo, methodCall, nameOf, plainAssign } from '../../../python/program/expression-shapes'
import type { Program } from '../../../python/program/indexed-program'
import { addedBefore, inserted, removed, replaced, together } from '../../../python/program/line-edits'
import { loopsAround, type Scope } from '../../../python/scope'
import { CERTAIN, type Detectors, type Found, LIKELY } from '../found'

/** What is shown: texts with values in them, dates, chance. */
export const OUTPUT: Detectors = {
  *'f-missing'(p) {
    for (const { node, parent, place, scope } of p.spots('string')) {
      if (node.isBytes || !node.value.includes('{') || node.value.length > 500) continue
      if (
        parent?.node.kind === 'attribute' ||
        parent?.node.kind === 'dict' ||
        (parent?.node.kind === 'binary' && parent.node.operator === '%')
      )
        continue
      if (place.node.kind === 'expression' && place.node.value === node) continue
      const assigned = plainAssign(place.node)
      if (
        assigned &&
        p
          .uses(assigned.name, scope)
          .some((use) => use.parent?.node.kind === 'attribute' && use.parent.node.name === 'format')
      )
        continue
      const fields = [...node.value.matchAll(/\{([a-zA-Z_]\w*)(?:[.[(][^{}]*)?(?::[^{}]*)?\}/g)].map(
        ([, name]) => name ?? '',
      )
      const known = fields.find((name) => isVariable(p, name, scope))
      if (
        !known ||
        !fields.every((name) => isVariable(p, name, scope)) ||
        node.value.includes('{{') ||
        hasOtherBraces(node.value, fields.length)
      )
        continue
      if (parent?.node.kind === 'call' && /compile|match|search|sub|findall/.test(p.text(parent.node.callee))) continue
      yield {
        at: node,
        certainty: CERTAIN,
        facts: { text: p.text(node), name: known, field: `{${known}}` },
        edits: [inserted(node.from, 'f')],
      }
    }
  },

  *'braces-empty'(p) {
    const assigned = p.places('assign').flatMap(({ node }) => {
      const name = nameOf(node.targets[0] ?? null)
      return name === null ? [] : [{ name, from: node.from }]
    })
    for (const { node, parent, place, scope } of p.spots('string')) {
      const source = p.text(node)
      const holes = [...source.matchAll(/\{\}/g)].map(({ index }) => node.from + index)
      const isShown = parent?.node.kind === 'call' && callTo(parent.node, 'print')?.arguments.length === 1
      const isKept = plainAssign(place.node)?.value === node
      if (node.isBytes || holes.length === 0 || hasOtherBraces(source, holes.length) || (!isShown && !isKept)) continue
      const kept = isKept ? plainAssign(place.node)?.name : undefined
      if (kept !== undefined && p.uses(kept, scope).some((use) => use.parent?.node.kind !== 'call')) continue
      // What is to stand there is what is worked out and shown nowhere.
      const unused = [
        ...new Set(
          assigned
            .filter(({ name, from }) => from < node.from && name !== kept && p.uses(name, scope).length === 0)
            .map(({ name }) => name),
        ),
      ]
      if (unused.length !== holes.length) continue
      yield {
        at: node,
        certainty: CERTAIN,
        facts: { text: source, name: unused[0] ?? '', mended: `{${unused[0]}}` },
        edits: [inserted(node.from, 'f'), ...holes.map((at, index) => inserted(at + 1, unused[index] ?? ''))],
      }
    }
  },

  *'braces-doubled'(p) {
    for (const { node, scope } of p.spots('format-string')) {
      const source = p.text(node)
      const found = /\{\{([a-zA-Z_]\w*)\}\}/.exec(source)
      if (!found?.[1] || !isVariable(p, found[1], scope)) continue
      const at = node.from + found.index
      yield {
        at: node,
        certainty: LIKELY,
        facts: { written: found[0], mended: `{${found[1]}}` },
        edits: [replaced({ from: at, to: at + found[0].length }, `{${found[1]}}`)],
      }
    }
  },

  *'format-after-comma'(p) {
    for (const { node } of p.spots('call')) {
      const print = callTo(node, 'print')
      const [text, ...values] = print ? (argumentsOf(print) ?? []) : []
      if (!print || text?.kind !== 'string' || values.length === 0) continue
      const fields = text.value.match(/%(?:\.\d)?[sdf]/g)?.length ?? 0
      const braces = text.value.match(/\{\d?\}/g)?.length ?? 0
      const [first] = values
      const last = values.at(-1)
      if (!first || !last || (fields !== values.length && braces !== values.length)) continue
      const isPercent = fields === values.length
      const gap = { from: text.to, to: first.from }
      yield {
        at: node,
        certainty: 0.93,
        facts: { text: p.text(text), sign: isPercent ? '%' : '.format()' },
        edits: isPercent
          ? [replaced(gap, ' % ('), inserted(last.to, values.length === 1 ? ',)' : ')')]
          : [replaced(gap, '.format('), inserted(last.to, ')')],
      }
    }
  },

  *'minutes-for-month'(p) {
    for (const { node } of p.spots('call')) {
      const method = methodCall(node)
      const format = node.arguments
        .map(({ value }) => value)
        .find((value) => value.kind === 'string' && value.value.includes('%'))
      if (!method || !['strftime', 'strptime'].includes(method.name) || format?.kind !== 'string') continue
      const asMonth =
        /%[dYy]\D?%M|%M\D?%[dYy]/.test(format.value) && !format.value.includes('%H') && !format.value.includes('%m')
      const asMinute = /%[HI]:%m/.test(format.value)
      if (!asMonth && !asMinute) continue
      const mended = asMonth ? p.text(format).replace('%M', '%m') : p.text(format).replace(/(%[HI]:)%m/, '$1%M')
      yield {
        at: format,
        certainty: CERTAIN,
        facts: { written: p.text(format), mended, sign: asMonth ? '%M' : '%m', meaning: asMonth ? '%m' : '%M' },
        edits: [replaced(format, mended)],
      }
    }
  },

  *'day-and-month-swapped'(p) {
    for (const { node, scope } of p.spots('call')) {
      const method = methodCall(node)
      const [text, format] = argumentsOf(node) ?? []
      const name = nameOf(text)
      const value = name ? (p.binds(name, scope).length === 1 ? p.binds(name, scope)[0]?.value : null) : text
      if (method?.name !== 'strptime' || value?.kind !== 'string' || format?.kind !== 'string') continue
      const [, first, second] = /^(\d\d?)\D(\d\d?)\D\d{4}/.exec(value.value) ?? []
      const isMonthFirst = /^%m\D%d/.test(format.value)
      const isDayFirst = /^%d\D%m/.test(format.value)
      if (!first || !second || (isMonthFirst ? Number(first) <= 12 : !isDayFirst || Number(second) <= 12)) continue
      const mended = p.text(format).replace(/%[dm](\D)%[dm]/, isMonthFirst ? '%d$1%m' : '%m$1%d')
      yield {
        at: format,
        certainty: CERTAIN,
        facts: { date: p.text(value), written: p.text(format), mended },
        edits: [replaced(format, mended)],
      }
    }
  },

  *'dates-ordered-as-texts'(p) {
    for (const { node, scope } of p.spots('call')) {
      const method = methodCall(node)
      const call = callTo(node, 'sorted', 'max', 'min')
      const list = call?.arguments[0]?.value ?? (method?.name === 'sort' ? method.object : null)
      if (!list || node.arguments.some(({ name }) => name === 'key') || node.arguments.length > 1) continue
      const name = nameOf(list)
      const value = name ? (p.binds(name, scope).length === 1 ? p.binds(name, scope)[0]?.value : null) : list
      if (value?.kind !== 'list' || value.items.length < 2) continue
      const dates = value.items.map((item) =>
        item.kind === 'string' ? /^\d\d([/-])\d\d[/-]\d{4}$/.exec(item.value)?.[1] : undefined,
      )
      const [mark] = dates
      if (!mark || dates.includes(undefined)) continue
      const key = `key=lambda fecha: fecha.split("${mark}")[::-1]`
      yield {
        at: node,
        certainty: 0.92,
        facts: { list: p.text(list), example: value.items[0] ? p.text(value.items[0]) : '' },
        edits: [inserted(node.to - 1, node.arguments.length > 0 ? `, ${key}` : key)],
      }
    }
  },

  'chance-taken-once': (p) => takenOnce(p, ['randint', 'choice', 'random', 'randrange', 'uniform']),

  *'seed-in-loop'(p) {
    for (const place of p.places('expression')) {
      const method = methodCall(place.node.value)
      const isFixed = method?.call.arguments.every(({ value }) => value.kind === 'number' || value.kind === 'string')
      if (method?.name !== 'seed' || !isFixed || method.call.arguments.length === 0 || loopsAround(place).length === 0)
        continue
      yield { at: place.node, certainty: 0.93, facts: { seed: p.text(place.node) }, edits: removed(p, place.node) }
    }
  },
}

/** A variable or a parameter, not a function or an import. */
const isVariable = (p: Program, name: string, scope: Scope) => {
  const bindings = p.binds(name, scope)
  return bindings.length > 0 && bindings.every(({ form }) => form !== 'definition' && form !== 'import')
}

const hasOtherBraces = (text: string, fields: number) => (text.match(/\{/g)?.length ?? 0) !== fields

/** What one of some calls gives is taken before a loop, and used in every round of it. */
export function* takenOnce(p: Program, calls: readonly string[]): Iterable<Found> {
  for (const loop of p.places('for')) {
    for (const node of loop.block.slice(0, loop.at)) {
      const assign = plainAssign(node)
      const call =
        assign?.value.kind === 'call' ? (methodCall(assign.value)?.name ?? nameOf(assign.value.callee)) : null
      const [first] = loop.node.body
      if (!assign || !first || !calls.includes(call ?? '')) continue
      const uses = p.uses(assign.name, loop.scope)
      const isKept =
        uses.length > 0 &&
        uses.every(
          ({ node: use, parent, place }) =>
            use.from > loop.node.from &&
            use.to <= loop.node.to &&
            (place.node.kind === 'expression' || parent?.node.kind === 'call'),
        )
      if (!isKept || p.binds(assign.name, loop.scope).length > 1 || loop.node.body.some(({ kind }) => kind === 'if'))
        continue
      yield {
        at: node,
        certainty: 0.85,
        facts: { assign: p.text(node), name: assign.name, loop: p.line(loop.node) },
        edits: together(removed(p, node), addedBefore(p, first, p.text(node))),
      }
    }
  }
}
