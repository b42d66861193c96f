import { edited, linesOf, mainStatements, textLiteral } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'
import { fitting } from '../fitting'

const SAYS = '(?:dig\\w+|pong\\w+|salg\\w+|muestr\\w+|imprim\\w+|aparez\\w+|escrib\\w+|lleve|pon|teng\\w+)'
const ABOVE = '(?:arriba(?: del todo)?|encima|al principio|al inicio|de (?:encabezado|titulo|cabecera)|por encima)'
const BELOW = '(?:abajo(?: del todo)?|debajo|al final|de (?:despedida|cierre|pie)|por debajo)'
const TEXT = (name: string) => `["'«“]?(?<${name}>[^"'»”.;¦]{2,50}?)["'»”]?`

/** «que diga ABARROTES LUPITA arriba y abajo Gracias por su compra»: words around what is shown. */
export const aboveBelowChange: Change = {
  name: 'above-below',
  stage: STAGE.structure + 0.85,
  ...fitting(
    [
      new RegExp(
        `\\b(?:que )?(?:(?:el|la) [a-z]+ )?${SAYS} ${TEXT('above')} ${ABOVE},? (?:y )?(?:que )?(?:${SAYS} )?(?:${BELOW} (?:que )?(?:${SAYS} )?${TEXT('below')}(?=$|[.;¦])|${TEXT('below2')} ${BELOW}(?=$|[.,;¦]))`,
      ),
      new RegExp(
        `\\b(?:que )?${ABOVE},? (?:que )?${SAYS} ${TEXT('above')},? (?:y )?(?:que )?${BELOW},? (?:(?:que )?${SAYS} )?${TEXT('below')}(?=$|[.;¦])`,
      ),
    ],
    (p, { parts }) => {
      const main = mainStatements(p)
      const [first, last] = [main.find(({ kind }) => kind === 'expression' || kind === 'for') ?? main[0], main.at(-1)]
      const { above, below = parts.below2 } = parts
      if (!first || !last || above === undefined || below === undefined) return null
      const [from, to] = [linesOf(p, first).from, linesOf(p, last).to]
      return {
        code: edited(p, [
          { from, to: from, text: `print(${textLiteral(p, above)})\n` },
          { from: to, to, text: `\nprint(${textLiteral(p, below)})` },
        ]),
        told: `Arriba sale «${above}» y abajo «${below}».`,
      }
    },
  ),
}
