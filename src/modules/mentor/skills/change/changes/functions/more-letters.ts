import { inlineCode } from '../../../../engine/compose'
import { callTo, methodCall, nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf, positional, textLiteral } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'
import { saidParts } from '../../read-wishes'

const SAYS =
  /\b(?:y |que )*si (?<name>[a-z_]\w*) (?:(?:es|vale|sea|esta a|esta en|=|==) )?(?:true|verdadero|si|cierto)?,? ?(?:que )?(?:(?:tambien|ademas) )?(?:pueda (?:llevar|tener|usar|incluir|contener)|lleve|incluy\w+|us\w+|anad\w+|met\w+|tenga|agreg\w+)(?: (?:los|las|simbolos|caracteres|letras|signos|como|tambien|de|estos))*:? ?["'«“]?(?<text>[^\s\w"'»”]{2,30})/

/** «que si simbolos es True también pueda llevar !@#»: more letters to choose from, where a parameter says so. */
export const moreLettersChange: Change = {
  name: 'more-letters',
  stage: STAGE.structure + 0.7,
  says: [],
  reads(said, p) {
    const found = /\b(?:choices?|sample)\(/.test(p.source) ? saidParts(SAYS, said) : null
    return found && [{ from: found.from, to: found.from + found.words.length }]
  },
  make(p, { said }) {
    const { name, text } = saidParts(SAYS, said)?.parts ?? {}
    const drawn = p.spots('call').flatMap(({ node, scope }) => {
      const isDrawn =
        ['choice', 'choices', 'sample'].includes(methodCall(node)?.name ?? '') ||
        callTo(node, 'choice', 'choices', 'sample')
      const letters = isDrawn ? nameOf(positional(node)[0]) : null
      return letters === null ? [] : [{ letters, scope }]
    })
    const [first] = drawn
    const fn = first?.scope.node
    const source = p
      .places('assign')
      .find(({ node, scope }) => plainAssign(node)?.name === first?.letters && scope === first?.scope)
    if (name === undefined || text === undefined || !first || !source || fn?.kind !== 'function') return null
    if (!fn.parameters.some((each) => each.name.toLowerCase() === name.toLowerCase())) return null
    const indent = indentOf(p, source.node)
    const { to } = linesOf(p, source.node)
    const lines = `\n${indent}if ${name}:\n${indent}${levelOf(p)}${first.letters} += ${textLiteral(p, text)}`
    return {
      code: edited(p, [{ from: to, to, text: lines }]),
      told: `Con ${inlineCode(`${name}=True`)} se elige también entre ${inlineCode(text)}.`,
      how: [`${inlineCode('+=')} añade esos signos al final del texto del que se elige.`],
    }
  },
}
