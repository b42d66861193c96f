/** Who types: the person that runs the program. */
const WHO =
  '(?:yo(?: mismo)?|(?:el|la|un|cada) (?:usuari[oa]|jugador|jugadora|persona|cliente|alumn[oa])|uno|quien (?:lo )?use(?: el programa)?)'
const TYPES =
  '(?:escrib\\w+|met[ae]\\w*|ingres\\w+|introdu\\w+|pong\\w+|pon[eg]\\w*|dig[ao]\\w*|di[gc]\\w+|elij\\w+|eli[gj]\\w+|escoj\\w+|escog\\w+|decid\\w+|tecle\\w+|indiqu\\w+|indic\\w+)'
const TO_TYPE = '(?:elegir|escoger|poner|meter|escribir|cambiar|decidir|introducir|ingresar|indicar|decir|teclear)'
const THE = '(?:el|la|los|las|cuant[oa]s?|de cuant[oa]s?|hasta que|de que|que|entre cuant[oa]s?|mi|su)'
const NOUN = '(?<noun>[a-z_]{3,})'

/** The forms in which one wishes to type what is fixed: «que la altura la diga el usuario», «déjame elegir la longitud». */
const FREES: readonly RegExp[] = [
  new RegExp(
    `\\b(?:el|la|los|las) (?:(?:numero|tipo|cantidad|porcentaje) de (?:la |los |las )?(?=[a-z]{3}))?${NOUN}(?: del? (?:la |los |las )?[a-z_]+)? (?:tambien )?(?:que )?(?:(?:me )?(?:lo|la|los|las) )?(?:pued[ae] )?(?:(?:${TYPES}|${TO_TYPE}) ${WHO}|(?<=\\b(?:lo|la|los|las) )(?:pid[ae]|pregunt[ae]|lea|solicite))\\b`,
  ),
  new RegExp(
    `\\b${WHO} (?:tambien )?(?:pued[ae]n? |tenga que |quiera )?(?:${TYPES}|${TO_TYPE}) (?:(?:tambien|primero) )?${THE} (?:(?:numero|tipo|cantidad|porcentaje) de (?:la |los |las )?(?=[a-z]{3}))?${NOUN}`,
  ),
  new RegExp(
    `\\b(?:dejam?e?|dejar|poder|pued[ae]|podamos|podais|quiero|quisiera|gustaria) (?:yo |tambien |que )?${TO_TYPE}(?: yo)? (?:tambien )?${THE} (?:(?:numero|tipo|cantidad|porcentaje) de (?:la |los |las )?(?=[a-z]{3}))?${NOUN}`,
  ),
  new RegExp(
    `\\b(?:pid[ae]|pide(?:me)?|pedir|pregunt[ae]|preguntar|preguntame) (?:me |antes |primero |tambien |al usuario |por teclado |por ){0,3}${THE} (?:(?:numero|tipo|cantidad|porcentaje) de (?:la |los |las )?(?=[a-z]{3}))?${NOUN}`,
  ),
  new RegExp(
    `\\b(?:el|la|los|las) ${NOUN} (?:(?:sea|vaya|se lea|se meta|se pida) )?(?:por teclado|con (?:un )?input)\\b`,
  ),
  new RegExp(
    `\\b(?:el|la|los|las) ${NOUN} (?:no sean? (?:siempre )?(?:el mismo|la misma|fij[oa]s?)|se (?:pida|lea|pregunte|escriba|pueda elegir))`,
  ),
]
/** It is to be typed, whatever it is: «que lo elija yo». */
const FREES_IT = new RegExp(
  `\\b(?:lo|la|los|las) (?:${TYPES}|${TO_TYPE}) ${WHO}\\b|\\b${WHO} (?:lo|la|los|las) (?:${TYPES})\\b`,
)
/** Words that name no value of their own. */
export const ANY =
  /^(?:numeros?|valor(?:es)?|datos?|cantidad(?:es)?|cual(?:es)?|quier[aeo]|quieras?|veces|uno|una|otr[oa]|tipo|limite|programa|cuanto)$/

/** «el número de lanzamientos», «cuántas veces»: how many there are. */
const COUNTS = /\b(?:(?:numero|cantidad) de|cuant[oa]s)\b/

/** What is to be typed, plain; an empty noun where none is named. `isCount`: it is how many there are; `rest`: what else is said. */
export type Freed = { noun: string; isCount: boolean; rest: string }

/** What a wish wants typed instead of fixed; null where it wants nothing so. */
export function freedIn(plain: string): Freed | null {
  for (const pattern of FREES) {
    const found = pattern.exec(plain)
    const noun = found?.groups?.noun
    if (found && noun !== undefined)
      return { noun: ANY.test(noun) ? '' : noun, isCount: COUNTS.test(found[0]), rest: restOf(plain, found) }
  }
  const found = FREES_IT.exec(plain)
  return found && { noun: '', isCount: false, rest: restOf(plain, found) }
}

/** The words around, without those that lead to what was found, or belong to it. */
const restOf = (plain: string, { index, 0: text }: RegExpExecArray): string =>
  [plain.slice(0, index).replace(LEADS, ''), plain.slice(index + text.length).replace(TRAILS, '')]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')

const LEADS =
  /(?:\b(?:y|e|que|pero|ahora|mejor|vale|ok|genial|perfecto|bien|gracias|tambien|ademas|quiero|necesito|cambialo|para|haz|hazlo|me|se|no|sea|siempre|el|la|de|\d+|sino) ?)+$/
const TRAILS =
  /^(?: (?:y|,)?(?:que )?(?:quier[ae]\w*|sea|tambien|por teclado|al (?:principio|empezar|inicio)|(?:el|al) usuario|yo|cambialo|porfa\w*|por favor|gracias|de la lista|en vez de \w+(?: \w+)?|y no \w+(?: \w+)?|que no sea(?: siempre)?(?: el)? \w+|(?:entre |de )?\d+(?: (?:o |y |u )?\d+)+))+(?= |$)/
