import { inlineCode } from '../../../../engine/compose'
import type { Edit } from '../../../../python/edit'
import { nameOf, updateOf } from '../../../../python/program/expression-shapes'
import { edited, positional, printsIn } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'
import { fitting } from '../fitting'

const GIVES =
  '(?:(?:que|me|quiero|necesito|calcule|calcula|d[eé]|saque|saca|muestre|devuelva|diga|haga|imprima|salga|sea|ponga) )*'
const SUM = '(?:la suma|el total|sumar(?:l[oa]s)?|la suma total)'
const MEAN = '(?:la media|el promedio)'

/** «en lugar de la suma, que dé la media», of numbers that are added up one by one. */
export const meanInsteadChange: Change = {
  name: 'mean-instead',
  stage: STAGE.expression,
  ...fitting(
    [
      new RegExp(`\\b(?:y |que )*en (?:vez|lugar) de ${SUM},? ${GIVES}${MEAN}`),
      new RegExp(`\\b${GIVES}${MEAN} en (?:vez|lugar) de ${SUM}`),
    ],
    (p) => {
      for (const { node } of p.places('for')) {
        const list = nameOf(node.iterable)
        const sum = node.body.map(updateOf).find((step) => step?.operator === '+')?.name
        if (list === null || sum === undefined) continue
        const given = [
          ...p.places('return').flatMap(({ node: { value } }) => value ?? []),
          ...printsIn(p.body).flatMap(positional),
        ].filter((value) => nameOf(value) === sum)
        const labels = p
          .spots('string')
          .filter((spot) => spot.node.from > node.to && /\b(?:suma|total)\b/i.test(spot.node.value))
        if (given.length === 0) continue
        return {
          code: edited(p, [
            ...given.map(({ from, to }): Edit => ({ from, to, text: `${sum} / len(${list})` })),
            ...labels.map(
              ({ node: { from, to } }): Edit => ({
                from,
                to,
                text: p.source
                  .slice(from, to)
                  .replace(/\b(?:la |el )?(?:suma(?: total)?|total)\b/i, (word) =>
                    /^[A-Z]/.test(word) ? 'Media' : 'media',
                  ),
              }),
            ),
          ]),
          told: 'Da ahora la media en lugar de la suma.',
          how: [`La media es la suma entre cuántos hay: ${inlineCode(`len(${list})`)}.`],
        }
      }
      return null
    },
  ),
}
