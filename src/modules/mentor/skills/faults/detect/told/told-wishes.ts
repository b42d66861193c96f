import type { Expression, Statement } from '../../../../python/ast'
import {
  argumentsOf,
  callTo,
  comparison,
  methodCall,
  nameOf,
  numberOf,
} from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { atTop, inserted, replaced } from '../../../../python/program/line-edits'
import type { Detectors } from '../../found'
import { typeOf } from '../../type-of'

const AMOUNT = /edad|precio|cantidad|cant|anio|año|numero|num|nota|altura|peso|unidades|importe/i
const TEXT = /nombre|name|ciudad|texto|titulo|producto|palabra|apellido|pais|color/i

/** What a program does rightly, but not as its author words the wish. */
export const TOLD_WISHES: Detectors = {
  *'real-quotient-beside-rest'(p) {
    for (const { node } of p.spots('binary')) {
      if (node.operator !== '/') continue
      const beside = (operator: string) =>
        p
          .spots('binary')
          .some(
            ({ node: other }) =>
              other.operator === operator &&
              p.text(other.left) === p.text(node.left) &&
              p.text(other.right) === p.text(node.right),
          )
      // With all three, they are shown side by side.
      if (!beside('%') || beside('//')) continue
      const gap = { from: node.left.to, to: node.right.from }
      yield {
        at: node,
        certainty: 0.9,
        facts: { written: p.text(node), mended: p.text(node).replace('/', '//') },
        edits: [replaced(gap, p.text(gap).replace('/', '//'))],
      }
    }
  },

  *'typed-with-blanks'(p) {
    if (!p.says(/\bespacios?\b/)) return
    for (const { node, scope } of p.spots('compare')) {
      const parts = comparison(node)
      const name = nameOf(parts?.left)
      const [only, second] = name === null ? [] : p.binds(name, scope)
      if (!parts || second || !['==', '!=', 'in', 'not in'].includes(parts.operator) || !callTo(only?.value, 'input'))
        continue
      yield {
        at: node,
        certainty: 0.93,
        facts: { test: p.text(node), mended: `${p.text(only?.value ?? node)}.strip()` },
        edits: [inserted(only?.value?.to ?? node.to, '.strip()')],
      }
    }
  },

  *'arguments-in-other-order'(p) {
    for (const place of p.places('function')) {
      for (const { node } of p.callsOf(place)) {
        const given = argumentsOf(node)
        const names = place.node.parameters.map(({ name }) => name)
        if (given?.length !== 2 || names.length !== 2) continue
        const [a, b] = given
        const [first = '', second = ''] = names
        const isSwapped =
          (a?.kind === 'string' && numberOf(b) !== null && AMOUNT.test(first) && TEXT.test(second)) ||
          (b?.kind === 'string' && numberOf(a) !== null && TEXT.test(first) && AMOUNT.test(second))
        if (!isSwapped || !a || !b) continue
        yield {
          at: node,
          certainty: 0.94,
          facts: { call: p.text(node), first, second, name: place.node.name },
          edits: [replaced(a, p.text(b)), replaced(b, p.text(a))],
        }
      }
    }
  },

  *'put-at-the-other-end'(p) {
    if (!p.says(/\bal (?:principio|inicio|comienzo)\b|\bdelante\b|\bprimera posicion\b|\bpor delante\b/)) return
    for (const { node } of p.spots('call')) {
      const method = methodCall(node)
      if (method?.name !== 'append' || node.arguments.length !== 1) continue
      const mended = p.text(node).replace('.append(', '.insert(0, ')
      yield {
        at: node,
        certainty: 0.93,
        facts: { written: p.text(node), mended },
        edits: [replaced(node, mended)],
      }
    }
  },

  *'letters-written-as-codes'(p) {
    if (!/\\u00|ñ|acento|tilde|eñe/i.test(p.around.prose)) return
    for (const { node } of p.spots('call')) {
      const method = methodCall(node)
      const isWriting = method !== null && nameOf(method.object) === 'json' && /^dumps?$/.test(method.name)
      if (!isWriting || node.arguments.some(({ name }) => name === 'ensure_ascii')) continue
      yield {
        at: node,
        certainty: 0.95,
        facts: { written: p.text(node) },
        edits: [inserted(node.to - 1, ', ensure_ascii=False')],
      }
    }
  },

  *'json-written-with-str'(p) {
    if (!p.says(/\bjson\b/) && !/\.json["']/.test(p.source)) return
    for (const { node } of p.spots('call')) {
      const written = methodCall(node)?.name === 'write' ? callTo(node.arguments[0]?.value, 'str') : null
      const value = written?.arguments[0]?.value
      if (!written || !value) continue
      yield {
        at: node,
        certainty: 0.94,
        facts: { written: p.text(written), mended: `json.dumps(${p.text(value)})` },
        edits: [
          replaced(written, `json.dumps(${p.text(value)}, ensure_ascii=False)`),
          ...(/\bimport json\b/.test(p.source) ? [] : [atTop(p, 'import json')]),
        ],
      }
    }
  },

  *'date-shown-as-iso'(p) {
    if (
      !p.says(/\b(?:formato|dia mes|dd mm|dia y mes|a la espanola|al reves)\b/) &&
      !/\d{4}-\d\d-\d\d/.test(p.around.prose)
    )
      return
    for (const { node, scope } of p.spots('call')) {
      if (!callTo(node, 'print')) continue
      for (const { value } of node.arguments) {
        const made = value.kind === 'name' ? p.binds(value.name, scope)[0]?.value : value
        const isDate =
          callTo(made, 'date', 'datetime') ||
          /(?:date|datetime)\.(?:today|now)\(\)$|\bstrptime\(/.test(made ? p.text(made) : '')
        if (!isDate) continue
        yield {
          at: node,
          certainty: 0.92,
          facts: { shown: p.text(value), mended: `${p.text(value)}.strftime("%d/%m/%Y")` },
          edits: [inserted(value.to, '.strftime("%d/%m/%Y")')],
        }
      }
    }
  },

  *'smallest-first'(p) {
    if (!p.says(/\b(?:mas|mayor\w*|mejor\w*|menos|peor\w*|al reves|descendente|contrario)\b/)) return
    for (const { node, parent } of p.spots('call')) {
      if (methodCall(node)?.name !== 'sort_values' || node.arguments.some(({ name }) => name === 'ascending')) continue
      const isTop = parent?.node.kind === 'attribute' && parent.node.name === 'head'
      yield {
        at: node,
        certainty: isTop ? 0.93 : 0.85,
        facts: { written: p.text(node) },
        edits: [inserted(node.to - 1, ', ascending=False')],
      }
    }
  },

  *'longest-by-alphabet'(p) {
    if (!p.says(/\b(?:larg\w+|cort\w+|longitud|letras)\b/)) return
    for (const { node, scope } of p.spots('call')) {
      const call = callTo(node, 'max', 'min', 'sorted')
      const list = call?.arguments[0]?.value
      const value = list?.kind === 'name' ? p.binds(list.name, scope)[0]?.value : list
      const areTexts =
        (value?.kind === 'list' && value.items.every(({ kind }) => kind === 'string')) ||
        methodCall(value)?.name === 'split'
      if (!call || !areTexts || call.arguments.length !== 1) continue
      yield {
        at: node,
        certainty: 0.94,
        facts: { written: p.text(node) },
        edits: [inserted(node.to - 1, ', key=len')],
      }
    }
  },

  *'all-with-all'(p) {
    for (const outer of p.places('for')) {
      const [inner, more] = outer.node.body
      if (inner?.kind !== 'for' || more || inner.otherwise.length > 0 || outer.node.otherwise.length > 0) continue
      const lists = [outer.node.iterable, inner.iterable].map((node) => ({ node, items: listOf(p, outer.scope, node) }))
      const [a, b] = lists
      const isTold = p.says(/\b(?:tod[oa]s|cada \w+ con|repet\w+|combin\w+|mezcl\w+|cruz\w+|parej\w+|veces)\b/)
      if (!a?.items || !b?.items || a.items !== b.items || a.node.kind !== 'name' || b.node.kind !== 'name') continue
      if (!isTold || a.node.name === b.node.name) continue
      const header = `for ${p.text(outer.node.target)}, ${p.text(inner.target)} in zip(${a.node.name}, ${b.node.name}):`
      const body = bodyOf(p, inner, p.lines.columnAt(inner.from))
      if (body === null) continue
      yield {
        at: inner,
        certainty: 0.92,
        facts: { outer: p.text(outer.node).split('\n')[0] ?? '', mended: header },
        edits: [replaced({ from: outer.node.from, to: inner.to }, `${header}\n${body}`)],
      }
    }
  },

  *'runs-when-imported'(p) {
    if (!p.says(/\b(?:import\w*|modulo)\b/) || /__name__/.test(p.source)) return
    const last = p.body.findLastIndex(({ kind }) => kind === 'function' || kind === 'class')
    const rest = p.body.slice(last + 1)
    const [first] = rest
    const end = rest.at(-1)
    if (last < 0 || !first || !end || rest.some(({ kind }) => kind === 'import' || kind === 'import-from')) return
    const from = p.lines.rangeOf(p.line(first)).from
    const to = p.source.trimEnd().length
    const text = p.source.slice(from, to)
    if (/"""|'''/.test(text)) return
    const inside = text.split('\n').map((line) => (line === '' ? line : `    ${line}`))
    yield {
      at: first,
      certainty: 0.93,
      facts: { first: p.text(first).split('\n')[0] ?? '' },
      edits: [replaced({ from, to }, `if __name__ == "__main__":\n${inside.join('\n')}`)],
    }
  },

  *'shown-with-all-decimals'(p) {
    if (!p.says(/\b(?:dos|2|menos|muchos|tantos|un|1|sin) decimales?\b/)) return
    for (const { node, scope } of p.spots('call')) {
      if (!callTo(node, 'print')) continue
      for (const { value } of node.arguments) {
        const isReal = value.kind === 'binary' ? value.operator === '/' : typeOf(value, scope) === 'float'
        if (!isReal || value.kind === 'number') continue
        yield {
          at: node,
          certainty: 0.93,
          facts: { shown: p.text(value), mended: `round(${p.text(value)}, 2)` },
          edits: [replaced(p.whole(value), `round(${p.text(value)}, 2)`)],
        }
      }
    }
  },
}

/** How many items the list has that a name stands for. */
function listOf(p: Program, scope: Parameters<Program['binds']>[1], node: Expression): number | null {
  const value = node.kind === 'name' ? p.binds(node.name, scope)[0]?.value : null
  return value?.kind === 'list' ? value.items.length : null
}

/** The lines of an inner loop's body, as far to the left as the loop itself stood. */
function bodyOf(p: Program, inner: Extract<Statement, { kind: 'for' }>, column: number): string | null {
  const [first] = inner.body
  if (!first || p.line(first) === p.line(inner)) return null
  const deeper = p.lines.columnAt(first.from) - column
  const from = p.lines.rangeOf(p.line(first)).from
  return p.source
    .slice(from, inner.to)
    .split('\n')
    .map((line) => line.slice(Math.min(deeper, line.length - line.trimStart().length)))
    .join('\n')
}
