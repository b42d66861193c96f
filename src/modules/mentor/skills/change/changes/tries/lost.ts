import { upperFirst } from '~/platform/text/first-letter'
import { folded } from '~/platform/text/folded'
import type { Program } from '../../../../python/program/indexed-program'
import { textLiteral } from '../../../../python/program/source'

/** What is said where no try is left: words of the person, and whether they want what was looked for to be told. */
export type Lost = { text: string | null; reveals: boolean }

const REVEALS =
  /^(?:(?:le |me |te )?(?:diga |muestre |ensene )?)?(?:cual (?:era|es|fue)|que (?:numero|palabra) era|(?:el|la) (?:numero|palabra|clave|respuesta|solucion|secreto|contrasena|que era)(?: (?:secret[oa]|correct[oa]|buen[oa]|que (?:era|habia|toco|salio)))*$|la solucion|cuanto era)/
const plainOf = (text: string) => folded(text).trim()

/** «Perdiste y cuál era el número»: a text and a value. */
export function lostIn(said: string): Lost {
  const pieces = said
    .replace(/["'«»“”]/g, '')
    .split(/,? (?:y|e) (?=(?:[a-zé]+ )?(?:cu[aá]l|qu[eé]|el|la|cu[aá]nto)\b)/i)
    .map((piece) => piece.trim())
  const texts = pieces.filter((piece) => piece !== '' && !REVEALS.test(plainOf(piece)))
  return { text: texts.length === 0 ? null : spoken(texts.join(' y ')), reveals: texts.length < pieces.length }
}

/** «ha perdido» is said to whoever plays. */
function spoken(text: string): string {
  const said = text.replace(/^(?:que )?(?:el (?:jugador|usuario) )?ha (?=perdido|fallado|agotado)/i, 'Has ')
  return upperFirst(said)
}

const NONE_LEFT = 'Se acabaron los intentos.'

/** The `print` of it. */
export function lostPrint(p: Program, { text, reveals }: Lost, secret: string): string {
  const said = text ?? NONE_LEFT
  const end = /[.!?]$/.test(said) ? '' : '.'
  return reveals ? `print(${textLiteral(p, `${said}${end} Era:`)}, ${secret})` : `print(${textLiteral(p, said)})`
}
