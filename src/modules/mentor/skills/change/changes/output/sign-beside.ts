import { inlineCode } from '../../../../engine/compose'
import { edited, keyword, positional, printsIn, textLiteral } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'
import { fitting } from '../fitting'
import { SIGN, signOf } from './other-sign'

const WHERE =
  '(?<where>delante|al principio|antes|detras|al final|despues|en medio|por medio|en el medio|entre medias|de separador)'

/** «con un guion delante», «con dos puntos en medio»: a sign beside what each line shows. */
export const signBesideChange: Change = {
  name: 'sign-beside',
  stage: STAGE.output + 0.1,
  ...fitting(
    [
      new RegExp(
        `\\b(?:(?:y|que|salgan?) )*(?:con|pon\\w*|lleven?|agreg\\w+|anad\\w+) ${SIGN('sign')} ${WHERE}(?: de cada (?:un[oa]|linea|fila|[a-z]+))?`,
      ),
    ],
    (p, { parts }) => {
      const loop = [...p.places('for'), ...p.places('while')].find(({ node }) => printsIn(node.body).length === 1)
      const call = loop ? printsIn(loop.node.body)[0] : undefined
      const given = call ? positional(call) : []
      const [first, last] = [given[0], given.at(-1)]
      const sign = signOf(parts.sign ?? '')
      if (!call || !first || !last || sign.trim() === '' || keyword(call, 'sep')) return null
      const isBetween = /medio|medias|separador/.test(parts.where ?? '')
      if (isBetween && given.length < 2) return null
      const isBefore = /delante|principio|antes/.test(parts.where ?? '')
      const between = `, sep=${textLiteral(p, sign === ':' || sign === ',' ? `${sign} ` : ` ${sign} `)}`
      const at = isBefore ? p.whole(first).from : p.whole(last).to
      const text = isBetween ? between : isBefore ? `${textLiteral(p, sign)}, ` : `, ${textLiteral(p, sign)}`
      return {
        code: edited(p, [{ from: at, to: at, text }]),
        told: `Cada línea lleva ${inlineCode(sign)} ${isBetween ? 'en medio' : isBefore ? 'delante' : 'detrás'}.`,
        how: isBetween ? ['`sep` es lo que `print` pone entre lo que muestra.'] : [],
      }
    },
  ),
}
