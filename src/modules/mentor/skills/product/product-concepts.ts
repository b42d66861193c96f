import type { ProductTopic } from './product-topics'

/** Words that stand for one thing each, in plain spelling; `\\w*` for their forms. */
const SAID = {
  you: '(?:contigo|te|tu|tus|eres|puedes|podes|podrias|sabes|haces|das|dices|escribes|contestas|respondes|usas|usted|ustedes|vosotros|esto|aqui|este (?:chat|bot|mentor|sitio)|esta (?:app|web|pagina|herramienta)|la (?:app|web|pagina|herramienta|plataforma)|el (?:chat|bot|mentor)|mentor|pymentor|puede|ia)',
  mistaken:
    '(?:equivoc\\w+|equivoqu\\w+|falla(?:s|r)|inventa[srn]?\\w*|fiable\\w*|confiable\\w*|fiar(?:me|se)?|fio|confi(?:ar|o|a|anza)|alucina\\w*|aciert\\w+|acertar|verdad lo que|seguro que (?:esta|es|son) (?:bien|correct\\w+)|meter la pata|mientes|cometes? errores)',
  mistakenYou:
    '(?:aciertas|fallas|te equivocas|me (?:vas a )?ment(?:ir|iras)|mientes|alucinas|dices la verdad|te (?:lo )?inventas)',
  runs: '(?:ejecut\\w+|corr(?:es|er|e|ido)|prueb(?:as|a|es)|prob(?:ar|aste|ad[oa]s?)|compil\\w+|teste\\w+|verific\\w+|comprueb\\w+|comprob\\w+)',
  yourCode:
    '(?:(?:codigos?|programas?|ejemplos?|soluciones|respuestas) que (?:me )?(?:escribes|das|haces|mandas|generas|pones)|tus (?:codigos|programas|ejemplos|soluciones|respuestas)|lo que (?:me )?(?:escribes|das|dices|generas)|(?:puedes|podes|podrias|puede|sabes) (?:\\w+ )?(?:ejecutar|correr|probar|compilar)(?:lo|la|me)? (?:el |mi |un |lo |la )?(?:codigo|programa|script|mio|que te|python)|(?:lo |los )?(?:pruebas|ejecutas|corres|compilas|testeas|compruebas|verificas) (?:tu|antes|el codigo|mi|lo que|los|de verdad)|ejecutas (?:codigo|python))',
  invoice: '(?:facturas?|recibos?|comprobantes?|boletas?|ticket de (?:compra|pago)|justificante)',
  business:
    '(?:empresa|sociedad|negocio|autonom[oa]|nif|cif|dni|ruc|rfc|nit|rut|iva|igv|razon social|datos fiscales|fiscal\\w*|gestoria|gestor|contable|contabilidad|hacienda|sunat|sat|dian|jefe|a nombre de|reembolse\\w*|desgrav\\w+|deduc\\w+)',
  plan: '(?:pro|premium|plan(?:es)?|suscripcion|suscribir\\w*|membresia|mensualidad|vitalicio|version de pago|de pago|pagando|pymentor|cuota)',
  gain: '(?:gan[oa]\\w*|cambia|diferenci\\w+|merece|vale la pena|sirve|mejor\\w*|lo mismo|aporta\\w*|ventajas?|extra|de mas|incluye|trae|distint\\w+|compensa|beneficio\\w*|desbloque\\w+|consigo|obtengo)',
  once: '(?:(?:una|1) (?:sola |unica )?vez|para siempre|de por vida|pago unico|unico pago|un solo pago|cada ano|al ano|anual(?:es|mente)?|otro ano|vuelven? a cobrar|renueva\\w*|se repite)',
  notRecurring:
    '(?:(?:no|sin) (?:quiero |kiero |me gustan (?:las )?)?(?:suscripcion(?:es)?|cuotas?|mensualidad(?:es)?|pagos? mensual(?:es)?)|olvidarme|y ya|y listo|y fuera|de golpe|hay (?:alguna )?(?:forma|manera|opcion)|ten(?:eis|es|ieis) (?:algo|alguna)|tienen (?:algo|alguna)|se puede)',
  trialAsked: '(?:prueba|trial)',
  pays: '(?:pag[ao]\\w*|pague|cobr\\w+|compr\\w+|precio|cuesta|cuestan|vale|abon\\w+|euros?)',
  years: '(?:\\d{1,2} anos|menor(?:es)?(?: de edad)?|que edad|edad minima|nin[oa]s?|adolescentes?)',
  amount: '\\d{1,3}(?: \\d{2})?(?: (?:euros?|eur|dolares))?',
  mail: '(?:correo|email|e mail|mail|gmail|direccion de correo)',
  account: '(?:cuenta|registr\\w+|perfil|usuario|login|inici\\w+ sesion|entr(?:o|ar|e)|di de alta|apunte|suscribi)',
  changes:
    '(?:cambi\\w+|nuev[oa]|otr[oa]|actualiz\\w+|modific\\w+|ya no (?:tengo|uso|existe)|perdi|pongo|poner|corregir|antigu[oa]|viej[oa]|caduc\\w+)',
  otherLanguage:
    '(?:javascript|js|typescript|java|vba|macros?|excel|sql|php|html|css|ruby|kotlin|swift|golang|rust|matlab|r|c|cplusplus|csharp|otros? lenguajes?|otras? cosas|mas lenguajes|mas cosas)',
  besides:
    '(?:(?:aparte|ademas|fuera) de(?:l)? python|(?:solo|solamente|unicamente|nada mas)(?: \\w+){0,3}? python|(?:manej|trat|ensen|conoc|soport|cubr|atiend|domin)(?:a|as|ais|an|e|es|eis|en)\\b)',
  student:
    '(?:estudiant\\w+|alumn\\w+|univers\\w+|uni|jubilad\\w+|parad[oa]s?|desemplead\\w+|profesor\\w*|docentes?|colegio|instituto|empresas?|equipos?|grupos?|familia\\w*|ong|discapacidad)',
  cheaper:
    '(?:descuent\\w+|rebaj\\w+|promocion\\w*|cupon\\w*|codigo promocional|tarifa|precio (?:especial|reducido)|mas barat\\w+|licencias?|beca\\w*|oferta\\w*)',
  device:
    '(?:movil|celular|telefono|tablet\\w*|ipad|iphone|android|compu\\w*|ordenador\\w*|portatil|pc|laptop|mac|windows|linux|chromebook|dispositivos?|navegador)',
  works:
    '(?:us(?:ar|o|a)\\w*|funciona\\w*|entr(?:ar|o)|acced\\w+|app|aplicacion|instal\\w+|descarg\\w+|misma cuenta|compatible\\w*|abr(?:ir|o))',
  keeps:
    '(?:guard\\w+|almacen\\w+|registr\\w+|conserv\\w+|quien (?:lo |los |las )?(?:ve|lee|mira)|lo (?:ve|lee)|ven|leen|privad\\w+|confidencial\\w*|segur[oa]|entren\\w+|compart\\w+|vend\\w+|espi\\w+|rgpd|proteccion de datos)',
  written:
    '(?:los mensajes|lo que (?:yo )?(?:te |os |le )?(?:escribo|pego|pongo|cuento|mando|pregunto|digo|hablo|hablamos)|mis (?:datos|conversaciones|chats|codigos?|mensajes|programas|preguntas)|mi (?:codigo|informacion|conversacion)|datos (?:de|personales)|las conversaciones|los chats)',
  textFiles: '(?:csv|txt|json|ipynb|cuadernos?|notebooks?|excel|xlsx?|pdf|word|archivos?|ficheros?|documentos?|logs?)',
  handsIn:
    '(?:(?:puedo|puedes|se puede|podria|podrias) (?:\\w+ ){0,2}?(?:sub|adjunt|mand|pas|envi|le)\\w+|como (?:te )?(?:subo|adjunto|mando|paso|envio)|(?:archivos?|ficheros?) que (?:subo|adjunto|mando|envio|paso)|que (?:yo )?te (?:mande|pase|envie|suba|adjunte))',
  version: '(?:que|cual|k|q) (?:es la )?version(?:es)?(?: \\w+)? (?:de )?(?:python|py)',
  usedHere:
    '(?:(?:usas|usais|corres|ejecut(?:as|ais)|llevais|teneis|utilizas)|(?:corre|ejecuta) al dar\\w*|aqui|aca|esta web|la web|la pagina|pymentor|el boton)',
  spends: '(?:(?:me |se )?(?:gast|cuent|cont|consum|descuent|descont|quit|rest|resta)\\w*)',
  oneMessage: '(?:(?:un |el |mi |ese |los )?(?:mensajes?|preguntas?|consultas?|creditos?)|del limite|el limite)',
  ofNothing:
    '(?:no (?:me )?(?:sab\\w+|contest\\w+|respond\\w+|entiend\\w+)|hola|gracias|salud\\w+|te equivoc\\w+|fall\\w+|error|cuando (?:tu )?(?:me )?pregunt\\w+|repet\\w+|regener\\w+|otra vez)',
  offered:
    '(?:(?:hay|teneis|tienen|tienes|dais|existe|ofreceis|ofrecen|se puede|puedo) (?:\\w+ ){0,2}?(?:foro|comunidad|discord|telegram|grupo de whatsapp|api|cursos?|videos?|webinars?|clases (?:particulares|en directo|en vivo)|podcast|newsletter|regal\\w+|tarjetas? regalo|afiliados|plugin|extension))(?= |$)',
  noProgram:
    '^(?!.*\\b(?:python|pandas|programa|codigo|funcion|script|importar|peticion|requests|lista|diccionario|variable)\\b).{1,120}$',
  card: '(?:tarjetas?|pago|visa|mastercard)',
  declined: '(?:rechaz\\w+|deneg\\w+|no (?:pasa|la acepta|va|funciona|me deja)|no (?:me )?(?:coge|admite))',
  blocked: '(?:no (?:me )?(?:deja|permite)|se me (?:han )?(?:acab|agot)\\w+|he (?:gastado|agotado))',
  asksMore: '(?:pregunt\\w+|escrib\\w+|mensajes?|consult\\w+|mandar|enviar)',
  teaching:
    '(?:soy (?:profe\\w*|maestr\\w+|docente|director\\w*)|para mi(?:s)? (?:clase|alumnos|instituto|colegio|academia))',
  anything: '(?:hay algo|teneis algo|tienen algo|algun\\w* (?:plan|precio|licencia)|se puede)',
  goesAway: '(?:mand\\w+|envi\\w+|pas[ao]\\w*|lleg\\w+|va|van|viaj\\w+|acab\\w+|le[ea]\\w*|ven?|recib\\w+|compart\\w+)',
  toOthers:
    '(?:chatgpt|chat gpt|gpt|openai|anthropic|google|gemini|claude|terceros|otra(?:s)? (?:empresa|ia)s?|la nube|estados unidos|eeuu|otro sitio|algun sitio)',
  remembers: '(?:te acuerdas|recuerdas|recordar|acordar\\w*|memoria|olvidas|aprendes|aprendiendo|lo que hablamos)',
  before:
    '(?:ayer|otro dia|otra vez|antes|otras? conversaci\\w+|manana|semana|de mi|lo que (?:te )?(?:escribo|digo|cuento)|la proxima)',
  executes: '(?:ejecut\\w+|corr(?:o|e|en|er|a|ido|iendo)|boton de ejecutar|lanz(?:o|ar))',
  seen: '(?:servidor(?:es)?|navegador|nube|en (?:mi|tu|el|la) (?:compu\\w*|ordenador|pc|maquina|equipo|portatil|laptop|celular|movil|telefono)|en local|se (?:sube|ve|envia|manda|queda|guarda|comparte)|lo (?:ve|ven|veis|lee|leen)|quien (?:mas )?(?:lo )?(?:ve|lee)|alguien|privad\\w+|donde se|donde corre|vuestr\\w+|ustedes|sale de mi)',
  here: '(?:aqui|aca|codigos?|programas?|lo que (?:ejecuto|corro|pruebo|lanzo)|pymentor|vuestr\\w+|ustedes|vosotros|esta (?:web|pagina|app)|el boton|dar(?:le)? a|doy a)',
  conversation:
    '(?:(?:esta|la|mi|una|esa|toda la|alguna) (?:conversacion|charla)|(?:este|el|mi|un|todo el|algun) chat|lo que (?:hemos|estamos|llevamos) habl\\w+|nuestra conversacion|mis (?:chats|conversaciones))',
  gives:
    '(?:pas(?:ar|arle|arles|arsel[ao]|o|e)|compart(?:ir\\w*|o|a)|mand(?:ar|arle|arsel[ao]|o)|envi(?:ar|arle|arsel[ao]|o)|ensen(?:ar|arle|arsel[ao]|o)|mostrar\\w*|reenvi\\w+|que (?:la|lo) (?:vea|vean|lea|lean))',
  others:
    '(?:a (?:un|una|unos|mi|mis|otra|otro|alguien|los|las|quien)|con (?:un|una|mi|mis|otra|otro|alguien|los|las|quien)|profe\\w*|compan\\w+|compi\\w*|amig\\w+|colega\\w*|grupo|gente|whatsapp|enlace|link|captura\\w*|vea|vean|lea|lean)',
  myAccount: '(?:mi cuenta|mi suscripcion|mi pro|la cuenta)',
  trains: '(?:entren\\w+|aprend\\w+|alimentar|mejorar)',
  ai: '(?:ias?|inteligencias? artificial(?:es)?|modelos?|bots?)',
  messages: '(?:mensajes?|preguntas?|consultas?|limites?|creditos?|cupos?|usos?)',
  anew: '(?:(?:a que hora|cuando|cada cuanto|en que momento)(?: \\w+){0,4}? (?:reinici|renuev|recarg|resete|empiez|empez|vuelv|cuent|tendr|teng|pued|podr)\\w*|(?:se )?(?:reinici|resete|recarg|acumul|renuev)\\w+|medianoche|a las (?:12|00|doce)|que hora (?:es|cuenta)|mi hora|huso horario|zona horaria)',
  priced: '(?:\\d{1,3}(?: \\d{2})? (?:euros?|eur|pavos)|prueba|trial)',
  charged: '(?:me|nos) (?:\\w+ ){0,3}?(?:cobr|pas|carg|renuev)\\w+',
  later:
    '(?:despues|luego|solo|sola|automatic\\w+|al acabar|al terminar|cuando (?:acabe|termine|pase)|a los (?:tres|3) dias|sin avisar|de golpe)',
  pictures:
    '(?:imagen\\w*|foto\\w*|capturas?|pantallazos?|screenshot\\w*|audio\\w*|voz|pdf|archivos?|video\\w*|adjunt\\w+|microfono|enlaces?|links?)',
  leaves:
    '(?:(?:me )?(?:borr[oa]\\w*|quit[oa]\\w*|salg?[oi]\\w*|desapunt\\w+|desuscrib\\w+|anul\\w+|cort[oa]\\w*|cancel\\w+)|(?:no|dejo de|dejar de) (?:quiero )?(?:segu\\w+|sig[ou]\\w*|continu\\w+|pag\\w+))',
  subscription:
    '(?:suscripcion|mensualidad|membresia|cuota|plan mensual|mes de pro|el pro|al pro|apunt\\w+ (?:un|al) mes|pago mensual)',
  practises:
    '(?:(?:pagina|apartado|seccion|pestana|zona|sitio|editor|parte) (?:\\w+ ){0,2}?(?:practic\\w+|ejercicios)|(?:blog|articulos) o (?:\\w+ )?ejercicios|practicar (?:\\w+ )?(?:en (?:la|vuestra|esta) (?:web|pagina)|aqui))',
  asksOfIt: '(?:que|como|donde|hay|teneis|tienen|tiene|para|puedo|se puede|gast\\w+|cuenta\\w*|de que)',
  vat: '(?:iva|impuestos)',
  apart: '(?:aparte|incluid[oa]|incluye\\w*|sin|mas)',
  charges: '(?:cobrais|cobran|cobras|precios?|pagais|cuesta|lleva\\w*|los (?:17|49)|el pro)',
  person: '(?:alguien (?:de verdad|real|human[oa])|una persona|un humano|soporte)',
  talksTo: '(?:habl\\w+|contact\\w+|escrib\\w+|llam\\w+) (?:con|a)',
  answersIn: '(?:tard\\w+ en (?:contestar|responder)|cuando (?:contest|respond)\\w+|respond\\w+|contest\\w+)',
  contactForm: '(?:formulario|correo de contacto|soporte|contacto)',
  offline: 'sin (?:conexion|internet|wifi|red)',
  worksAlone: '(?:sirve|funciona|va|se puede usar|anda|jala)',
  backMoney: '(?:devolv\\w+|devuelv\\w+|regres\\w+|reembols\\w+)',
  money: '(?:pasta|dinero|plata|lana|pago|euros|guita|pelas|cobrado)',
  ifDisliked: '(?:no me (?:gusta|convence|sirve|mola|vale)|me arrepiento|cambio de idea|al final no)',
  schools:
    '(?:version|plan|licencia|precio|algo) para (?:colegios?|escuelas?|institutos?|centros?|empresas?|clases?|grupos?|academias?)',
  sends:
    '(?:envi\\w+|mand\\w+|sub(?:ir|o|es)|adjunt\\w+|pas(?:ar|o)(?:te)?|ves|ver|lees|entiendes|aceptas?|puedo|puedes|escuchas|hablar)',
} as const
type Concept = keyof typeof SAID

