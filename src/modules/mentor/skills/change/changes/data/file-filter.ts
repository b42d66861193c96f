import { inlineCode } from '../../../../engine/compose'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { CONDITION_WORDS, conditionIn, opposite } from '../flow/conditions'

const NUMBERS =
  /^(?:importe|precio|cantidad|total|nota|edad|sueldo|salario|ventas?|unidades|stock|coste|monto|gasto|saldo|puntos|temperatura|peso|altura|horas)$/

/** «que muestre solo los aprobados», of lines of a file that are cut into their parts. */
export const fileFilterChange: Change = {
  name: 'file-filter',
  stage: STAGE.data,
  says: [
    new RegExp(
      `\\b(?:(?:y|que|me|quiero|ver|muestr\\w+|salgan?|imprim\\w+|saqu\\w+|aparezcan?|dig\\w+) )*(?:solo|solamente|unicamente|nada mas)(?: (?:los|las|que|con|de|[a-z]{4,12})){0,12}? (?:${CONDITION_WORDS})`,
      'u',
    ),
  ],
  make(p, wish): Result {
    const condition = conditionIn(wish.words)
    for (const { node } of p.places('for').toReversed()) {
      const split = node.body.find(
        (each) => each.kind === 'assign' && each.targets[0]?.kind === 'tuple' && /\.split\(/.test(p.text(each.value)),
      )
      const names =
        split?.kind === 'assign' && split.targets[0]?.kind === 'tuple'
          ? split.targets[0].items.map((item) => p.text(item))
          : []
      const name = names.find((each) => NUMBERS.test(each))
      if (!split || name === undefined || condition?.kind !== 'number') continue
      const test = condition.code(`float(${name})`)
      const not = opposite(test) ?? `not (${test})`
      const [indent, level] = [indentOf(p, split), levelOf(p)]
      const { to } = linesOf(p, split)
      return {
        code: edited(p, [{ from: to, to, text: `\n${indent}if ${not}:\n${indent}${level}continue` }]),
        told: `Solo salen los ${condition.told}.`,
        how: [
          `Lo que se lee de un archivo es texto: ${inlineCode(`float(${name})`)} lo convierte para compararlo, y ${inlineCode('continue')} salta los demás.`,
        ],
      }
    }
    return null
  },
}
