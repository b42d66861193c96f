import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { nameOf, numberOf } from '../../../faults/shapes'
import { type Change, STAGE } from '../../change'
import { NUMBER, numberFrom } from '../../numbers'
import { edited } from '../../source'

/** «si vendió más de 10000 sea 7% y si no 4%»: a rate that depends on the amount. */
export const rateChange: Change = {
  name: 'rate',
  stage: STAGE.value,
  says: [
    new RegExp(
      `\\b(?:(?:quiero|que|y|ahora|se|aplique|el|descuento|la|comision) ){0,6}(?:si|cuando|a partir de)(?: [a-z]+){0,4}? (?<sign>mas|menos|mayor(?:es)?|menor(?:es)?|supera\\w*|pasa\\w*|llega\\w*)(?: (?:o igual|de|que|a|los|las))* ?(?<limit>${NUMBER})(?: (?:euros|pesos|unidades|anos|€))?,? (?:(?:que|sea|es|el|un|la|aplique|descuento|se|comision|del?|pon|haga|valga|cobre|pague|lleve|entonces) )*(?<high>${NUMBER}) ?(?:%|por ciento),? (?:y|e|,) ?(?:(?:si|cuando|en) (?:no|caso contrario|otro caso)|sino|el resto|los demas|a los demas)(?: (?:que|sea|es|el|un|la|del?|se|aplique))* ?(?<low>${NUMBER}) ?(?:%|por ciento)`,
    ),
  ],
  make(p, { parts }) {
    const [limit, high, low] = [numberFrom(parts.limit), numberFrom(parts.high), numberFrom(parts.low)]
    if (limit === null || high === null || low === null) return null
    const rates = p.spots('binary').flatMap(({ node }) => {
      if (node.operator !== '*') return []
      const [left, right] = [numberOf(node.left), numberOf(node.right)]
      const rate = right !== null && right < 2 ? node.right : left !== null && left < 2 ? node.left : null
      const subject = rate === node.right ? node.left : node.right
      return rate && nameOf(subject) !== null ? [{ rate, subject }] : []
    })
    const [only, other] = rates
    if (!only || other) return null
    const sign = /men/.test(parts.sign ?? '') ? '<' : /llega/.test(parts.sign ?? '') ? '>=' : '>'
    const name = p.text(only.subject)
    const test = `${name} ${sign} ${limit}`
    const text = `(${rateFor(only.rate, high)} if ${test} else ${rateFor(only.rate, low)})`
    return {
      code: edited(p, [{ from: only.rate.from, to: only.rate.to, text }]),
      told: `Se aplica el ${high} % si ${inlineCode(test)}, y si no el ${low} %.`,
      how: [
        `${inlineCode('a if condición else b')} vale ${inlineCode('a')} cuando se cumple la condición y ${inlineCode('b')} cuando no.`,
      ],
    }
  },
}

/** A rate as the program writes it: 0.07 where it was 0.05, 1.07 where it was 1.05, 0.93 where it was 0.9. */
function rateFor(rate: Expression, percent: number): string {
  const value = numberOf(rate) ?? 0
  const fresh = value >= 1 ? 1 + percent / 100 : value > 0.5 ? 1 - percent / 100 : percent / 100
  return String(Number(fresh.toFixed(6)))
}