/** What is asked where all of these are said, tried in this order. Only where nothing is to be programmed. */
const ROWS: readonly (readonly [ProductTopic, readonly Concept[]])[] = [
  ['runs', ['executes', 'seen', 'here']],
  ['share', ['conversation', 'gives', 'others']],
  ['share-account', ['myAccount', 'gives', 'others']],
  ['python-version', ['version', 'usedHere']],
  ['counting', ['spends', 'oneMessage', 'ofNothing']],
  ['files', ['textFiles', 'handsIn', 'noProgram']],
  ['not-offered', ['offered', 'noProgram']],
  ['charge', ['card', 'declined']],
  ['renewal', ['blocked', 'asksMore', 'anew']],
  ['limits', ['blocked', 'asksMore', 'messages']],
  ['discount', ['teaching', 'anything']],
  ['privacy', ['trains', 'ai', 'written']],
  ['privacy', ['written', 'goesAway', 'toOthers']],
  ['practice', ['practises', 'asksOfIt']],
  ['prices', ['vat', 'apart', 'charges']],
  ['refund', ['backMoney', 'money', 'ifDisliked']],
  ['contact', ['talksTo', 'person']],
  ['contact', ['answersIn', 'contactForm']],
  ['discount', ['schools']],
  ['devices', ['offline', 'worksAlone']],
  ['renewal', ['messages', 'anew']],
  ['trial', ['priced', 'charged', 'later']],
  ['business-invoice', ['invoice', 'business']],
  ['invoices', ['invoice', 'plan']],
  ['change-email', ['mail', 'account', 'changes']],
  ['lifetime', ['once', 'pays', 'notRecurring']],
  ['lifetime', ['once', 'pays', 'trialAsked']],
  ['lifetime', ['once', 'pays', 'plan']],
  ['lifetime', ['once', 'pays', 'amount']],
  ['age', ['years', 'account']],
  ['discount', ['cheaper', 'student']],
  ['discount', ['cheaper', 'plan']],
  ['languages', ['besides', 'otherLanguage']],
  ['mistakes', ['mistakenYou']],
  ['mistakes', ['mistaken', 'you']],
  ['testing', ['runs', 'yourCode']],
  ['compare', ['plan', 'gain']],
  ['privacy', ['keeps', 'written']],
  ['cancel', ['leaves', 'subscription']],
  ['senses', ['pictures', 'sends', 'you']],
  ['senses', ['remembers', 'before']],
  ['devices', ['device', 'works', 'account']],
]

