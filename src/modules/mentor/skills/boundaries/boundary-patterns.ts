import type { Boundary } from './boundary-answers'

/** Something can be harmful that is asked for in any of these words; tried on plain words and their meanings (`m`). */
export const HARMFUL: readonly (readonly [Boundary, RegExp])[] = [
  [
    'sexual',
    /\b(?:porno\w*|erotic[oa]s?|algo (?:de |sobre )?sex\w+|(?:hablame|cuentame)(?: \w+){0,2}? sex\w+|relato sexual|fotos? (?:hot|xxx)|sexting|nudes)\b/m,
  ],
  [
    'hate',
    /\b(?:negros?|gitanos?|judios?|moros?|musulmanes|inmigrantes|mujeres|gays?|maricon\w*|trans|sudacas?|indios?)(?: \w+){0,2}? (?:son|deben|deberian|merecen|sobran)(?: \w+){0,2}? (?:inferior\w*|morir|basura|escoria|peor\w*|tont\w+|muert\w+|fuera)\b|\bchistes? (?:racistas?|machistas?|de negros|de judios)\b/m,
  ],
  [
    'spying',
    /\b(?:keylogger|key logger|spyware|stalkerware)s?\b|\b(?:grab\w*|registr\w*|captur\w*|guard\w*)(?: \w+){0,5}? (?:teclea\w*|teclas|pulsaciones|pantalla|conversaciones|llamadas|contrasenas)(?: \w+){0,5}? (?:mi (?:mujer|marido|novi[oa]|espos[oa]|pareja|ex|hij[oa]|jef[ea]|herman[oa]|companer\w+|vecin\w+|profe\w*)|otra persona|alguien|la victima|sin que)\b|\b(?:espi\w+|vigil\w+|rastre\w+|localiz\w+|stalke\w+)(?: \w+){0,4}? (?:mi (?:mujer|marido|novi[oa]|espos[oa]|pareja|ex|hij[oa]|jef[ea]|herman[oa]|companer\w+|vecin\w+|amig[oa])|el (?:whatsapp|movil|celular|telefono|instagram|correo) de|su (?:whatsapp|movil|celular|telefono|instagram|ubicacion)|a alguien|a una persona|a mi)\b|\b(?:leer|ver|acceder a|entrar (?:en|a)|meterme en)(?: \w+){0,2}? (?:el |los |su )?(?:whatsapp|mensajes|instagram|correo|movil|celular|telefono|facebook)(?: \w+){0,2}? de (?:mi (?:mujer|marido|novi[oa]|espos[oa]|pareja|ex|hij[oa]|jef[ea]|amig[oa])|otra persona|alguien)\b|\b(?:sin que (?:se (?:entere|den? cuenta|de cuenta|note)|lo sepa|me (?:pille|descubra|cache))|en secreto|a escondidas)\b.*\b(?:mi (?:mujer|marido|novi[oa]|espos[oa]|pareja|ex|jef[ea]|herman[oa])|su (?:portatil|ordenador|computadora|movil|celular|webcam|camara))\b|\b(?:donde esta|ubicacion de)(?: \w+)? mi (?:mujer|marido|novi[oa]|espos[oa]|pareja|ex)\b|\b(?:camara|webcam|microfono)(?: \w+){0,3}? (?:de otra persona|de mi (?:vecin\w+|ex|novi\w+)|ajen[oa]|sin permiso)\b/m,
  ],
  [
    'break-in',
    /\b(?:hacke\w+|jacke\w+|crackear|romper|adivin\w+|rob(?:ar|e|a|en)|sacar|saque|obtener|conseguir|averiguar|descifrar|entrar (?:en|a)|meterme en|acceder a|tumbar|tirar)(?: \w+){0,4}? (?:cuentas? (?:de (?!ahorro|banco de prueba|(?:una?|la|el|los|las|cada|lo|varias?|todas) (?:mesas?|que|clientes?|bar|restaurante|gastos?|compras?|comidas?|cenas?|pedidos?|noche|dia|mes))\w+|ajenas?)|contrasenas? (?:del? (?:mi |otr\w+ |la |el |un |una )?(?:ex|novi\w+|vecin\w+|facebook|instagram|gmail|wifi|profe\w*|compa\w*|usuarios?|alguien|gente|person\w+|correo|jef[ea]|cuenta|amig\w+)|ajenas?)|wifi|wi fi|instagram|facebook|gmail|tiktok|whatsapp|snapchat|netflix|plataforma del (?:cole|insti|instituto)|notas del (?:cole|insti|instituto|profe)|servidor de (?:mi|la|el|otro)|la web de (?:mi|un|una|el|la)|pagina de (?:mi|un|el|la|otro)|moodle|cajero|banco|la nasa|tarjetas?)\b|\b[hj]acke(?:ar|o|e|en|as)(?: \w+){0,2}? ?(?:roblox|minecraft|fortnite|free fire|juegos?|la web|paginas?|camaras?|\w+ de (?:mi|un|una|otro))\b|\b[hj]acke(?:ar|o|e|en)(?: \w+){0,3}? (?:a |una? |el |la |mi |al )\w+|\b(?:fuerza bruta|brute force|diccionario)(?: \w+){0,5}? (?:login|cuentas?|instagram|facebook|gmail|contrasena de|password de|wifi|formulario de acceso)\b|\b(?:saltar(?:me|se)?|burlar|evad\w+|bypass\w*|romper|resolver)(?: \w+){0,3}? (?:captchas?|recaptcha|paywall|antivirus|firewall|la licencia|el drm|autenticacion|verificacion en dos|2fa|control parental|limite (?:de|del) (?:plan|mensajes))\b|\b(?:ddos|ataque dos|denegacion de servicio|botnet|sql ?injection contra|inyeccion sql (?:en|contra|para entrar)|exploit para|reverse shell|shell inversa|backdoor|puerta trasera)\b(?! en (?:el|un) juego)/m,
  ],
  [
    'malware',
    /\b(?:HAZ|CREAR|QUERER|hacer|haceme|hazme|crear|crea|programar|escribir|quiero|necesito|dame|codigo|programa|script|como|ENSENAR|make|write|build|create)(?: \w+){0,5}? (?:malware|ransomware|troyano|gusano informatico|rootkit|adware|virus(?: informatico| que| para| en python| de broma| para (?:infectar|borrar))?(?! (?:de la gripe|en una? (?:lista|poblacion)|del covid|biologico))|bomba logica|fork ?bomb|minero oculto|infect\w+)\b|\bse (?:instal\w+|copi\w+|propag\w+|repliqu\w+|replic\w+)(?: \w+){0,3}? en (?:los|otros|todos los|las|otras) (?:pcs?|ordenadores|computadoras|usb|maquinas)\b|\b(?:borr\w+|formate\w+|cifr\w+|encript\w+|destru\w+)(?: \w+){0,4}? (?:disco|archivos|ordenador|computadora|pc|compu|system32)(?: \w+){0,3}? (?:de (?:otro|otra|mi (?:companer\w+|jef\w+|ex|vecin\w+|hermano)|alguien|la victima)|ajen\w+|sin que)\b/m,
  ],
  [
    'fraud',
    /\bphishing\b|\b(?:pagina|web|login|formulario|correo|sms)(?: \w+){0,2}? fals[oa](?: \w+){0,4}? (?:banco|instagram|facebook|robar|google|hacienda|correos|contrasena\w*|enganar)\b|\b(?:robar|estafar|clonar|carding|blanquear|falsificar|suplantar)(?: \w+){0,4}? (?:tarjetas?|dinero|identidad|datos|cuentas?|gente|clientes|dni|billetes|facturas|firma|titulo|certificado|documentos?|personas?|a alguien|bancari\w+|nomina|credito)\b|\bgenera\w*(?: \w+){0,4}? tarjetas de credito (?:validas|que funcionen|reales)\b|\b(?:cuentas|resenas|perfiles|opiniones|likes|seguidores|votos|reviews|visitas)(?: \w+){0,1}? fals[oa]s?\b|\bfals[oa]s (?:cuentas|resenas|perfiles|opiniones|likes|seguidores|votos)\b|\b(?:spam|correos masivos|mensajes masivos|whatsapps masivos)\b(?: \w+){0,5}? (?:a |sin|enviar|mandar|miles|todo)\b|\bvot\w+(?: \w+){0,2}? (?:muchas|varias|mil|infinitas) veces\b|\bsalt\w+ la cola\b|\b(?:mand\w+|envi\w+|bombarde\w+)(?: \w+){0,3}? (?:mil|miles|cientos|\d{3,})(?: de)? (?:mensajes|correos|sms|whatsapps|emails)(?: \w+){0,2}? a (?:mi (?:ex|profe\w*|jef[ea]|vecin[oa]|novi[oa])|una persona|alguien)\b|\b(?:mandar|enviar|bombardear)(?: \w+){0,4}? (?:spam|\d{3,} (?:mensajes|correos|whatsapps|sms)|mil(?:es)?(?: de)? (?:mensajes|correos|sms))\b|\besquema ponzi\b/m,
  ],
  [
    'people-data',
    /\b(?:scrap\w+|extra\w+|recopil\w+|recolect\w+|sacar|descargar|bajar|conseguir|robar|obtener)(?: \w+){0,5}? (?:emails|correos|telefonos|numeros de telefono|direcciones|datos personales|fotos|perfiles|datos privados|informacion personal|datos)(?: \w+){0,3}? (?:de (?:personas|gente|usuarios|chicas|clientes de|alumnos|instagram|facebook|linkedin|tinder|tiktok|empleados)|ajen\w+|sin permiso|sin (?:su )?consentimiento)\b|\b(?:averiguar|saber|encontrar|conseguir|buscar)(?: \w+){0,3}? (?:donde vive|la direccion de (?:una|mi ex|alguien)|el telefono de (?:una|alguien)|a quien pertenece|de quien es (?:este|el) (?:numero|telefono))\b|\bdox\w+\b|\breconocer(?: \w+){0,2}? caras?(?: \w+){0,4}? sin (?:permiso|que)\b|\b(?:desnudar|deepfake\w*|fotos? (?:desnud\w+|privadas? de|intimas? de))\b/m,
  ],
  [
    'cheating',
    /\b(?:copiar|hacer trampas?|trampear|que me haga|responda|responder|resuelva|conteste)(?: \w+){0,5}? (?:en (?:el|un|mi|mis) examen(?:es)?|examen(?:es)? (?:online|en linea|por mi)|test online por mi)\b(?! de practica)|\b(?:sin que (?:el |la |mi )?(?:profe\w*|maestr\w+|me) (?:se entere|se de cuenta|lo note|pillen|cachen|me pille))\b|\b(?:saltarme|burlar|enganar)(?: \w+){0,3}? (?:antiplagio|turnitin|detector de (?:plagio|ia|copias)|proctor\w*|control de asistencia|fichaje)\b|\b(?:aimbot|wallhack|cheats?|hacks?)(?: \w+){0,3}? (?:para|de|en|for) \w+|\b(?:entrar|usar)(?: \w+){0,2}? la cuenta de (?:otro|un) companero\b|\bcambiar (?:mis |las )?notas (?:del|en el|en la) (?:instituto|colegio|sistema|plataforma|universidad|profe\w*)\b/m,
  ],
  [
    'weapons',
    /\bhow (?:to|do i|can i) (?:make|build) (?:a |an )?(?:bombs?|guns?|weapons?|explosives?|meth|drugs)\b|\b(?:bombas?|explosivos?|polvora|molotov|granada|armas? (?:de fuego|casera|impresa)|pistola|silenciador|napalm|veneno)\b(?=.*\b(?:como (?:se )?(?:hago|hacer|hace|fabric\w+|construir|constru\w+|prepar\w+|consigo)|fabricar|casera?|ingredientes|receta|comprar|hacer una)\b)|\b(?:como (?:se )?(?:hago|hacer|hace|fabric\w+|construir|constru\w+|prepar\w+|consigo)|fabricar|receta (?:de|para)|comprar|hacer)(?: \w+){0,3}? (?:bomba(?! (?:de agua|centrifuga|de calor))|explosivos?|polvora|molotov|granadas?|armas? |pistola|napalm|veneno)\b/m,
  ],
  [
    'drugs',
    /\b(?:como (?:se )?(?:hago|hacer|hace|fabric\w+|prepar\w+|consigo|cultiv\w+|cocin\w+|vend\w+|compro)|fabricar|cocinar|sintetizar|cultivar|vender|comprar|conseguir|pasar|traficar)(?: \w+){0,3}? (?:metanfetamina|cocaina|marihuana|droga|drogas|lsd|heroina|fentanilo|mdma|cristal meth|hachis|coca|porros|maria)\b/m,
  ],
  [
    'violence',
    /\b(?:como|quiero|voy a|ayudame a|manera de|forma de)(?: \w+){0,2}? (?:matar|asesinar|envenenar|secuestrar|apunalar|disparar|violar|pegar|golpear|hacer dano)(?:le|lo|la)? (?:a )?(?:mi (?!proceso|script|programa|hilo|thread|bot|personaje|enemigo)\w+|una? (?:persona|mujer|hombre|nin[oa]|chica|chico)|alguien|gente|el profesor|la profesora|personas)\b/m,
  ],
  [
    'break-in',
    /\b(?:how (?:to|do i|can i)|como) hack(?: \w+){1,4}|\b(?:tir|tumb|satur|colaps|derrib)\w+(?: \w+)? (?:una|la|alguna|otra) (?:web|pagina|servidor|red)\b(?! (?:de flask|de django|local))|\b(?:ataque )?ddos\b|\brob\w+(?: \w+){0,3}? (?:contrasenas?|claves|cookies|passwords?|cuentas|tokens?)(?: \w+){0,3}? (?:del?|guardad\w+|en) (?:\w+ )?(?:chrome|navegador\w*|firefox|usuario\w*|gente|discord|steam|victima\w*)\b/m,
  ],
  [
    'cheating',
    /\b(?:hazme|haz|haceme|resuelveme|resuelve|me haces|contestame) (?:el|mi|este) (?:examen|parcial|final)\b/m,
  ],
]

