import { methodCall } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { fitting } from '../fitting'

/** «no debe perdonar mayúsculas», «quítale el lower»: what is typed is taken as it is. */
export const asTypedChange: Change = {
  name: 'as-typed',
  stage: STAGE.expression,
  isWhole: true,
  ...fitting(
    [
      /\b(?:no (?:(?:debe|tiene que|quiero que|que) )?(?:se )?(?:perdon|ignor|acept|conviert|convert|pas)\w* (?:a |las? |los )?mayusculas|(?:que )?distinga (?:las )?mayusculas|(?:quit\w*|sin|borr\w*|elimin\w*) (?:(?:el|lo de|los?|las?|de|texto|en|con|a|y) ){0,6}(?:\.?(?:lower|upper)(?:\(\))?|mayusculas|minusculas))(?=$| ?[.,;!¦]| y )/,
    ],
    asTyped,
  ),
}

function asTyped(p: Program): Result {
  const calls = p.spots('call').flatMap(({ node }) => {
    const method = methodCall(node)
    return method && /^(?:lower|upper|casefold)$/.test(method.name)
      ? [{ from: method.object.to, to: node.to, text: '' }]
      : []
  })
  return calls.length === 0
    ? null
    : {
        code: edited(p, calls),
        told: 'Las mayúsculas y las minúsculas se quedan como se escriben: ya no da igual una que otra.',
      }
}
