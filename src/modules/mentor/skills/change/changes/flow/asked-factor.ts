import { inlineCode } from '../../../../engine/compose'
import type { Edit } from '../../../../python/edit'
import { nameOf } from '../../../../python/program/expression-shapes'
import { edited, freeName, linesOf, mainStatements, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'

/** «que el número de la tabla lo pida»: what a loop multiplies by is asked for, also where its texts name it. */
export const askedFactorChange: Change = {
  name: 'asked-factor',
  stage: STAGE.value,
  says: [
    /\b(?:(?:y|que|me|el usuario) )*(?:(?:el |la )?(?:numero|tabla)(?: de la tabla| de multiplicar| que quiero| a multiplicar)?,? (?:que )?(?:lo |la |me lo |me la |se )*(?:pid\w+|pregunt\w+|elij\w+|escoj\w+|meta|ponga|introduzca)(?: (?:yo|el usuario|al usuario|por teclado|al principio))*|(?:pid\w+|pregunt\w+|elegir|elij\w+|escoj\w+|escoger)(?: (?:al usuario|me|antes|por teclado))* (?:(?:de )?que (?:numero|tabla)|(?:el numero de )?la tabla|el numero (?:de la tabla|a multiplicar))(?: (?:quier\w+|de multiplicar|hacer|ver))*)/,
  ],
  make(p): Result {
    for (const { node, scope } of p.spots('binary')) {
      const [left, right] = [node.left, node.right]
      const factor = left.kind === 'number' ? left : right.kind === 'number' ? right : null
      const other = factor === left ? right : left
      const loop = p
        .places('for')
        .find(
          (place) =>
            place.node.from < node.from && node.to <= place.node.to && nameOf(place.node.target) === nameOf(other),
        )
      const first = loop && mainStatements(p).find((each) => each.from <= loop.node.from && loop.node.to <= each.to)
      if (node.operator !== '*' || factor?.kind !== 'number' || !first || scope.kind !== 'module') continue
      const name = freeName(p, 'numero', 'tabla')
      const { from } = linesOf(p, first)
      const texts = p.spots('string').flatMap(({ node: text }): Edit[] => {
        const source = p.text(text)
        const at = source.search(new RegExp(`(?<!\\d)${factor.text}(?!\\d)`))
        return at < 0 || text.from < loop.node.from
          ? []
          : [
              {
                from: text.from,
                to: text.to,
                text: `f${source.slice(0, at)}{${name}}${source.slice(at + factor.text.length)}`,
              },
            ]
      })
      return {
        code: edited(p, [
          { from, to: from, text: `${name} = int(input(${textLiteral(p, '¿De qué número? ')}))\n` },
          { from: factor.from, to: factor.to, text: name },
          ...texts,
        ]),
        told: `El número de la tabla se pide por teclado y se guarda en ${inlineCode(name)}.`,
        how: [`Donde había un ${factor.text} escrito está ahora ${inlineCode(name)}.`],
      }
    }
    return null
  },
}
