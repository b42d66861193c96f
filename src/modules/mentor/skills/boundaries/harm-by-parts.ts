import type { Boundary } from './boundary-answers'

/** What is done to something of somebody's. */
const ACT =
  /\b(?:sac\w+|saqu\w+|rob\w+|extra\w+|obten\w+|consig\w+|consegu\w+|descifr\w+|adivin\w+|prob(?:ar|ando|e|ara)|prueb[ae]\w*|entr(?:ar|e|o|en|ando)|met(?:er|erme|erse|a|o)|acced\w+|le(?:er|a|o|yendo)|ver|vea|mir(?:ar|e)|espi\w+|vigil\w+|rastre\w+|localiz\w+|ubi(?:car|que)|grab\w+|captur\w+|intercept\w+|clon\w+|copi\w+|borr\w+|formate\w+|tumb\w+|colaps\w+|satur\w+|bloque\w+|desbloque\w+|hack\w+|jacke\w+|control\w+|suplant\w+|falsific\w+|averigu\w+|recuper\w+|bajar|descarg\w+|saber|conocer|tener|conectar\w*|cambiar)\b/
const ASSET =
  /\b(?:contrasenas?|claves?|passwords?|pin|wifi|wi fi|whatsapps?|wasaps?|guasaps?|wsp|sms|instagram|insta|facebook|tiktok|gmail|correos?|email|mail|cuentas?|mensajes|chats?|conversaciones|movil|celular|telefono|ordenador|computadora|compu|portatil|laptop|pc|camaras?|webcam|microfono|ubicacion|fotos?|nudes|tarjetas?|red|router|servidor|web|pagina|historial|notas|plataforma|documentos|archivos|chrome|navegador)\b/
const SOMEBODY =
  '(?:mi|mis|su|sus|tu|del|de la|de los|de las|el|la|los|las|un|una|otra|otro|otras|otros) (?:\\w+ )?(?:mujer|marido|novi[oa]|espos[oa]|pareja|ex|ex ?novi[oa]|exmarido|hij[oa]s?|jef[ea]s?|patron|herman[oa]|companer[oa]s?|vecin[oa]s?|profe\\w*|maestr[oa]|amig[oa]s?|suegr[oa]|cunad[oa]|primo|prima|gente|persona|personas|victima|rival|competencia|emplead[oa]s?|trabajador\\w*|alumn[oa]s?|universidad|insti\\w*|colegio|escuela|chic[oa]|usuarios?)'
const OTHERS = new RegExp(`\\b(?:${SOMEBODY}|alguien|terceros|ajen[oa]s?|de otr[oa]s?)\\b`)
/** The other is not to know. */
const COVERT =
  /\b(?:sin (?:que (?:\w+ ){0,3}?(?:entere|enteren|cuenta|sepa|sepan|note|noten|pille|pillen|vea|vean)|(?:su |el |tener )?permiso|avisar\w*|(?:su )?consentimiento|dejar (?:rastro|huella)|ser detectad[oa]|autorizacion)|a escondidas|en secreto|secretamente|a sus espaldas|hasta que (?:\w+ )?(?:atine|acierte|entre|pueda entrar|la saque|de con)|disimulad\w+|ocult[oa]|oculte)\b/
/** Whose own thing it is, or what is there for it. */
const RIGHTFUL =
  /\b(?:mi propi[oa]|mis propi[oa]s|con (?:su |el )?permiso|con autorizacion|me (?:ha|han) (?:dado|pedido)|de prueba|inventad\w+|ejercicio|validar|pedir? (?:una |la )?contrasena|cuenta bancaria|clase|lista de (?:alumnos|clientes|empleados|usuarios)|csv|excel|diccionario|dataframe)\b/

/** Something is asked that its parts make harmful: an act, on what is another's, behind their back. `plain` as `plainText` gives it. */
export function harmByParts(plain: string): Boundary | null {
  if (RIGHTFUL.test(plain)) return null
  const isCovert = COVERT.test(plain)
  const isOfOthers = OTHERS.test(plain)
  if (!ASSET.test(plain) || !ACT.test(plain) || !isOfOthers) return null
  if (isCovert) return SPIES.test(plain) ? 'spying' : 'break-in'
  return TAKES_SECRETS.test(plain) ? 'break-in' : null
}

const SPIES =
  /\b(?:mujer|marido|novi[oa]|espos[oa]|pareja|ex|hij[oa]s?|espi\w+|vigil\w+|rastre\w+|localiz\w+|ubicacion|mensajes|whatsapps?|wasaps?|guasaps?|chats?|conversaciones|camara|webcam|microfono|grab\w+)\b/
/** Nobody takes another's passwords with leave. */
const TAKES_SECRETS =
  /\b(?:sac\w+|saqu\w+|rob\w+|extra\w+|obten\w+|consig\w+|consegu\w+|descifr\w+|adivin\w+|probando|entr(?:ar|e|o)|met(?:er|erme)|acced\w+|averigu\w+|saber|conocer|hack\w+)\b(?: \w+){0,5}? (?:contrasenas?|claves?|passwords?|wifi|wi fi|whatsapp|wasap|instagram|facebook|gmail|cuentas?) (?:\w+ ){0,3}?(?:de|del) /

const EXAM =
  /\b(?:examen(?:es)?|parcial(?:es)?|prueba (?:de (?:acceso|admision|nivel|seleccion|ingreso)|tecnica)|oposicion(?:es)?|entrevista|evaluacion|control final|test de (?:acceso|admision|seleccion))\b/
const NOW =
  /\b(?:ahora|ahorita|ya mismo|en este (?:momento|instante)|estoy (?:en|haciendo|presentando|dando|rindiendo)|en (?:pleno|mitad|medio)|me quedan? (?:\d+|pocos|unos) minutos|en directo|mientras|rapido|antes de que (?:acabe|termine))\b/
const FOR_ME =
  /\b(?:(?:solo|dame|das|pasa\w*|dime|di|quiero|necesito|mand\w+) (?:\w+ )?(?:la |las )?(?:respuestas?|solucion(?:es)?|resultado)|(?:lo |la |me |lo )?(?:resuelve\w*|resuelves|haces|hazme|hagas|contestas?|respondes?|respondas|soplas|chivas|pasas)|por mi|no (?:me )?(?:dejan|permiten|deja|permite)|te (?:la |lo |las |los )?(?:paso|pego|mando))\b/

/** An exam that is being sat, to be answered by another. */
export const isSittingExam = (plain: string): boolean => EXAM.test(plain) && NOW.test(plain) && FOR_ME.test(plain)
