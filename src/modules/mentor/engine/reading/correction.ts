/** What a message says of the one before: that it meant this. */
export type Correction = {
  /** What it says behind «no, me refiero a», as a question or an order where it is one. */
  rest: string
  /** `asks`: by itself; `place`, `thing`: a part of the last question, behind a preposition or an article; `none`: only of which program. */
  kind: 'asks' | 'place' | 'thing' | 'none'
  /** Whether it is meant of the program that the mentor handed out. */
  isOfMended: boolean
}

const MAX_CHARACTERS = 600
/** No words of such a kind are more. */
const MAX_PART_WORDS = 9
const OPENING =
  '^[\\s¡¿]*(?:(?:pero|vale|ay|uy|ah|eh|mmm?|oye|perd[oó]n\\w?|disculpa|que|bueno|es que|jaja\\w{0,6})[ ,.!]{1,4}){0,3}'
/** It is taken back: «no,», «eso no.», «no es eso,», «no me refería a eso:», «eso no es, eso es una lotería.» */
const NO = `(?:no(?:[ ,.!]{1,3}no){0,2}(?:[,.:;!…]{1,4}\\s{0,4}|(?= (?:al?|del?|en|con|sobre) )))`
const NOT_THAT =
  '(?:no[ ,.]{1,4})?(?:eso no(?: es(?: (?:eso|lo que \\p{L}{3,12}))?)?|(?:es[eoa]|as[ií]) no|no es (?:eso|es[ea]|as[ií]|lo que (?:te )?\\p{L}{3,12})|no me refer[ií]a? a eso|no (?:te )?(?:quer[ií]a|ped[ií]a?|pregunt\\p{L}{1,4}|digo|dec[ií]a) (?:por )?eso)[,.:;!…]{1,4}\\s{0,4}(?:eso es [^.,;:!\\n]{1,40}[.,;:!]{1,4}\\s{0,4})?'
/** «Digo que», «pregunto si», «me refiero a», «quería decir», «te pregunté», «lo que quiero saber es». */
const MEANT =
  '(?:(?:yo|lo que) )?(?:(?:te |os )?(?:digo|dec[ií]a|dije|pregunto|preguntaba|pregunt[eé])|me (?:refiero|refer[ií]a)(?: a(?= (?:que|el|la|l[oa]s|una?) ))?|quiero es (?:saber|decir|preguntar)|(?:quer[ií]a|quise|quiero) (?:decir|preguntar|saber)|hablo|hablaba|mi (?:pregunta|duda) (?:es|era))(?: es)?(?![\\p{L}])[ ,:]{0,4}(?:(?:que|q|por|de)(?![\\p{L}]) ?)?'
const TAKEN_BACK = new RegExp(`${OPENING}(?:${NOT_THAT}|${NO})`, 'iu')
const MEANS = new RegExp(`^[\\s,.]{0,6}${MEANT}`, 'iu')
/** By itself it must say so outright: «digo», «pregunto por» begin other messages as well. */
const BEGINS =
  /^[\s¡¿]*(?:(?:pero|vale|ay|ah|perd[oó]n\p{L}?|disculpa|es que|yo)[ ,.!]{1,4}){0,3}(?=(?:yo )?(?:te (?:pregunt|dec[ií]a|dije)|pregunt[eé](?!\p{L})|me ref(?:iero|er[ií]a) |(?:quer[ií]a|quise) (?:decir|preguntar) |lo que (?:te )?(?:pregunt|quer[ií]a (?:decir|saber)|quiero (?:decir|saber))|mi (?:pregunta|duda) (?:es|era)))/iu
/** «En el código corregido», «el corregido», «en la versión corta», «en la tuya». */
const OF_MENDED =
  /^(?:(?:a|en|de|con|sobre|por)l? ?)?(?:(?:el|la|lo|tu) )?(?:(?:c[oó]digo|programa|versi[oó]n|funci[oó]n)(?= )\s?)?(?:(?:ya )?(?:corregid|arreglad|mejorad)[oa]|nuev[oa]|cort[oa]|tuy[oa]|que (?:t[uú] )?me (?:diste|has dado|pasaste|has pasado|pusiste))(?!\p{L})[ ,.:;]*/iu
const ASKS =
  /\?|^¿?(?:y )?(?:si|que|q|qué|c[oó]mo|cu[aá]l(?:es)?|cu[aá]ndo|d[oó]nde|por ?qu?[eé]?|xq|pq|para ?qu[eé]|cu[aá]nt[oa]s?|qui[eé]n|quiero|quisiera|necesito|dame|pon(?:me|le)?|haz(?:me)?|muestra(?:me)?|ens[eé][ñn]a(?:me)?|expl[ií]ca(?:me)?|dime|escribe(?:me)?)(?!\p{L})/iu
