import { inlineCode } from '../../../../engine/compose'
import type { Edit } from '../../../../python/edit'
import { callTo, methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, positional, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { elementsOf } from '../../elements'
import { fitting } from '../fitting'

const SAYS =
  '(?:(?:que |me |se )*(?:dig|pong|imprim|muestr|salg|escrib|aparezc|devuelv|dev)[a-z]{1,5}(?: que)?|poner|decir)'
const TEXT = `(?:["'«“](?<text>[^"'»”¦]{2,60})["'»”]|(?<bare>(?:no (?:tenemos|tengo|me quedan?|hay|existe|esta|se encuentra|lo tenemos|disponible|encontrad[oa])|sin \\p{L}{3,15}|agotad[oa]|desconocid[oa]|nada)(?: \\p{L}{2,12}){0,2}?))`
const ABSENT =
  '(?:(?:cuando|si|en caso de que) (?:(?:no (?:esta|exista|existe|lo encuentra|hay|aparece|este|encuentra|tiene)|falta|falte)(?: (?:el|la|ese|esa|un|una|en el|en la))?(?: \\p{L}{3,15}){0,2}|(?:el |la |ese |esa )?\\p{L}{3,15} (?:no (?:esta|exista|existe|aparece|este)|falta|falte)(?: (?:en el|en la) \\p{L}{3,15})?))'

/** «que diga "no hay" en vez de None», «que imprima "no hay" cuando falta el queso»: what a dictionary says of a key that it has not. */
export const missingTextChange: Change = {
  name: 'missing-text',
  stage: STAGE.expression,
  isWhole: true,
  ...fitting(
    [
      new RegExp(`\\b${SAYS} ${TEXT},? (?:en (?:vez|lugar) de(?: (?:un|el))? ["'«\`]?none["'»\`]?|${ABSENT})`, 'u'),
      new RegExp(`\\ben (?:vez|lugar) de(?: (?:un|el))? ["'«\`]?none["'»\`]?,? ${SAYS} ${TEXT}`, 'u'),
      new RegExp(`\\b${ABSENT},? ${SAYS} ${TEXT}`, 'u'),
    ],
    (p, { parts: { text, bare } }) => withDefault(p, text ?? bare ?? ''),
  ),
}

function withDefault(p: Program, text: string): Result {
  const literal = textLiteral(p, text)
  const gets = p.spots('call').flatMap(({ node, place }): Edit[] => {
    const method = methodCall(node)
    const [key, standard] = method?.name === 'get' ? positional(node) : []
    if (!key || place.node.kind === 'if' || place.node.kind === 'while') return []
    // `get(palabra, 0)` counts on from there.
    if (standard && standard.kind !== 'string' && standard.kind !== 'none') return []
    return standard
      ? [{ from: standard.from, to: standard.to, text: literal }]
      : [{ from: key.to, to: key.to, text: `, ${literal}` }]
  })
  const looked = gets.length > 0 ? [] : printedLookups(p, literal)
  const edits = gets.length > 0 ? gets : looked
  if (edits.length !== 1) return null
  return {
    code: edited(p, edits),
    told: `Si la clave no está, sale «${text}».`,
    how: [
      gets.length > 0
        ? `El segundo dato de ${inlineCode('get')} es lo que da cuando no encuentra la clave.`
        : `${inlineCode('get')} busca la clave y, si no está, da el segundo dato; con corchetes el programa se pararía con un ${inlineCode('KeyError')}.`,
    ],
  }
}

/** `print(stock['queso'])`: looked up in a dictionary, only to be shown. */
function printedLookups(p: Program, literal: string): Edit[] {
  return p.spots('subscript').flatMap(({ node, parent, scope, place }): Edit[] => {
    const isShown = parent !== null && (callTo(parent.node, 'print') !== null || parent.node.kind === 'format-string')
    const isStored = place.node.kind === 'assign' && place.node.value === node
    if ((!isShown && !isStored) || nameOf(node.value) === null) return []
    if (elementsOf(p, node.value, scope)?.kind !== 'entry' && node.index.kind !== 'string') return []
    const quote = parent?.node.kind === 'format-string' ? null : literal
    return quote === null
      ? []
      : [{ from: node.from, to: node.to, text: `${p.text(node.value)}.get(${p.text(node.index)}, ${quote})` }]
  })
}
