import { folded } from '~/platform/text/folded'
import type { Statement } from '../../../../python/ast'
import { callTo, comparison, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf, removed, replaced } from '../../../../python/program/line-edits'
import type { Detectors } from '../../found'

/** What is told or given back in the wrong place. */
export const OUTCOMES: Detectors = {
  *'printed-and-given-back'(p) {
    for (const { node, scope } of p.spots('call')) {
      const inner = callTo(callTo(node, 'print')?.arguments.at(-1)?.value)
      const made = inner && p.functionNamed(nameOf(inner.callee) ?? '', scope)
      const body = made?.node.body ?? []
      const [shown, given] = [body.at(-2), body.at(-1)]
      const print = shown?.kind === 'expression' ? callTo(shown.value, 'print') : null
      if (!print || given?.kind !== 'return' || !given.value || !shown) continue
      if (p.text(print.arguments.at(-1)?.value ?? given) !== p.text(given.value)) continue
      yield {
        at: shown,
        certainty: 0.85,
        facts: { print: p.text(shown), call: p.text(node), function: made?.node.name ?? '' },
        edits: removed(p, shown),
      }
    }
  },

  *'return-in-finally'(p) {
    for (const { node } of p.places('try')) {
      const given = node.final.find(({ kind }) => kind === 'return')
      if (!given) continue
      yield { at: given, certainty: 0.95, facts: { written: p.text(given) } }
    }
  },

  *'loop-within-try'(p) {
    for (const { node } of p.places('try')) {
      const [loop, more] = node.body
      if (
        loop?.kind !== 'for' ||
        more ||
        node.handlers.length === 0 ||
        node.final.length > 0 ||
        node.otherwise.length > 0
      )
        continue
      const converts = p
        .spots('call')
        .some(({ node: call }) => call.from > loop.from && call.to <= loop.to && callTo(call, 'int', 'float') !== null)
      if (!converts) continue
      yield { at: node, certainty: 0.62, facts: { loop: p.line(loop) }, edits: tryInside(p, node, loop) }
    }
  },

  *'message-says-opposite'(p) {
    for (const { node } of p.places('if')) {
      const test = comparison(node.test)
      const [only] = node.body
      const print = only?.kind === 'expression' ? callTo(only.value, 'print') : null
      const text = print ? folded(p.text(print)) : ''
      const [left, right] = [nameOf(test?.left), nameOf(test?.right)]
      if (!test || !left || !right || !/^[<>]=?$/.test(test.operator)) continue
      const isLess = test.operator.startsWith('<')
      // «if n < secreto: "El secreto es menor"»: the text speaks of the other side.
      const said = new RegExp(
        `\\b${folded(right)} (?:que (?:buscas|has pensado) )?es (mas )?(menor|mayor|bajo|alto|pequeno|grande)`,
      ).exec(text)?.[2]
      if (said === undefined || isLess !== /menor|bajo|pequeno/.test(said)) continue
      const gap = { from: test.left.to, to: test.right.from }
      yield {
        at: node,
        certainty: 0.86,
        facts: { test: p.text(node.test), text: p.text(print ?? node.test), right },
        edits: [replaced(gap, p.text(gap).replace(isLess ? '<' : '>', isLess ? '>' : '<'))],
      }
    }
  },
}

/** The loop around the attempt: what fails is one round, and the next goes on. */
function tryInside(p: Program, node: Statement, loop: Statement & { kind: 'for' }) {
  const lines = p.text(node).trimEnd().split('\n')
  const head = lines.findIndex((line) => line.trimStart().startsWith('for '))
  const end = lines.findIndex((line, at) => at > head && /^\s*except\b/.test(line))
  if (head !== 1 || end === -1 || loop.otherwise.length > 0) return null
  const [base, level] = [indentOf(p, node), levelOf(p)]
  const moved = lines.slice(2, end)
  const handlers = lines.slice(end).map((line) => level + line)
  return [
    replaced(
      { from: node.from, to: node.from + p.text(node).trimEnd().length },
      [`${(lines[1] ?? '').trim()}`, `${base}${level}try:`, ...moved, ...handlers].join('\n'),
    ),
  ]
}
