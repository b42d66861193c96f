import { folded } from '~/platform/text/folded'
import { singular } from '../task/identifier'

type Reading = readonly [says: RegExp, wish: (found: RegExpExecArray, text: string) => string | null]

const SHALL: Readonly<Record<string, string>> = {
  decir: 'diga',
  poner: 'ponga',
  mostrar: 'muestre',
  pedir: 'pida',
  preguntar: 'pregunte',
  salir: 'salga',
  guardar: 'guarde',
  repetirse: 'se repita',
  avisar: 'avise',
  sumar: 'sume',
  contar: 'cuente',
}
const DECIMALS = 'que salga con dos decimales'

/** What is said of a program whatever it holds, and the wish that it is. */
const READINGS: readonly Reading[] = [
  // «No la quiero al revés, como antes»
  [/(?:^|[, ])como (?:antes|estaba(?: antes)?|era antes|al principio)[\s.!]{0,4}$/iu, () => 'déjalo como estaba'],
  [
    /^\s*(?:(?:pero|y|me|te),? ){0,3}(?:salen?|dan?|tiene|muestra) (?:con )?(?:muchos|demasiados|tantos|un mont[oó]n de) decimales[\s.!]{0,4}$/iu,
    () => DECIMALS,
  ],
  // «Debería decir ¡Despegue! al final»
  [
    /^\s*(?:(?:pero|y|no),? )?(?:deber[ií]a|tendr[ií]a que|tiene que|hay que) (decir|poner|mostrar|pedir|preguntar|salir|guardar|repetirse|avisar|sumar|contar)(?!\p{L})/iu,
    ([whole, verb = ''], text) =>
      `que ${SHALL[verb.toLowerCase()]}${text.slice(whole.length).replace(/(?<!")¡[^!"\n]{1,60}!/, '"$&"')}`,
  ],
  // «Empieza en 0 y yo quiero desde 1»
  [
    /^\s*(?:(?:pero|y),? )?(empieza|termina|acaba|llega) (?:en |desde |hasta |a |por )?(?:el )?-?\d+,? (?:y |pero )(?:yo )?(?:lo )?(?:quiero|quer[ií]a)(?: que (?:empiece|llegue|termine))? (?:en |desde |hasta |a |por )?(?:el )?(-?\d+)[\s.!]{0,4}$/iu,
    ([, bound = '', to = '']) => (/^emp/i.test(bound) ? `que empiece en ${to}` : `que llegue hasta el ${to}`),
  ],
  // «No quiero rondas, una sola y ya»
  [
    /^\s*(?:(?:no|pero|y),? )?no (?:quiero|necesito) (?:(?:tantas|tantos|varias|varios|\d+) )?(\p{L}{3,15}s),? (?:solo |con )?una?(?: sol[oa])?(?: y ya)?[\s.!]{0,4}$/iu,
    ([, thing = '']) => `solo una ${singular(folded(thing))}`,
  ],
  // «El archivo no se llama así, se llama ventas.csv»
  [
    / no (?:se llama|es|era|son) (?:as[ií]|es[eoa])(?:,| sino)? (?=(?:se llama|es|son) )/iu,
    ([whole], text) => text.replace(whole, ' '),
  ],
  // «Ya no quiero que diga la media, quiero la más alta»
  [
    /^(\s*(?:(?:y|pero|no|vale),? )?(?:ya )?no quiero [^,.;\n]{3,60}), (?:yo )?(?:solo )?(?:quiero|sino) (?=(?:el|la|los|las) )/iu,
    ([whole, first = ''], text) => `${first} y que diga ${text.slice(whole.length)}`,
  ],
  [/^\s*(?:(?:y|no|pero),? )?tampoco quiero(?= )/iu, ([whole], text) => `ya no quiero${text.slice(whole.length)}`],
  // «Quita eso de que acaben en 95»: no filter of what ends so.
  [
    /^\s*(?:(?:y|no|pero),? )?qu[ií]ta(?:le)? (?:eso|lo) de que(?= )/iu,
    ([whole], text) => `ya no quiero que${text.slice(whole.length)}`,
  ],
  // «Me preguntas cuánto ahorro y me dices el total»: told to the mentor as if it were the program.
  [
    /^\s*(?:(?:y|pero|no|vale|pues),? )?(?:t[uú] )?me (?=(?:preguntas|pides|dices|muestras|calculas|ense[nñ]as) )/iu,
    ([whole], text) => `que me ${inThirdPerson(text.slice(whole.length))}`,
  ],
  // «Somos 4 siempre, no lo preguntes»
  [
    /^\s*(?:ya )?(?:siempre )?(somos|son|es|mido|peso) (?:siempre )?(\d+(?:[.,]\d+)?)(?: siempre)?,? (?:as[ií] que )?no (?:me )?l[oa]s? (?:preguntes|pidas)/iu,
    ([, verb = '', value = '']) =>
      `que no me preguntes ${/somos/i.test(verb) ? 'las personas' : 'eso'}, es siempre ${value}`,
  ],
]

const inThirdPerson = (text: string) =>
  text
    .replace(/\b(pregunt|muestr|calcul|ense[nñ])as\b/giu, '$1e')
    .replace(/\bpides\b/giu, 'pida')
    .replace(/\bdices\b/giu, 'diga')

/** Null where it says nothing of the kind. */
export function asWish(text: string): string | null {
  for (const [says, wish] of READINGS) {
    const found = says.exec(text)
    const told = found && wish(found, text)
    if (told !== null) return told
  }
  return null
}
