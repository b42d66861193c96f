import { inlineCode } from '../../../../engine/compose'
import { callTo } from '../../../../python/program/expression-shapes'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf, positional, printsIn, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { CONDITION_WORDS, conditionIn } from './conditions'
import { subjectOf } from './filter'

const OF_THOSE = '(?:(?:de|a|en|con|para) )?(?:l[oa]s? )(?:[a-z]+ )?(?:que )?(?:[a-z]+ ){0,3}?'
const BESIDE = '(?:al lado|junto|detras|delante|a continuacion)'
const WRITES =
  '(?:avis\\w+(?: con)?|pon\\w*|escrib\\w+|salg\\w+|aparez\\w+|dig\\w+|muestr\\w+|anad\\w+|agreg\\w+|imprim\\w+|marc\\w+ con)'
const MARK = `["'«“]?(?:un[oa]? )?`

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/^(?:asteriscos?|estrell\w+)$/i, '*'],
  [/^(?:flechas?|flechit\w+)$/i, '<-'],
  [/^(?:exclamaci\w+|admiraci\w+)$/i, '!'],
]

const TELLS = /^(?:el|la|los|las|cu[aá]nt[oa]s?|qui[eé]n|cu[aá]l|si|su|con)\b|\b(?:que|y)\b/i

/** «al lado de los que tengan menos de 10 ponga PEDIR»: a mark on the lines of which something holds. */
export const marksChange: Change = {
  name: 'marks',
  stage: STAGE.output,
  says: [
    new RegExp(
      `\\b(?:y |que )*(?:${BESIDE} )?${OF_THOSE}(?:${CONDITION_WORDS})(?: [a-z]+){0,2}?,? (?:que )?(?:l[ea]s? |me |se )?${WRITES} (?:${BESIDE} )?${MARK}(?<mark>[^"'»”.,;¦]{1,30})["'»”]?(?: ${BESIDE})?`,
      'u',
    ),
    new RegExp(
      `\\b(?:y |que )*(?:l[ea]s? |me |se )?${WRITES} ${MARK}(?<mark2>(?:(?! y | de )[^"'»”.,;¦]){1,30}?)["'»”]? (?:${BESIDE} )?(?:(?:de|a) )${OF_THOSE}(?:${CONDITION_WORDS})`,
      'u',
    ),
    new RegExp(
      `\\b(?:y |que )*(?:l[ea]s? |me |se )?${WRITES} (?:${BESIDE} )?(?:con )?["'«“](?<mark3>[^"'»”¦]{1,30})["'»”] (?:${BESIDE} )?(?:(?:de|a) )?${OF_THOSE}(?:${CONDITION_WORDS})`,
      'u',
    ),
  ],
  make(p, wish): Result {
    const said = (wish.parts.mark ?? wish.parts.mark3 ?? wish.parts.mark2 ?? '').replace(/ ?al lado$/, '').trim()
    const mark = SIGNS.find(([words]) => words.test(said))?.[1] ?? said
    const condition = conditionIn(wish.words)
    const loop = p
      .places('for')
      .findLast(({ node }) => callTo(node.iterable, 'enumerate', 'zip') === null && printsIn(node.body).length > 0)
    // «el porcentaje de aprobados» is a figure.
    if (mark === '' || TELLS.test(mark) || !condition || !loop) return null
    const { node, scope } = loop
    const subject = subjectOf(p, { target: node.target, iterable: node.iterable, scope }, wish, condition)
    const [call, more] = printsIn(node.body)
    const place = call && p.spots('call').find((spot) => spot.node === call)?.place.node
    const last = call && positional(call).at(-1)
    if (subject === null || more || !call || !last || place?.kind !== 'expression') return null
    const [indent, level] = [indentOf(p, place), levelOf(p)]
    const test = condition.code(subject)
    const shown = p.text(call)
    const at = p.whole(last).to - call.from
    const marked = `${shown.slice(0, at)}, ${textLiteral(p, mark)}${shown.slice(at)}`
    const lines = [`if ${test}:`, `${level}${marked}`, 'else:', `${level}${shown}`]
    return {
      code: edited(p, [{ ...linesOf(p, place), text: lines.map((line) => indent + line).join('\n') }]),
      told: `Los que cumplen ${inlineCode(test)} llevan ahora al lado «${mark}».`,
      how: [`El ${inlineCode('if')} elige en cada vuelta cómo se escribe la línea: con la marca o sin ella.`],
    }
  },
}
