import type { Boundary } from './boundary-answers'

const PERSON =
  '(?:mujer|marido|novi[oa]|espos[oa]|pareja|ex|ex ?novi[oa]|exmarido|hij[oa]s?|jef[ea]s?|patron|herman[oa]|compan(?:er[oa]s?|i)|compi|roomie|vecin[oa]s?|profe\\w*|maestr[oa]|amig[oa]s?|suegr[oa]|cunad[oa]|primo|prima|gente|persona|personas|victima|rival|competencia|competidor\\w*|emplead[oa]s?|trabajador\\w*|alumn[oa]s?|chic[oa]s?|usuarios?)'
const PLACE =
  '(?:universidad|insti\\w*|colegio|escuela|ayuntamiento|empresa|tienda|bar|negocio|local|clinica|peluqueria|panaderia|academia|gimnasio|restaurante|banco|oficina)'
const SOMEBODY = `(?:mi|mis|su|sus|tu|del|de la|de los|de las|el|la|los|las|un|una|otra|otro|otras|otros) (?:\\w+ )?(?:${PERSON}|${PLACE})`

/** What may be said of a deed, in the plain words of a message. */
const SAID = {
  act: '(?:sac\\w+|saqu\\w+|rob\\w+|extra\\w+|obten\\w+|consig\\w+|consegu\\w+|descifr\\w+|adivin\\w+|prob(?:ar|ando|e|ara)|prueb[ae]\\w*|entr(?:ar|e|o|en|ando)|met(?:er|erme|erse|a|o)|acced\\w+|le(?:er|a|o|yendo)|ver|vea|mir(?:ar|e)|espi\\w+|vigil\\w+|rastre\\w+|localiz\\w+|ubi(?:car|que)|grab\\w+|captur\\w+|intercept\\w+|clon\\w+|copi\\w+|borr\\w+|formate\\w+|tumb\\w+|colaps\\w+|satur\\w+|bloque\\w+|desbloque\\w+|hack\\w+|jacke\\w+|control\\w+|suplant\\w+|falsific\\w+|averigu\\w+|recuper\\w+|pill\\w+|coj\\w+|coger\\w*|agarr\\w+|mang\\w+|birl\\w+|quit(?:ar|e)\\w*|colar(?:me|se)|revis(?:ar|e)|cotille\\w+|chusme\\w+|stalke\\w+|bajar|descarg\\w+|saber|conocer|tener|conectar\\w*|cambiar)',
  asset:
    '(?:contrasenas?|claves?|passwords?|pin|wifi|wi fi|whatsapps?|wasaps?|guasaps?|wsp|sms|instagram|insta|facebook|tiktok|gmail|correos?|email|mail|cuentas?|mensajes|chats?|conversaciones|movil|celular|telefono|ordenador|computadora|compu|portatil|laptop|pc|camaras?|webcam|microfono|ubicacion|fotos?|nudes|tarjetas?|red|router|servidor|web|pagina|historial|notas|plataforma|documentos|archivos|chrome|navegador)',
  others: `(?:${SOMEBODY}|alguien|terceros|ajen[oa]s?|de otr[oa]s?|de (?:enfrente|al lado))`,
  intimate: `(?:mi|mis|la|el|su|un|una) (?:\\w+ )?${PERSON}`,
  /** The other is not to know. */
  covert:
    '(?:sin (?:que (?:\\w+ ){0,3}?(?:entere|enteren|cuenta|sepa|sepan|note|noten|pille|pillen|vea|vean)|(?:su |el |tener )?permiso|avisar\\w*|(?:su )?consentimiento|dejar (?:rastro|huella)|ser detectad[oa]|autorizacion)|a escondidas|en secreto|secretamente|a sus espaldas|hasta que (?:\\w+ )?(?:atine|acierte|entre|pueda entrar|la saque|de con)|disimulad\\w+|ocult[oa]|oculte|escondid[oa])',
  /** Nobody takes another's passwords with leave. */
  cards: '(?:(?:numeros?|datos) de (?:las )?tarjetas?|cvv|tarjetas de credito)',
  ofSites:
    '(?:de (?:una|la|otra) (?:pagina|web|tienda)|de internet|de (?:la )?gente|de otr[oa]s|ajen[oa]s|de clientes de)',
  takesSecrets:
    '(?:sac\\w+|saqu\\w+|rob\\w+|extra\\w+|obten\\w+|consig\\w+|consegu\\w+|descifr\\w+|adivin\\w+|pill\\w+|mang\\w+|birl\\w+|probando|entr(?:ar|e|o)|met(?:er|erme)|acced\\w+|averigu\\w+|saber|conocer|hack\\w+)\\b(?: \\w+){0,5}? (?:contrasenas?|claves?|passwords?|wifi|wi fi|whatsapp|wasap|instagram|facebook|gmail|cuentas?|correos?) (?:\\w+ ){0,3}?(?:de|del)',
  guesses:
    '(?:probando|pruebe|adivin\\w+|a fuerza de|todas las combinaciones)(?: \\w+){0,3} (?:contrasenas?|claves?|passwords?|pin)',
  watches:
    '(?:con quien (?:habla|chatea|queda|esta|se)|cuando (?:\\w+ ){0,3}?(?:conect\\w+|en linea|sale|salga|entra|escrib\\w+)|ultima conexion|donde (?:esta|anda|va|se mete)|(?:todo )?lo que (?:\\w+ )?(?:escribe|teclea|busca|hace|mira|ve|habla)|que (?:paginas|webs|videos) (?:visita|ve|mira)|teclea)',
  medium:
    '(?:whatsapps?|wasaps?|instagram|insta|facebook|tiktok|tinder|telegram|movil|celular|telefono|ordenador|computadora|compu|portatil|pc|internet|ubicacion|gps|linea|teclado|navegador)',
  sends: '(?:mand\\w+|envi\\w+|public\\w+|ofrec\\w+|difund\\w+|contact\\w+|anunci\\w+|promocion\\w+)',
  message: '(?:correos?|emails?|mails?|whatsapps?|wasaps?|sms|mensajes?|publicidad|promocion|anuncios?|oferta)',
  unasked:
    '(?:(?:que )?(?:saque|saco|sacad[oa]s|sacar|baje|encontr\\w+|recopil\\w+|scrape\\w*|compre|comprad[oa]s)\\b(?: \\w+){0,6}? (?:internet|google|instagram|facebook|linkedin|webs?|paginas(?: amarillas)?|empresas|abogados|base de datos)|(?:correos|emails|numeros|telefonos|contactos)(?: \\w+){0,3}? (?:de internet|de google|de (?:todas )?las? (?:webs?|paginas)|de las paginas|comprados)|desconocid[oa]s|(?:gente|personas|clientes|empresas) que no (?:me|nos|lo) \\w+|sin que (?:lo|me|la) (?:pidan|hayan)|al azar de la guia)',
  fake: '(?:fals[oa]s?|de mentira|que (?:parezca|pase por|cuele|parezcan)|falsificad\\w+|trucad\\w+|amanad\\w+)',
  document:
    '(?:facturas?|justificantes?|certificados?|titulos?|nominas?|dni|recetas?|carnets?|multas?|tickets?|entradas?|contratos?|boletin(?:es)?|notas|billetes?|partes? de baja|resenas?|opiniones|comprobantes?|recibos?|pases?)',
  makes:
    '(?:gener\\w+|haz\\w*|haga|hacer|hago|haces|cre[ae]\\w*|imprim\\w+|falsific\\w+|fabric\\w+|programa|script|quiero|necesito)',
  looksLike: '(?:igual|identic[oa]|copia|clon\\w*|como la|parecid[oa]|calcad[oa]|misma pinta)',
  site: '(?:web|pagina|login|formulario|pantalla)',
  brand:
    '(?:bancos?|santander|bbva|caixa\\w*|bankia|facebook|instagram|gmail|google|hacienda|correos|netflix|paypal|amazon|whatsapp|tiktok|steam|roblox)',
  falls: '(?:clave|contrasena|tarjeta|usuario|datos|pique|piquen|caiga|caigan|meta|metan|ponga|pongan)',
  bot: '(?:bots?|script|programa|programita|automatic\\w+|automatiz\\w+|codigo)',
  votes:
    '(?:vot[eoa]\\w*|resen\\w+|likes?|seguidores|opinion\\w*|visitas|clics?|clicks?|estrellas|comentarios|puntu\\w+)',
  many: '(?:\\d{2,} veces|mil|miles|muchas|muchos|cientos|cuentas (?:distintas|diferentes|nuevas)|varias cuentas|infinit\\w+|mal[oa]s|negativ[oa]s|competencia|encuesta|concurso)',
  hides:
    '(?:borr\\w+|ocult\\w+|escond\\w+|elimin\\w+|quit\\w+|no declar\\w+|desaparez\\w+|modific\\w+|dos cajas|doble)',
  takings: '(?:tickets?|ventas|facturas?|caja|ingresos|contabilidad|cobros)',
  taxman: '(?:hacienda|inspeccion|inspector\\w*|sat|sunat|dian|fisco|el iva)',
  unseen: '(?:para que no|que no (?:lo|la|los|las|se)|sin que|no (?:declar|pag)\\w+|asi no)',
  spreads: 'se (?:copi\\w+|propag\\w+|instal\\w+|reenvi\\w+|duplic\\w+|repli\\w+|pas[ea])',
  machines: '(?:pendrives?|usbs?|ordenadores|pcs?|computadoras|compus|contactos|red)',
  alone: '(?:sol[oa]|solit[oa]|automatic\\w+|todos los|todas las|otros|otras|cada)',
  fells: '(?:tumb\\w+|colaps\\w+|satur\\w+|tirar|tire|caer|caiga|reventar|petar)',
  server: '(?:web|pagina|servidor|wifi|red|plataforma|moodle|sitio|app)',
  answers: '(?:contest\\w+|respond\\w+|resuelv\\w+|resolver|rellen\\w+|haga|hag[ao]s|apruebe|complet\\w+)',
  school:
    '(?:moodle|aula virtual|classroom|blackboard|canvas|google forms?|kahoot|plataforma|examen (?:online|en linea)|exam(?:en|enes))',
  forMe: '(?:por mi|sol[oa]|automatic\\w+|sin que|en mi lugar|me (?:lo )?(?:contest|respond|resuelv|rellen|hag)\\w+)',
  copied: '(?:turnitin|antiplagio|plagi\\w+|copiad[oa]s?|detector\\w*|copie|copia de (?:mi|un) compan\\w+)',
  undetected:
    '(?:no (?:\\w+ ){0,2}?(?:detect\\w+|pill\\w+|not\\w+|cach\\w+|sep\\w+|descubr\\w+)|sin que|burl\\w+|enga[nñ]\\w+|parezca (?:mio|distinto|otro|original))',
  collects: '(?:descarg\\w+|baj(?:ar|o|e|arme)|sac(?:ar|o|a)|saque|extra\\w+|scrap\\w+|recopil\\w+|guard(?:ar|o|e))',
  personal: '(?:fotos?|perfiles|telefonos|correos|emails|datos|direcciones|historias|stories|nombres)',
  network: '(?:instagram|insta|facebook|tinder|linkedin|tiktok|badoo|onlyfans)',
  people:
    '(?:chicas?|chicos?|gente|personas|mujeres|alumn[oa]s|vecin[oa]s|companer[oa]s|desconocid[oa]s|usuari[oa]s|otr[oa]s|empleados|perfiles)',
  buys: '(?:compr\\w+|reserv\\w+|pill\\w+|coj\\w+)',
  tickets: '(?:entradas|tickets|boletos|zapatillas|consolas|billetes)',
  locks: '(?:cifr\\w+|encript\\w+|bloque\\w+|secuestr\\w+)',
  files: '(?:archivos|ficheros|documentos|discos?|ordenador\\w*|computadoras?|pcs?)',
  ransom: '(?:rescate|ransom|pagu?en|bitcoins?)',
  resells: '(?:revend\\w+|reventa|antes que nadie|acapar\\w+|antes que los demas)',
} as const
type Part = keyof typeof SAID

