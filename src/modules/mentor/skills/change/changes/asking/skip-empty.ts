import { inlineCode } from '../../../../engine/compose'
import { indentOf, levelOf } from '../../../faults/mend'
import { nameOf } from '../../../faults/shapes'
import { type Change, type Result, STAGE } from '../../change'
import { edited, inputIn, linesOf } from '../../source'

/** «que no guarde las vacías»: an empty line that is typed in a loop does not count. */
export const skipEmptyChange: Change = {
  name: 'skip-empty',
  stage: STAGE.expression,
  says: [
    /\b(?:(?:y|que|si) )*(?:(?:(?:no|ni) (?:se |me )?(?:guarde|anada|meta|acepte|cuente|admita|deje|permita)\w*|ignor\w+|salt\w+)(?: (?:meter|poner|guardar|anadir|escribir))?(?: (?:las|los|la|el|cosas|entradas|lineas|textos|nombres|una?|si (?:esta|es)|que esten|nada))* (?:vaci[oa]s?|en blanco))/,
  ],
  make(p): Result {
    for (const { node, parent } of p.places('assign')) {
      const name = nameOf(node.targets[0])
      if (
        name === null ||
        inputIn(node.value)?.conversion !== null ||
        (parent?.node.kind !== 'while' && parent?.node.kind !== 'for')
      )
        continue
      const [indent, level] = [indentOf(p, node), levelOf(p)]
      const { to } = linesOf(p, node)
      return {
        code: edited(p, [{ from: to, to, text: `\n${indent}if ${name}.strip() == "":\n${indent}${level}continue` }]),
        told: 'Lo que se deja en blanco no cuenta: vuelve a preguntar.',
        how: [
          `${inlineCode('continue')} salta a la siguiente vuelta; ${inlineCode('strip()')} quita los espacios, por si solo hay eso.`,
        ],
      }
    }
    return null
  },
}
