import { inlineCode } from '../../../engine/compose'
import { meansOneThing, missedBy } from '../../../python/purposes'
import type { FindImprovements } from '../improvement'

/** A function that gives something else than its name says, tried with values. */
export const findMisses: FindImprovements = ({ module }) =>
  module.body.flatMap((node) => {
    const held = node.kind === 'function' && meansOneThing(node.name) ? missedBy(module, node) : null
    if (node.kind !== 'function' || held === null) return []
    return [
      {
        from: node.from,
        to: node.nameFrom + node.name.length,
        weight: 0.93,
        what: `La he probado con varios valores y no hace lo que dice su nombre: ${inlineCode(held.call)} da ${inlineCode(held.gives)}, y tendría que dar ${inlineCode(held.right)}.`,
        why: 'Lo primero de una función es que dé el resultado bueno; la forma viene después.',
        edits: [],
      },
    ]
  })
