import { plainText } from '../lexicon/plain-text'

/** Each says that an answer was heard, and no more. */
const HEARD =
  /^(?:vale|ok(?:ay|ey|i|a)?|ah+|aj+a+|ya(?: (?:esta|veo|caigo))?|va|sale|hecho|bueno|genial|perfect[oa]|estupendo|fantastico|buenisimo|excelente|gracias|(?:muchisimas|muchas|mil|desde ya|por (?:la explicacion|la ayuda|explicarlo|todo))|joya|mola|guay|chul[oa]|list[oa]|dale|bien|muy|super|claro|cierto|de acuerdo|ostras|ostia|madre mia|(?:ja){1,6}j?|uf+|uy|anda|mm+|pues|pe|che|profe|mentor|eso (?:es|era)|era eso|no lo (?:vi|habia visto|sabia)|que tont[oa]|(?:tienes|tenias) razon|dejalo(?: asi)?|da igual|no importa|y)(?: |$)/
const KNOWS =
  '(?:entiendo|entendi|entendido|comprendo|comprendi|pillo|pille|capto|me queda claro|quedo claro|esta claro)'
/** «Entiendo lo del caso base», «lo del binario lo entiendo», «ya entendí». */
const UNDERSTOOD = new RegExp(
  `^(?:(?:ya |lo |si |todo )*${KNOWS}(?: pe| todo| bien| ya| (?:que |por que )?(?:lo|el|la|los|las|eso|esto|es)(?: [a-z0-9_]+){0,8})?|(?:lo|la|el|eso)(?: [a-z0-9_]+){1,5} (?:ya |si )?(?:lo |la )?(?:ya |si )?${KNOWS})$`,
)
/** «Con eso ya va», «ya lo arreglé con int», «funciona». */
const WORKS =
  /^(?!(?:va|sale|hecho)$)(?:con (?:(?:el|la|los|las|ese) )?[a-z_]{2,15} )?(?:(?:asi|ahora|ya|si|lo|me|ha|todo|eso|esto) ){0,5}(?:funciona|funciono|funcionado|va|anda|jala|corre|sale|salio|quedo|arreglad[oa]|arregle|arreglo|solucionad[oa]|solucione|corregid[oa]|corregi|cambie|cambiado|hice|hecho|probe)(?: (?:bien|perfecto|genial|ya|con (?:eso|esto|[a-z_]+)))?$/
/** «Ya usé float y va bien»: told with what came of it. */
const DID = /^ya (?:(?:lo|le|la|me|he) ){0,2}[a-z]{3,12}(?: [a-z0-9_]+){1,4}$/
/** Asked of a mend, why it was needed is asked of what it mended. */
const ASKS_WHY = /\b(?:por ?qu[eé]|pq|xq|porq)\b/i
/** «Una duda:», «lo que no veo:», «en el ejercicio me preguntan»: the question follows. */
const ANNOUNCED =
  /^(?:pero )?(?:lo (?:unico )?que (?:aun |todavia )?no (?:me )?(?:veo|entiendo|pillo|capto|comprendo|entra|cuadra)|(?:solo )?(?:tengo |me queda )?(?:una|otra|mi) (?:duda|cosa|pregunta|consulta)(?: es| mas)?)$/
/** «Ah los da la vuelta.» */
const SEES = /^a+h+ (?!no )/
const MAX_SEEN = 9
const CODE = /[()=[\]`]/

const CLAUSE = /^([^.,;:!?…\n]{0,120}?)(?:([.,;:!…\n])[.,;:!…\s]*| (?=(?:pero|y|entonces) ))/
/** No clause that acknowledges is further on. */
const MAX_CLAUSES = 8
const MAX_CHARACTERS = 600
/** Less than this is what somebody wants to say. */
const LEAST_WORDS = 3

/**
 * What goes on with an answer, without what only says that the answer was understood or has helped («vale, con eso ya va. Pero …»), and
 * whether what follows is asked of the program as it was mended.
 */
export function afterAcknowledging(text: string): { text: string; isMended: boolean } {
  const head = text.slice(0, MAX_CHARACTERS)
  let [at, kept, isMended] = [0, 0, false]
  let isOpen = true
  for (let count = 0; count < MAX_CLAUSES && isOpen; count += 1) {
    const [whole = '', said = '', end = ''] = CLAUSE.exec(head.slice(at)) ?? []
    const kind = whole === '' ? 'other' : kindOf(said, end)
    isMended ||= kind === 'works'
    at += whole.length
    isOpen = kind !== 'other'
    if (isOpen && kind !== 'did') kept = at
  }
  const rest = text.slice(kept, MAX_CHARACTERS)
  const words = rest.match(/[\p{L}\d_]+/gu)?.length ?? 0
  return { text: words < LEAST_WORDS ? text : text.slice(kept), isMended: isMended && !ASKS_WHY.test(rest) }
}

function kindOf(said: string, end: string): 'heard' | 'works' | 'did' | 'other' {
  const plain = plainText(said)
  const rest = withoutHeard(plain)
  if (rest === '' || UNDERSTOOD.test(rest)) return 'heard'
  if (WORKS.test(rest)) return 'works'
  if (end === ':' && ANNOUNCED.test(rest)) return 'heard'
  if (end === '.' && SEES.test(plain) && !CODE.test(said) && plain.split(' ').length <= MAX_SEEN) return 'heard'
  return DID.test(plain) ? 'did' : 'other'
}

function withoutHeard(plain: string): string {
  let rest = plain
  for (let count = 0; count < MAX_CLAUSES && rest !== ''; count += 1) {
    if (UNDERSTOOD.test(rest) || WORKS.test(rest)) break
    const heard = HEARD.exec(rest)?.[0].length ?? 0
    if (heard === 0) break
    rest = rest.slice(heard)
  }
  return rest
}
