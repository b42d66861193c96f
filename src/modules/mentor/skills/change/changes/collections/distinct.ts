import { inlineCode } from '../../../../engine/compose'
import { edited, printsIn } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'
import { fitting } from '../fitting'

/** «quita los repetidos», of a list that a loop shows: each thing once, in its order. */
export const distinctChange: Change = {
  name: 'distinct',
  stage: STAGE.data - 0.1,
  ...fitting(
    [
      /\b(?:(?:y|que|pero|quiero|me|los|las) )*(?:(?:quit|elimin|borr)\w+ (?:l[oa]s )?(?:repetid|duplicad)[oa]s|sin (?:repetir|repetid[oa]s|duplicad[oa]s)|(?:la lista )?no (?:se )?(?:teng\w+ (?:repetid|duplicad)[oa]s|repit\w+|salgan? (?:repetid|duplicad)[oa]s|haya (?:repetid|duplicad)[oa]s)|cada (?:cosa|un[oa]|element[oa]|producto) (?:salga )?(?:solo )?una (?:sola )?vez)/,
    ],
    (p) => {
      const [only, other] = p
        .places('for')
        .filter(
          ({ node, scope }) =>
            scope.kind === 'module' && node.iterable.kind === 'name' && printsIn(node.body).length > 0,
        )
      const list = only?.node.iterable
      const isList =
        list?.kind === 'name' &&
        p
          .places('assign')
          .some(
            ({ node }) =>
              node.value.kind === 'list' &&
              node.value.items.length > 1 &&
              node.value.items.every(({ kind }) => kind === 'string' || kind === 'number') &&
              node.targets.some((target) => p.text(target) === p.text(list)),
          )
      if (!list || other || !isList) return null
      return {
        code: edited(p, [{ from: list.from, to: list.to, text: `dict.fromkeys(${p.text(list)})` }]),
        told: 'Cada uno sale una sola vez, en el orden en que estaban.',
        how: [`${inlineCode('dict.fromkeys')} se queda con cada elemento la primera vez que aparece.`],
      }
    },
  ),
}
