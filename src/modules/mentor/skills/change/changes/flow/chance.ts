import { methodCall, nameOf } from '../../../../python/program/expression-shapes'
import { edited, positional } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'
import { NUMBER, numberFrom } from '../../numbers'

/** «que el número sea entre 1 y 100», «un dado de 20 caras»: the bounds of chance. */
export const chanceChange: Change = {
  name: 'chance',
  stage: STAGE.value,
  says: [
    new RegExp(`\\b(?:entre|del?)(?: el)? (?<low>${NUMBER}) (?:y|al?|hasta)(?: el)? (?<high>${NUMBER})(?!\\w)`),
    new RegExp(`(?<sides>${NUMBER}) caras`),
  ],
  make(p, { parts }) {
    const call = p
      .spots('call')
      .map(({ node }) => node)
      .find((node) => ['randint', 'randrange'].includes(methodCall(node)?.name ?? nameOf(node.callee) ?? ''))
    const [low, high] = call ? positional(call) : []
    const [from, to] =
      parts.sides === undefined ? [numberFrom(parts.low), numberFrom(parts.high)] : [1, numberFrom(parts.sides)]
    if (!call || !low || !high || from === null || to === null) return null
    const isOpen = (methodCall(call)?.name ?? nameOf(call.callee)) === 'randrange'
    return {
      code: edited(p, [
        { from: low.from, to: low.to, text: String(from) },
        { from: high.from, to: high.to, text: String(isOpen ? to + 1 : to) },
      ]),
      told: `El número al azar está ahora entre ${from} y ${to}.`,
      how: ['`randint` puede dar también los dos extremos.'],
    }
  },
}
