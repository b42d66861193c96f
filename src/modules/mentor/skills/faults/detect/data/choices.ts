import type { Statement } from '../../../../python/ast'
import { comparison, nameOf, namesIn, plainAssign, reads, within } from '../../../../python/program/expression-shapes'
import { indentOf, reindented, replaced } from '../../../../python/program/line-edits'
import type { Detectors } from '../../found'
import { loopsOf, readsAfter } from './accumulators'

/** The best of several, kept beside its value. */
export const CHOICES: Detectors = {
  *'choice-outside-if'(p) {
    for (const loop of loopsOf(p)) {
      if (loop.node.kind !== 'for') continue
      const variables = new Set(namesIn(loop.node.target))
      for (const [at, node] of loop.node.body.entries()) {
        const choice = plainAssign(node)
        const above = loop.node.body[at - 1]
        const first = above?.kind === 'if' && above.otherwise.length === 0 ? above.body[0] : undefined
        if (!choice || !first || above?.kind !== 'if' || !variables.has(nameOf(choice.value) ?? '')) continue
        const parts = comparison(above.test)
        const best = above.body
          .map(plainAssign)
          .find((each) => each && [parts?.left, parts?.right].some((side) => nameOf(side) === each.name))
        if (!parts || !/^[<>]/.test(parts.operator) || !best || best.name === choice.name) continue
        if (readsIn(loop.node.body, choice.name) || !readsAfter(loop, choice.name)) continue
        yield {
          at: node,
          certainty: 0.93,
          facts: { choice: p.text(node), name: choice.name, test: p.text(above.test), best: best.name },
          edits: reindented(p, node, indentOf(p, first)),
        }
      }
    }
  },

  /** `precio > precios[barato]`: the key whose value is compared says by its name which way. */
  *'best-key-wrong-way'(p) {
    for (const { node } of p.places('if')) {
      const assign = node.body.map(plainAssign).find((each) => each !== null)
      if (!assign) continue
      for (const { node: test } of p.spots('compare')) {
        if (test.from < node.test.from || test.to > node.test.to) continue
        const parts = comparison(test)
        if (!parts || !/^[<>]=?$/.test(parts.operator)) continue
        const isRight = parts.right.kind === 'subscript' && nameOf(parts.right.index) === assign.name
        const isLeft = parts.left.kind === 'subscript' && nameOf(parts.left.index) === assign.name
        if (isRight === isLeft) continue
        const isAbove = parts.operator.startsWith('>') === isRight
        if (!(isAbove ? LEAST : MOST).test(assign.name)) continue
        const gap = { from: parts.left.to, to: parts.right.from }
        yield {
          at: test,
          certainty: 0.9,
          facts: { name: assign.name, test: p.text(test) },
          edits: [
            replaced(
              gap,
              p.text(gap).replace(/[<>]/, (sign) => (sign === '<' ? '>' : '<')),
            ),
          ],
        }
      }
    }
  },
}

const LEAST = /menor|min|barat|peor|joven|baj[oa]|cort[oa]|peque|cercan|lent[oa]|ultim/i
const MOST = /mayor|max|car[oa]$|mejor|viej|alt[oa]|larg[oa]|grande|lejan|rapid|ganador|lider|primer/i

const readsIn = (body: readonly Statement[], name: string) => [...within(body)].some((each) => reads([each], name))
