import { inlineCode } from '../../../../engine/compose'
import type { Statement, StatementOf } from '../../../../python/ast'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf, printsIn, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { fitting } from '../fitting'

const LEAD = '(?:(?:y|que|pero|tambien|ahora|falta|quiero|me)[, ]+){0,4}'
const SAY = '(?:dig|imprim|muestr|pong|escrib|salg)[a-z]{1,5}(?: tambien)?(?: que)?:?'
const TEXT = '["\'«“]?(?<text>[a-z¡¿][^"\'»”¦.;,]{1,50}?)["\'»”]?'
const UNMET =
  '(?:si no|sino|en caso contrario|de lo contrario|si (?:es|sea) (?:menor|mas bajo|inferior)|si no (?:es|llega|pasa|aprueba|cumple|lo es|es asi|se cumple)(?: (?:a|de|mayor|igual|al?|que|asi|o|la|el|edad|nota|\\d+))*)'

/** «agrégale un else que diga "reprueba"», «si no, que diga menor»: what is said where the only condition is not met. */
export const elseTextChange: Change = {
  name: 'else-text',
  isWhole: true,
  stage: STAGE.output,
  ...fitting(
    [
      new RegExp(
        `^${LEAD}(?:agreg|anad|pon|met|haz)[a-z]{0,6} (?:un |el )?else(?: (?:que|con|y que|donde))? (?:${SAY} )?${TEXT}[ !.]*$`,
      ),
      new RegExp(`^${LEAD}${UNMET},? (?:que )?(?:me )?${SAY} ${TEXT}[ !.]*$`),
      new RegExp(`^${LEAD}${SAY} ${TEXT} (?:si no|sino|en caso contrario|de lo contrario)[ !.]*$`),
    ],
    (p, { parts: { text = '' } }) => withElse(p, text.trim()),
  ),
}

function withElse(p: Program, text: string): Result {
  const open = p.places('if').flatMap(({ node }) => {
    const last = node.isElif ? null : lastOf(node)
    return last === null || printsIn(node.body).length === 0 ? [] : [{ node, last }]
  })
  const [only, other] = open
  const end = only?.last.body.at(-1)
  // «el total», «cuántos»: what is worked out is no text.
  if (!only || other || !end || text === '' || /^(?:el|la|los|las|un|una|cuant[oa]s?|cual|que)\b/i.test(text))
    return null
  const indent = indentOf(p, only.node)
  const at = linesOf(p, end).to
  return {
    code: edited(p, [
      { from: at, to: at, text: `\n${indent}else:\n${indent}${levelOf(p)}print(${textLiteral(p, text)})` },
    ]),
    told: `Si no se cumple ${inlineCode(p.text(only.node.test))}, dice «${text}».`,
    how: [`${inlineCode('else')} es «si no»: se ejecuta cuando no se ha cumplido nada de lo de arriba.`],
  }
}

/** The last branch of a chain that has no `else`; null where it has one. */
function lastOf(node: StatementOf<'if'>): StatementOf<'if'> | null {
  const [next, more] = node.otherwise as readonly Statement[]
  if (next === undefined) return node
  return next.kind === 'if' && next.isElif && more === undefined ? lastOf(next) : null
}
