import type { Expression } from '../../../../python/ast'
import { argumentsOf, methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { inserted, replaced } from '../../../../python/program/line-edits'
import type { Detectors, Found } from '../../found'

/** Methods that are taken for each other. */
const METHODS: Readonly<Record<string, readonly string[]>> = {
  append: ['extend'],
  extend: ['append'],
  readline: ['readlines', 'read'],
  keys: ['values'],
  values: ['keys'],
  lower: ['upper', 'capitalize'],
  upper: ['lower'],
  title: ['capitalize'],
  capitalize: ['title'],
  find: ['count'],
  count: ['find', 'index'],
  rstrip: ['strip'],
  lstrip: ['strip'],
  startswith: ['endswith'],
  endswith: ['startswith'],
}
const FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  max: ['min', 'sum'],
  min: ['max'],
  len: ['sum', 'max'],
  sum: ['len', 'max'],
  str: ['int', 'float'],
  int: ['float', 'round'],
  any: ['all'],
  all: ['any'],
  float: ['int'],
  sorted: ['list'],
}

/** Calls that could be meant another way. */
export const CALL_CHANGES: Detectors = {
  *'try-other-call'(p) {
    for (const { node } of p.spots('call')) {
      const method = methodCall(node)
      const name = method?.callee.name ?? nameOf(node.callee) ?? ''
      const from = method ? method.callee.nameFrom : node.callee.from
      const range = { from, to: from + name.length }
      for (const next of (method ? METHODS : FUNCTIONS)[name] ?? [])
        yield becoming(p, node, [replaced(range, next)], 0.76)
      const [first, second] = argumentsOf(node) ?? []
      if (method?.name === 'insert' && second && p.text(first ?? second) === '0') {
        yield becoming(p, node, [replaced({ from, to: node.to }, `append(${p.text(second)})`)], 0.84)
      }
      if (method?.name === 'append' && first)
        yield becoming(p, node, [replaced({ from, to: node.to }, `insert(0, ${p.text(first)})`)], 0.7)
      if (method?.name === 'pop' && !first) yield becoming(p, node, [inserted(node.to - 1, '0')], 0.84)
      if (method?.name === 'split' && (!first || first.kind === 'string')) yield* otherSeparators(p, node)
    }
  },

  /** The same method in several places: `append` twice where `extend` is meant. */
  *'try-other-calls'(p) {
    for (const [name, [next]] of Object.entries(METHODS)) {
      const all = p.spots('call').flatMap(({ node }) => {
        const method = methodCall(node)
        return method?.name === name && node.arguments.length === 1 ? [{ node, from: method.callee.nameFrom }] : []
      })
      const [first, second] = all
      if (!first || !second || next === undefined) continue
      const mended = p.text(first.node).replace(`.${name}(`, `.${next}(`)
      yield {
        at: first.node,
        certainty: 0.75,
        facts: { written: p.text(first.node), mended },
        edits: all.map(({ from }) => replaced({ from, to: from + name.length }, next)),
      }
    }
  },

  *'try-option'(p) {
    for (const { node } of p.spots('call')) {
      const name = methodCall(node)?.name ?? nameOf(node.callee)
      const [first] = argumentsOf(node) ?? []
      const has = (keyword: string) => node.arguments.some((argument) => argument.name === keyword)
      const lead = node.arguments.length > 0 ? ', ' : ''
      if ((name === 'sort' || name === 'sorted') && !has('reverse'))
        yield becoming(p, node, [inserted(node.to - 1, `${lead}reverse=True`)], 0.84)
      const reverse = node.arguments.find((argument) => argument.name === 'reverse')
      if (reverse && p.text(reverse.value) === 'True') yield becoming(p, node, [replaced(reverse.value, 'False')], 0.84)
      if ((name === 'max' || name === 'min' || name === 'sorted') && first?.kind === 'name' && !has('key')) {
        yield becoming(p, node, [inserted(node.to - 1, `, key=${first.name}.get`)], 0.83)
        yield becoming(p, node, [inserted(first.to, '.values()')], 0.78)
      }
      if (name === 'print' && first) {
        if (!has('end')) yield becoming(p, node, [inserted(node.to - 1, ', end=" "')], 0.6)
        if (!has('sep') && node.arguments.length > 1)
          for (const sep of ['""', '"-"', '", "'])
            yield becoming(p, node, [inserted(node.to - 1, `, sep=${sep}`)], 0.55)
      }
      if (name === 'get' && argumentsOf(node)?.length === 2) {
        const [, standard] = argumentsOf(node) ?? []
        if (standard && p.text(standard) === '1') yield becoming(p, node, [replaced(standard, '0')], 0.84)
      }
    }
  },

  *'try-arguments-order'(p) {
    for (const { node } of p.spots('call')) {
      const [first, second] = argumentsOf(node) ?? []
      if (!first || !second || nameOf(node.callee) === 'range') continue
      yield {
        at: node,
        certainty: 0.8,
        facts: { written: p.text(node), first: p.text(first), second: p.text(second) },
        edits: [replaced(p.whole(first), p.text(second)), replaced(p.whole(second), p.text(first))],
      }
    }
    for (const { node: statement } of [...p.places('assign'), ...p.places('return')]) {
      const node = statement.value
      if (node?.kind !== 'tuple') continue
      const [first, second] = node.items
      if (!first || !second) continue
      yield {
        at: node,
        certainty: 0.7,
        facts: { written: p.text(node), first: p.text(first), second: p.text(second) },
        edits: [replaced(p.whole(first), p.text(second)), replaced(p.whole(second), p.text(first))],
      }
    }
  },

  *'try-wrapped'(p) {
    for (const { node, parent, place } of p.spots('name')) {
      if (parent?.node.kind === 'call' && parent.node.callee === node) continue
      if (place.node.kind === 'assign' && place.node.targets.includes(node)) continue
      const inLen = parent?.node.kind === 'call' && nameOf(parent.node.callee) === 'len'
      const wraps: [string, number][] = inLen
        ? [
            [`${node.name}.split()`, 0.84],
            [`set(${node.name})`, 0.82],
          ]
        : [
            [`int(${node.name})`, 0.7],
            [`len(${node.name})`, 0.62],
            [`list(${node.name})`, 0.55],
            [`sum(${node.name})`, 0.55],
            [`abs(${node.name})`, 0.55],
            [`str(${node.name})`, 0.5],
          ]
      for (const [next, certainty] of wraps) {
        yield {
          at: node,
          certainty,
          facts: { written: p.text(place.node).split('\n')[0] ?? '', name: node.name, mended: next },
          edits: [replaced(node, next)],
        }
      }
    }
  },

  *'try-filter'(p) {
    for (const { node } of p.spots('comprehension')) {
      const [clause] = node.clauses
      const item = clause && nameOf(clause.target)
      if (!clause || !item || node.clauses.length > 1 || clause.conditions.length > 0) continue
      if (node.element.kind !== 'compare' && node.element.kind !== 'boolean-operation') continue
      yield {
        at: node,
        certainty: 0.85,
        facts: { written: p.text(node), condition: p.text(node.element), item },
        edits: [
          replaced(p.whole(node.element), item),
          inserted(p.whole(clause.iterable).to, ` if ${p.text(node.element)}`),
        ],
      }
    }
  },

  *'try-format'(p) {
    for (const match of p.source.matchAll(/(?<=\{[^{}\n:]{1,40}:)(\d*)(?:(\d)f|d)?(?=\})/g)) {
      const [written = '', , decimals] = match
      if (written === '') continue
      const range = { from: match.index, to: match.index + written.length }
      const next = decimals === undefined ? `0${written}` : `.${decimals}f`
      yield { at: range, certainty: 0.8, facts: { written, mended: next }, edits: [replaced(range, next)] }
    }
    for (const { node, parent, place } of p.spots('name')) {
      if (place.node.kind !== 'expression' || parent?.node.kind !== 'call' || nameOf(parent.node.callee) !== 'print')
        continue
      yield {
        at: node,
        certainty: 0.5,
        facts: { written: node.name, mended: `round(${node.name}, 2)` },
        edits: [replaced(node, `round(${node.name}, 2)`)],
      }
    }
  },
}

function becoming(p: Program, node: Expression, edits: Found['edits'], certainty: number): Found {
  let mended = p.text(node)
  for (const { from, to, text } of (edits ?? []).toReversed()) {
    mended = mended.slice(0, from - node.from) + text + mended.slice(to - node.from)
  }
  return { at: node, certainty, facts: { written: p.text(node), mended }, edits: edits ?? null }
}

const SEPARATORS = ['","', '";"', '" "', '", "', '"-"', '":"', '"\\t"', '']

function* otherSeparators(p: Program, node: Extract<Expression, { kind: 'call' }>) {
  const [first] = node.arguments
  const open = p.source.indexOf('(', node.callee.to)
  for (const separator of SEPARATORS) {
    if (first && p.text(first.value) === separator) continue
    yield becoming(p, node, [replaced({ from: open + 1, to: node.to - 1 }, separator)], 0.8)
  }
}
