import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { Statement, StatementOf } from '../../../../python/ast'
import { nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { addedAfter, addedBefore } from '../../../../python/program/line-edits'
import { edited, freeName, printsIn, textLiteral } from '../../../../python/program/source'
import { statementsIn } from '../../../../python/walk'
import { type Change, type Result, STAGE } from '../../change'
import { loopElement, mentionsStem } from '../../elements'
import { fitting } from '../fitting'

const TELL =
  '(?:(?:y|que|me|lo|al final|tambien|ahora|quiero|diga|dig[ae]\\w*|muestr\\w+|imprim\\w+|saqu\\w+)[, ]+){0,8}'
const AT_END =
  '(?:,? (?:y )?(?:que )?(?:me )?(?:lo )?(?:dig|muestr|imprim)[a-z]{1,4}(?: (?:al final|abajo))?|,? al final|,? en total|,? abajo)'

/** «que sume todos los precios y lo diga al final», «y cuántas cosas ha pedido en total»: added up where a loop shows them one by one. */
export const loopSumChange: Change = {
  name: 'loop-sum',
  isWhole: true,
  stage: STAGE.output,
  ...fitting(
    [
      new RegExp(
        `^${TELL}(?:sum|totali)[a-z]{1,4} (?:tod[oa]s )?(?:los |las |el |la )?(?<noun>[a-z]{3,15})${AT_END}?[ ?!.]*$`,
      ),
      new RegExp(
        `^${TELL}(?:con )?(?:el |la )(?:total|suma)(?: de (?:los |las |tod[oa]s (?:los |las )?)?(?<noun2>[a-z]{3,15}))?${AT_END}?[ ?!.]*$`,
      ),
      new RegExp(
        `^${TELL}cuant[oa]s (?<noun3>[a-z]{3,15}) (?:(?:ha|han|he|hemos|se han|hay|son|fueron|lleva|llevo) ?){1,2}(?:[a-z]{3,12}(?:ado|ido|isto|echo|to))?${AT_END}[ ?!.]*$`,
      ),
    ],
    (p, { parts }) => summed(p, folded(parts.noun ?? parts.noun2 ?? parts.noun3 ?? ''), parts.noun3 !== undefined),
  ),
}

const AMOUNT =
  /^(?:precio|importe|total|cantidad|horas?|gasto|venta|coste?|costo|monto|unidades|puntos|saldo|sueldo|salario|stock|kilos|litros|valor|deuda|dinero|euros|pesos|minutos|dias)(?:_|$)/i
const PIECES = /^(?:cantidad|unidades|stock|numero|piezas)(?:_|$)/i

function summed(p: Program, noun: string, isCount: boolean): Result {
  const place = p.places('for').findLast(({ node, scope }) => scope.kind === 'module' && printsIn(node.body).length > 0)
  if (!place || !p.body.includes(place.node)) return null
  const names = targetsOf(p, place.node)
  const meant = isCount
    ? names.filter((name) => PIECES.test(name))
    : names.filter((name) => (noun === '' ? AMOUNT.test(name) : mentionsStem(noun, name)))
  const [only, other] = meant
  const element = loopElement(p, place.node.iterable, place.scope)
  // What is written down is added up elsewhere, unless only some of it is shown.
  const hasFilter = place.node.body.length === 1 && place.node.body[0]?.kind === 'if'
  if (only === undefined || other !== undefined || (element !== null && !hasFilter && !isCount)) return null
  const shown = [...statementsIn(place.node.body)].find((node) => isPrint(node))
  const isKept = [...statementsIn(place.node.body)].some((node) => node.kind === 'augmented-assign')
  if (!shown || isKept) return null
  const total = freeName(p, 'total', 'suma', `total_${only}`)
  const added = addedAfter(p, shown, `${total} += ${only}`)
  const begun = addedBefore(p, place.node, `${total} = 0`)
  const said = addedAfter(p, place.node, `print(${textLiteral(p, 'Total:')}, ${total})`)
  if (!added || !begun || !said) return null
  return {
    code: joined(p, begun, added, said),
    told: `Al final muestra también la suma de ${inlineCode(only)}${hasFilter ? ', solo de los que salen' : ''}.`,
    how: [`${inlineCode(total)} empieza en 0 antes del bucle y crece con cada uno que se muestra.`],
  }
}

type Edits = Parameters<typeof edited>[1]
/** Where the loop ends with the line that is added to, both come at the same place, the inner one first. */
function joined(p: Program, begun: Edits, added: Edits, said: Edits): string {
  const [inner, outer] = [added[0], said[0]]
  const isSame = inner && outer && inner.from === outer.from
  return edited(p, isSame ? [...begun, { ...inner, text: inner.text + outer.text }] : [...begun, ...added, ...said])
}

const isPrint = (node: Statement) => node.kind === 'expression' && printsIn([node]).length > 0
const targetsOf = (_p: Program, { target }: StatementOf<'for'>): string[] =>
  (target.kind === 'tuple' ? target.items : [target]).flatMap((item) => nameOf(item) ?? [])
