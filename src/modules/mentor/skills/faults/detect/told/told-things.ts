import { folded } from '~/platform/text/folded'
import type { Expression } from '../../../../python/ast'
import { argumentsOf, callTo, methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { inserted, replaced } from '../../../../python/program/line-edits'
import type { Scope } from '../../../../python/scope'
import type { Detectors } from '../../found'
import { isTable } from '../data/tables'
import { witnessOf } from '../run/witness'

/** Dates, patterns, methods and tables, where the complaint shows what is meant. */
export const TOLD_THINGS: Detectors = {
  *'month-taken-for-day'(p) {
    if (
      !p.says(
        /\b(?:mes|meses|dia|dias|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/,
      )
    )
      return
    for (const { node } of p.spots('call')) {
      const format = argumentsOf(node)?.[1]
      if (methodCall(node)?.name !== 'strptime' || format?.kind !== 'string' || !/^%m\D%d\D%Y/.test(format.value))
        continue
      const mended = p.text(format).replace(/%m(\D)%d/, '%d$1%m')
      yield {
        at: format,
        certainty: 0.9,
        facts: { written: p.text(format), mended },
        edits: [replaced(format, mended)],
      }
    }
  },

  *'difference-with-its-clock'(p) {
    const isTold =
      /\d+ days?\b|0:00:00/i.test(p.around.prose) || p.says(/\b(?:solo|numero de) (?:los |el numero de )?dias\b/)
    for (const { node, parent, scope } of p.spots('binary')) {
      if (parent?.node.kind === 'attribute') continue
      if (node.operator !== '-' || ![node.left, node.right].every((side) => isDate(p, side, scope))) continue
      const shown = p
        .spots('call')
        .some(({ node: call }) => callTo(call, 'print') && call.from < node.from && node.to <= call.to)
      if (!shown) continue
      const whole = p.whole(node)
      yield {
        at: node,
        certainty: isTold ? 0.95 : 0.5,
        facts: { shown: p.text(node), mended: `(${p.text(node)}).days` },
        edits: [replaced(whole, node.isParenthesized ? `${p.text(node)}.days` : `(${p.text(node)}).days`)],
      }
    }
  },

  *'method-shown-not-called'(p) {
    if (!/bound method|built-in method|<function|<method/i.test(p.around.prose)) return
    for (const { node, parent, place } of p.spots('attribute')) {
      const isCalled = parent?.node.kind === 'call' && parent.node.callee === node
      const isShown =
        callTo(parent?.node, 'print', 'str') !== null ||
        parent?.node.kind === 'format-string' ||
        parent?.node.kind === 'binary'
      if (isCalled || !(isShown || (parent === null && place.node.kind === 'assign'))) continue
      if (place.node.kind === 'assign' && place.node.targets.includes(node)) continue
      // Where a class of the program is shown, only its methods are called.
      if (p.places('class').length > 0 && !p.hasMethod(node.name)) continue
      yield {
        at: node,
        certainty: 0.97,
        facts: { written: p.text(node), mended: `${p.text(node)}()` },
        edits: [inserted(node.to, '()')],
      }
    }
  },

  *'pattern-takes-to-the-last'(p) {
    if (
      !p.says(
        /\b(?:ultim\w+|hasta el final|entero|entera|junt\w+|demasiado|de mas|todo lo que|una sola|un solo|de una vez)\b/,
      )
    )
      return
    for (const { node } of p.spots('call')) {
      const method = methodCall(node)
      const pattern = node.arguments[0]?.value
      if (!method || nameOf(method.object) !== 're' || pattern?.kind !== 'string') continue
      const text = p.text(pattern)
      const at = /\.[*+](?![?+])(?=\)?[^)"'$])/.exec(text)
      // Between two marks it is known as such without a word.
      if (!at || /[<("'[{]\(?\.[*+]\)?\\?[>)"'\]}]/.test(pattern.value)) continue
      yield {
        at: pattern,
        certainty: 0.93,
        facts: { pattern: text, greedy: at[0], lazy: `${at[0]}?` },
        edits: [inserted(pattern.from + at.index + 2, '?')],
      }
    }
  },

  *'merge-drops-rows'(p) {
    if (
      !p.says(
        /\b(?:desaparec\w+|faltan?|pierd\w+|menos filas|no (?:me )?salen|no aparecen|quedan? fuera|vaci\w+|se quitan?|borr\w+)\b/,
      )
    )
      return
    for (const { node } of p.spots('call')) {
      if (methodCall(node)?.name !== 'merge' || node.arguments.some(({ name }) => name === 'how')) continue
      yield {
        at: node,
        certainty: 0.92,
        facts: { written: p.text(node) },
        edits: [inserted(node.to - 1, ', how="left"')],
      }
    }
  },

  *'merge-repeats-rows'(p) {
    if (
      !p.says(
        /\b(?:(?:mas|de mas|demasiadas|otras \d+) filas|filas (?:de mas|de sobra|repetid\w+|duplicad\w+)|sobran|duplic\w+|repet\w+|repit\w+|multiplic\w+|otras \d+|salen (?:mas|\d[\d ]*) )/,
      )
    )
      return
    // What a run of the tables shows is told of their rows.
    if (witnessOf(p).joins.length > 0) return
    for (const { node } of p.spots('call')) {
      const method = methodCall(node)
      const other = node.arguments.find(({ form, name }) => form === 'positional' || name === 'right')?.value
      const key = node.arguments.find(({ name }) => name === 'on' || name === 'right_on')?.value
      if (method?.name !== 'merge' || !other || key?.kind !== 'string') continue
      const table = nameOf(other) ?? (other.kind === 'subscript' ? nameOf(other.value) : null)
      if (table === null || /\.drop_duplicates\(/.test(p.text(node))) continue
      const column = p.text(key)
      yield {
        at: node,
        certainty: 0.93,
        facts: {
          table,
          first: p.text(method.object),
          key: key.value,
          repeated: `${table}[${table}[${column}].duplicated(keep=False)]`,
        },
        edits: [inserted(other.to, `.drop_duplicates(${column})`)],
      }
    }
  },

  *'one-figure-for-all-groups'(p) {
    const said = /\b(?:por|de|para|en) cada (\w+)|\bpor (\w+)|\bcada (\w+)/.exec(p.around.plain)
    const group = said?.[1] ?? said?.[2] ?? said?.[3]
    if (!group || /\bgroupby\b|pivot/.test(p.source)) return
    for (const { node, scope } of p.spots('call')) {
      const method = methodCall(node)
      const column = method?.object.kind === 'subscript' ? method.object : null
      const table = nameOf(column?.value)
      if (!method || !column || !table || !/^(?:sum|mean|max|min|count|median)$/.test(method.name)) continue
      const key = columnsOf(p).find((each) => each !== p.text(column.index).slice(1, -1) && sameWord(each, group))
      if (!isTable(p, table, scope) || !key) continue
      const mended = `${table}.groupby("${key}")[${p.text(column.index)}].${method.name}()`
      yield {
        at: node,
        certainty: 0.93,
        facts: { written: p.text(node), column: key, mended },
        edits: [inserted(column.value.to, `.groupby("${key}")`)],
      }
    }
  },

  *'fields-ordered-as-texts'(p) {
    const isTold = p.says(
      /\b(?:mayor\w*|menor\w*|mas (?:caro|barato|alto|viejo|grande)\w*|orden\w*|maxim\w+|minim\w+|\d+)\b/,
    )
    for (const { node } of p.spots('call')) {
      const isOrdering = callTo(node, 'max', 'min', 'sorted') !== null || methodCall(node)?.name === 'sort'
      const key = node.arguments.find(({ name }) => name === 'key')?.value
      if (!isOrdering || key?.kind !== 'lambda' || key.body.kind !== 'subscript' || key.body.index.kind !== 'string')
        continue
      const field = key.body.index.value
      const quoted = new RegExp(`["']${field.replace(/\W/g, '\\$&')}["']\\s*:\\s*["']\\d+(?:[.]\\d+)?["']`)
      if (!quoted.test(p.source)) continue
      yield {
        at: node,
        certainty: isTold ? 0.94 : 0.8,
        facts: { written: p.text(key.body), mended: `float(${p.text(key.body)})` },
        edits: [replaced(key.body, `float(${p.text(key.body)})`)],
      }
    }
  },
}

function isDate(p: Program, node: Expression, scope: Scope): boolean {
  const value = node.kind === 'name' ? p.binds(node.name, scope)[0]?.value : node
  if (callTo(value, 'date', 'datetime')) return true
  const method = methodCall(value)
  return method !== null && /^(?:date|datetime|today|now|strptime|fromisoformat)$/.test(method.name)
}

/** The names of columns that the program or the pasted rows show. */
function columnsOf(p: Program): string[] {
  const shown =
    p.around.data
      .split('\n')[0]
      ?.split(/[;,\t]/)
      .map((cell) => cell.trim().replace(/^"|"$/g, '')) ?? []
  const written = p
    .spots('dict')
    .flatMap(({ node }) => node.entries.flatMap(({ key }) => (key?.kind === 'string' ? [key.value] : [])))
  const asked = p.spots('subscript').flatMap(({ node }) => (node.index.kind === 'string' ? [node.index.value] : []))
  return [...written, ...shown, ...asked].filter((name) => name !== '')
}

const stem = (word: string) => folded(word).replace(/e?s$/, '')
const sameWord = (a: string, b: string) => stem(a) === stem(b)
