import type { ExpressionOf } from '../../../../python/ast'
import { methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { inserted, replaced } from '../../../../python/program/line-edits'
import type { Detectors } from '../../found'

/** Patterns of `re` that find something else. */
export const PATTERNS: Detectors = {
  *'pattern-without-r'(p) {
    for (const { pattern } of patternsIn(p)) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: a backspace is what an unmarked \b has become.
      if (pattern.isRaw || !/\u0008/.test(pattern.value)) continue
      yield { at: pattern, certainty: 0.95, facts: { pattern: p.text(pattern) }, edits: [inserted(pattern.from, 'r')] }
    }
  },

  *'dot-is-any-sign'(p) {
    for (const { pattern } of patternsIn(p)) {
      const at = /(?:\d|\\d\+?|[a-z]{2,})(?<!\\)\.(?:\d|\\d|(?:com|es|org|net|txt|csv|py|jpg)\b)/.exec(p.text(pattern))
      if (!at) continue
      const dot = pattern.from + at.index + at[0].lastIndexOf('.')
      const isRaw = pattern.isRaw
      yield {
        at: pattern,
        certainty: 0.72,
        facts: { pattern: p.text(pattern) },
        edits: [replaced({ from: dot, to: dot + 1 }, '\\.'), ...(isRaw ? [] : [inserted(pattern.from, 'r')])],
      }
    }
  },

  *'takes-as-much-as-it-can'(p) {
    for (const { pattern } of patternsIn(p)) {
      const at = /[<("'[{](?:\()?\.([*+])(?!\?)(?:\))?\\?[>)"'\]}]/.exec(pattern.value)
      const sign = p.text(pattern).indexOf(`.${at?.[1]}`)
      if (!at || sign === -1) continue
      yield {
        at: pattern,
        certainty: 0.75,
        facts: { pattern: p.text(pattern), greedy: `.${at[1]}`, lazy: `.${at[1]}?` },
        edits: [inserted(pattern.from + sign + 2, '?')],
      }
    }
  },

  *'match-looks-at-start'(p) {
    for (const { call, method, pattern } of patternsIn(p)) {
      if (method.name !== 'match' || /^\^|^\.\*|\$$|\\Z$/.test(pattern.value)) continue
      const isPlain = /^[\p{L}\d ]+$/u.test(pattern.value)
      const { nameFrom, to } = method.callee
      yield {
        at: call,
        certainty: isPlain ? 0.7 : 0.6,
        facts: { call: p.text(call) },
        edits: [replaced({ from: nameFrom, to }, 'search')],
      }
    }
  },

  *'findall-gives-the-group'(p) {
    for (const { method, pattern } of patternsIn(p)) {
      const groups = [...pattern.value.matchAll(/(?<!\\)\((?!\?)/g)]
      const [only] = groups
      const isAll = /^\^?\([^()]*\)\$?$/.test(pattern.value)
      if (method.name !== 'findall' || groups.length !== 1 || !only || isAll) continue
      const at = pattern.from + p.text(pattern).indexOf('(') + 1
      yield { at: pattern, certainty: 0.6, facts: { pattern: p.text(pattern) }, edits: [inserted(at, '?:')] }
    }
  },
}

const FUNCTIONS = new Set(['match', 'search', 'findall', 'fullmatch', 'sub', 'split', 'compile', 'finditer'])

type Pattern = {
  call: ExpressionOf<'call'>
  method: NonNullable<ReturnType<typeof methodCall>>
  pattern: ExpressionOf<'string'> & { from: number; to: number }
}

/** Calls of `re.…` with the pattern that they state. */
function* patternsIn(p: Program): Generator<Pattern> {
  for (const { node } of p.spots('call')) {
    const method = methodCall(node)
    const pattern = node.arguments[0]?.value
    if (method && nameOf(method.object) === 're' && FUNCTIONS.has(method.name) && pattern?.kind === 'string')
      yield { call: node, method, pattern }
  }
}