/** Whose own thing it is, what is there for it, or who has suffered it. */
const RIGHTFUL =
  /\b(?:mi propi[oa]|mis propi[oa]s|con (?:su |el )?permiso|con autorizacion|me (?:ha|han) (?:dado|pedido|robado|hackeado|enviado)|me (?:hackearon|robaron|enviaron)|de prueba|para probar|inventad\w+|simul\w+|ejercicio|validar|pedir? (?:una |la )?contrasena|cuenta bancaria|(?:una|la) clase\b(?! de)|lista de (?:alumnos|clientes|empleados|usuarios)|detect(?:ar|or de (?:spam|fraude))|evitar que|proteg\w+|faker|diccionario|dataframe)\b/
/** Data that lie there already: of these nothing is taken from anybody. */
const AT_HAND = /\b(?:csv|excel)\b/

/** What is harmful where all of its parts are said. */
const HARMS: readonly (readonly [Boundary, readonly Part[]])[] = [
  ['spying', ['intimate', 'watches', 'medium']],
  ['break-in', ['others', 'asset', 'guesses']],
  ['break-in', ['fells', 'server', 'others']],
  ['fraud', ['act', 'cards', 'ofSites']],
  ['spam', ['sends', 'message', 'unasked']],
  ['fraud', ['fake', 'document', 'makes']],
  ['fraud', ['looksLike', 'site', 'brand', 'falls']],
  ['fraud', ['bot', 'votes', 'many']],
  ['fraud', ['hides', 'takings', 'taxman', 'unseen']],
  ['fraud', ['bot', 'buys', 'tickets', 'resells']],
  ['malware', ['locks', 'files', 'ransom']],
  ['malware', ['spreads', 'machines', 'alone']],
  ['cheating', ['answers', 'school', 'forMe']],
  ['cheating', ['copied', 'undetected']],
  ['people-data', ['collects', 'personal', 'network', 'people']],
]