const patterns = new Map(
  Object.entries(SAID).map(([concept, source]): [string, RegExp] => [concept, new RegExp(`\\b${source}(?= |$)`)]),
)
const says = (plain: string, concept: Concept) => patterns.get(concept)?.test(plain) ?? false

/** The topic whose words are all there, in whatever order; null where none is. `plain` as `plainText` gives it. */
export const topicByConcepts = (plain: string): ProductTopic | null =>
  ROWS.find(
    ([topic, concepts]) =>
      concepts.every((concept) => says(plain, concept)) && !(topic === 'runs' && ELSEWHERE.test(plain)),
  )?.[0] ?? null

/** A program that runs on a machine of their own, or does not run as it should. */
const ELSEWHERE =
  /\b(?:flask|django|fastapi|api|aws|heroku|docker|ssh|cron|nginx|raspberry|hosting|despleg\w+|lent[oa]|error|falla\w*|no (?:me |se )?(?:corre|ejecuta|funciona|deja)|vscode|pycharm|jupyter|colab|exe|terminal)\b/

/** Said of this product or of who answers, whatever is asked of them. */
const OURS =
  /\b(?:pymentor|premium|(?:el|plan|version|mentor|ser|soy|hacerme) pro|mentor basic|suscripcion(?:es)?|suscribir\w*|suscrit[oa]|membresia|mensualidad|mi plan|vuestro\w*|vuestras?|(?:ten|ofrec|hac|cobr|acept|guard|us|vend|da|sab|pod)(?:eis|ais)|sois|(?:me|nos) (?:cobran|cobrais|cobrasteis|cobraron|cobro)|(?:esta|la|vuestra) (?:app|web|pagina|plataforma|aplicacion)|este (?:chat|bot|servicio|sitio)|mi cuenta|la cuenta (?:de )?(?:aqui|gratis|gratuita)|cuenta (?:gratis|gratuita)|este mentor|quien (?:te|os) (?:hizo|creo|programo|entreno|paga)|(?:cuando|quien) te (?:actualiz\w+|hicieron|crearon)|(?:cuantos|cuantas) (?:idiomas|usuarios|alumnos|personas)|atencion al cliente|soporte tecnico|hablar con (?:una persona|alguien|un humano|soporte)|reclam\w+|hoja de reclamaciones)\b/

/** Whether a message is about the product, beyond what is known of it. */
export const isAboutProduct = (plain: string): boolean => OURS.test(plain)
