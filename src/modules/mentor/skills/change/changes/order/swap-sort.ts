import { inlineCode } from '../../../../engine/compose'
import type { StatementOf } from '../../../../python/ast'
import { comparison } from '../../../../python/program/expression-shapes'
import { edited } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'
import { fitting } from '../fitting'

/** «que ordene de mayor a menor», of a sort that is written by hand: the comparison before the swap is turned round. */
export const swapSortChange: Change = {
  name: 'swap-sort',
  stage: STAGE.data,
  ...fitting(
    [
      /\b(?:y |que |lo |la |los |las |me )*(?:orden\w+ )?(?:(?:todo|los numeros|la lista) )?(?<down>(?:de|del) (?:mayor|mas (?:alto|grande)|mas) (?:a|al) (?:menor|mas (?:bajo|pequeno)|menos)|(?:en orden |de forma )?(?:descendente|decreciente)|al reves)/,
      /\b(?:y |que |lo |la |los |las |me )*(?:orden\w+ )?(?:(?:todo|los numeros|la lista) )?(?:(?:de|del) (?:menor|mas (?:bajo|pequeno)|menos) (?:a|al) (?:mayor|mas (?:alto|grande)|mas)|(?:en orden |de forma )?(?:ascendente|creciente))/,
    ],
    (p, { parts }) => {
      const swapped = p.places('if').filter(({ node }) => swaps(p.text(node.body[0] ?? node), node))
      const [only, other] = swapped
      const test = comparison(only?.node.test)
      if (!only || other || !test || !/^[<>]$/.test(test.operator)) return null
      const isDown = test.operator === '<'
      if (isDown === (parts.down !== undefined)) return null
      const gap = p.source.slice(test.left.to, test.right.from)
      const at = test.left.to + gap.indexOf(test.operator)
      const text = isDown ? '>' : '<'
      return {
        code: edited(p, [{ from: at, to: at + 1, text }]),
        told: `Ahora ordena ${isDown ? 'de menor a mayor' : 'de mayor a menor'}.`,
        how: [
          `Los dos se cambian de sitio cuando el de delante es ${isDown ? 'mayor' : 'menor'}: por eso la comparación lleva ${inlineCode(text)}.`,
        ],
      }
    },
  ),
}

/** `a[j], a[j + 1] = a[j + 1], a[j]` after a comparison of the two. */
const swaps = (text: string, { body }: StatementOf<'if'>) => {
  const [first] = body
  const [target] = first?.kind === 'assign' ? first.targets : []
  return (
    first?.kind === 'assign' &&
    target?.kind === 'tuple' &&
    first.value.kind === 'tuple' &&
    /^(\w+)\[.+?\], \1\[/.test(text)
  )
}
