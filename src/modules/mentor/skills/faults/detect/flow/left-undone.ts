import type { Statement, StatementOf } from '../../../../python/ast'
import {
  callTo,
  comparison,
  nameOf,
  numberOf,
  plainAssign,
  updateOf,
  within,
} from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, inserted, movedAfter, reindented, replaced } from '../../../../python/program/line-edits'
import { type Detectors, LIKELY } from '../../found'
import { operatorRange } from './conditions'

/** What a loop or a condition leaves undone, or does once too often. */
export const LEFT_UNDONE: Detectors = {
  /** `dobles = []` and, in the loop, `n * 2` by itself: worked out and stored nowhere. */
  *'result-never-stored'(p) {
    for (const loop of p.places('for')) {
      const lists = loop.block.slice(0, loop.at).flatMap((each) => {
        const made = plainAssign(each)
        return made?.value.kind === 'list' && made.value.items.length === 0 ? [made.name] : []
      })
      const empty = lists.find(
        (name) =>
          !new RegExp(`\\b${name}\\.(?:append|extend|insert)\\(|\\b${name}\\s*\\+?=(?!=)[^\\n]`).test(
            p.text(loop.node),
          ),
      )
      const lost = loop.node.body.find((each) => each.kind === 'expression' && each.value.kind === 'binary')
      if (!empty || lost?.kind !== 'expression') continue
      const mended = `${empty}.append(${p.text(lost.value)})`
      yield {
        at: lost,
        certainty: 0.97,
        facts: { list: empty, expression: p.text(lost.value), mended },
        edits: [replaced(lost.value, mended)],
      }
    }
  },

  /** `while clave != "x" or intentos > 0`: it goes on as long as one of the two holds. */
  *'stops-only-at-both'(p) {
    for (const { node } of p.places('while')) {
      const test = node.test.kind === 'boolean-operation' && node.test.operator === 'or' ? node.test : null
      const parts = test?.values.map((value) => comparison(value)) ?? []
      const counted = parts.find(
        (each) => each && ['>', '<', '>=', '<='].includes(each.operator) && changes(node.body, nameOf(each.left)),
      )
      const asked = parts.find((each) => each?.operator === '!=' && asks(p, node.body, nameOf(each.left)))
      if (test?.values.length !== 2 || !counted || !asked) continue
      const [left, right] = test.values
      if (!left || !right) continue
      const between = { from: p.whole(left).to, to: p.whole(right).from }
      yield {
        at: test,
        certainty: 0.95,
        facts: { test: p.text(test), one: p.text(asked.node), other: p.text(counted.node) },
        edits: [replaced(between, ' and ')],
      }
    }
  },

  /** `total += precio` behind the loop that asks for each `precio`. */
  *'only-last-one-added'(p) {
    for (const loop of p.places('for')) {
      const next = loop.block[loop.at + 1]
      const update = next ? updateOf(next) : null
      const value = update && nameOf(update.value)
      const first = loop.node.body[0]
      const asked = value
        ? loop.node.body.find((each) => plainAssign(each)?.name === value && /\binput\(/.test(p.text(each)))
        : undefined
      if (!next || !update || !first || !asked || changes(loop.node.body, update.name)) continue
      yield {
        at: next,
        certainty: 0.95,
        facts: { update: p.text(next).trim(), value: value ?? '', asked: p.line(asked) },
        edits: reindented(p, next, indentOf(p, first)),
      }
    }
  },

  /** `i = 0` and `while i <= n`: one round more than `n`. */
  *'one-round-too-many'(p) {
    if (!p.says(/\b(?:de mas|una vez mas|uno? (?:de )?mas|sobra\w*)\b/)) return
    for (const { node, scope } of p.places('while')) {
      const parts = comparison(node.test)
      const name = nameOf(parts?.left)
      if (!parts || !name || parts.operator !== '<=' || !changes(node.body, name)) continue
      if (numberOf(p.lastAssigned(name, scope, node.from)?.value) !== 0) continue
      yield {
        at: node.test,
        certainty: 0.95,
        facts: { test: p.text(node.test), name, limit: p.text(parts.right) },
        edits: [replaced(operatorRange(p, parts.node, '<='), '<')],
      }
    }
  },

  /** `except TypeError` around `int(input())`, which raises another. */
  *'catches-another-error'(p) {
    for (const { node } of p.places('try')) {
      const body = node.body.map((each) => p.text(each)).join('\n')
      const [handler] = node.handlers
      const type = nameOf(handler?.type)
      const isConverting = /\b(?:int|float)\(\s*input\(/.test(body)
      const raised = 'ValueError'
      if (!handler?.type || !type || !isConverting || type === raised || node.handlers.length > 1) continue
      if (!/Error$/.test(type) || /^(?:Exception|BaseException|OSError|ArithmeticError|LookupError)$/.test(type))
        continue
      yield { at: handler.type, certainty: 0.95, facts: { type, raised }, edits: [replaced(handler.type, raised)] }
    }
  },

  /** `print("Fin")` as the last line of a loop. */
  *'end-told-in-each-round'(p) {
    if (
      !p.says(
        /\b(?:cada vuelta|varias veces|muchas veces|\d+ veces|repit\w+|repet\w+|dentro|solo (?:una|al final)|siempre|una (?:sola )?vez)\b/,
      )
    )
      return
    for (const { node } of p.places('for')) {
      const last = node.body.at(-1)
      const shown = last?.kind === 'expression' ? callTo(last.value, 'print') : null
      const text = shown?.arguments[0]?.value
      if (!last || node.body.length < 2 || shown?.arguments.length !== 1 || text?.kind !== 'string') continue
      if (!/\b(?:fin|final|total|termin\w*|adios|hasta|listo|acab\w*)\b/i.test(text.value)) continue
      yield {
        at: last,
        certainty: 0.95,
        facts: { written: p.text(last).trim(), loop: p.line(node) },
        edits: movedAfter(p, last, node),
      }
    }
  },

  /** `m = i` where `nums[i]` is the greatest: what is kept is a place, and what is shown is it. */
  *'place-shown-for-value'(p) {
    // «que diga su posición» wants the place.
    if (
      !p.says(
        /\b(?:da|sale|salen|muestra|imprime|devuelve|pone|saca)\b.{0,15}\b(?:posicion|indice)\b|\b(?:posicion|indice|lugar)\b.{0,15}\b(?:en vez|en lugar|y no)\b|\bno (?:el|la|su) (?:posicion|indice|lugar)\b/,
      )
    )
      return
    for (const { node } of p.spots('call')) {
      const only = callTo(node, 'print')?.arguments.at(-1)
      const name = nameOf(only?.value)
      const indexed = name
        ? p.spots('subscript').find(({ node: each }) => nameOf(each.index) === name)?.node
        : undefined
      if (
        !only ||
        !name ||
        !indexed ||
        p.spots('call').some(({ node: each }) => p.text(each).includes(`[${name}]`) && callTo(each, 'print'))
      )
        continue
      const mended = p.text(indexed)
      yield { at: only, certainty: 0.95, facts: { name, mended }, edits: [replaced(only.value, mended)] }
    }
  },

  /** `cupon == "True"` of a value that is true or false. */
  *'truth-held-against-text'(p) {
    for (const { node, scope } of p.spots('compare')) {
      const parts = comparison(node)
      const name = nameOf(parts?.left)
      const [only, more] = name ? p.binds(name, scope) : []
      if (!parts || !name || more || only?.value?.kind !== 'boolean' || !/^[=!]=$/.test(parts.operator)) continue
      if (parts.right.kind !== 'string' || !/^(?:true|false|verdadero|falso|si|no)$/i.test(parts.right.value)) continue
      const isYes = /^(?:true|verdadero|si)$/i.test(parts.right.value) === (parts.operator === '==')
      const mended = isYes ? name : `not ${name}`
      yield {
        at: node,
        certainty: 0.96,
        facts: { written: p.text(node), name, mended },
        edits: [replaced(node, mended)],
      }
    }
  },

  /** A sentence with commas that is walked letter by letter. */
  *'letters-for-parts'(p) {
    if (!p.says(/\bcomas?\b|\bpunto y coma\b|\bsepar\w+\b|\bletras?\b/)) return
    for (const { node, scope } of p.places('for')) {
      const name = nameOf(node.iterable)
      const [only, more] = name ? p.binds(name, scope) : []
      const sign = only?.value?.kind === 'string' && !more ? /[;,]/.exec(only.value.value)?.[0] : undefined
      if (!name || !sign || /["']\p{L}["']|aeiou/iu.test(p.text(node))) continue
      yield {
        at: node.iterable,
        certainty: LIKELY + 0.14,
        facts: { text: name, mended: `${name}.split("${sign}")` },
        edits: [inserted(node.iterable.to, `.split("${sign}")`)],
      }
    }
  },

  /** «Del 1 al 31»: the first day counts, too. */
  *'first-day-not-counted'(p) {
    if (
      !p.says(
        /\bdel (?:dia )?\d{1,2} al (?:dia )?\d{1,2}\b|\bun dia menos\b|\bfalta un dia\b|\bambos (?:dias )?incluidos\b/,
      )
    )
      return
    for (const { node, parent } of p.spots('attribute')) {
      const isLeft = node.value.kind === 'binary' && node.value.operator === '-'
      if (node.name !== 'days' || !isLeft || parent?.node.kind === 'binary') continue
      yield {
        at: node,
        certainty: 0.95,
        facts: { written: p.text(node), mended: `${p.text(node)} + 1` },
        edits: [inserted(node.to, ' + 1')],
      }
    }
  },
}

const changes = (body: readonly Statement[], name: string | null) =>
  name !== null && [...within(body)].some((each) => updateOf(each)?.name === name)

/** Whether a loop asks for a value anew. */
const asks = (p: Program, body: StatementOf<'while'>['body'], name: string | null) =>
  name !== null && body.some((each) => plainAssign(each)?.name === name && /\binput\(/.test(p.text(each)))
