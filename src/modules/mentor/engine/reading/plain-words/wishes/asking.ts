import { FILE, QUOTED, type WishRule } from './said-again'

const WHO =
  '(?:el usuario|la usuaria|la persona|el cliente|el jugador|el alumno|la gente|quien (?:lo )?(?:use|ejecute|juegue)|uno|yo|cada uno|tu)'
const PUTS =
  '(?:tecle|escrib|introdu|introdu[cz]|ingres|digit|met|pon|pong|indi[cq]u?|el[ei][gj]|escog|escoj|de[ck]id|di[cg]|captur|marc|puls)[a-z]*'
const PUT = `(?:${PUTS}|de|da|dar|recibir|recibe|reciba|llegar|llegue)`
const NOT_NUMBER =
  '(?:letras?|textos?|una palabra|palabras|algo que no (?:sea|es)(?: un)? (?:numero|numerico)|cualquier cosa|otra cosa)'

/** What the program asks for, how often, and until when. */
export const ASKING: readonly WishRule[] = [
  [
    new RegExp(
      `\\b(?:que )?(?:sea |quiero que sea )?${WHO}(?: mism[oa])?(?: quien| el que| la que)? (?:pueda (?:decidir|elegir|escoger|poner|meter|escribir|indicar)|decid[ae]|eli[jg][ae]|esco[jg][ae]|diga|ponga|meta|escriba|teclee|introduzca|ingrese|indique)\\b`,
      'dg',
    ),
    'que pida',
  ],
  [
    /\b((?:el|la|los|las) [a-z]+(?: de [a-z]+)?) (?:se )?(?:l[aeo]s? )?(?:pid[ea]n?|pregunt[ae]n?|solicit[ae]n?|introdu[cz]\w*|tecle[ae]n?|eli[gj][ea]n?|ingres[ae]n?)(?: (?:al usuario|por teclado|yo|el usuario))/dg,
    'que pida $1',
  ],
  [/(?<=(?:^|[.:;,]) ?(?:y |mejor |y mejor )?)(?:mejor )?preg[uú]ntame /dg, 'que pida '],
  [/\b(?:se )?(?:ingresa|introduce|teclea|captura)n? ((?:el|la|los|las|un|una) )/dg, 'pide $1'],
  // Asked once more.
  [
    /\b(?:que )?(?:(?:se |la |lo |las |los |me lo |me la |el programa )*)(?:vuelv[ae]n?|volver|vuelto) a (?:pedir|preguntar|solicitar|intentar|leer)(?:me|se)?(?:l[oae]s?)?\b/dg,
    'que lo vuelva a pedir',
  ],
  [
    /\b(?:que )?(?:(?:se |la |lo |las |los |me lo |me la |me |el programa )*)(?:pid[ae]n?|pedir|pregunt[ae]n?|preguntar|insist[ae]n?|insistir|insistiera|reintent[ae])(?:l[oae]s?)? (?:otra vez|de nuevo|nuevamente|en pedir\w*(?: (?:el|la) [a-z]+)?)/dg,
    'que lo vuelva a pedir',
  ],
  [
    /\b(?:hasta|y asi hasta|asi hasta) (?:recibir|que (?:reciba|le den?|llegue|haya|den?|meta|escriba|teclee|ponga)|tener|obtener) (?:un )?numero(?: valido)?\b/dg,
    'hasta que sea un número',
  ],
  [
    /\b(?:mientras|hasta que) (?:lo que (?:reciba|escriba\w*|teclee\w*|pong\w+) )?(?:no )?(?:sea|ponga|reciba|escriba)(?: un)? numero\b/dg,
    'hasta que sea un número',
  ],
  [
    /,? (?:todas las veces que (?:haga falta|sea necesario)|las veces que (?:haga falta|sea)|cuantas veces (?:haga falta|sea necesario))/dg,
    '',
  ],
  [/\b(?:que )?no quiero que (?:el programa )?(?:se )?(caiga|rompa|cierre|pare|cuelgue)/dg, 'que no se $1'],
  [
    new RegExp(
      `\\b(?:cuando|si|al) (?:alguien |el usuario |uno |se |yo |la gente )?(?:por error )?${PUT} ${NOT_NUMBER}(?: por error)?(?: en (?:vez|lugar) de (?:un )?numeros?)?,?(?: (?:el programa|se|me|todo))* (?:trona|truena|cae|rompe|peta|casca|falla|explota|cierra|revienta|da error|sale (?:un )?error)\\b`,
      'dg',
    ),
    'si escribo letras se rompe',
  ],
  [
    /\b(?:que )?(?:se )?(?:pued[ae]n?|pod[ae]r) (?:capturar|ingresar|introducir|teclear|escribir) /dg,
    'que pueda meter ',
  ],
  [/\b(?:antes (?:de|que) nada|lo primero de todo|de entrada|nada mas (?:empezar|arrancar))\b/dg, 'al principio'],
  [/\bcomo (?:me llamo|se llama(?: el usuario)?|te llamas)\b/dg, 'el nombre'],
  [/\b(?:usando|diciendo) (?:mi|su|tu) nombre\b/dg, 'con el nombre'],
  [
    /\b(pid[ae]|pregunt[ae]) (?:el|la) (?:inicio|comienzo|principio|minimo)(?: de la [a-z]+| del [a-z]+)? y (?:el|la) (?:final|fin|maximo|tope)(?: de la [a-z]+| del [a-z]+)?/dg,
    '$1 desde dónde y hasta dónde',
  ],
  [
    /\b(?:una vez|despues de que se haya|cuando ya se haya) (?:dad|ingresad|puest|escrit|tecle|introducid|metid|pedid)[oa] /dg,
    'después de ',
  ],
  [/\bde el (?=[a-z])/dg, 'del '],
  [/\b(pid[ae]|pregunt[ae]) (?:que|cual) ([a-z]{3,}) (?:se )?(?:aplic|us|quier|correspond|toc)\w+/dg, '$1 el $2'],
  [
    /\b(?:los|las) (?:unic[oa]s|solo) (?:permitid|valid|admitid|aceptad|posibl)[a-z]+ (?:son|sean):? /dg,
    'que solo valga ',
  ],
  [/\bcon cualquier otr[oa](?: (?:cosa|valor|numero))?,? /dg, 'si pongo otro '],
  [
    /\bsi (?:se |el usuario |alguien |uno )?(?:busc|busqu|pid|escrib|pon|pong|tecle|elig|elij|met|d[ei]g)[a-z]+ (?:una?|algun[oa]?|otr[oa])(?: [a-z]+)? que no (?:exist[ae]|est[ae]|aparezca|haya|figure)\b/dg,
    'si no está',
  ],
  [/,? ?\ben (?:lugar|vez) de (?:fallar|romperse|dar (?:un )?error|petar|tronar|caerse)\b/dg, ''],
  [/\b(contest|respond)(?:e|a)\b/dg, 'diga'],
  [/\bal (?:teclear|escribir|poner|meter|introducir|ingresar|pulsar) (?=un |una |el |la |otr|cualq)/dg, 'si meto '],
  [/\bse queda (?:callado|mudo|en silencio|sin decir nada)\b/dg, 'no dice nada'],
  [/\b(?:esa|esta|dicha) opcion\b/dg, 'la opción'],
  [/ sin (?:acertar(?:lo)?|adivinar(?:lo)?|lograrlo|conseguirlo|dar con (?:el|la) [a-z]+)(?=,)/dg, ''],
  [/(que lo vuelva a pedir|que se repita|que siga preguntando), (?=hasta que )/dg, '$1 '],
  [
    /\bsi (?:hago|se hace|hacemos) (?:un )?print(?: [^;.,]{2,60})?[;.,] (?:que )?(?:muestre|salga|aparezca)\b/dg,
    'que al hacer print salga',
  ],
  // Until a word.
  [
    /\b(?:con|ante) una opcion (?:que no (?:exista|este|haya)|desconocida|incorrecta|mala|invalida),? /dg,
    'si la opción no es válida ',
  ],
  [
    /\b(?:por si|si) el (?:fichero|archivo) no (?:este|estuviera|exista|existe|esta),? (?:que (?:salga|de|haya) )?un aviso(?: en (?:vez|lugar) del? error)?/dg,
    'si el archivo no existe que avise',
  ],
  [
    /\bde no (escribir|poner|meter|introducir)(?:se)? nada,? (?:que (?:salga|de|haya) )?un aviso/dg,
    'si está vacío que avise',
  ],
  [/\b(?:que )?salte un aviso\b/dg, 'que avise'],
  [/\b(?:que )?se repit[ae] la pregunta\b/dg, 'que lo vuelva a pedir'],
  [/\bsi (?:alguien |se |el usuario |uno )?(?:tecle|escrib|met|pon)[a-z]+ alguna(?: letra)?\b/dg, 'si escribo letras'],
  [
    /\bsi (?:alguien )?(?:le |me )?(?:pas|d)(?:a|an|en?)(?: a la funcion)? (?:un |una )([a-z]+) (negativ[oa]|vaci[oa]|cero)/dg,
    'si $1 es $2',
  ],
  [
    /\b((?:el|la|los|las) [a-z]+) (?:l[oa]s? )?(?:meter|pondr|escribir|dar|teclear|introducir|elegir|decidir|dir)a[n]? (?:el usuario|la persona|quien lo use|yo)/dg,
    'que pida $1',
  ],
  [
    /\b(?:y )?para (?:acabar|terminar|salir|parar),? (?:se )?(?:pondra|escribira|pone|escribe|tecleara|meta|ponga)(?: un| el| la palabra)? (?=[a-z0-9]|[\uE000])/dg,
    'hasta que escriba ',
  ],
  [
    /\bel (\d+) (?:ese )?(?:que lo elija|l[oa] elige|que lo decida|no lo (?:pongas|quiero) (?:fijo|a fuego)[:,;]? ?(?:preguntaselo al usuario|que lo pida)?|que lo ponga)(?: (?:quien lo use|quien lo usa|el usuario))?/dg,
    'que el $1 no sea fijo, que lo pida por teclado',
  ],
  [
    /\b([a-z]+) y ([a-z]+) (?:deben|deberian|tienen que|que) (?:val(?:er|gan|a)|ser|sean|contar|cuenten) (?:lo mismo|igual)/dg,
    ([said = '', one = '', other = '']) =>
      one.toLowerCase() === other.toLowerCase() ? 'que dé igual mayúsculas o minúsculas' : said,
  ],
  [
    /\b(?:le de igual|que de lo mismo|no importe|da lo mismo) si (?:la |el )?(?:[a-z]+ )?(?:va|esta|viene|se escribe) en mayusculas?(?: o (?:no|minusculas?))?/dg,
    'que dé igual mayúsculas o minúsculas',
  ],
  [/\bsi no (?:aparezca|aparece|figure|figura|salga) en (?:la|el) [a-z]+/dg, 'si no está'],
  [/\b(?:y )?si no (?:se )?(?:dice|indica|pone|pasa) nada,? (?=-?\d)/dg, ', por defecto '],
  [/\ben (?:lugar|vez) de (?:petar|reventar|cascar|fallar|dar error)\b/dg, ''],
  [
    /\b(?:que )?(?:(?:lo|se) )?(?:deje|quede|siga|este) (?:dando vueltas|en bucle|corriendo|funcionando)\b/dg,
    'que se repita',
  ],
  [
    new RegExp(
      `\\b(?:que )?(?:se )?(?:sal|termin|acab|par|cort)(?:e|a|ga|ndo) (?:tecleando|escribiendo|poniendo|metiendo|introduciendo|pulsando) (?=[a-z0-9]|${QUOTED})`,
      'dg',
    ),
    'que termine cuando escriba ',
  ],
  [
    /\b(?:si (?:el|la|un|una|ese|esa|algun|alguna) [a-z]+ ya (?:estaba|esta|existe|existia|figura|se habia)[^,.;]{0,20}),? (?:que )?no (?:(?:lo|la|se) )+(?:met|anad|agreg|guard|repit|vuelv)[a-z]+(?: a [a-z]+)?(?: (?:de nuevo|otra vez))?/dg,
    'que no guarde repetidos',
  ],
  [
    new RegExp(
      `\\b(?:(?:y |que )?(?:(?:se )?(?:termina|acaba|para|corta|sale|finaliza|detiene)(?:ndo|r|ra)?|termine|acabe|pare|salga|finalice)(?: recien| solo| cuando se)?) (?:al |cuando (?:se |yo |el usuario )?|si (?:se )?|con )${PUT} (?:un |el |la palabra )?(?=[\\w-]|${QUOTED})`,
      'dg',
    ),
    'hasta que escriba ',
  ],
  [
    new RegExp(
      `\\b(?:y )?al ${PUT} (?:un |el |la palabra )?(-?\\d+|[a-z]{2,10}|${QUOTED}) (?:se |que )*(?:termin[ae]|acab[ae]|par[ae]|cort[ae]|sal[eg]a?|finali\\w+)\\b`,
      'dg',
    ),
    'hasta que escriba $1',
  ],
  [
    new RegExp(
      `\\b(?:y )?con (?:un |el )?(-?\\d+|${QUOTED}) (?:se )?(?:termin[ae]|acab[ae]|par[ae]|cort[ae]|sal[eg]a?)\\b`,
      'dg',
    ),
    'hasta que escriba $1',
  ],
  [new RegExp(`\\bhasta (?:que (?:se |yo )?)?${PUT} (?=(?:un |el )?[\\w-]|${QUOTED})`, 'dg'), 'hasta que escriba '],
  [
    new RegExp(`\\bmientras (?:que )?no (?:se |el usuario |yo )?${PUT} (?:la |el )?(?=[\\w-]|${QUOTED})`, 'dg'),
    'hasta que escriba ',
  ],
  [
    /\b(?:agreg|anad|pon|met)\w* un bucle(?: para| que| y| asi| de (?:forma|modo) que)?(?: se)? (?:sig[au]e? )?(?:repit\w+|repet\w+)/dg,
    'que se repita',
  ],
  [
    /\bque (?:se )?(?:consulte|busque|pregunte|pida|calcule|convierta|pruebe|haga) (?:una? )?([a-z]+) (?:tras|detras de) otr[oa]\b/dg,
    'que siga preguntando',
  ],
  [
    /\b(?:cuant[oa]s (?:uno |yo |el usuario )?(?:gust\w+|quier[ao]\b|dese\w+)|l[oa]s que (?:uno |yo |el usuario )?(?:gust\w+|quier\w+))/dg,
    'las que quiera',
  ],
  [/\bque (?:no (?:entra|cuenta|entre) en (?:la cuenta|el calculo|la media|la suma))/dg, 'que no cuenta'],
  [
    new RegExp(`\\bhasta que escriba (-?\\d+|[a-z]+|${QUOTED}),? (?:que|y) no cuenta`, 'dg'),
    'hasta que escriba $1, el $1 no cuenta',
  ],
  [/,? ?\b(?:(?:y|obvio|claro|obviamente),? )?sin contar el (-?\d+)/dg, ', el $1 no cuenta'],
  // Where rows come from.
  [
    new RegExp(
      `(${FILE}),? (?:que (?:trae|lleva|tiene)|con) (?:un |una )?(?:encabezado|cabecera) ?\\(([^()]{2,80})\\)`,
      'dg',
    ),
    '$1 ($2 con cabecera)',
  ],
  [
    new RegExp(
      `\\b(que |que (?:lo|la|los|las) )?(?:carg|coj|tom|sac|saqu|le)[a-z]{1,3}(l[oa]s)? (?:desde|de) (?:un |el )?(?:archivo|fichero),? (?=${FILE})`,
      'dg',
    ),
    'que los lea de ',
  ],
]
