import { plainText } from '../../engine/lexicon/plain-text'
import { type Lack, lackIn } from '../../engine/reading/complaint'
import { contrastsIn } from '../../engine/reading/contrast'

/** What somebody finds wrong with the program that was handed out, where it is no wish yet. */
export type Complaint =
  /** «No me pide la altura», «falta el total». */
  | { kind: 'lacks'; does: Lack['does']; what: string }
  /** «Dice "cuantos cantidad"», «el letrero sigue diciendo Fin». */
  | { kind: 'says'; said: string; isQuoted?: boolean }
  /** «No se para aunque escriba salir». */
  | { kind: 'endless'; typed: string | null }
  /** «Cuando pongo 3 no sale», «con 18 dice que no». */
  | { kind: 'typed'; typed: readonly string[] }
  /** «Está mal», «cuenta uno de más». */
  | { kind: 'wrong' }
  /** «No lo expliques, solo el código». */
  | { kind: 'code-only' }
  /** «Me llamo Ana», «en mi clase ya vimos for». */
  | { kind: 'remark'; name: string | null }
  /** «No es eso», and no more. */
  | { kind: 'refused' }

const MAX_WORDS = 24
const OPENING =
  /^(?:(?:pero|y|oye|es que|ay|uy|vale|ok|hola|profe|ya|bueno|pues|ah|eso|esto|asi|ahora|aun|todavia|el programa|este programa|este|ese|el codigo|tu programa|a mi) )*/
const ENDLESS =
  /\b(?:no (?:se )?(?:termina|acaba|para|detiene|sale|cierra|finaliza)\b(?: (?:nunca|jamas|aunque|cuando|si|al|con|y)\b|$)|no para nunca|no para de|se queda (?:colgado|pillado|en bucle|infinito)|bucle infinito|sigue (?:preguntando|pidiendo|repitiendo)\b|nunca (?:termina|acaba|para)\b)/
const STOP_WORD =
  /\b(?:aunque|cuando|si|al) (?:le |yo |ya )?(?:escrib\w+|pong\w+|pon\w*|met\w+|teclear?\w*|tecle\w+|digo|diga|doy a|le doy a) (?:a |la palabra )?(\w{1,20})/
const TYPED =
  /\b(?:(?:cuando|si) (?:yo |le )?(?:pongo|escribo|meto|tecleo|elijo|selecciono|introduzco|marco|doy a|doy al|tengo|digo)|al (?:poner|escribir|meter|elegir)|con) (?:(?:el|la|un|una|al|a|numero|edad) )*(\d+(?: \d{1,2})?)(?: y (?:el )?(\d+))?\b/
const TYPED_KIND =
  /\b(?:cuando|si|al) (?:yo |le )?(?:pongo|escribo|meto|tecleo|uso|poner|escribir|meter) (?:una? |con |numeros? |letras? en |el |la )*(coma|decimal|letra|texto|palabra|negativ|cero|mayuscula|nada)\w*\b/
const SAMPLES: Readonly<Record<string, string>> = {
  coma: '7,5',
  deci: '7.5',
  letr: 'hola',
  nega: '-3',
  cero: '0',
  mayu: 'HOLA',
  nada: '',
}
/** «Con Ana me dice que no». */
const TYPED_WORD =
  /(?:^|[,.;] |(?<= ))(?:con|si pongo|si escribo|cuando pongo|cuando escribo) ["«“]?(\p{Lu}\p{L}{1,20}|(?<=["«“])[^"»”\n]{1,30})["»”]? (?:me |no |y )?(?:dice|sale|da|pone|no)(?!\p{L})/u
const RESULTS =
  /\b(?:da|sale|dice|pone|cuenta|suma) \S+ (?:y|pero|cuando) (?:deberia|tendria que|tiene que|tenia que)\b/
/** It goes by what comes of it: an order, a question or a wish is none. */
const COMES =
  /\b(?:sale|salen|dice|pone|da|hace|deja|va|funciona|entra|muestra|imprime|cuenta|suma|para|vale|sirve|peta|falla|mal|puede|termina|acaba)\b/
const WRONG =
  /^(?:(?:me |lo |la )?(?:(?:da|sale|hace|suma|cuenta|calcula|ordena|va|funciona) mal(?: (?:el|la|los|las) \w+)?|(?:el |la |los |las )?(?:resultado|total|calculo|valor|numero|cuenta|media|suma|formula)s? (?:no (?:es|esta|son|sale) (?:correct\w+|bien)|(?:es|esta|estan|sale) (?:mal|rar\w+|incorrect\w+))|esta(?:n)? mal(?: \w+){0,2}|falla|no (?:me )?(?:funciona|sirve|va|jala|anda|sale|da)(?: (?:bien|nada|lo que \w+|asi))?|no (?:es|esta) (?:correcto|bien)|(?:cuenta|sale|salen|suma|da|pone)(?: \w+)? de (?:mas|menos)|(?:sobra|falta) un[oa]|no (?:me )?(?:da|sale) (?:el resultado|lo mismo|bien)|no (?:me |se )?(?:avisa|dice|sale|muestra|pide|guarda|cuenta|suma) (?:si|cuando|aunque) .{2,40})|hay (?:un|algun) (?:error|fallo))$/
const REFUSED =
  /^(?:no (?:es|era|quiero|queria) (?:eso|ese|esa|asi|esto)|(?:eso|asi) no(?: es)?|no me (?:sirve|vale)(?: eso)?|no es lo que (?:te )?(?:pedi|queria|quiero|dije))$/