const PLACE = /^(?:al?|del?|en|con|sobre|para|por|sin)(?!\p{L})/iu
const THING = /^(?:el|la|los|las|un[oa]?s?|lo del?)(?!\p{L})/iu
/** «No, digo 80». */
const VALUE = /^(?:-?\d[\d.,]{0,12}|"[^"\n]{0,40}"|'[^'\n]{0,40}')$/
const WORD = /[\p{L}\d_]+/gu

/** Null where nothing is put right, or what is meant is not told by it. */
export function correctionIn(text: string): Correction | null {
  const head = text.slice(0, MAX_CHARACTERS)
  const [said] = TAKEN_BACK.exec(head) ?? BEGINS.exec(head) ?? []
  if (said === undefined) return null
  const behind = text.slice(said.length)
  const [meant = ''] = MEANS.exec(behind.slice(0, MAX_CHARACTERS)) ?? []
  const asksWhether = /pregunt/i.test(meant)
  const told = behind.slice(meant.length).trimStart()
  const [which = ''] = OF_MENDED.exec(told) ?? []
  const isOfMended = which !== ''
  const rest = asked(told.slice(which.length), asksWhether)
  if (rest === '') return isOfMended ? { rest, kind: 'none', isOfMended } : null
  const kind = ASKS.test(rest) ? 'asks' : (rest.match(WORD)?.length ?? 0) > MAX_PART_WORDS ? null : partOf(rest)
  if (kind !== null) return { rest, kind, isOfMended }
  return null
}

const partOf = (rest: string) => (PLACE.test(rest) ? 'place' : THING.test(rest) || VALUE.test(rest) ? 'thing' : null)

/** «Si también copia» behind «pregunto» is what is asked; behind «digo que» it is supposed. «Yo quería el gráfico» orders it. */
function asked(told: string, asksWhether: boolean): string {
  const [whether = ''] = asksWhether ? (/^si (?=\S)/i.exec(told) ?? []) : []
  if (whether !== '') return `¿${told.slice(whether.length).replace(/[?.!\s]+$/, '')}?`
  if (/^si /i.test(told)) return `y ${told}`
  return told.replace(
    /^(?:yo )?(?:lo que )?(?:quer[ií]a|quiero)(?: es)?(?!\p{L}) ?(?!decir|saber|preguntar)/iu,
    'quiero ',
  )
}

/** It puts aside what was spoken about, whatever follows. */
const DROPS =
  /^[\s¡¿]*(?:(?:no|vale|bueno|mejor|pero|que no es (?:mi|ese) \p{L}{3,10}|ya|mira|d[eé]jalo|nada)[ ,.!]{1,4}){0,3}(?:olv[ií]da(?:te|lo)?(?: (?:de )?(?:eso|todo|esto|es[ea] \p{L}{2,15}|lo (?:anterior|de antes|del? [^.,;:!\n]{1,40})|(?:el|la|los|las) \p{L}{2,20}))?|(?:borra|deja) (?:eso|todo)|(?:empe(?:zamos|cemos)|volvamos a empezar|empieza) (?:de nuevo|otra vez|de cero|desde cero)|cambi(?:o|ando|emos) de tema)(?:[.,;:!…\n]{1,4}\s{0,4}|$)/iu
/** What follows may still go on with it. */
const OTHER =
  /^[\s¡¿]*(?:(?:vale|ok|bueno|pero|y|gracias|ahora|d[eé]jalo|da igual)[ ,.!]{1,4}){0,3}(?:otra (?:cosa|pregunta|duda)(?: distinta)?|por otro lado|aparte de eso|nueva pregunta)[.,;:!…\n]{1,4}\s{0,4}/iu

/** What a message says after it has put aside what was spoken about; `isSure`: whatever it says. Null where it puts nothing aside. */
export function anewIn(text: string): { rest: string; isSure: boolean } | null {
  let rest = text
  for (let count = 0; count < 3; count += 1) {
    const said = DROPS.exec(rest.slice(0, MAX_CHARACTERS)) ?? null
    if (said === null) break
    rest = rest.slice(said[0].length)
  }
  const isSure = rest !== text
  const [other = ''] = OTHER.exec(rest.slice(0, MAX_CHARACTERS)) ?? []
  rest = rest.slice(other.length)
  return rest === text || rest.trim() === '' ? null : { rest, isSure }
}