/** Harm that is studied, kept off or played is none. */
export const HARMLESS =
  /\b(?:hackathon|hackerrank|hacking etico|detect\w+|proteg\w+|proteccion|evit\w+|preven\w+|defend\w+|filtr\w+|clasific\w+|simul\w+|propagacion|epidemi\w+|pandemi\w+|contagi\w+|vacun\w+|biolog\w+|celulas?|bacteri\w+|personaje|videojuego|juego de (?!whatsapp)\w+|pygame|tablero|enemig\w+|estadistic\w+|dataset|noticias|que es el|que es un|historia|segur\w+ de mi|mi propi[oa]|mi contrasena|mis contrasenas|validar|fortaleza|genera\w+ contrasenas?|hashlib|bcrypt)\b/

export const INJECTION =
  /\bahora (?:eres|seras|sos) (?:un |una |mi |el |la )?(?!mentor|profe|buen|mi (?:mentor|profe))\w+|\b(?:desde|a partir de) ahora(?: \w+){0,3}? (?:hablas|hablame|habla|respondes|responde|contestas)(?: \w+)? como\b|\bhaz(?:te)? de cuenta que eres\b|\bsal(?:te)? de tu (?:rol|papel|personaje)\b|\b(?:ignor\w+|olvid\w+|descart\w+|salt\w+|omit\w+|anul\w+|desobedec\w+|no sigas|disregard|forget|override|ignore)(?: \w+){0,4}? (?:instrucciones|instruccion|reglas|ordenes|directrices|restricciones|indicaciones|normas|prompt|instructions|rules|guidelines|limitaciones|filtros)\b(?! (?:del|de mi|de la|de este|del ejercicio|de sangria))|\b(?:a partir de ahora|desde ahora|de ahora en adelante|from now on)(?: \w+){0,2}? (?:eres|seras|sos|vas a ser|actuas|actuaras|te llamas|responderas|you are|act)\b|\b(?:actua|actue|comportate|finge|haz como|hazte pasar|simula|imagina|imaginate|pretende|pretend|act|roleplay|juega a|interpreta(?:s)?)(?: \w+){0,2}? (?:como si (?:fueras|no)|como (?:un |una |mi )?(?!profe\w*|tutor\w*|mentor\w*|maestr\w+|un (?:profe|tutor|maestro|mentor|interprete|compilador)|interprete|compilador|revisor|tribunal|examinador|entrevistador)\w+|ser (?:un |una )?(?!profe|tutor|mentor|maestr|revisor|interprete|compilador)\w+|que eres|por|as)\b(?!.*\b(?:clase|def|programa que|funcion que|lista|pila|cola)\b)|\b(?:system prompt|prompt (?:de |del )?sistema|prompt (?:inicial|completo|interno|oculto)|tu prompt|tus (?:instrucciones|reglas|directrices)(?: (?:internas|iniciales|secretas|completas|de sistema|originales))?|instrucciones (?:internas|iniciales|secretas|de sistema|ocultas)|your (?:instructions|prompt|system))\b|\b(?:modo (?:desarrollador|dios|dan|admin|administrador|libre|sin (?:filtros|censura|restricciones|limites)|root|debug interno)|developer mode|jailbreak|jailbroken|do anything now|sin (?:filtros|censura|restricciones)(?: eticas)?|eres dan)\b(?!.*\b(?:imagen|pandas|csv|lista|foto)\b)|\b(?:repite|escribe|muestra|copia|dime|imprime|revela|ensename|reveal|print|show)(?: \w+){0,4}? (?:tus instrucciones|tu prompt|palabra por palabra lo de arriba|el texto de arriba(?! abajo)|lo que hay arriba|tu configuracion|tu codigo fuente|tus claves|tu api key|variables de entorno del servidor|tus datos de entrenamiento)\b|\bsoy (?:el |un |tu )?(?:administrador|admin|desarrollador|creador|programador|dueno|jefe) (?:de|del) (?:pymentor|sistema|este|esta|la app|la web|el bot)\b|\bsoy tu (?:creador|desarrollador|administrador|programador)\b/m

