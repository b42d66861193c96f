import type { Request } from '../frame'
import type { RequestPattern } from './request-pattern'
import { ABOUT_QUALITY } from './requests-about-quality'

/** «este código», «la segunda línea», «lo»: what is there already. */
const IT = '(?:(?:de |a |en )?(?:ESTO|ESO|el|la|los|las|mi|mis|tu|lo|tod[oa]|cada|dicho) ?)'

/** What is asked of a program or an error that is there. */
export const ABOUT_CODE = {
  'explain-error': [
    {
      weight: 1,
      pattern:
        /\b(?:en|letras|mensaj\w+|texto) rojo?\b|\bse queja\b|^(?:PORFAVOR )?ERROR (?:al|en|con|cuando|MAL|de|PARA)\b/,
    },
    { weight: 1, pattern: /\bERROR\b/, given: 'error' },
    {
      weight: 1,
      pattern:
        /\b(?:me|te|nos|le|se|y|luego|siempre|pero|ahora) (?:me |ha |han |esta |estan |vuelve a |IR a )*(?:DAR|EMITIR|SALIR|DECIR|PONER|CAMBIAR|VER|DEVOLVER|IMPRIMIR|SACAR|HACE) (?:\w+ ){0,4}?ERROR\b/,
    },
    { weight: 1, pattern: /\b(?:QUE|COMO|POR QUE|PORQUE|CUAL) (?:\w+ ){0,6}?ERROR\b/ },
    { weight: 1, pattern: /\bERROR (?:\w+ ){0,5}?(?:QUE|PORQUE|SIGNIFICAR|ENTENDER|EXPLICAR|AYUDAR|ARREGLAR|COMO)\b/ },
    {
      weight: 1,
      pattern: /\b(?:EXPLICAR|ENTENDER|ARREGLAR|QUITAR|SIGNIFICAR|AYUDAR|TENER|tengo|con|hay) (?:\w+ ){0,5}?ERROR\b/,
    },
    {
      weight: 1,
      pattern:
        /\b(?:is not defined|out of range|unsupported operand|invalid syntax|unexpected indent|indented block|no module named|not callable|not subscriptable|not iterable|no such file|not supported between|object has no attribute|must be str|can only concatenate|invalid literal|division by zero|was never closed|missing \d required|positional argument)\b/,
    },
    { weight: 0.5, pattern: /\bFALLAR\b/ },
    { weight: 0.5, pattern: /\bFALLAR\b/, given: 'error' },
    {
      weight: 1,
      pattern:
        /\b(?:letras|cosa|coso|texto|mensaje|cosas|lineas?|LINEA|choro|parrafada|tocho)(?: \w+)? (?:en )?roj[oa]s?\b/,
    },
    { weight: 0.5, pattern: /^(?:\w+ )?ERROR(?: \w+)?$/ },
  ],
  'find-fault': [
    {
      weight: 1,
      pattern:
        /\bno (?:me |se |te |le |lo |la )*\w+ (?:BIEN|MAL)\b|\b(?:RESULTADO|ESTO|ESO) no es\b|\bQUE (?:le|te|me) (?:pasa|ocurre|sucede)\b|\bnunca (?:\w+ )?(?:llega|entra|sale|SALIR|EJECUTAR|CAMBIAR|imprime|IMPRIMIR|pasa|IR)\b|\bHACE lo que QUERER\b|\bHACE lo QUE QUERER\b|\bno (?:era|es) (?:ESO )?lo (?:que|QUE)\b|\b(?:encuentro|veo|VER|SABER donde) (?:esta )?(?:el |mi )?ERROR\b|\bSALIR tod[oa]s?\b/,
      given: 'code',
    },
    {
      weight: 1,
      pattern:
        /\bno (?:me |le |te |se |les |nos )*(?:FUNCIONAR|EJECUTAR|CONTAR|COMPARTIR|GUARDAR|QUITAR|CAMBIAR|ANADIR|IMPRIMIR|SALIR|DEVOLVER|TERMINAR|SERVIR|entra|lee|llega|coge|agarra|toma|prende|pasa|ordena|deja|reconoce|detecta|encuentra|calcula)\b/,
      given: 'code',
    },
    {
      weight: 1,
      pattern:
        /\bno (?:me |le |te |se |nos )*(?:FUNCIONAR|EJECUTAR|IR|EMITIR|SERVIR|prende|enciende|responde)(?! (?:a|al|con|de|ERROR|ningun))\b/,
    },
    {
      weight: 1,
      pattern:
        /\bno (?:me |le |te |se )*(?:HACE|PASAR|pasa|SALIR|IMPRIMIR|DAR|EMITIR|DEVOLVER|ocurre|aparece) (?:absolutamente |casi )?NADA\b/,
    },
    { weight: 1, pattern: /\bSIN_ERROR\b/ },
    // «Cuando escribo SI se sale igual», «si pongo 0 no hace nada»: what comes of it is told.
    {
      weight: 1,
      pattern:
        /^(?!.*\bQUE (?:pasa|pasaria|ocurre|sale|SALIR|hace|HACE|IMPRIMIR|DEVOLVER|DAR)\b).*\b(?:cuando|si|al) (?:PONER|pongo|escribo|CREAR|tecleo|meto|ANADIR|ingreso|introduzco|elijo)\b.{1,40}\b(?:(?:se|me) (?:SALIR|DAR|DECIR|PONER|COLGARSE|CERRAR|queda|REPETIR)|no (?:HACE|entra|SALIR|FUNCIONAR|reconoce|encuentra|DAR)|sigue|igual|nada|NADA)\b/,
      given: 'code',
    },
    {
      weight: 1,
      pattern:
        /\b(?:redondea|ordena|cuenta|CONTAR|calcula|suma|resta|divide|multiplica|compara|MEZCLAR|lee|GUARDAR|imprime|IMPRIMIR|SALIR|muestra|CREAR|convierte|separa|agrupa)n? (?:\w+ )?MAL\b/,
      given: 'code',
    },
    {
      weight: 1,
      pattern: /\b(?:cosas?|algo|resultados?|RESULTADO|numeros?) (?:muy )?(?:raras?|MAL|extran[oa]s?)\b/,
      given: 'code',
    },
    { weight: 1, pattern: /\bFALLAR\b/ },
    {
      weight: 1,
      pattern:
        /\b(?:QUE|DONDE|CUAL) (?:\w+ ){0,4}?(?:MAL|FALLAR|ERROR|fallando|equivoc\w+|(?<!\b(?:hace|HACE|HACER) )falta|cagando|cagada|pifia|problema)\b/,
    },
    {
      weight: 1,
      pattern:
        /\b(?:POR QUE|PORQUE) (?:\w+ ){0,5}?(?:no|SALIR|DAR|IMPRIMIR|DEVOLVER|QUITAR|REPETIR|me|sigue|siempre|HACE|IR)\b/,
      given: 'code',
    },
    { weight: 1, pattern: /\b(?:DEBER|ESPERAR)\b/, given: 'code' },
    {
      weight: 1,
      pattern:
        /\b(?:siempre|solo|solamente|nada mas|unicamente|nomas) (?:me |se |te )?(?:SALIR|DAR|IMPRIMIR|DEVOLVER|QUITAR|EMITIR|DECIR|SACAR|CONTAR|HACE|entra|suma|guarda|encuentra|toma|coge|queda)\b/,
    },
    {
      weight: 1,
      pattern:
        /(?<!\bPARA QUE )\b(?:me |se |te )(?:DAR|SALIR|IMPRIMIR|DEVOLVER|EMITIR|queda|COLGARSE|REPETIR|CERRAR|come|pone|DECIR|PONER)\b/,
      given: 'code',
    },
    {
      weight: 1,
      pattern: /\b(?:COLGARSE|no TERMINAR|nunca TERMINAR|infinit\w+|sin TERMINAR|no PARA|nunca PARA|no PARA nunca)\b/,
    },
    {
      weight: 1,
      pattern:
        /\b(?:no (?:me )?(?:cuadra|coincide|tiene sentido)|en vez de|en lugar de|MAL calculad\w+|no es (?:correct\w+|BIEN))\b/,
      given: 'code',
    },
    { weight: 0.5, pattern: /\b(?:MAL|problema|problemas|fallando)\b/ },
    { weight: 0.5, pattern: /\b(?:AYUDAR|CODIGO)\b/, given: 'code' },
  ],
  'explain-code': [
    {
      weight: 1,
      pattern:
        /(?<!\b(?:PONER|pongo|puse|pone|mis|los|tantos|muchos|estos|hay|tiene|lleva|demasiados|sus|le) )\bcoment(?:a|ame|alo|ado|arios?|arlo)\b|\btraduc\w+ (?:ESTO|ESO|el CODIGO|lo|a )|\ben cristiano\b|\bSIGNIFICAR cada\b|\bQUE (?:esta|estan) HACE\b|\bde QUE (?:IR|trata)\b|\bCUAL es (?:la|el) (?:CODIGO|utilidad|finalidad|idea|proposito|objetivo)\b|\bQUE does ESTO (?:\w+ )?do\b/,
      given: 'code',
    },
    { weight: 1, pattern: new RegExp(`\\bEXPLICAR (?:\\w+ ){0,3}?(?:ESTO|ESO|CODIGO|LINEA|FUNCION|BUCLE|paso|${IT})`) },
    { weight: 1, pattern: /\b(?:EXPLICAR|CONTAR me|ENSENAR me)\b/, given: 'code' },
    {
      weight: 1,
      pattern:
        /\bque (?:onda|rollo|pedo|show)\b|\bse (?:puede|PODER) (?:QUITAR|omitir)\b|\b(?:hace falta|es (?:necesari\w|obligatori\w|imprescindible))\b/,
      given: 'code',
    },
    { weight: 1, pattern: /\bLINEA (?:POR|a) LINEA\b|\bpaso (?:POR|a) paso\b/, given: 'code' },
    {
      weight: 1,
      pattern:
        /\bQUE (?:es lo que |es lo q |rayos |diablos |demonios |cono )?(?:HACE|HACER|pinta|SERVIR|realiza|CREAR)(?: exactamente| realmente| en concreto)? (?:ESTO|ESO|esta|el|la|los|las|aqui|cada|CODIGO|mi|tu)/,
    },
    { weight: 1, pattern: /\b(?:ESTO|ESO|esta|LINEA|CODIGO) (?:\w+ )?QUE (?:HACE|SIGNIFICAR|es|pinta)\b/ },
    { weight: 1, pattern: /^(?:\w+ )?QUE HACE\b|\bQUE HACE$/, given: 'code' },
    {
      weight: 1,
      pattern:
        /\bno (?:lo |la |le |les |me |los |las |se |te )*(?:ENTENDER|CREER entender|aclaro|entero|queda FACIL|agarro)\b/,
      given: 'code',
    },
    // «quisiera entender la línea 3», «el último no lo pillo, ¿de dónde sale?»
    {
      weight: 1,
      pattern:
        /\b(?:QUERER|quisiera|quiero|queria|gustaria|necesito|intento|trato de|PODER) (?:\w+ )?(?:ENTENDER|entender|comprender|pillar)\b|\bno (?:lo |la |los |las )?(?:pillo|cazo|capto)\b|\bde donde (?:sale|salen|saca|viene|SALIR) (?:ESO|ESTO|ese|esa|esos|el|la|los)\b/,
      given: 'code',
    },
    { weight: 1, pattern: /\bCOMO (?:es que )?FUNCIONAR\b/, given: 'code' },
    { weight: 1, pattern: /\bPARA QUE (?:es|esta|SERVIR|(?:se |le |lo )?PONER|se usa|lleva|quiere)\b/, given: 'code' },
    // «heredé esto y no sé qué es la arroba», «quiero saber qué calcula», «me lo cuentas»
    {
      weight: 1,
      pattern:
        /\b(?:no se|ni idea|sin SABER|no (?:TENER|tengo) (?:ni )?(?:la (?:mas )?(?:minima )?)?idea|QUERER SABER|quisiera SABER|gustaria SABER|no me (?:entero|aclaro)|no me queda (?:claro|FACIL)) (?:de )?(?:muy bien |bien |muy BIEN |BIEN )?(?:lo )?(?:QUE|PARA QUE|COMO)(?: es lo QUE| es lo de)? (?:\w+ )?(?:es|son|HACE|HACER|SIGNIFICAR|calcula\w*|consigue|FUNCIONAR|pinta|IMPRIMIR|SERVIR|QUERER DECIR)\b|\b(?:me )(?:lo |la )CONTAR\b|\bQUE (?:\w+ )?DECIR QUE HACE\b|\bQUE (?:calcula|consigue|resuelve)\b/,
      given: 'code',
    },
    { weight: 1, pattern: /\bAYUDAR (?:\w+ )?(?:a )?(?:ENTENDER|leer)\b/ },
    { weight: 0.5, pattern: /\b(?:ESTO|ESO|LINEA)\b/, given: 'code' },
    { weight: 0.5, pattern: /\bQUE (?:es|son|significa|SIGNIFICAR)\b/, given: 'code' },
  ],
  'predict-output': [
    // «o sea que sale 4, ¿no?»
    {
      weight: 1,
      pattern:
        /\b(?:SALIR|DAR|IMPRIMIR|DEVOLVER|VALER|sale|saldria|daria|seria|queda|quedaria) (?!no\b)(?:[a-z0-9]+ ){1,3}(?:no|verdad|cierto|correcto|o no|o que|BIEN)$/,
      given: 'code',
    },
    {
      weight: 1,
      pattern:
        /\bQUE (?:obtengo|obtiene|obtendria|queda|quedaria)\b|\bDECIR (?:me )?(?:la |el |cual )?RESULTADO\b|^(?:IMPRIMIR|SALIR|DAR) .{1,30} o .|\bCUANTO (?:veces|vueltas)(?: \w+){0,2}? (?:EJECUTAR|IMPRIMIR|REPETIR|HACE|DAR|entra|pasa)\b|\bQUE does (?:ESTO|it) (?:\w+ )?(?:print|output|IMPRIMIR|DEVOLVER)\b/,
      given: 'code',
    },
    {
      weight: 1,
      pattern:
        /(?<!POR )\b(?:QUE|CUANTO|CUAL) (?:es lo que |se )?(?:me )?(?:IR a |acaba |TERMINAR )?(?:IMPRIMIR|SALIR|DEVOLVER|SACAR|EMITIR|DAR)(?! (?:un |el |ESTO )?ERROR| igual| verguenza| lo mismo)/,
      given: 'code',
    },
    { weight: 1, pattern: /\bQUE (?:IR a |DEBER )?(?:IMPRIMIR|SALIR (?:POR|en) PANTALLA)\b/ },
    {
      weight: 1,
      pattern: /\b(?:CUAL (?:es|IR a ser|seria|sera) (?:el|la|su) RESULTADO|QUE RESULTADO|RESULTADO de ESTO)\b/,
    },
    {
      weight: 1,
      pattern:
        /\b(?:CUANTO VALER|QUE (?:vale|numeros?|numero|letras?|texto|palabras?)(?: \w+){0,2}? (?:SALIR|IMPRIMIR|VALER|sale))\b/,
    },
    {
      weight: 1,
      pattern: /\b(?:sin (?:EJECUTAR|PROBAR)|PANTALLA)\b.*\bQUE\b|\bQUE\b.*\b(?:PANTALLA)\b/,
      given: 'code',
    },
    {
      weight: 1,
      pattern: /\bQUE (?:pasa|ocurre|sucede)(?: \w+)? (?:al|si lo|cuando lo|si) (?:EJECUTAR|doy)\b/,
      given: 'code',
    },
    {
      weight: 1,
      pattern:
        /\b(?:indica\w*|razona\w*|CREAR|DECIR|predic\w*|averigua\w*|adivina\w*|CUAL|anota\w*) (?:\w+ ){0,3}?(?:RESULTADO|salida)\b|\b(?:RESULTADO|salida) de(?:l)? (?:siguiente|ESTO|cada|fragmento|CODIGO)\b|\bQUE (?:valor|valores) (?:\w+ ){0,3}?(?:IMPRIMIR|SALIR|tiene|tienen|queda\w*|toma)\b/,
      given: 'code',
    },
    {
      weight: 1,
      pattern:
        /\b(?:en|COMO es el|CUAL es el) QUE orden\b.*\b(?:IMPRIMIR|SALIR|EJECUTAR|sale|salen|hace|HACER|va|van)\b|\bQUE orden (?:se )?(?:IMPRIMIR|SALIR|EJECUTAR|sale|salen)\b/,
      given: 'code',
    },
    { weight: 1, pattern: /\b(?:traza|seguimiento|prueba de escritorio|corrida en frio)\b/, given: 'code' },
    // «Dime cómo queda "Año Nuevo"»: what comes of it, and not how it looks better.
    {
      weight: 1,
      pattern:
        /\bCOMO (?:me |se )?(?:queda|quedan|quedaria|QUEDAR)(?! (?:mas|mejor|MEJORAR|BIEN|prolij\w+|bonit\w+|con|si)\b)/,
      given: 'code',
    },
    { weight: 0.5, pattern: /\bRESULTADO\b/, given: 'code' },
    { weight: 0.5, pattern: /\b(?:IMPRIMIR|imprimiria)\b/, given: 'code' },
  ],
  review: ABOUT_QUALITY,
} as const satisfies Partial<Record<Request, readonly RequestPattern[]>>
