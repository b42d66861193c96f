import { inlineCode } from '../../../../engine/compose'
import { nameOf, numberOf, plainAssign, updateOf } from '../../../../python/program/expression-shapes'
import { edited, freeName } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'

/** «que devuelva un diccionario con cuántas hay de cada una»: what a function counts together, it gives back one by one. */
export const countsReturnedChange: Change = {
  name: 'counts-returned',
  stage: STAGE.expression,
  says: [
    /\b(?:(?:y|que|mejor|quiero|prefiero) )*(?:devuelv\w+|retorn\w+|regres\w+|de)(?: (?:me|un|en|el))* (?:diccionario|dict)(?: (?:con|de|que|diga|tenga|indique|el|la|las|los))* (?:cuant[oa]s|numero|veces|cantidad|conteo|recuento)[^.;,¦]{0,40}? cada (?:una?|letra|vocal|palabra|numero|cosa|tipo|elemento)(?: de ell[oa]s)?/,
  ],
  make(p) {
    for (const { node, scope } of p.places('augmented-assign')) {
      const update = updateOf(node)
      const loop = p.places('for').findLast((each) => each.node.from < node.from && node.to <= each.node.to)?.node
      const item = nameOf(loop?.target)
      const start = p.allPlaces.find(
        (each) => each.scope === scope && plainAssign(each.node)?.name === update?.name,
      )?.node
      const given = p
        .places('return')
        .find((each) => each.scope === scope && nameOf(each.node.value) === update?.name)?.node
      if (update?.operator !== '+' || numberOf(update.value) !== 1 || item === null || !loop || !start || !given)
        continue
      const counts = freeName(p, 'veces', 'cuentas')
      const key = p.text(loop).includes(`${item}.lower()`) ? `${item}.lower()` : item
      const lines = [
        [start, `${counts} = {}`],
        [node, `${counts}[${key}] = ${counts}.get(${key}, 0) + 1`],
        [given, `return ${counts}`],
      ] as const
      return {
        code: edited(
          p,
          lines.map(([{ from, to }, text]) => ({ from, to, text })),
        ),
        told: `${inlineCode(counts)} es un diccionario con cuántas hay de cada una, y es lo que se devuelve.`,
        how: [`${inlineCode(`${counts}.get(${key}, 0)`)} da lo que lleva esa, o 0 la primera vez.`],
      }
    }
    return null
  },
}