const LANGUAGE =
  '(?:javascript|js|typescript|ts|java|php|html5?|css3?|react|angular|vue|kotlin|swift|rust|golang|ruby|perl|scala|haskell|cobol|pascal|delphi|fortran|matlab|visual basic|vba|vb|dart|flutter|bash|powershell|arduino|unity|scratch|lua|assembler|ensamblador|prolog|lisp|cpp|csharp|c sharp|cplusplus|c|r|wordpress|pseint|node|nodejs|laravel|jquery|solidity|mysql workbench|mysql|postgres\\w*|oracle|sql server)'
/** `c++` and `c#` as `cplusplus` and `csharp`. */
export const OTHER_LANGUAGE = new RegExp(
  `\\b(?:en|con|usando|using|in) ${LANGUAGE}\\b|\\b(?:programa|codigo|funcion|script|pagina|aplicacion|app|web|proyecto|ejercicio|clase|tarea|CODIGO|examen|bucle|curso|error|fallo|duda|problema) (?:de|en) ${LANGUAGE}\\b|\\b(?:ensename|aprender|aprendo|ensenas|sabes|explicame|QUE es|que es|dominas|APRENDER|ENSENAR|SABER|programar en|PODER ENSENAR) (?:a programar en |algo de |de |programar en )?${LANGUAGE}(?= |$)|^(?:y )?(?:en )?(?:javascript|java|php|html|css|cplusplus|csharp|kotlin|rust)(?: (?:sabes|puedes|tambien))?$`,
  'm',
)