/** It tells who somebody is, what was taught or that it is let be, and wishes nothing. */
const REMARK =
  /^(?:(?:ah|vale|ok|bueno|pues|y|por cierto|hola|oye|es que|no) )*(?:me llamo \w+(?: \w+)?|(?:yo )?soy (?:\w+ por cierto|de |un |una |nuev[oa]|principiante|estudiante|profe)\w*(?: \w+){0,4}|tengo \d+ anos|(?:en (?:mi |la )?clase )?(?:ya |aun no |todavia no |no )?(?:vimos|hemos visto|hemos dado|dimos) (?:el |la |los |las )?\w+(?: (?:y|ni|solo) \w+)?|(?:apenas |estoy )?(?:empiezo|empezando|aprendiendo)(?: \w+){0,4}|no se si (?:sirve|esta bien|ayuda|me explico)(?: pero soy \w+)?|(?:vale )?dejalo(?: asi)?|da igual|no importa)(?: (?:por cierto|gracias|porfa|si))*$/
const NAME = /(?:me llamo|soy (?=\p{Lu})) ?(\p{L}{2,20})/u
const CODE_ONLY =
  /^(?:(?:pero|y|vale|no|porfa|por favor) )*(?:(?:no (?:me )?(?:lo|la) expliques|sin explicacion(?:es)?|no me des (?:la |las )?explicacion(?:es)?|(?:dame |quiero |pon(?:me)? )?(?:solo|solamente|nada mas) el (?:codigo|programa)|el codigo solo)(?: (?:porfa|por favor|mas|tanto))?(?: |$)){1,2}$/
const QUOTED = /["«“]([^"»”\n]{2,80})["»”]/
const SAYS =
  /\b(?:dice|pone|sale|aparece|muestra|imprime|(?:sigue|siguen) (?:diciendo|saliendo|poniendo|mostrando)|(?:todavia|aun) (?:dice|pone|sale))(?: que)? (?:un |una |el |la )?([^.,;\n]{1,60}?)(?: (?:y ya|esta mal\b.{0,20}|otra vez|todavia))?$/

/** «Sigue saliendo Valencia, no usa la ciudad que pongo». */
const STILL =
  /\b(?:(?:sigue|siguen) (?:diciendo|saliendo|poniendo|mostrando)|(?:todavia|aun) (?:dice|pone|sale)) (?:solo )?(?:el |la |los |las )?([^.,;\n]{1,40})$/

/** Null where a message orders, asks or wishes something, or is too long for a complaint. */
export function readComplaint(text: string): Complaint | null {
  const lack = lackIn(text)
  if (lack !== null) return { kind: 'lacks', ...lack }
  const whole = plainText(text)
  if (CODE_ONLY.test(whole)) return { kind: 'code-only' }
  if (REMARK.test(whole)) return { kind: 'remark', name: NAME.exec(text)?.[1] ?? null }
  const [contrast] = contrastsIn(text)
  if (contrast !== undefined && /^(?:dice|pone|sale|muestra)/.test(whole)) return { kind: 'says', said: contrast.was }
  if (/[?¿]/.test(text) || whole.split(' ').length > MAX_WORDS || ORDERS.test(whole)) return null
  const plain = whole.replace(OPENING, '')
  if (ENDLESS.test(whole)) return { kind: 'endless', typed: STOP_WORD.exec(whole)?.[1] ?? null }
  const quoted = QUOTED.exec(text)?.[1]
  if (quoted !== undefined && /\b(?:dice|pone|sale|mal|escrito|letrero|texto|mensaje|aparece)\b/.test(whole))
    return { kind: 'says', said: quoted, isQuoted: true }
  if (REFUSED.test(whole.replace(LED, ''))) return { kind: 'refused' }
  const clauses = text.split(/[.,;:!\n]+/).map((clause) => plainText(clause).replace(OPENING, ''))
  const [, word] = TYPED_WORD.exec(text) ?? []
  if (word !== undefined) return { kind: 'typed', typed: [word] }
  if (RESULTS.test(whole)) return { kind: 'wrong' }
  const kind = TYPED_KIND.exec(whole)
  if (kind !== null && COMES.test(whole))
    return { kind: 'typed', typed: [SAMPLES[kind[1]?.slice(0, 4) ?? ''] ?? 'hola'] }
  const typed = TYPED.exec(whole)
  if (typed !== null && COMES.test(whole))
    return { kind: 'typed', typed: typed.slice(1).flatMap((value) => value?.replace(' ', '.') ?? []) }
  if (clauses.some((clause) => WRONG.test(clause)) || WRONG.test(plain)) return { kind: 'wrong' }
  const still = clauses.map((clause) => STILL.exec(clause)?.[1]).find((found) => found !== undefined)
  const said = still ?? SAYS.exec(whole)?.[1]
  return said === undefined || !/[a-z]{4}|^\d+$/.test(said) ? null : { kind: 'says', said }
}

const LED = /^(?:(?:pero|oye|ay|uy|bueno|no no) )*/
const ORDERS =
  /\b(?:quiero|quisiera|necesito|haz\w*|pon(?:le|lo|la|me)?|cambi\w+|quit(?:a|ale|alo|ala|arlo)|agreg\w+|anad\w+|arregl\w+|corrig\w+|por que|porque|como|que pasa|explic\w+|en (?:vez|lugar) de|que (?:me )?(?:diga|pida|pregunte|muestre|salga|sea|se))\b/
