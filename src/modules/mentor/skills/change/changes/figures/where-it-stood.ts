import { inlineCode } from '../../../../engine/compose'
import { callTo, nameOf } from '../../../../python/program/expression-shapes'
import { indentOf } from '../../../../python/program/line-edits'
import { edited, linesOf, positional, printsIn, textLiteral } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'

/** «y en qué posición lo escribí»: where the greatest and the least of a list stand, counted from 1. */
export const whereItStoodChange: Change = {
  name: 'where-it-stood',
  stage: STAGE.structure + 0.3,
  says: [
    /\b(?:(?:y|que|tambien|ademas|me|dig\w+|muestr\w+|de cada un[oa]|al lado|saber) )*(?:en que|la|su|el|cual es (?:la|su|el)) (?:posicion|puesto|lugar|turno)(?: (?:(?:l[oae]s?|se|en|que|del?|cada|un[oa]|ell[oa]s) )*(?:escrib\w+|met\w+|puse|esta\w*|ocup\w+|sal\w+|introdu\w+|iba|fue|lista|mayor|menor|maximo))?(?: ?\(?(?:contando|empezando) (?:desde|por|en) (?:el )?(?<from>[01]|uno|cero)\)?)?/,
  ],
  make(p, { parts }) {
    const start = /^(?:0|cero)$/.test(parts.from ?? '1') ? '' : ' + 1'
    const prints = p.places('expression').flatMap(({ node }) => {
      const [call] = printsIn([node])
      const found = p
        .spots('call')
        .filter((spot) => call !== undefined && spot.node.from > call.from && spot.node.to <= call.to)
        .flatMap(({ node: each }) => {
          const extreme = callTo(each, 'max', 'min')
          const list = extreme ? nameOf(positional(extreme)[0]) : null
          return list !== null && extreme?.arguments.length === 1
            ? [{ list, text: p.text(each), isMost: p.text(each).startsWith('max') }]
            : []
        })
      return found.length === 1 ? found.map((one) => ({ node, ...one })) : []
    })
    if (prints.length === 0) return null
    return {
      code: edited(
        p,
        prints.map(({ node, list, text, isMost }) => {
          const { to } = linesOf(p, node)
          const label = textLiteral(p, `Posición del ${isMost ? 'mayor' : 'menor'}:`)
          return { from: to, to, text: `\n${indentOf(p, node)}print(${label}, ${list}.index(${text})${start})` }
        }),
      ),
      told: 'Dice también en qué posición está.',
      how: [
        `${inlineCode('.index(…)')} da el lugar de la primera vez que aparece${start === '' ? ', contando desde 0' : '; con `+ 1` se cuenta desde 1'}.`,
      ],
    }
  },
}
