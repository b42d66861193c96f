import { inlineCode } from '../../../../engine/compose'
import type { Edit } from '../../../../python/edit'
import { edited, printsIn } from '../../../../python/program/source'
import { type Change, STAGE, type Wish } from '../../change'

/** «ponle un parámetro edad»: one more parameter, with a value for it in the calls. */
export const parameterChange: Change = {
  name: 'parameter',
  stage: STAGE.structure,
  says: [
    /\b(?:(?:pon\w*|anad\w*|agreg\w*|met\w*|que reciba|recib\w+|con|acept\w+|tambien|ademas|otro|un|una|nuevo|mas|le|y|que) ){1,7}(?:parametro|argumento)(?: (?:llamado|que se llame|de|para|la|el|mas|extra)){0,7} ["'`]?(?<name>(?!(?:opcional|con|de|sea|valor|por|que|para|y|si|en|el|la|un|una|lo|se|o|pueda|poder)\b)[a-z_]\w*)/,
  ],
  make(p, wish: Wish) {
    const [place, other] = p.places('function').filter(({ node }) => !node.name.startsWith('__'))
    const name = wish.parts.name
    if (!place || other || name === undefined || place.node.parameters.some((each) => each.name === name)) return null
    const { node } = place
    const last = node.parameters.at(-1)
    const open = p.source.indexOf('(', node.nameFrom) + 1
    const isNumber = /edad|precio|cantidad|numero|total|nota|anio|veces|descuento|iva|porcentaje/.test(name)
    const edits: Edit[] = [
      last ? { from: last.to, to: last.to, text: `, ${name}` } : { from: open, to: open, text: name },
    ]
    const sample = isNumber ? '0' : '""'
    for (const { node: call } of p.callsOf(place)) {
      const end = call.arguments.at(-1)
      edits.push({ from: end?.to ?? call.to - 1, to: end?.to ?? call.to - 1, text: `${end ? ', ' : ''}${sample}` })
    }
    const print = printsIn(node.body).at(-1)
    const shown = print?.arguments.at(-1)
    if (shown) edits.push({ from: shown.to, to: shown.to, text: `, ${name}` })
    return {
      code: edited(p, edits),
      told: `${inlineCode(node.name)} recibe ahora también ${inlineCode(name)}${shown ? ', y lo muestra' : ''}.`,
      how: [`En las llamadas he puesto ${inlineCode(sample)} en su sitio: cámbialo por el valor que quieras pasar.`],
    }
  },
}
