/**
 * What a product of this kind is asked: things that it has, and what is felt, feared or wanted of them, each in the words of Spain and
 * Latin America. Plain spelling; a word may go on where `\\w*` says so.
 */
export const MATTER_WORDS = {
  // Things.
  card: 'tarjetas?|visa|mastercard|amex',
  trial:
    '(?:lo|los|esos|estos|plan|oferta) (?:de )?(?:los )?(?:3|tres)(?: 00)?(?: (?:euros?|eur|pavos|dias))?|(?:3|tres) (?:euros?|eur|pavos)|probar (?:el )?pro|la prueba|prueba pro|pro prueba|trial',
  month: '17|mensualidad|cuota|el mes|al mes|cada mes|mes a mes|mensual\\w*|mes que viene',
  subscription: 'suscripcion|membresia|mensualidad|el pro|pro|plan|premium|cuota',
  charge: 'clav\\w+|sabl\\w+|soplar\\w*|un pago|cobr\\w+|cargo|cargos|pasais el recibo|pasan el recibo',
  money: 'pasta|dinero|plata|lana|guita|pelas|euros|pago|feria|cuartos',
  account: 'mi usuario|sitios|sesiones|cuenta|perfil|sesion|usuario',
  google: 'google|gmail|facebook|apple|github',
  signIn:
    'entr[oa]r?|acced\\w+|inici\\w+ sesion|registr\\w+|login|loguear\\w*|apunt\\w+|di de alta|darme de alta|crear(?:me)?(?: una)? cuenta|abrir(?:me)? cuenta|empezar',
  mail: 'correos?|emails?|mails?',
  confirming: 'confirm\\w+|verific\\w+|activar|activacion|bienvenida|enlace|codigo',
  chats:
    'algo que te pregunt\\w+|lo que te pregunt\\w+|lo que puse|conversacion(?:es)?|chats?|historial|charlas?|lo que (?:hablamos|te pregunte|escribi)|mis (?:preguntas|mensajes)',
  talk: '(?:esta |la |una |mi |este |el |un )?(?:conversa(?:cion(?:es)?)?|chats?|charlas?)',
  offline:
    'sin (?:datos|internet|conexion|wifi|cobertura|red|senal)|se (?:me )?va (?:el|la) (?:wifi|internet|luz|conexion|red|senal)|no (?:hay|tengo) (?:cobertura|internet|wifi|senal|datos)|offline',
  amount: '49(?: 99)?|49 euros|17(?: 00)?|17 euros|3 euros',
  whatYouAre: '(?:que|quien) (?:eres|sos)|eres|sos',
  kindOfBeing: 'persona|bot|robot|ia|maquina|humano',
  mentors: 'mentores',
  chatbot: 'chat ?gpt|gpt|claude|gemini|copilot|una ia',
  message: 'mensajes?|preguntas?|texto que te (?:mando|pego|paso)',
  attachment: 'archivos?|ficheros?|adjuntos?|documentos?',
  running: '(?:programa|codigo|script)s?|ejecut\\w+',
  page: 'soy de|vivo en|pagar|web|pagina|app|aplicacion|chat|mentor|esto|servicio|servidor|pymentor|boton',
  packages: 'pandas|numpy|matplotlib|paquetes?|librerias?|bibliotecas?|modulos?|pip',
  payments: '(?:mis|los|ultimos) (?:pagos|recibos|cobros|compras)|historial de pagos|recibos?|facturas?',
  price: 'precios?|plan(?:es)?|tarifas?|coste',
  child: 'hij[oa]s?|nin[oa]s?|sobrin[oa]s?|herman[oa] pequen[oa]|niet[oa]s?|peques?|crios?|chaval\\w*|adolescentes?',
  relative:
    'herman[oa]s?|amig[oa]s?|novi[oa]|pareja|famili\\w+|compa\\w*|colegas?|mujer|marido|hij[oa]s?|padres?|madre|compi\\w*|socio',
  codeGiven:
    '(?:el )?(?:codigo|programa|script)s? que (?:me )?(?:das|haces|escribes|generas|pasas|mandas)|lo que (?:me )?(?:das|escribes|generas)|tu codigo|tus programas',
  exercises: 'ejercicios?|practicar|practico|practica|practicas|retos',
  proMentor: '(?:en|con) (?:el )?(?:mentor )?pro|el (?:mentor )?pro|mentor pro|version pro',
  country:
    'pesos|soles|dolares|bolivares|argentina|mexico|colombia|chile|peru|ecuador|uruguay|venezuela|bolivia|paraguay|costa rica|guatemala|panama|espana|latinoamerica|sudamerica|mi pais|que pais(?:es)?|otros? pais(?:es)?|estados unidos|usa|fuera de espana|el extranjero',
  second:
    '(?:dos|2|segundo|doble|un) (?:pasos?|factor|fac?tores)|2fa|authenticator|autenticador|autenticacion|doble verificacion|verificacion',
  passkey: 'passkeys?|llaves? de acceso|huella|face ?id|touch ?id|cara|sin contrasena|biometri\\w+',
  phone: 'telefono|whatsapp|numero (?:al que|de telefono)|fax',
  suggestion: 'sugerencia\\w*|propuesta|idea|queja|opinion|felicitacion|reclamacion',
  unread: 'quota|cupo|saldo|creditos?|mensajes gratis|cosas al dia|preguntas al dia|veces al dia',
  unused: '(?:los|las|lo) que no (?:use|uso|gaste|gasto|he usado|haya usado)',
  reader: 'alguien|alguna persona|una persona|humanos?|un humano|vosotros|ustedes|empleados?|el equipo',
  tablet:
    'safari|firefox|chrome|edge|opera|tablet|ipad|iphone|android|movil|celular|chromebook|windows|mac|linux|app|sitios|dispositivos|ordenadores',
  mentorKind:
    '(?:el|la|plan|version) (?:basico|basica|gratuit[oa])|mentor basic|que (?:mentor|plan)|cual (?:mentor|plan)|de los dos mentores',
  teach: 'soy (?:profe\\w*|maestr\\w+|docente)|doy clases?|mis alumnos|enseno|mis empleados',
  students: 'alumnos|estudiantes|clase|instituto|colegio|academia|empleados|trabajadores',
  // What is asked, wanted, felt of them.
  passes: 'pas(?:ar\\w*|o|ale)|mand\\w+|envi\\w+|compart\\w+|ensen\\w+',
  takesAlong: 'guard\\w+ (?:a?fuera|en mi \\w+)|export\\w+|descarg\\w+|baj(?:ar|o)\\w*',
  within: 'por (?:dentro|debajo|detras)|disfrazad[oa]|en el fondo',
  ends: 'acaba\\w*|termina\\w*|caduca\\w*|se va sola|sola|solo|dura',
  calls: 'llam\\w+|hay|teneis|tienen|tiene|dais',
  gives: 'mand\\w+|envi\\w+|poner|pongo|hac(?:er|eros)|dejar|escrib\\w+',
  over: 'acab\\w+|agot\\w+|gast\\w+|termin\\w+|pued\\w+|cuant\\w+|qued\\w+',
  keepsOver: 'guard\\w+|acumul\\w+|pierd\\w+|pasan|suman|valen',
  reads: 'lee\\w*|ve|ven|mira\\w*|revisa\\w*|acced\\w+',
  goesTo: 'gratis|basico|gratuito',
  backTo: 'volver|bajar|pasarme|quedarme|vuelvo',
  better: 'mejor|peor|recomiend\\w+|me conviene|elijo|cojo|pillo',
  closes: 'cerrar|salir|salgo|cierro|desconect\\w+',
  forgot: 'no (?:me )?(?:acuerdo|recuerdo|se)|olvid\\w+|se me fue',
  refuses: 'incorrect\\w+|no (?:es|la) (?:correct\\w+|acepta|valida)|no (?:me )?(?:deja|reconoce|coge)|mal',
  password: 'contrasena|password|clave de (?:acceso|entrada)',
  stops:
    'cancel\\w+|cort\\w+|par(?:o|ar|arlo)|anul\\w+|quit(?:o|ar|armelo|arlo)|baja|dejar(?:lo)?|salir(?:me)?|desapunt\\w+|desuscrib\\w+|borrar(?:me)?|darme de baja',
  pauses: 'paus\\w+|congel\\w+|parar un|suspend\\w+|un descanso|dejar(?:lo)? un mes|retomar',
  expired: 'caduc\\w+|venc(?:e|io|ida|ido)|cambi\\w+|otra|nueva|renov\\w+|actualiz\\w+|perd\\w+|rob\\w+|bloque\\w+',
  holds: 'guard\\w+|almacen\\w+|queda\\w*|segur[oa]s?|tener|teneis|tienen|rob\\w+|roben|ven|veis|fiar\\w*|datos',
  needed: 'hace falta|hay que|necesito|tengo que|piden|pedis|obligatori[oa]|sin|meter|poner|dar',
  happened:
    'me (?:habeis|han|ha) \\w+|me (?:clavaron|clavasteis|cobraron|cobrasteis)|me (?:habeis|han|ha|has|hicieron|han hecho|cobraron|cobrasteis|aparece\\w*|sale|llego|vino)|hay un|veo un|tengo un|aparece un',
  wrong:
    'sin avis\\w+|\\d+ (?:euros?|pavos|eur)|dos veces|doble|duplicad\\w+|cancel[eo]|ya no|por que|de mas|raro|todavia|sigue\\w*|sin (?:permiso|avisar|querer)|no reconozco|no es mio|error|otra vez|no me suena',
  fears:
    'da (?:cosa|palo|reparo|mal rollo|yuyu)|no me fio|luego me|miedo|preocup\\w+|no (?:quiero|kiero|quisiera|querria|vaya a|me vaya)|asust\\w+|desconfi\\w+|la colaron|colar\\w*|timo|estafa|enganen|sin (?:querer|avisar|darme cuenta)|sorpresas?|de repente',
  warns: 'avis\\w+|notific\\w+|recuerd(?:a|an|ais)|recordatorio|os? enter\\w+',
  next: 'proxim[oa]|siguiente|cuando (?:me )?(?:toca|vuelv\\w+|pag\\w+|cobr\\w+|se renueva)|que dia (?:me|se|toca)|fecha de',
  back: 'devolv\\w+|devuelv\\w+|reembols\\w+|recuper\\w+|regres\\w+|reintegr\\w+|de vuelta',
  unhappy:
    'no me (?:ha )?(?:gust\\w+|sirv\\w+|convenc\\w+|val\\w+|mola\\w*)|arrepent\\w+|arrepient\\w+|(?:he cambiado|cambio) de (?:idea|opinion)|no lo (?:uso|he usado)|quiero mi',
  arrives:
    'no (?:me )?(?:llega|ha llegado|llego|aparece|sale|recibo|encuentro|ha llegado)|sigo sin recibir|donde (?:esta|llega)|no he recibido',
  lost: 'perd\\w+|desaparec\\w+|no (?:encuentro|estan|esta|veo|aparecen|salen|me salen)|borr\\w+ sol[oa]s?|se (?:me )?(?:han )?(?:borr\\w+|perd\\w+)|donde (?:esta|estan|quedan|quedo|se guardan)',
  finds: 'busco|encuentr\\w+|encontrar|busc\\w+|recuper\\w+|volver a ver|vuelvo a ver|ver|localizar|abrir',
  past: 'hace un mes|del mes|de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|semana pasada|ayer|otro dia|antes|viej\\w+|antigu\\w+|anterior\\w*|mes pasado|pasad[oa]s?|hace (?:un|una|dos|unos|dias|tiempo)',
  howBig:
    'cuanto (?:puede|pueden|pesa|pesan|ocupa|mide|medir|es lo maximo|como maximo)|que tamano|tamano maximo|limite de tamano|como maximo|maximo|cuantos (?:archivos|adjuntos|caracteres|ficheros)|muy (?:largo|grande)|demasiado (?:largo|grande)|hasta cuanto|megas?|mb',
  howLong: 'cuanto tiempo|cuantos segundos|se (?:corta|para|detiene)|limite de tiempo|tiempo maximo|infinit\\w+ aqui',
  hereRun:
    'aqui|aca|en (?:la|esta|vuestra) (?:web|pagina|app)|vuestr[oa]|al (?:dar|darle|pulsar)|doy a|boton|navegador|pymentor',
  installs: 'instal\\w+|hay|us(?:ar|o)|funciona\\w*|va|importar|viene|teneis|tienen|tiene|estan?',
  broken:
    'caid[oa]s?|no (?:me )?(?:carga|responde|contesta|va|abre|funciona el envio|deja enviar|manda|envia)|se (?:ha )?(?:cae|cayo|cuelga|colgado|queda\\w* (?:pensando|colgad[oa]|en blanco|cargando)|quedado (?:pensando|colgad[oa]|en blanco|cargando))|pensando|lent[oa]s?|error al enviar|en blanco|bug',
  intruder:
    'hacke\\w+|jaque\\w+|han entrado|ha entrado|entro alguien|alguien (?:ha )?(?:entra|entrado|entro|usa|accedi\\w+)|robad[oa]|me robaron|suplant\\w+|no he sido yo|otra persona (?:usa|entr\\w+)',
  shares: 'misma cuenta|compartir|compartida|entre (?:dos|varios|los dos)|prest\\w+|a medias|cuenta familiar',
  uses: 'cuanto seria|cuanto es|pagar|soy de|vivo en|funciona\\w*|seria|us\\w+|entrar|apunt\\w+|registr\\w+|puede|pueden|vale|sirve|sea para|ensen\\w+|aprend\\w+',
  sells:
    'vend\\w+|comerci\\w+|uso libre|licencia|publicar|en mi (?:empresa|trabajo|tienda)|es mio|propiedad|copyright|de quien es|derechos',
  asksWho:
    'quien|que (?:ia|modelo|motor)|es (?:una )?(?:ia|persona|humano)|una (?:ia|persona)|chatgpt|gpt|claude|gemini',
  answers: 'contesta\\w*|responde\\w*|habla|hay|esta|atiende|detras',
  yearly: 'anual(?:es)?|por (?:un )?ano|al ano|12 meses|un ano|semestral|trimestral|por dias|semanal',
  offered: 'teneis|tienen|hay|existe|ofreceis|ofrecen|se puede|puedo',
  hours: 'a que hora|que horario|horario|cuando (?:atend\\w+|contest\\w+|respond\\w+)|que dias',
  attends: 'atend\\w+|soporte|contacto|contestais|respondeis|atencion|abris',
  where: 'necesito|quiero|puedo|donde|como|por donde|en que (?:parte|sitio|apartado)|hay',
  unsends:
    'quit\\w+|no (?:quiero|kiero) (?:mas|recibir)|dejar de|para(?:r|d) de|desactiv\\w+|demasiados|harto de|borrarme de',
  sent: 'mand\\w+|envi\\w+|llega\\w*|recib\\w+|notificaciones|publicidad|spam|novedades|newsletter',
  buys: 'compr\\w+|repetir|otra vez|dos veces|volver a|varias veces|segunda',
  goesOn: 'seguir|continu\\w+|alargar|pasar a|pasarme|mantener|quedarme',
  enough: 'car[oa]s?|barat[oa]|econom\\w+|no me llega|rebaj\\w+',
  ofPrice: 'muy|demasiado|algo mas|mas|un poco|bastante|tan',
  joke: 'cuanto (?:cuesta|vale|sale|es) (?:la broma|la gracia|el chiste|todo esto|esto|eso|la cosa)',
  dataOfOthers:
    '(?:correo|email|datos|contrasena|telefono|cuenta|chats?|conversaciones) (?:de|del) (?:otr[oa]|otros|un|una|mi|el|los) (?:usuari\\w+|cliente\\w*|person\\w+|alumn\\w+|profe\\w*|novi\\w+|ex|jefe|gente)',
  tells: 'dime|dame|pasame|ensename|muestrame|quiero (?:ver|saber)|puedes (?:ver|darme|decirme)',
} as const
