/** What stands somewhere and what is to stand there: «el saldo es 500, no 200». */
export type Contrast = { was: string; becomes: string; rest: string }

const MAX_CHARACTERS = 300
const NUMBER =
  '(?:\\d+(?:[.,]\\d+)?|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|cien|mil)(?![\\p{L}\\d])'
const QUOTED = '"[^"\\n]{1,80}"|«[^»\\n]{1,80}»|“[^”\\n]{1,80}”|\'[^\'\\n]{1,80}\''
const WORD = '[\\p{L}\\d_][\\p{L}\\d_.-]{0,30}'
const BE =
  '(?:(?:es|son|era|eran|sea|sean|del?|al?|el|la|los|las|en|con|quiero|quer[ií]a|ped[ií]|dije|hasta|que|solo|se llaman?) )'
const NOUN = '(?: ?%)?(?: \\p{L}{3,20})?'
const OPENS = '(?<![\\p{L}\\d])'
const FORMS: readonly RegExp[] = [
  // «No es del 7, es del 9», «no son 6 calificaciones son 5»
  `${OPENS}no ${BE}{0,4}(?<was>${NUMBER})${NOUN}[,.;!]{0,2} (?:(?:sino|yo)[ ,]{1,2})?${BE}{1,4}(?<becomes>${NUMBER})`,
  // «El saldo es 500, no 200», «yo quería 4 notas, no 3», «en México es 16, no 21»
  `${OPENS}(?<becomes>${NUMBER})${NOUN},? (?:y )?no ${BE}{0,4}(?<was>${NUMBER})`,
  // «Dice 3 rondas, yo quiero solo una», «sale "Área" y quiero que diga "Superficie"»
  `${OPENS}(?:(?:dice|pone|sale|muestra|imprime|escribe|aparece|salen)|(?:sigue|siguen) (?:diciendo|saliendo|poniendo|mostrando)) (?:(?:solo|hasta|el|la|los|las) ){0,3}(?<was>${QUOTED}|${WORD}(?: ${WORD}){0,3}?(?: \\([^()\\n]{1,40}\\))?)[,.;?!]{0,2} (?:(?:y|pero|cuando|yo)[ ,]{1,2}){0,2}(?:quiero|quer[ií]a|quisiera|prefiero|mejor|deber[ií]an?|tendr[ií]an? que|tiene que|ten[ií]a que)(?: (?:que|ser|sea|sean|diga|ponga|salga|decir|poner|salir|solo|hasta|el|la)){0,3} (?<becomes>${QUOTED}|${WORD})[\\s.!]{0,4}$`,
  // «No es Despegue, es Fin»
  `${OPENS}no (?:es|pone|dice|diga) (?<was>${QUOTED}|${WORD}),? (?:sino|es|es que|diga|pon) (?<becomes>${QUOTED}|${WORD})[\\s.!]{0,4}$`,
  // «Es contraseña, no palabra», «que se llamen pastel, no IMG»
  `${OPENS}(?:es|son|sea|sean|se llamen?|diga|ponga|se dice|se escribe) (?<becomes>${QUOTED}|${WORD}(?:, ${WORD}){0,2}),? (?:y )?no (?<was>${QUOTED}|${WORD})(?=[\\s.,;!]{0,4}$|, | y )`,
  // «En vez de 1 y 2 que sea C y F»
  `${OPENS}en (?:vez|lugar) de (?<was>${QUOTED}|${WORD}(?: [ye] ${WORD})?),? (?:que )?(?:(?:sean?|diga|ponga|salga|quiero|use|usa|pon) )?(?<becomes>${QUOTED}|${WORD}(?: [ye] ${WORD})?)[\\s.!]{0,4}$`,
].map((form) => new RegExp(form, 'iu'))

/** All that a message may tell, likeliest first: which of them is meant, the program says. */
export function contrastsIn(text: string): Contrast[] {
  const head = text.slice(0, MAX_CHARACTERS)
  return FORMS.flatMap((form) => {
    const found = form.exec(head)
    const { was, becomes } = found?.groups ?? {}
    return found === null || was === undefined || becomes === undefined
      ? []
      : [{ was: bare(was), becomes: bare(becomes), rest: text.slice(found.index + found[0].length) }]
  }).filter(({ was, becomes }) => was !== becomes)
}

const bare = (text: string) =>
  text
    .trim()
    .replace(/^["'«“]/, '')
    .replace(/["'»”.]$/, '')
