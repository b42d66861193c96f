import { inlineCode } from '../../../../engine/compose'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf, printsIn, shifted } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { CONDITION_WORDS, conditionIn } from '../flow/conditions'
import { numberColumn } from './figure-words'
import { rowsIn } from './rows'

/** «que solo muestre los mayores de edad», of lists that are typed and walked through side by side. */
export const rowFilterChange: Change = {
  name: 'row-filter',
  stage: STAGE.data,
  says: [
    new RegExp(
      `\\b(?:(?:y|que|me|quiero|ver|al final) )*(?:(?:solo|solamente|unicamente|nada mas) (?:muestr\\w+|salgan?|imprim\\w+|saqu\\w+|aparezcan?)?|(?:muestr\\w+|salgan?|imprim\\w+|saqu\\w+|aparezcan?) (?:solo|solamente|unicamente|nada mas))(?: (?:a|los|las|que|con|de|[a-z]{4,12}))*? (?<test>${CONDITION_WORDS}|mayores de edad|menores de edad)`,
      'u',
    ),
  ],
  make(p, { parts }): Result {
    const rows = rowsIn(p)
    const words = (parts.test ?? '').toLowerCase()
    const isAge = /de edad/.test(words)
    const condition = isAge ? null : conditionIn(words)
    const column = rows && numberColumn(isAge ? 'edad' : words, rows)
    const loop = p
      .places('for')
      .findLast(
        ({ node }) =>
          p.text(node.target) === rows?.target && printsIn(node.body).length > 0 && !/\binput\(/.test(p.text(node)),
      )?.node
    const [first, last] = [loop?.body[0], loop?.body.at(-1)]
    if (!rows?.isFilled && !rows?.iterable.startsWith('range(len(')) return null
    if (!column || (!isAge && condition?.kind !== 'number') || !loop || !first || !last) return null
    const test =
      condition === null ? `${column.code} ${/^mayores/.test(words) ? '>=' : '<'} 18` : condition.code(column.code)
    const lines = linesOf(p, first, last)
    return {
      code: edited(p, [{ ...lines, text: `${indentOf(p, first)}if ${test}:\n${shifted(p, lines, levelOf(p))}` }]),
      told: `Solo salen los que cumplen ${inlineCode(test)}.`,
      how: [`Dentro del bucle, ${inlineCode(`if ${test}:`)} deja pasar solo esos; los demás se saltan.`],
    }
  },
}
