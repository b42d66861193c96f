import { inlineCode } from '../../../../engine/compose'
import { comparison, nameOf } from '../../../../python/program/expression-shapes'
import { indentOf } from '../../../../python/program/line-edits'
import { edited, linesOf } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'

/** «si no está que la añada a la lista»: what was looked for and not found goes in. */
export const addMissingChange: Change = {
  name: 'add-missing',
  stage: STAGE.expression,
  says: [
    /\b(?:(?:y|que) )*si no (?:esta|existe|la encuentra|lo encuentra|la tengo|lo tengo),? (?:que )?(?:la|lo|se|me) (?:anad\w+|agreg\w+|met\w+|guard\w+|apunt\w+)(?: (?:a|en|al final de|la|lista|diccionario))*/,
  ],
  make(p): Result {
    for (const { node } of p.places('if')) {
      const test = comparison(node.test)
      const isIn = test?.operator === 'in' || test?.operator === 'not in'
      const [item, list] = [nameOf(test?.left), nameOf(test?.right)]
      const absent = test?.operator === 'in' ? node.otherwise : node.body
      const last = absent.at(-1)
      const isList =
        list !== null &&
        p.places('assign').some((place) => nameOf(place.node.targets[0]) === list && place.node.value.kind === 'list')
      if (!isIn || item === null || !isList || !last) continue
      const { to } = linesOf(p, last)
      return {
        code: edited(p, [{ from: to, to, text: `\n${indentOf(p, last)}${list}.append(${item})` }]),
        told: `Si no está, se añade a ${inlineCode(list)}.`,
        how: [`${inlineCode(`${list}.append(${item})`)} la pone al final de la lista.`],
      }
    }
    return null
  },
}
