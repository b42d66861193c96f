import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'

/** «con docstring», «documéntala»: what each function does, right below its first line. */
export const docstringChange: Change = {
  name: 'docstring',
  stage: STAGE.style,
  says: [
    /\b(?:(?:con|y|pon\w*|anad\w*|agreg\w*|met\w+|su|sus|un|una|la|el|le) ){0,7}(?:doc ?strings?|cadenas? de documentacion|documentacion)\b|\bdocument(?:a|al[oa]s?|ad[oa])\b/,
  ],
  make(p) {
    const edits = p.places('function').flatMap(({ node }) => {
      const [first] = node.body
      if (!first || (first.kind === 'expression' && first.value.kind === 'string')) return []
      if (p.line(first) === p.line(node)) return []
      const at = linesOf(p, first).from
      const returns = p
        .places('return')
        .some(({ node: each }) => each.from > node.from && each.to <= node.to && each.value !== null)
      const given = node.parameters.map(({ name }) => name).filter((name) => name !== 'self')
      const from = given.length === 0 ? '' : ` a partir de ${given.join(', ').replace(/, ([^,]*)$/, ' y $1')}`
      const what = node.name.replaceAll('_', ' ').trim()
      const text = returns ? `Devuelve el resultado de «${what}»${from}.` : `Hace «${what}»${from}.`
      return [{ from: at, to: at, text: `${indentOf(p, node)}${levelOf(p)}"""${text}"""\n` }]
    })
    if (edits.length === 0) return null
    return {
      code: edited(p, edits),
      told: 'Cada función lleva debajo de su primera línea un texto que dice qué hace.',
      how: ['`help(función)` y el editor muestran ese texto: cámbialo por lo que hace con tus palabras.'],
      keepsOutput: true,
    }
  },
}
