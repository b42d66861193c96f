import { inlineCode } from '../../../../engine/compose'
import { nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { mentionsStem } from '../../elements'
import { NUMBER, numberFrom } from '../../numbers'

/** «las horas que pasen de 40 se paguen al doble»: what is beyond a limit counts more. */
export const overtimeChange: Change = {
  name: 'overtime',
  stage: STAGE.expression,
  says: [
    new RegExp(
      `\\b(?:(?:y|que|a partir de) )*(?:las |los )?(?<who>[a-z]{3,14}) (?:extras? )?(?:que )?(?:pas\\w+|super\\w+|exced\\w+|sean|a partir|por encima|de mas)(?: (?:mas|de|del|las|los|la))* (?<limit>${NUMBER})(?: [a-z]+)?,? (?:(?:se|las|los|me|que|a|el|precio|valgan|cuenten|son|extra) )*(?:pag\\w+|cobr\\w+|cuest\\w+|val\\w+|cuent\\w+)?(?: (?:a|al|el|un|a un|por|precio))*(?: (?<times>doble|triple)|(?: (?<share>${NUMBER}) ?(?:%|por ?ciento)(?: (?:mas|extra))?)|(?: (?<price>${NUMBER})(?: (?:euros|€|pesos))?))`,
    ),
  ],
  make(p, { parts }): Result {
    const limit = numberFrom(parts.limit)
    const who = (parts.who ?? '').toLowerCase()
    for (const { node } of p.places('assign')) {
      const plain = plainAssign(node)
      const product = plain?.value.kind === 'binary' && plain.value.operator === '*' ? plain.value : null
      const sides = product ? [product.left, product.right] : []
      const amount = sides.find((side) => nameOf(side) !== null && mentionsStem(who, nameOf(side) ?? ''))
      const rate = sides.find((side) => side !== amount)
      if (!plain || !amount || !rate || limit === null) continue
      const share = numberFrom(parts.share)
      const dear =
        parts.price === undefined
          ? `${p.text(rate)} * ${share !== null ? Number((1 + share / 100).toFixed(4)) : parts.times === 'triple' ? 3 : 2}`
          : String(numberFrom(parts.price))
      const [indent, level] = [indentOf(p, node), levelOf(p)]
      const name = p.text(amount)
      const lines = [
        `if ${name} > ${limit}:`,
        `${level}${plain.name} = ${limit} * ${p.text(rate)} + (${name} - ${limit}) * ${dear}`,
        'else:',
        `${level}${p.text(node)}`,
      ]
      return {
        code: edited(p, [{ ...linesOf(p, node), text: lines.map((line) => indent + line).join('\n') }]),
        told: `Lo que pasa de ${limit} se cuenta aparte: ${inlineCode(`(${name} - ${limit}) * ${dear}`)}.`,
        how: [
          `Las primeras ${limit} van al precio de siempre y solo el resto, ${inlineCode(`${name} - ${limit}`)}, al otro.`,
        ],
      }
    }
    return null
  },
}