/** «En Java no me dejaba», a clause of its own: what somebody knows from there, and asks nothing of it. */
export const KNOWN_FROM_THERE = new RegExp(
  `^(?:y |yo |pero |es que |porque |pues |ya que )?(?:en|con) ${LANGUAGE}(?:(?: (?!como\\b|que\\b|cual|haz|quiero\\b|necesito\\b|dame\\b)\\w+){2,}$| (?:me|nos) (?:dec|dij|ensen|explic)\\w+)`,
)

/** Python is what is asked about, the other is what one comes from. */
export const FROM_OTHER_LANGUAGE =
  /\b(?:python|pyton|phyton|pandas|flask|django|self|__\w+__)\b|\bpero (?:aqui|esto|ahora)\b|\b(?:program(?:aba|e|o|amos)|trabaj\w+|ven(?:go|ia|imos)|estudi\w+|aprendi|sabia|empece|anos|vida)(?: \w+){0,3}? (?:en|con|de) (?:c|java|javascript|php|cobol|fortran|pascal|matlab|visual basic|vba|r|cplusplus|csharp|basic|delphi|perl|ruby)\b|\b(?:huele|suena|parece|sabe) a \w+\b|\ben (?:matlab|fortran|c|r|java|javascript|php|cplusplus|csharp|stata|spss) (?:\w+ )?\w{3,}aba\b|\ben \w+ (?:era|es|se|hago|hacia|usaba|tenia|habia|existe|puedo|podia)\b|\by aqui\b|\b(?:vengo de|como en|igual que en|que en|equival\w+|parecido al?|a diferencia de|traduc\w+ de|pasar de|convertir de|como el|como los|como la|tipo|llamar a|al estilo de|en vez de)(?: \w+){0,3}? (?:javascript|js|java|php|c|cpp|cplusplus|csharp|r|matlab|kotlin|swift|ruby|rust|golang|typescript)\b|\b(?:leer|generar|parsear|extraer|scrap\w+|descargar|plantilla|archivo|enviar|escribir un) (?:un |el |de |una )*(?:html|css|mysql|bash)\b/
