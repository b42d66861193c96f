import { inlineCode } from '../../../../engine/compose'
import { type Diagnose, firstOf, indentAt, insertAt, replaceWith, sourceOf, suspectsOf } from '../case'

/** `next(it)` where nothing is left: in a `while True` that is its end, elsewhere another value is given for it. */
export const exhausted: Diagnose = (fault) =>
  firstOf(suspectsOf(fault, 'call'), ({ node, place }) => {
    const [only, more] = node.arguments
    if (node.callee.kind !== 'name' || node.callee.name !== 'next' || !only || more) return null
    const line = fault.lines.lineAt(node.from)
    const text = inlineCode(sourceOf(fault, node))
    const loop = place.parents.findLast(({ kind }) => kind === 'while')
    const statement = fault.lines.rangeOf(line)
    const isPlain = loop?.kind === 'while' && loop.body.includes(place.node) && place.node.kind !== 'while'
    if (!isPlain)
      return {
        line,
        cause: `En la línea ${line}, ${text} pide el siguiente y ya no queda ninguno. Con un segundo valor no falla: lo da cuando se acaban.`,
        edits: [insertAt(only.to, ', None')],
      }
    const indent = indentAt(fault, line)
    const lines = ['try:', `    ${sourceOf(fault, statement).trim()}`, 'except StopIteration:', '    break']
    return {
      line,
      cause: `En la línea ${line}, ${text} pide el siguiente aunque ya no quede ninguno, y el ${inlineCode('while')} no se para solo: entonces \`next\` lanza \`StopIteration\`. Esa es la señal de que se ha acabado, y ahí se sale del bucle.`,
      edits: [replaceWith(statement, `${indent}${lines.join(`\n${indent}`)}`)],
      decide: `Para recorrerlos de uno en uno no hace falta \`next\`: basta con ${inlineCode(`for linea in ${sourceOf(fault, only)}:`)}, que se para solo.`,
    }
  })
