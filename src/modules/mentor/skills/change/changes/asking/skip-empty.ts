import { inlineCode } from '../../../../engine/compose'
import { callTo, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, inputIn, linesOf, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'

/** «que se salte las líneas vacías» of a file that is read line by line. */
function ofFile(p: Program): Result {
  const opened = new Set(
    p
      .places('with')
      .flatMap(({ node }) =>
        node.items.flatMap(({ context, target }) => (callTo(context, 'open') && target ? (nameOf(target) ?? []) : [])),
      ),
  )
  const loop = p.places('for').find(({ node }) => {
    const name = nameOf(node.iterable)
    return (name !== null && opened.has(name)) || callTo(node.iterable, 'open') !== null
  })?.node
  const name = nameOf(loop?.target)
  const first = loop?.body[0]
  if (!loop || !first || name === null || p.text(loop).includes(`if ${name}.strip()`)) return null
  const [indent, level] = [indentOf(p, first), levelOf(p)]
  const { from } = linesOf(p, first)
  const empty = textLiteral(p, '')
  return {
    code: edited(p, [
      { from, to: from, text: `${indent}if ${name}.strip() == ${empty}:\n${indent}${level}continue\n` },
    ]),
    told: 'Las líneas vacías se saltan.',
    how: [
      `Una línea vacía del archivo llega como un salto de línea: ${inlineCode(`${name}.strip()`)} lo quita y queda un texto vacío. ${inlineCode('continue')} pasa a la siguiente.`,
    ],
  }
}

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
    return ofFile(p)
  },
}
