import { inlineCode } from '../../../../engine/compose'
import { edited, textLiteral } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'

/** «que salgan al revés las palabras, no las letras»: a text is turned around word by word. */
export const wordsReversedChange: Change = {
  name: 'words-reversed',
  stage: STAGE.expression,
  says: [
    /\b(?:(?:no me explique|me explique mal|perdon|quiero|que|salgan?|poner|ponga|de|vuelta|le|muestr\w+|invierta|invertir|pero|lo que)[:,]? )*(?:al reves|del reves|en orden inverso|el orden de|de atras adelante|inviert\w+|invertid[oa]s)(?: (?:el|la|las|los|orden|de|solo|del))* palabras(?:,? (?:y )?no (?:las |de las |el de las )?letras)?/,
    /\b(?:(?:quiero|que|solo|las|el|orden|de) )*palabras (?:(?:que|salgan?|esten?|vayan?|se|pongan) )*(?:al reves|del reves|en orden inverso|invertidas)(?:,? (?:y )?no (?:las |de las )?letras)?/,
    /[.,;]? ?\b(?:y |o sea,? )?(?:si|cuando) (?:yo )?(?:pongo|escribo|meto|pone|escribe|mete) [^.;¦]{1,60}?,? (?:que )?(?:me )?(?:sale|salga|ponga|muestre|devuelva|de) [^.;¦]{1,60}/,
  ],
  needs: ({ words }) => /palabras/.test(words),
  make(p) {
    const [turned, more] = p.spots('subscript').filter(({ node }) => /\[::-1\]$/.test(p.text(node)))
    if (!turned || more) return null
    const text = p.text(turned.node.value)
    const made = `${textLiteral(p, ' ')}.join(${text}.split()[::-1])`
    return {
      code: edited(p, [{ from: turned.node.from, to: turned.node.to, text: made }]),
      told: 'Ahora se da la vuelta al orden de las palabras, y cada una se lee igual.',
      how: [
        `${inlineCode('split()')} corta el texto en palabras, ${inlineCode('[::-1]')} les da la vuelta y ${inlineCode('join')} las junta con espacios.`,
      ],
    }
  },
}