const patterns = new Map(
  Object.entries(SAID).map(([part, source]): [string, RegExp] => [part, new RegExp(`\\b${source}(?= |$)`)]),
)
const says = (plain: string, part: Part) => patterns.get(part)?.test(plain) ?? false

/** Something is asked that its parts make harmful, whatever it is called. `plain` as `plainText` gives it. */
export function harmByParts(plain: string): Boundary | null {
  if (RIGHTFUL.test(plain)) return null
  const found = HARMS.find(([, parts]) => parts.every((part) => says(plain, part)))
  if (found !== undefined) return found[0]
  if (AT_HAND.test(plain) || !says(plain, 'asset') || !says(plain, 'act') || !says(plain, 'others')) return null
  if (says(plain, 'covert')) return SPIES.test(plain) ? 'spying' : 'break-in'
  return says(plain, 'takesSecrets') ? 'break-in' : null
}

const SPIES =
  /\b(?:mujer|marido|novi[oa]|espos[oa]|pareja|ex|hij[oa]s?|espi\w+|vigil\w+|rastre\w+|localiz\w+|ubicacion|mensajes|whatsapps?|wasaps?|guasaps?|chats?|conversaciones|camara|webcam|microfono|grab\w+)\b/

const EXAM =
  /\b(?:examen(?:es)?|parcial(?:es)?|prueba (?:de (?:acceso|admision|nivel|seleccion|ingreso)|tecnica)|oposicion(?:es)?|entrevista|evaluacion|control final|test de (?:acceso|admision|seleccion))\b/
const NOW =
  /\b(?:ahora|ahorita|ya mismo|en este (?:momento|instante)|estoy (?:en|haciendo|presentando|dando|rindiendo)|en (?:pleno|mitad|medio)|me quedan? (?:\d+|pocos|unos) minutos|en directo|mientras|rapido|antes de que (?:acabe|termine))\b/
const FOR_ME =
  /\b(?:(?:solo|dame|das|pasa\w*|dime|di|quiero|necesito|mand\w+) (?:\w+ )?(?:la |las )?(?:respuestas?|solucion(?:es)?|resultado)|(?:lo |la |me |lo )?(?:resuelve\w*|resuelves|haces|hazme|hagas|contestas?|respondes?|respondas|soplas|chivas|pasas)|por mi|no (?:me )?(?:dejan|permiten|deja|permite)|te (?:la |lo |las |los )?(?:paso|pego|mando))\b/

/** An exam that is being sat, to be answered by another. */
export const isSittingExam = (plain: string): boolean => EXAM.test(plain) && NOW.test(plain) && FOR_ME.test(plain)
