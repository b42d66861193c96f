import { folded } from '~/platform/text/folded'
import { shownTexts } from '../../../../engine/reading/shown-values'
import { comparison } from '../../../../python/program/expression-shapes'
import { inserted, replaced } from '../../../../python/program/line-edits'
import type { Detectors } from '../../found'

const bare = (text: string) => folded(text.trim())

/** What a program is told to find, held against the values of the data that are shown beside it. */
export const EVIDENCE: Detectors = {
  *'value-written-otherwise'(p) {
    if (p.around.prose === '') return
    // What a cell shows below itself stands among the code.
    const printed = p.source.split('\n').filter((line) => /^\s*(?:array\()?\[/.test(line))
    const shown = shownTexts([p.around.prose, p.around.data, ...printed].join('\n'))
    if (shown.length === 0) return
    for (const { node } of p.spots('compare')) {
      const parts = comparison(node)
      if (!parts || !/^[=!]=$/.test(parts.operator) || parts.right.kind !== 'string') continue
      if (parts.left.kind !== 'subscript' && parts.left.kind !== 'attribute' && parts.left.kind !== 'name') continue
      const wanted = parts.right.value
      const values = shown.find((texts) => texts.some((text) => bare(text) === bare(wanted)))
      const others = values?.filter((text) => text !== wanted && bare(text) === bare(wanted)) ?? []
      if (others.length === 0) continue
      const isCase = others.some((text) => text.trim() !== wanted.trim())
      const isSpaces = others.some((text) => text !== text.trim()) || wanted !== wanted.trim()
      // What picks rows of a table is a whole column; what a loop gives is one text.
      const isColumn = p
        .spots('subscript')
        .some(({ node: { index } }) => index.from <= node.from && node.to <= index.to)
      const dot = isColumn ? '.str.' : '.'
      const methods = `${isSpaces ? `${dot}strip()` : ''}${isCase ? `${dot}lower()` : ''}`
      const literal = isCase ? wanted.trim().toLowerCase() : wanted.trim()
      yield {
        at: node,
        certainty: 0.95,
        facts: {
          written: p.text(node),
          wanted: `'${wanted}'`,
          others: others
            .slice(0, 3)
            .map((text) => `'${text}'`)
            .join(', '),
          mended: `${p.text(parts.left)}${methods} ${parts.operator} ${JSON.stringify(literal)}`,
        },
        edits: [inserted(parts.left.to, methods), replaced(parts.right, JSON.stringify(literal))],
      }
    }
  },
}
