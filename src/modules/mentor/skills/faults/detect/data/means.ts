import { nameOf, updateOf, within } from '../../../../python/program/expression-shapes'
import { addedAfter, addedBefore, replaced, together } from '../../../../python/program/line-edits'
import { type Detectors, LIKELY } from '../../found'

/** Means and shares that are worked out of the wrong whole. */
export const MEANS: Detectors = {
  /** `if x is not None: suma += x` … `suma / len(xs)` */
  *'mean-of-some'(p) {
    for (const loop of p.places('for')) {
      const [test, more] = loop.node.body
      if (test?.kind !== 'if' || more || test.otherwise.length > 0) continue
      const added = test.body.find((node) => updateOf(node)?.operator === '+')
      const total = added && updateOf(added)
      if (!added || !total || total.value.kind === 'number' || test.body.length > 1) continue
      const of = p.text(loop.node.iterable)
      for (const { node } of p.spots('binary')) {
        const isMean = node.operator === '/' && nameOf(node.left) === total.name && node.from > loop.node.from
        if (!isMean || p.text(node.right) !== `len(${of})` || [...within(loop.node.body)].includes(node as never))
          continue
        yield {
          at: node,
          certainty: MEAN.test(p.source) || p.says(MEAN) ? 0.88 : LIKELY - 0.2,
          facts: { written: p.text(node), list: of, test: p.text(test.test), testLine: p.line(test) },
          edits: together(addedBefore(p, loop.node, 'cuantos = 0'), addedAfter(p, added, 'cuantos += 1'), [
            replaced(node.right, 'cuantos'),
          ]),
        }
      }
    }
  },
}

const MEAN = /\b(?:media|promedio|mean|average|avg|prom)/i
