import { inlineCode } from '../../../../engine/compose'
import { methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf, positional, shifted, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { messageIn } from '../output/message'

/** «que no deje meter un producto repetido», «si ya está que avise»: what is there already is not added again. */
export const noRepeatsChange: Change = {
  name: 'no-repeats',
  stage: STAGE.expression,
  says: [
    /\b(?:(?:y|que|tampoco) )*(?:no (?:se|los|las|haya|quiero) (?:repit\w+|repetid[oa]s|duplicad[oa]s)|no (?:se |me )?(?:dej\w+|permit\w+|acept\w+|admit\w+|anad\w+|agreg\w+|guard\w+|met\w+|pued\w+|repit\w+)[^.,;¦]{0,30}?(?:repetid[oa]s?|duplicad[oa]s?|dos veces|que ya (?:este|exist)\w*|el mismo(?: [a-z]+)?)|si (?:el |la |un |ese )?(?:[a-z]+ )?ya (?:esta|existe|lo tengo|estaba|habia)(?: (?:en la lista|en la agenda|metid[oa]|dentro|registrad[oa]|apuntad[oa]))?,? (?:que )?(?:no (?:lo|la) [a-z]+|me avise|avise|diga|lo diga|salga|muestre)[^.;¦]{0,50}|(?<=(?:met|guard|anad|agreg|escrib)\w+ )sin (?:repetidos|duplicados|repetir))(?:,? y (?:que )?(?:me )?(?:avis\w+|dig\w+|muestr\w+)[^.,;¦]{0,40})?/,
  ],
  make(p, wish): Result {
    const adding = addingIn(p)
    if (adding === null) return null
    const { node, item, list } = adding
    const [indent, level] = [indentOf(p, node), levelOf(p)]
    const lines = linesOf(p, node)
    const notice = messageIn(wish) ?? 'Ya está en la lista.'
    const text = [
      `${indent}if ${item} in ${list}:`,
      `${indent}${level}print(${textLiteral(p, notice)})`,
      `${indent}else:`,
      shifted(p, lines, level),
    ]
    return {
      code: edited(p, [{ ...lines, text: text.join('\n') }]),
      told: `Antes de añadir mira si ya está en ${inlineCode(list)}: si está, avisa y no lo repite.`,
      how: [`${inlineCode(`${item} in ${list}`)} es verdadero cuando ya hay uno igual.`],
    }
  },
}

function addingIn(p: Program) {
  for (const { node, parent } of p.places('expression')) {
    const method = methodCall(node.value)
    const [given] = method ? positional(method.call) : []
    const list = nameOf(method?.object)
    if (parent !== null && method?.name === 'append' && list !== null && given?.kind === 'name')
      return { node, item: given.name, list }
  }
  for (const { node, parent } of p.places('assign')) {
    const [target] = node.targets
    const dict = target?.kind === 'subscript' ? nameOf(target.value) : null
    const isPlain =
      target?.kind === 'subscript' && target.index.kind === 'name' && !p.text(node.value).includes(dict ?? ' ')
    if (parent !== null && dict !== null && target?.kind === 'subscript' && isPlain)
      return { node, item: p.text(target.index), list: dict }
  }
  return null
}
