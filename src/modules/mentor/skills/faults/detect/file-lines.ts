import { callTo, nameOf } from '../../../python/program/expression-shapes'
import { inserted, removed } from '../../../python/program/line-edits'
import type { Detectors } from '../found'
import { modeOf, opened } from './files'

/** What is done with the lines of a file. */
export const FILE_LINES: Detectors = {
  *'line-ends-doubled'(p) {
    for (const { node } of p.places('for')) {
      const [only] = node.body
      const name = nameOf(node.target)
      const printed = only?.kind === 'expression' ? callTo(only.value, 'print') : null
      const file = nameOf(node.iterable)
      const isFile = file !== null && opened(p).some(({ binding }) => binding.name === file)
      const [shown] = printed?.arguments ?? []
      if (!isFile || !printed || printed.arguments.length !== 1 || !name || nameOf(shown?.value) !== name || !shown)
        continue
      yield {
        at: printed,
        certainty: 0.6,
        facts: { print: p.text(printed), name },
        edits: [inserted(shown.to, '.rstrip()')],
      }
    }
  },

  /** `next(lector)` on a reader that has taken the titles by itself. */
  *'first-row-skipped'(p) {
    for (const { node, scope } of p.places('expression')) {
      const [given] = callTo(node.value, 'next')?.arguments ?? []
      const name = nameOf(given?.value)
      const made = name === null ? undefined : p.lastAssigned(name, scope, node.from)?.value
      if (!name || !made || !/^(?:csv\.)?DictReader\(/.test(p.text(made))) continue
      yield { at: node, certainty: 0.94, facts: { written: p.text(node), name }, edits: removed(p, node) }
    }
  },

  *'file-opened-for-nothing'(p) {
    for (const { node } of p.places('with')) {
      const open = node.items[0] ? callTo(node.items[0].context, 'open') : null
      const mode = open && modeOf(open)
      if (
        node.body.length !== 1 ||
        node.body[0]?.kind !== 'pass' ||
        mode?.kind !== 'string' ||
        !/^[wa]/.test(mode.value)
      )
        continue
      yield { at: node, certainty: 0.9, facts: { open: p.text(open ?? node.items[0]?.context ?? node.body[0]) } }
    }
  },
}
