import { plainText } from '../lexicon/plain-text'

/** What is wanted in the place of the program that was handed out; `isPlainer`: the same one, as something says how. */
export type Rejection = { rest: string; isPlainer: boolean; isSure: boolean }

const MAX_CHARACTERS = 600
const OPENING =
  '^[\\s¡¿]*(?:(?:no|pero|vale|ay|uf+|ah|mmm?|oye|perd[oó]n|bueno|ok|gracias|es que|pues|no entiendo(?: nada)?)[ ,.!]{1,4}){0,3}'
const MUCH =
  '(?:(?:eso|esto|ese|este|esa|esta|es|est[aá]|me parece|lo veo|(?:el|la) \\p{L}{3,12}) ){0,3}(?:muy|demasiado|tan|super) (?:complicad|dif[ií]cil|larg|lios|avanzad|enredad|complej|raro)\\p{L}{0,4}(?: para m[ií])?'
const SIMPLER =
  '(?:(?:lo (?:m[ií]o|que (?:yo )?quiero)|yo quiero algo|quiero algo|es) (?:es )?(?:mucho )?m[aá]s (?:f[aá]cil|simple|sencillo)|m[aá]s (?:f[aá]cil|simple|sencillo)(?=:))'
const NOT_THAT =
  '(?:no (?:es|era) (?:eso|es[ea]|as[ií])|eso no(?: es(?: (?:eso|lo que (?:te )?\\p{L}{3,12}))?)?|(?:no )?as[ií] no|no quiero (?:eso|es[eoa]|esto|nada de eso)|no me (?:sirve|vale)(?: (?:eso|es[eoa]|para eso))?|no es lo que (?:te )?\\p{L}{3,12})'
const END = '(?:[.,;:!…]{1,4}\\s{0,4}|(?= (?:yo |solo )?(?:quiero|quer[ií]a|necesito|lo que quiero)\\b)|$)'
const TOO_MUCH = new RegExp(`${OPENING}(?:${MUCH}|${SIMPLER})${END}`, 'iu')
const REFUSES = new RegExp(`${OPENING}${NOT_THAT}${END}(?:${MUCH}${END})?`, 'iu')
const AFTERWARDS = new RegExp(`[.,;]\\s{0,3}${MUCH}[\\s.!]{0,4}$`, 'iu')
/** «Empieza de cero:», «hazme uno nuevo:», «ahora quiero otro programa que …»: at the beginning of a sentence. */
const ANOTHER =
  /(?:^|[.,;:!…]\s{0,3})(?:(?:y|ahora|vale|ok|mejor|pues|no|bueno|perfecto|genial|por favor)[ ,]{1,3}){0,3}(?:(?:quiero|necesito|hazme|haz|haceme|dame|escr[ií]beme|ponme|cr[eé]ame|ahora)[ ]){0,2}(?:(?:un[oa]|otr[oa])(?: (?:programa|c[oó]digo|script))? (?:nuev[oa]|distint[oa]|diferente|desde cero)(?: programa)?|(?:empieza|empezamos|empecemos|hazlo|escr[ií]belo)(?: (?:todo|otra vez))? (?:de|desde) cero|(?<=\p{L} )otr[oa] (?:programa|script|c[oó]digo))(?=[\s.,;:])[\s.,;:]{0,4}/iu
/** «Hazme otra calculadora más fácil». */
const OTHER_OF_THE_KIND =
  /(?:^|[.,;:!…]\s{0,3})(?:(?:quiero|necesito|hazme|haz|haceme|dame|escr[ií]beme)[ ])otr(?<ending>[oa]) (?=(?:programa|juego|calculadora|men[uú]|agenda|conversor|funci[oó]n|tabla)(?!\p{L}))/iu
/** «Mejor uno que diga si es par», «mejor una cuenta atrás desde 10». */
const RATHER =
  /^[\s¡¿]*(?:(?:no|pero|vale|ok|bueno|pues)[ ,.!]{1,4}){0,2}mejor (?:(?:hazme|haz|dame|quiero) )?(?=un[oa]? (?:que|(?!(?:bucle|while|for|if|lista|diccionario|funci[oó]n|n[uú]mero|texto|print|input|archivo)\b)\p{L}{4,} \p{L}{2,}))/iu
const PLAINER =
  /^(?:(?:hazl[oa]|hazmel[oa]|lo quiero|quiero|que sea|ponl[oa]|ponmel[oa]|algo|uno|una|otra vez|un poco|mucho|solo)[ ]){0,4}(?:m[aá]s (?:simple|f[aá]cil|sencill[oa]|b[aá]sic[oa]|cort[oa])|sin |con |solo con )/iu

