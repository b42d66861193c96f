import { inlineCode } from '../../../../engine/compose'
import { methodCall, nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { freeName, inputIn, linesOf, mainStatements, positional } from '../../../../python/program/source'
import { singularOf } from '../../../../python/singular'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { elementsOf } from '../../elements'

const SIDE =
  '(?<side>encima|debajo|superan?|superen|pas[ae]n|mayores|menores|inferiores|superiores|mas|menos|mas altas|mas bajas)(?: (?:de|a|que))? (?:(?:la|el|esa|ese|dicha|dicho|nota) )*(?:media|promedio|ella)\\b'
const LEAD =
  '(?:(?:y|que|tambien|ademas|al final|me|dig\\w+|muestr\\w+|saqu\\w+|cuent\\w+|dime|imprim\\w+|luego|despues) ){0,6}'

/** «cuántas están por encima de la media» */
export const besideMeanChange: Change = {
  name: 'beside-mean',
  stage: STAGE.output,
  says: [
    new RegExp(`\\b${LEAD}(?<count>cuant[oa]s) l[ao] (?:superan?|superen|pas[ae]n)\\b`),
    new RegExp(`\\b${LEAD}(?<count>cuant[oa]s) (?:de ell[oa]s )?(?:[a-z]+ ){0,3}?${SIDE}`),
  ],
  make: (p, { parts }) => withFound(p, parts),
}

/** «muestra las que la superan», which is no other mean. */
export const listBesideMeanChange: Change = {
  name: 'list-beside-mean',
  stage: STAGE.output,
  says: [
    new RegExp(
      `\\b${LEAD}(?:solo )?(?:l[oa]s|cuales|que)(?: [a-z]+s)?(?: que)?(?: (?:estan|esten|son|sean|quedan|hay|fueron))?(?: (?:por|mas))? ${SIDE}`,
    ),
  ],
  make: (p, { parts }) => withFound(p, parts),
}

function withFound(p: Program, parts: Wish['parts']): Result {
  const list = numbersIn(p).at(-1)
  const last = mainStatements(p).at(-1)
  if (list === undefined || !last) return null
  const isBelow = /debajo|menor|inferior|menos/.test(parts.side ?? '')
  const known = p.places('assign').some(({ node }) => plainAssign(node)?.name === 'media')
  const mean = known ? 'media' : freeName(p, 'media')
  const item = freeName(p, singularOf(list), 'valor')
  const label = `Por ${isBelow ? 'debajo' : 'encima'} de la media:`
  const test = `${item} ${isBelow ? '<' : '>'} ${mean}`
  const isCount = parts.count !== undefined
  const found = isCount ? `sum(1 for ${item} in ${list} if ${test})` : `[${item} for ${item} in ${list} if ${test}]`
  const lines = [...(known ? [] : [`${mean} = sum(${list}) / len(${list})`]), `print("${label}", ${found})`]
  const { to } = linesOf(p, last)
  return {
    code: `${p.source.slice(0, to)}\n${lines.join('\n')}${p.source.slice(to)}`,
    told: `Al final dice ${isCount ? 'cuántos' : 'cuáles'} están por ${isBelow ? 'debajo' : 'encima'} de la media.`,
    how: [
      isCount
        ? `${inlineCode(found)} suma 1 por cada uno que cumple la condición.`
        : `${inlineCode(found)} se queda con los que cumplen la condición.`,
    ],
  }
}

/** Names of lists of numbers: written down, or filled with what is read. */
function numbersIn(p: Program): string[] {
  const [scope] = p.scopes
  return mainStatements(p).flatMap((node) => {
    const plain = plainAssign(node)
    if (!plain || !scope || plain.value.kind !== 'list') return []
    const isWritten = elementsOf(p, plain.value, scope)?.kind === 'number'
    return isWritten || isFilled(p, plain.name) ? [plain.name] : []
  })
}

const isFilled = (p: Program, name: string) =>
  p.spots('call').some(({ node }) => {
    const method = methodCall(node)
    const [value] = positional(node)
    if (method?.name !== 'append' || nameOf(method.object) !== name || !value) return false
    const read = p.places('assign').find(({ node: each }) => plainAssign(each)?.name === nameOf(value))
    return (
      (inputIn(value) ?? (read ? inputIn(read.node.value) : null))?.conversion !== null &&
      (inputIn(value) ?? (read ? inputIn(read.node.value) : null)) !== null
    )
  })
