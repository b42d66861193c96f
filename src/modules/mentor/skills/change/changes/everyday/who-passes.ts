import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf, printsIn, shifted } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { facetsOf, loopElement, mentionsStem, targetOf } from '../../elements'
import { NUMBER, numberFrom } from '../../numbers'
import { fitting } from '../fitting'

const MANY = '(?:pas|super|tien|teng|cobr|gan|deb|trabaj|vend|hac|sac|cuest|llev|mid|pes|val|gast)[a-z]{0,5}'

/** «que me diga quién pasa de 40 horas»: of what a loop shows, those whose number is beyond. */
export const whoPassesChange: Change = {
  name: 'who-passes',
  isWhole: true,
  stage: STAGE.data,
  ...fitting(
    [
      new RegExp(
        `^(?:(?:y|que|me|si|solo|quiero|saber|ver|ahora|diga|dime|dig[ae]\\w*|muestr\\w+|saqu\\w+|imprim\\w+|tambien|al final)[, ]+){0,8}(?:quien(?:es)?|cuales|a quien(?:es)?)(?: (?:l[oa]s|que))? (?<verb>${MANY}) (?:(?<more>mas(?: de| que)?|de)|(?<less>menos(?: de| que)?)|a|por encima de)? ?(?<count>${NUMBER})(?<least> o mas)?(?: (?<noun>[a-z]{3,14}))?[ ?!.]*$`,
      ),
    ],
    (p, { parts: { less, least, count, noun = '' } }) =>
      passing(p, less === undefined ? (least === undefined ? '>' : '>=') : '<', numberFrom(count), folded(noun)),
  ),
}

function passing(p: Program, sign: string, count: number | null, noun: string): Result {
  const place = p.places('for').findLast(({ node }) => printsIn(node.body).length > 0)
  const [first, last] = [place?.node.body[0], place?.node.body.at(-1)]
  if (!place || !first || !last || count === null) return null
  const { node, scope } = place
  const element = loopElement(p, node.iterable, scope)
  const numbers =
    element === null
      ? []
      : facetsOf(p, element, targetOf(p, node.target), node.iterable).filter(({ kind }) => kind === 'number')
  const named = numbers.filter(({ code, field }) => noun !== '' && mentionsStem(noun, field ?? code))
  const [only, other] = named.length > 0 ? named : numbers
  if (!only || other) return null
  const body = linesOf(p, first, last)
  const test = `${only.code} ${sign} ${count}`
  return {
    code: edited(p, [{ ...body, text: `${indentOf(p, first)}if ${test}:\n${shifted(p, body, levelOf(p))}` }]),
    told: `Ahora solo salen los que cumplen ${inlineCode(test)}.`,
    how: [`El ${inlineCode('if')} está dentro del bucle: se mira cada uno.`],
  }
}
