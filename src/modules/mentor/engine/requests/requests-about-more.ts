import type { Request } from '../frame'
import type { RequestPattern } from './request-pattern'

const A = '(?:un|una|unos|unas|algun|alguna|otro|otra|mas|el|la|los|las|varios|algunos|\\d+|dos|tres|cuatro|cinco)'

/** What is asked for besides: reasons, more, something new. */
export const ABOUT_MORE = {
  correct: [
    {
      weight: 1,
      pattern: /\b(?:DAR|deja\w*|PONER|EMITIR|manda\w*|QUERER) (?:\w+ ){0,2}?(?:BIEN|FUNCIONAR)$|\bHAZ QUE FUNCIONAR\b/,
      given: 'code',
    },
    { weight: 1, pattern: /\bARREGLAR\b/, given: 'code' },
    { weight: 1, pattern: /\b(?:PODER|me|lo|la|QUERER|COMO|DAR|ayudas a) (?:\w+ ){0,3}?ARREGLAR\b/ },
    { weight: 1, pattern: /\b(?:lo|la|los|las|COMO|lo puedo|se) ARREGLO\b/ },
    {
      weight: 1,
      pattern:
        /\b(?:DAR|PONER|HAZ|ENSENAR|PODER|QUERER|IMPRIMIR|manda\w*|EMITIR|deja\w*|CREAR|DECIR)\b.*\bCODIGO (?:\w+ ){0,2}?(?:BIEN|entero|complet[oa]|ya|final|listo)\b/,
    },
    { weight: 1, pattern: /\bCODIGO (?:ya )?(?:BIEN|corregido|arreglado)\b/ },
    {
      weight: 1,
      pattern:
        /\b(?:QUE|COMO) (?:le |lo |la |se )?(?:tengo QUE |hay QUE |DEBER |PODER )?(?:CAMBIAR|QUITAR|ANADIR|ARREGLAR|HACER|PONER)(?: PARA| yo| entonces|$)/,
      given: 'error',
    },
    {
      weight: 1,
      pattern:
        /\bQUE (?:le |lo |la )?(?:tengo QUE |hay QUE |DEBER |PODER )?(?:CAMBIAR|cambio|ARREGLAR|HACER)(?: PARA| yo| entonces|$)/,
      given: 'code',
    },
    { weight: 1, pattern: /\bSOLUCION\b/, given: 'code' },
    { weight: 0.5, pattern: /\bAYUDAR\b/, given: 'code' },
    { weight: 0.5, pattern: /\b(?:COMO (?:lo|la|le) |QUE HACER|HACER)\b/, given: 'error' },
  ],
  why: [
    {
      weight: 1,
      pattern:
        /\bPOR QUE\b|(?:^|(?:y|pero|pues|a ver|sabes|SABER|entiendo|ENTENDER|dime|DECIR|explicar|EXPLICAR|PORFAVOR|hola|no) )PORQUE\b|\bPORQUE$|\bPORQUE (?:no|me|se|da|DAR|SALIR|IMPRIMIR|HACE|EMITIR|siempre|DEVOLVER)\b/,
    },
    {
      weight: 1,
      pattern:
        /\b(?:a QUE se DEBER|CUAL es (?:la|el) (?:razon|motivo|causa)|COMO es (?:que|QUE|posible)|a cuento de QUE|la razon|justifi(?:car|carme|carmelo|que|ca)|(?:SABER|ENTENDER|DECIR|CUAL es) (?:el|un) motivo|debido a QUE|QUE (?:lo )?(?:causa|provoca|ocasiona))\b/,
    },
  ],
  simpler: [
    {
      weight: 1,
      pattern:
        /\bmas (?:cort\w+|breve|resumid\w+|ameno)\b|\botra explicacion\b|\b(?:COMO|como) (?:a|para|PARA) (?:un|una) (?:nin\w+|tont\w+|bebe|abuel\w+)\b|^(?:me lo )?resum\w+(?: PORFAVOR)?$/,
    },
    { weight: 1, pattern: /\bmas (?:\w+ )?(?:FACIL|lento|suave|clar\w+|masticad\w+)\b/ },
    {
      weight: 1,
      pattern:
        /\bno (?:lo |la |te |le |les |me |os |se |he |ha |termino de |acabo de |consigo |logro |TERMINAR de |PODER |ENTENDER |del todo )*(?:ENTENDER|queda FACIL|quedo FACIL|entero|enteré|SIGUE|sigo)(?: (?:ni|NADA|bien|BIEN|ESO|ESTO|muy|lo|la|papa|todavia|aun|PORQUE|POR|un|$))?/,
      without: 'code',
    },
    {
      weight: 1,
      pattern:
        /\b(?:me (?:he |estoy )?(?:perdi\w*|lio|lie|liando|pierdo|confund\w+|enredo|enred\w+)|(?:con|COMO) (?:manzanas|peras|si (?:tuviera|fuera|tuviese|fuese))|en cristiano|en castellano|palabras (?:mas )?FACIL|PARA (?:tontos|dummies|torpes|ninos)|de otra (?:manera|forma)|otra vez|OTRA VEZ|de nuevo|nuevamente|sin tecnicismos|sigo sin ENTENDER|sigo igual de perdid\w)\b/,
    },
    { weight: 1, pattern: /\b(?:REPETIR|EXPLICAR) (?:\w+ )?(?:mejor|MEJORAR|BIEN|FACIL|otra|de nuevo)\b/ },
  ],
  deeper: [
    { weight: 1, pattern: /\bQUE mas (?:hay|se|DEBER|PODER|tengo)\b/ },
    {
      weight: 1,
      pattern:
        /\b(?:mas (?:a |en )?(?:PROFUNDO|info\w*|tecnic\w+)|a PROFUNDO|en PROFUNDO|PROFUNDIZAR|por dentro|POR dentro|internamente|bajo el capo|nivel (?:mas )?PROFUNDO|PROFUNDO (?:mas|por favor)|con (?:mas )?PROFUNDO)\b/,
    },
    {
      weight: 1,
      pattern:
        /\b(?:CONTAR|DECIR|SABER|QUERER|EXPLICAR|QUE|algo|y)(?: SABER| me)? mas\b(?: (?:sobre|de|del|acerca|cosas|PROFUNDO|info\w*))?$/,
    },
    { weight: 1, pattern: /\b(?:CONTAR|DECIR|SABER|EXPLICAR) (?:\w+ )?mas (?:sobre|de|del|acerca|cosas)\b/ },
  ],
  'another-example': [
    { weight: 1, pattern: /^(?:a )?(?:VER|venga|DAR|BIEN|y|PONER) (?:otr[oa]|uno)(?: mas| PORFAVOR| distinto)*$/ },
    {
      weight: 1,
      pattern:
        /\b(?:DAR|PONER|VER|ENSENAR|IMPRIMIR|QUERER|HAZ|PODER|con|tienes|algun|otr[oa]s?|mas|hay|AYUDAR|EXPLICAR|CREAR|DECIR) (?:\w+ ){0,3}?EJEMPLO\b/,
    },
    {
      weight: 1,
      pattern:
        /\b(?:otr[oa]s?|mas|un|unos|algun) (?:\w+ )?(?:EJEMPLO|casos?)\b|^(?:DAR |PONER )?otr[oa](?: mas| PORFAVOR)*$|\bPOR EJEMPLO$|^(?:PORFAVOR )?EJEMPLO\b/,
    },
  ],
  exercise: [
    {
      weight: 1,
      pattern:
        /\b(?:PONER|EMITIR|manda\w*|DAR|HAZ|QUERER) (?:\w+ ){0,2}?(?:deberes|tarea|problemas? (?:PARA|de))\b|\btom(?:as|ame|a) la leccion\b|\balgo (?:PARA|con QUE) PRACTICAR\b/,
    },
    {
      weight: 1,
      pattern: new RegExp(
        `\\b(?:DAR|PONER|QUERER|CREAR|HAZ|EMITIR|proponme|proponer|propon\\w*|PODER (?:\\w+ )?(?:DAR|PONER|HACER|CREAR)|tienes|hay|inventa\\w*|sugi\\w+|recomi\\w+) (?:me |unos |PORFAVOR )?(?:${A} )?(?:buen |par de |poco de |BIEN |primer )?(?:\\w+ )?EJERCICIO\\b`,
      ),
    },
    { weight: 1, pattern: /\b(?:otro|otros|mas|algun|algunos|\d+|dos|tres|un par de) EJERCICIO\b/ },
    {
      weight: 1,
      pattern:
        /\b(?:QUERER|PODER|PARA|COMO|a|DEBER) (?:\w+ )?PRACTICAR\b|\bPRACTICAR (?:con|los|las|el|la|un|mas|algo)\b/,
    },
    {
      weight: 1,
      pattern:
        /\b(?:PREGUNTAR (?:me|tu|algo)|PONER a PROBAR|a PROBAR|hazme (?:un )?examen|HAZ (?:un |unas |\d )?(?:examen|preguntas|PREGUNTAR)|tomame|preguntas (?:tipo|de) examen|tipo examen)\b/,
    },
    {
      weight: 1,
      pattern: /^(?:PORFAVOR |un |unos )?EJERCICIO(?: (?:de|con|sobre|PARA|FACIL|PORFAVOR)\b|$)/,
      without: 'code',
    },
  ],
  'what-is': [
    {
      weight: 1,
      pattern: /\bQUE (?:onda con|rollo con|is|are)\b|\b(?:habla\w*|CONTAR|CONTAR me) (?:\w+ )?(?:de|sobre|del) \w+/,
    },
    {
      weight: 1,
      pattern:
        /\bQUE (?:cosa |diantres |diablos |demonios |rayos |cono |cojones |carajo |mierda )?(?:es|son|sea|era|SIGNIFICAR|seria|hostias)\b(?! lo QUE)(?! (?:ESTO|ESO|MAL)?\s*ERROR)/,
    },
    { weight: 1, pattern: /\b(?:SIGNIFICAR|QUE QUERER DECIR|QUERER DECIR)\b/ },
    { weight: 1, pattern: /\b(?:PARA QUE|DE QUE|a QUE) (?:se usa|se utiliza|usa|SERVIR|es|son|valen|VALER|QUERER)\b/ },
    {
      weight: 1,
      pattern:
        /\bDIFERENCIA\b|\b(?:en QUE se (?:diferencia\w*|MEZCLAR)|MEZCLAR|QUE (?:tiene|hay) de (?:distinto|diferente)|es lo mismo)\b/,
    },
    {
      weight: 1,
      pattern:
        /\bCUANTO? ?(?:se )?(?:uso|usar|uso|utilizo|conviene)\b|\b(?:cuando|COMO) (?:se )?(?:uso|usar|usa|usan|utilizo|utiliza|conviene|toca|FUNCIONAR)\b/,
    },
    { weight: 1, pattern: /\b(?:concepto|definicion|definime|defineme|significado|definir) (?:de|del)\b/ },
    {
      weight: 1,
      pattern:
        /\b(?:no (?:lo |la |me |se )*(?:ENTENDER|se|SABER)|ENTENDER|EXPLICAR|duda|dudas|lio|liado|confundo) (?:\w+ ){0,3}?(?:QUE|el|la|los|las|lo|con|sobre|un|una|COMO|de)\b/,
      without: 'code',
    },
  ],
  'what-if': [
    { weight: 1, pattern: /^(?:\w+ )?y (?:con|sin|en|PARA) \w+/, given: 'code' },
    { weight: 1, pattern: /\b(?:CAMBIAR|pasa|ocurre|pasaria) algo si\b|\bda igual si\b/, given: 'code' },
    { weight: 1, pattern: /(?:^|\b(?:pero|ok|BIEN|VALER|vale|ya|entonces|gracias|hola) )y (?:si|cuando)\b|\by si\b/ },
    {
      weight: 1,
      pattern: /\bQUE (?:pasa|pasaria|ocurre|ocurriria|sucede|sucederia|HACE|HARIA|SALIR)(?: \w+)? (?:si|cuando|al)\b/,
    },
    {
      weight: 1,
      pattern:
        /\b(?:si|al|en vez de|en lugar de) (?:en vez de |en lugar de )?(?:\w+ ){0,3}?(?:PONER|PONGO|CAMBIAR|QUITAR|ANADIR|cambio|EMITIR|EJECUTAR|meto|uso|HACER|CREAR)\b.*\b(?:QUE|pasa|FUNCIONAR|SALIR|DAR|tambien|TAMBIEN|igual|IMPRIMIR|FALLAR)\b/,
    },
  ],
  complexity: [
    {
      weight: 1,
      pattern: /\bCUAL (?:es|seria) (?:el|su) (?:coste|costo|COSTAR)\b|^(?:\w+ )?es (?:muy )?(?:rapid\w+|LENTO)\b/,
      given: 'code',
    },
    {
      weight: 1,
      pattern:
        /\b(?:COMPLEJIDAD|big o|o de n|o n|CUANTO memoria|coste computacional|costo computacional|escala|orden de (?:complejidad|crecimiento))\b/,
    },
    {
      weight: 1,
      pattern:
        /\b(?:LENTO|CUANTO TARDAR|CUANTO (?:\w+ )?tarda|TARDAR (?:mucho|bastante|demasiado|siglos|un monton|anos)|mas rapid[oa]|acelerar\w*|va (?:muy )?LENTO|IR (?:muy |super )?LENTO)\b/,
      given: 'code',
    },
    { weight: 1, pattern: /\b(?:va|IR|es|esta|anda|FUNCIONAR) (?:muy |super |bastante |demasiado |medio )?LENTO\b/ },
  ],
  write: [
    {
      weight: 1,
      pattern:
        /\bQUERER (?:\w*[^aeiou ](?:ar|er|ir)|CONTAR|CREAR|HACER|IMPRIMIR|CAMBIAR|QUITAR|ANADIR|GUARDAR|leer) (?!PRACTICAR|APRENDER|SABER|ENTENDER)(?:un|una|el|la|los|las|dos|todos|mi|mis|si|cuant\w+|CUANTO)\b|^(?:PORFAVOR )?(?:calcular|pedir|leer|sumar|restar|CONTAR|ordenar|buscar|CAMBIAR|CREAR|HACER|IMPRIMIR|validar|dibujar|simular|separar|dividir|encontrar|juntar|invertir|recorrer|REVISAR|QUITAR|ANADIR|GUARDAR) (?:un|una|el|la|los|las|si|dos|tres|\d+|n|CUANTO|todos)\b|^(?:un|una) CODIGO\b|\bCREAR (?:a|an|the) CODIGO\b/,
      without: 'code',
    },
    {
      weight: 1,
      pattern: new RegExp(
        `\\b(?:HAZ|CREAR|DAR|PONER|PODER (?:\\w+ )?(?:HACER|CREAR|DAR|PONER)|QUERER(?: QUE)?(?: me)?(?: HACER| CREAR| HAZ| DAR)?|AYUDAR(?: \\w+)? a (?:HACER|CREAR)|ENSENAR a (?:HACER|CREAR)|PIDEN|piden|pide|necesito) (?:me |nos |PORFAVOR |en python |con python )*(?:${A} )?(?:\\w+ )?(?:CODIGO|BUCLE|CREAR|tabla|lista|diccionario|menu|juego|bot)\\b(?! (?:BIEN|ya|corregido|arreglado|entero|complet\\w+|mas|MEJORAR|de ESO|de antes))`,
      ),
    },
    {
      weight: 1,
      pattern:
        /\b(?:HAZ|hazme|CREAR|QUERER|PODER (?:me )?(?:HACER|CREAR)) (?:me )?(?:un|una|unos|unas|la|el|los|las|algo|\d+) \w+/,
      without: 'code',
    },
    {
      weight: 1,
      pattern:
        /\bCODIGO (?:en python )?(?:PARA|QUE) (?!ESTO|ESO|FALLAR|no |me |te |tengo|PONER|DAR|SALIR|HACE (?:ESTO|la|el)\b|es\b|esta\b)/,
      without: 'code',
    },
    {
      weight: 1,
      pattern:
        /\bCOMO (?:PODER |puedo |se puede |se |DEBER |le )?(?:HACER|CREAR|HACE|hago|haria|programo|IMPRIMIR|calculo|calcular|leo|leer|ordeno|ordenar|saco|SACAR|CONTAR|recorro|recorrer|sumo|sumar|abro|abrir|GUARDAR|ANADIR|QUITAR|CAMBIAR|paso|obtengo|filtro)\b/,
      without: 'code',
    },
    {
      weight: 1,
      pattern: /\b(?:QUERER|necesito|piden|HAZ) (?:\w+ )?(?:QUE|PARA) (?:me |le |se )*\w+/,
      without: 'code',
    },
  ],
  change: [
    {
      weight: 1,
      pattern:
        /^(?:y |pero )?QUE (?:se |no |me |le |lo |la |tambien |TAMBIEN )*(?:PODER|pida|tenga|sea|guarde|empiece|acepte|use|sume|ordene|cuente|lea|pare)\b|^(?:pero|ahora) (?:con|sin|en|QUE|PARA)\b|^sin \w+|^(?:pasal[oa]|pasa)\b|\btraduc\w+ (?:las?|los?|el) \w+/,
      given: 'code',
    },
    {
      weight: 1,
      pattern: /\b(?:ahora|TAMBIEN|ademas)\b(?: \w+){0,3}? (?:QUE|QUERER|HAZ|PONER|ANADIR|CAMBIAR|QUITAR|CREAR) \w+/,
      given: 'code',
    },
    {
      weight: 1,
      pattern:
        /^(?!(?:\w+ )?y si )(?:(?:BIEN|VALER|si|genial|gracias|y|pues|TAMBIEN|PORFAVOR) ){0,3}(?:HAZ|PONER|ANADIR|CAMBIAR|QUITAR) \w+/,
      given: 'code',
    },
    {
      weight: 1,
      pattern:
        /(?<!\b(?:si (?:lo |la |le |no )?|(?:se|me) ))\b(?:CAMBIAR|ANADIR|QUITAR)(?: \w+){0,3}? (?:PARA|QUE|un|una|el|la|lo|los|las|a|al|otro|otra|con|mas|POR|en|sin)\b/,
      given: 'code',
    },
    {
      weight: 1,
      pattern:
        /^(?!(?:\w+ ){0,2}si )(?:\w+ ){0,3}?(?:CAMBIAR|ANADIR|QUITAR|PONER|HAZ|CREAR) (?:lo |la |le |me )?(?:PARA|QUE|pero|con|sin|en|un|una|el|la|al|a)\b/,
      given: 'code',
    },
    { weight: 1, pattern: /^(?:PORFAVOR |y |TAMBIEN )*(?:CAMBIAR|ANADIR|QUITAR|PONER) \w+/, given: 'code' },
    {
      weight: 1,
      pattern:
        /\b(?:mismo|misma|igual|lo|ESO|ESTO|CODIGO) (?:\w+ )?pero (?:con|sin|en|QUE|usando|PARA|al|ahora|de)\b|\bpero (?:con|sin|usando|QUE (?:no|se|sea|me|lo)) \w+/,
      given: 'code',
    },
    {
      weight: 1,
      pattern:
        /\b(?:sin (?:usar|el|la|los|las|ESE|ESO|ESTO|\w+) (?:se )?(?:PODER)|se PODER (?:HACER|CREAR|CAMBIAR|PONER) (?:\w+ )?(?:con|sin|en|en una|de otra))\b/,
      given: 'code',
    },
    {
      weight: 1,
      pattern: /\b(?:COMO) (?:hago|HACER|HACE|puedo HACER|PODER HACER|se HACE)? ?(?:PARA )?QUE (?:no )?(?:\w+ )?/,
      given: 'code',
    },
    {
      weight: 1,
      pattern:
        /\b(?:QUERER QUE|me gustaria QUE|HAZ QUE|HACER QUE|PARA QUE (?:no|me|se|lo|pueda|salga|empiece|acepte)) \w+/,
      given: 'code',
    },
  ],
} as const satisfies Partial<Record<Request, readonly RequestPattern[]>>
