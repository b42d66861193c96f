import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { methodCall } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf, textLiteral } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'
import { messageIn } from '../output/message'

const SAYS = '(?:que )?(?:me )?(?:ponga|diga|salga|muestre|devuelva|de|imprima|escriba|avise)'

/** «si no está que ponga no lo tengo», «no quiero que pete, que diga no existe»: of a key that a dictionary may lack. */
export const missingKeyChange: Change = {
  name: 'missing-key',
  stage: STAGE.value,
  says: [
    new RegExp(
      `\\b(?:(?:si|cuando) (?:[a-z]+ ){0,5}?no (?:lo |la )?(?:esta (?:entre [\\w ]{3,14})?|existe|encuentra|aparece|hay|tengo)|(?:si )?no quiero que (?:pete|falle|reviente|truene|se rompa|de error|explote|casque)|(?:para |y )?que no (?:pete|falle|reviente|truene|se rompa|de error|explote|casque))[^.;¦]{0,30}?${SAYS} (?<text>["'«“][^"'»”¦]{2,60}["'»”]|(?:(?! y (?:que|q) )[^.;,¦]){2,50})`,
    ),
  ],
  make(p, wish) {
    const found = lookedUp(p)
    const notice = messageIn(wish) ?? wish.parts.text?.replace(/^(?:que |un |el mensaje |["'«]+)/i, '')
    if (found === null || notice === undefined || /^(?:un|el|algun) (?:mensaje|aviso)\b/i.test(notice)) return null
    const { of, key, from, to } = found
    const asked = p
      .places('if')
      .find(({ node }) => node.from < from && to <= node.to && p.text(node.test) === `${key} in ${of}`)
    if (asked && asked.node.otherwise.length === 0) {
      const end = linesOf(p, asked.node).to
      const indent = indentOf(p, asked.node)
      return {
        code: edited(p, [
          {
            from: end,
            to: end,
            text: `\n${indent}else:\n${indent}${levelOf(p)}print(${textLiteral(p, notice.trim())})`,
          },
        ]),
        told: `Si la clave no está, sale ${inlineCode(textLiteral(p, notice.trim()))}.`,
        how: ['El `else` se hace cuando la clave no está en el diccionario.'],
      }
    }
    const now = `${of}.get(${key}, ${textLiteral(p, notice.trim())})`
    return {
      code: edited(p, [{ from, to, text: now }]),
      told: `Si la clave no está, ya no falla: sale ${inlineCode(textLiteral(p, notice.trim()))}.`,
      how: ['`get` busca la clave y, si no está, devuelve lo que pongas en segundo lugar.'],
    }
  },
}

/** The only place where a dictionary is read by a key, or by `get` without what it gives otherwise. */
function lookedUp(p: Program): { of: string; key: string; from: number; to: number } | null {
  const dicts = new Set(
    p.allPlaces.flatMap(({ node }) =>
      node.kind === 'assign' && node.value.kind === 'dict'
        ? node.targets.flatMap((target) => (target.kind === 'name' ? [target.name] : []))
        : [],
    ),
  )
  const isDict = (node: Expression) => node.kind === 'name' && dicts.has(node.name)
  const written = new Set(
    p.allPlaces.flatMap(({ node }) => (node.kind === 'assign' ? node.targets.map(({ from }) => from) : [])),
  )
  const places = [
    ...p
      .spots('subscript')
      .flatMap(({ node }) =>
        isDict(node.value) && !written.has(node.from)
          ? [{ of: p.text(node.value), key: p.text(node.index), from: node.from, to: node.to }]
          : [],
      ),
    ...p.spots('call').flatMap(({ node }) => {
      const [key, other] = node.arguments
      const method = methodCall(node)
      return method?.name === 'get' && isDict(method.object) && key && !other
        ? [{ of: p.text(method.object), key: p.text(key.value), from: node.from, to: node.to }]
        : []
    }),
  ]
  return places.length === 1 ? (places[0] ?? null) : null
}
