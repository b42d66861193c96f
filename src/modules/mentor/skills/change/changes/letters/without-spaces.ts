import { inlineCode } from '../../../../engine/compose'
import { callTo, nameOf } from '../../../../python/program/expression-shapes'
import { edited, positional } from '../../../../python/program/source'
import { typeOf } from '../../../faults/type-of'
import { type Change, STAGE } from '../../change'
import { fitting } from '../fitting'

/** «que no cuente los espacios», of the length of a text. */
export const withoutSpacesChange: Change = {
  name: 'without-spaces',
  stage: STAGE.expression,
  ...fitting(
    [
      /\b(?:(?:y|que|pero) )*(?:no (?:cuent\w+|tenga\w* en cuenta)|sin (?:contar|tener en cuenta)|ignor\w+|quit\w+)(?: (?:los|el))* espacios(?: en blanco)?/,
    ],
    (p) => {
      const texts = p.spots('call').flatMap(({ node, scope }) => {
        const [text] = positional(callTo(node, 'len') ?? { ...node, arguments: [] })
        return text && nameOf(text) !== null && typeOf(text, scope) === 'str' ? [text] : []
      })
      return texts.length === 0
        ? null
        : {
            code: edited(
              p,
              texts.map(({ to }) => ({ from: to, to, text: '.replace(" ", "")' })),
            ),
            told: 'Los espacios ya no se cuentan.',
            how: [`${inlineCode('replace(" ", "")')} da el texto sin espacios; el original no cambia.`],
          }
    },
  ),
}