/** Null where the program that was handed out is not put aside. */
export function rejectionIn(text: string): Rejection | null {
  const head = text.slice(0, MAX_CHARACTERS)
  const another = ANOTHER.exec(head)
  if (another !== null) return told(text.slice(another.index + another[0].length), true)
  const other = OTHER_OF_THE_KIND.exec(head)
  if (other?.groups !== undefined)
    return {
      rest: `hazme un${other.groups.ending === 'a' ? 'a' : ''} ${text.slice(other.index + other[0].length)}`,
      isPlainer: false,
      isSure: true,
    }
  const rather = RATHER.exec(head)
  if (rather !== null) return told(text.slice(rather[0].length), true)
  const refused = TOO_MUCH.exec(head) ?? REFUSES.exec(head)
  if (refused !== null) return told(text.slice(refused[0].length), TOO_MUCH.test(head))
  const afterwards = AFTERWARDS.exec(head)
  return afterwards === null ? null : told(text.slice(0, afterwards.index), false)
}

function told(said: string, isSure: boolean): Rejection | null {
  const rest = said.replace(BY_THE_WAY, '').trim()
  if (!/\p{L}{3}/u.test(rest)) return null
  return PLAINER.test(rest)
    ? { rest: rest.replace(PLAIN_WORDS, ''), isPlainer: true, isSure }
    : { rest, isPlainer: false, isSure }
}
/** «…, no una carta»: what was handed out is no longer spoken about. */
const BY_THE_WAY = /,? (?:y )?(?:no (?:un[oa]|el|la|es[ea]) \p{L}{3,20}|nada m[aá]s|y ya(?: est[aá])?)[\s.!]*$/iu
const PLAIN_WORDS = /^(?:(?:hazl[oa]|hazmel[oa]|lo quiero|quiero|que sea|ponl[oa]|ponmel[oa])[ ]){0,2}/iu

/** What is wanted instead, as an order of its own. */
export function asOrder(rest: string): string {
  const wanted = rest.replace(WANTS, '').trim()
  const plain = plainText(wanted)
  if (/^(?:haz(?:me)?|dame|escrib\w+|crea\w*|un programa|una funcion|programa) /.test(plain)) return wanted
  if (/^(?:un[oa] )?(?:que|para|de|con) /.test(plain)) return `hazme un programa ${wanted.replace(/^un[oa] /i, '')}`
  if (/^\w+(?:ar|er|ir)(?:l[oae]s?|me|melo)? /.test(plain)) return `hazme un programa para ${wanted}`
  if (/^(?:un[oa]?s?|el|la|los|las|mis?) /.test(plain)) return `hazme un programa con ${wanted}`
  return `hazme un programa que ${wanted}`
}
const WANTS =
  /^(?:(?:yo|lo que|pero|pues|solo|solamente|simplemente|mejor|me gustar[ií]a|quiero|quer[ií]a|quisiera|necesito|ocupo|es)(?!\p{L})[ ,:]{0,3}){0,5}(?:(?:que )?(?:me )?hagas )?/iu

/** «Regrésame al primer programa que me diste y agrégale …», «eso no, vuelve al anterior». */
const BACK =
  /^[\s¡¿]*(?:(?:no|eso no|as[ií] no|pero|mejor|vale|ok|bueno)[ ,.]{1,3}){0,3}(?:(?:regr[eé]sa(?:me)?|vu[eé]lve(?:me)?|volvamos|regresemos|devu[eé]lveme|d[aá]me otra vez|dame de nuevo|prefer[ií]a|prefiero|me quedo con|quiero volver)[ ])(?:(?:al?|el|la|lo|con|c[oó]digo|programa|versi[oó]n)[ ]){0,3}(?<which>primer[oa]?|del principio|anterior|de antes|pasad[oa])(?: (?:programa|versi[oó]n|c[oó]digo))?(?: que (?:me )?(?:diste|hiciste|ten[ií]a|pusiste|escribiste)(?: al principio| antes)?)?(?=\s?[,.;!]|\s?$| y | pero )[\s,.;!]{0,4}(?:y |pero )?/iu

/** Which of the programs that were handed out is to be at hand again, and what is wished of it. */
export function backIn(text: string): { isFirst: boolean; rest: string } | null {
  const found = BACK.exec(text.slice(0, MAX_CHARACTERS))
  if (found === null) return null
  return { isFirst: /^primer|principio/i.test(found.groups?.which ?? ''), rest: text.slice(found[0].length).trim() }
}
