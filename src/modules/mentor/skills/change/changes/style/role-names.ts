import { byWord } from '~/platform/text/by-word'
import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import { nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import { edited, freeName, mainStatements } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'

const WORD = '(?:el|la|los|las|un|una) (?:[a-z]+ de (?:la |los |las )?)?'
const OPERATORS: Record<string, string> = byWord({ menos: '-', mas: '+', por: '*', entre: '/' })

/** «es el sueldo de un empleado menos la retención, ponle nombres»: names from what the person says it calculates. */
export const roleNamesChange: Change = {
  name: 'role-names',
  stage: STAGE.names,
  says: [
    new RegExp(
      `\\b(?:es|calcula|son|saca|hace|seria)(?: ${WORD}| )(?<left>[a-z]+)(?: del? (?:un |una |la |el |los |las )?[a-z]+)? (?<sign>menos|mas|por|entre) (?:el |la |los |las |su |un |una )?(?<right>[a-z]+)`,
    ),
    /\b(?:pon\w*|cambi\w+|con|us\w+|dale)(?: (?:le|les|unos|los|a|las|variables))*(?: (?:mejores|buenos|otros))? nombres(?: (?:decentes|mejores|buenos|claros|descriptivos|que se entiendan|normales|en condiciones|con sentido|a|las|los|variables|de|mas))*/,
  ],
  make(p, { parts, words }) {
    const operator = OPERATORS[parts.sign ?? '']
    if (operator === undefined || !/nombres/.test(words)) return null
    const [leftName, rightName] = [folded(parts.left ?? ''), folded(parts.right ?? '')]
    for (const node of mainStatements(p).toReversed()) {
      const result = plainAssign(node)
      if (result?.value.kind !== 'binary' || result.value.operator !== operator) continue
      const [left, right] = [nameOf(result.value.left), nameOf(result.value.right)]
      if (left === null || right === null || left === right) continue
      const names = new Map([
        [left, freeName(p, leftName)],
        [right, freeName(p, rightName)],
      ])
      const part = mainStatements(p)
        .map((each) => plainAssign(each))
        .find((each) => each?.name === right)
      if (part?.value.kind === 'binary' && part.value.operator === '*') {
        const rate = [part.value.left, part.value.right]
          .map((each) => nameOf(each))
          .find((each) => each !== null && each !== left)
        if (rate) names.set(rate, freeName(p, `porcentaje_${rightName}`))
      }
      if (result.name.length <= 2)
        names.set(
          result.name,
          freeName(p, operator === '-' ? `${leftName}_final` : operator === '+' ? 'total' : 'resultado'),
        )
      const edits = p.spots('name').flatMap(({ node: use }) => {
        const text = names.get(use.name)
        return text === undefined ? [] : [{ from: use.from, to: use.to, text }]
      })
      const told = [...names].map(([old, fresh]) => `${inlineCode(old)} se llama ahora ${inlineCode(fresh)}`).join(', ')
      return {
        code: edited(p, edits),
        told: `${told}, en todos los sitios donde aparecen.`,
        how: ['Un nombre que dice qué guarda ahorra explicarlo.'],
        keepsOutput: true,
      }
    }
    return null
  },
}
