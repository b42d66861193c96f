import type { WishRule } from './said-again'

const MOST = '(?:mas|mayor(?:es)?|mejor(?:es)?|(?:mas )?(?:alt|car|grande|larg)[oae]?s?)'
const LEAST = '(?:menos|menor(?:es)?|peor(?:es)?|(?:mas )?(?:baj|barat|pequen|chic|cort)[oa]s?)'
const ITEM = '(?:el|la|los|las|l[oa] de|quien|quienes)(?: [a-z]+)?(?: de los)?(?: que)?'
const UP = '(?:arriba|primero|primer[oa]s|al principio|al inicio|al comienzo|en cabeza|por delante|delante|encima)'

/** In which order, and in which case. */
export const CONDITIONS: readonly WishRule[] = [
  // Order.
  [
    new RegExp(
      `,? ?(?:(?:y|con|que|poniendo) )*${ITEM} ${MOST}(?: (?!y\\b)[a-z]+){0,3}? (?:va |vaya |salga[n]? |aparezca[n]? |quede[n]? )?${UP}\\b`,
      'dg',
    ),
    ', de mayor a menor',
  ],
  [
    new RegExp(
      `,? ?(?:(?:y|con|que|poniendo) )*${ITEM} ${LEAST}(?: (?!y\\b)[a-z]+){0,3}? (?:va |vaya |salga[n]? |aparezca[n]? |quede[n]? )?${UP}\\b`,
      'dg',
    ),
    ', de menor a mayor',
  ],
  [
    new RegExp(
      `\\b(?:y )?(?:en orden,? )?(?:empezando|arrancando|comenzando|partiendo|que (?:empiece|arranque|comience)) (?:por|con|desde|de) ${ITEM} ${MOST}\\b(?: (?!y\\b|de\\b|con\\b|hasta\\b)[a-z]+)?(?:,? (?:y )?(?:acabando|terminando|hasta) (?:en|por|con)? ?(?:el|la|los|las) (?:que )?(?:menos|menor|mas \\w+)(?: [a-z]+)?)?`,
      'dg',
    ),
    'ordenado de mayor a menor',
  ],
  [
    new RegExp(
      `\\b(?:y )?(?:en orden,? )?(?:empezando|arrancando|comenzando|partiendo|que (?:empiece|arranque|comience)) (?:por|con|desde|de) ${ITEM} ${LEAST}\\b(?: (?!y\\b|de\\b|con\\b|hasta\\b)[a-z]+)?(?:,? (?:y )?(?:acabando|terminando|hasta) (?:en|por|con)? ?(?:el|la|los|las) (?:que )?mas(?: [a-z]+)?)?`,
      'dg',
    ),
    'ordenado de menor a mayor',
  ],
  [
    /\b(?:que )?(?:(?:me )?(?:lo|la|los|las) )?(?:saqu[ee]n?|muestr[ae]n?|pon|pong[a]n?|orden[ae]n?|sac[ao]s|salgan?) (?:segun|en funcion de|atendiendo a) (?:la |el |su )/dg,
    'ordenado por ',
  ],
  [
    /\b(?:que )?(?:(?:lo|la|los|las) )?(?:saque|muestre|ponga|salga)n? en orden\b(?! alfab| inverso| desc| asc)/dg,
    'ordenado',
  ],
  [
    /\b(?:quiero |que )?(?:darle|dar|le de|de|dale) la vuelta a (?:est[ea]|es[ea]|el|la|los|las) ([a-z]+)/dg,
    'que el $1 salga al revés',
  ],
  [
    /\b(?:darle la vuelta|que le de la vuelta|invert\w+ el orden|inviert[ae] el orden|en sentido contrario|a la inversa|invertid[oa]s?|en orden inverso|de atras (?:hacia|para) (?:adelante|delante))\b/dg,
    'al revés',
  ],
  [
    /\b(?:que (?:empiece|arranque|comience)|empezando|arrancando)(?: mostrando)? (?:(?:en|por|con|desde) )?(?:el |la fila de |la de )?(-?\d+|[a-z]+) y (?:que )?(?:acab|termin|lleg)\w+ (?:en|con|por|hasta|al) (?:el |la fila de |la de )?(-?\d+|uno|cero)/dg,
    'del $1 al $2',
  ],
  [/\bal rev[eé]s: (?=del? -?\d)/dg, 'al revés, '],
  [/\b(?:que )?(?:vaya )?(?:baj|sub|avanc|avanz|salt)(?:ando|e|a) de (\d) en/dg, 'que vaya de $1 en'],
  [/\b(?:cuando (?:termin|acab)[ea]|al terminar)(?: el bucle)?,? (?=que )/dg, 'al final '],
  [/\bcuanto suma\b/dg, 'el total'],
  [
    new RegExp(
      `\\b(?:encabezando|abriendo|a la cabeza de|en lo alto de|arriba de|al frente de) (?:la |el )?(?:lista|todo|tabla)?,? ${ITEM}(?: de)? ${MOST}(?: [a-z]+)?`,
      'dg',
    ),
    'ordenado de mayor a menor',
  ],
  [
    /\b(?:(?:empezando|comenzando|arrancando) (?:por|desde|con) (?:el|la|los|las) ultim[oa]s?(?: [a-z]+)?(?:,? (?:y )?(?:acab|termin)[a-z]+ (?:en|con|por) (?:el|la|los|las) primer[oa]?s?)?|del ultimo al primero|de la ultima a la primera)\b/dg,
    'en orden inverso',
  ],
  [
    new RegExp(
      `\\b(?:los|las) [a-z]+ (?:con|de) (?:${MOST}) [a-z]+ (?:que |tendrian que )?(?:vayan|ir|salgan|esten|van) (?:encabezando|al frente|en cabeza|a la cabeza|arriba|primer[oa]s?|al principio)(?: (?:de|del|el|la) [a-z]+)*`,
      'dg',
    ),
    'ordenado de mayor a menor',
  ],
  [/\b(?:del|desde el) (\d+) para abajo\b/dg, 'que vaya del $1 al 1'],
  // Cases.
  [
    /\b(?:en caso de que|en el caso de que|en cuanto|siempre que|cada vez que|cuando(?! (?:termin|acab|se acab|el programa)\w*)) /dg,
    'si ',
  ],
  [/\b(?:en caso contrario|de lo contrario|en otro caso|si no es asi)\b/dg, 'si no'],
  [
    /(?:[.;,] ?)?\b(?:y )?(?:otro tramo: )?(?:por encima|arriba|a partir) de (\d+),? (?:el|la) [a-z]+ (?:por unidad )?(?:pasa a ser|sera?|es|sube al?|baja al?) /dg,
    ' que si pasa de $1 sea ',
  ],
  [
    /\b(?:el|la) precio (?:por unidad|unitario|de cada un[oa]) (?:baja|pasa|sube|sale)(?: a ser)?(?: de)? a? ?/dg,
    'cada una salga a ',
  ],
  [/, (?:y )?no (?:del|de|el|la) (?=\d)/dg, ' en vez del '],
  [
    /\b((?:el|la|los|las) [a-z]+) (?:se queda|que se quede|sigue|siga|queda)n? (?:al|con el|en el|como|igual)(?: (?:precio|valor|mismo))?(?: que)?(?: (?:esta|estaba|tiene|tenia|ahora|antes|igual))?/dg,
    '$1 que no se toque',
  ],
  [
    /\b(?:supere|supera|superan|superen|exceda|excede|rebase|rebasa|sobrepase|sobrepasa)n? (?:de )?(?:los |las |el )?(?=\d)/dg,
    'pasa de ',
  ],
  [/\b(?:por encima|arriba) de (?:los |las )?(?=\d)/dg, 'más de '],
  [
    /\b(?:las|los) ([a-z]+s) (?:por debajo|por encima) de (?:las |los )?(\d+(?:[.,]\d+)?)/dg,
    ([said = '', what, limit]) =>
      `l${/as /i.test(said) ? 'a' : 'o'}s ${what} ${/debajo/i.test(said) ? 'menores' : 'mayores'} que ${limit}`,
  ],
  [/\bque no lleg(?:ue|a)n? a (?:los |las )?(?=\d)/dg, 'que tengan menos de '],
  [/\b(?:por debajo|abajo) de (?:los |las )?(?=\d)/dg, 'menos de '],
  [/\ba partir de (?:los |las )?(\d+)(?: ?\((?:incluid[oa]s?|inclusive)\))?/dg, 'si son $1 o más'],
  [
    /(?:(?<=^)|[.;:,] ?|\by )(?:mas|menos) de (\d+)(?: o (?:mas|menos) de (\d+))?,? (?=(?:que |debe |deberia |tiene que )?(?:lan[cz]|salt|devuelv|avis|tir))/dg,
    ([said = '', low = '', high]) =>
      `, y que si es ${/^\W*(?:y )?m[aá]s/i.test(said) ? 'mayor' : 'menor'} que ${low}${high === undefined ? '' : ` o ${/o m[aá]s/i.test(said) ? 'mayor' : 'menor'} que ${high}`} `,
  ],
  [/\b(?:ante|con) (?:un |una )([a-z]+) (negativ[oa]|vaci[oa]|cero|nul[oa]),? (?=que )/dg, 'si $1 es $2 '],
  [/\bque impida ([a-z]+?)(?:e?s) negativ([oa])s\b/dg, 'que $1 no pueda ser negativ$2'],
  [
    /\bsi (?:la |el )?(?:llegue|llega|le llegue|le llega|reciba|recibe|le pas[ae]n?|viene|venga) (?:con )?(?:un |una )?([a-z]+) (negativ[oa]|vaci[oa]|cero)/dg,
    'si $1 es $2',
  ],
  [
    /\b((?:que )?si [a-z ]{2,40}(?:negativ[oa]s?|vaci[oa]s?|cero|nul[oa])), (none|false|true|-?\d+|nada)(?=[.;]|$)/dg,
    '$1, que devuelva $2',
  ],
  [/\bsi ([a-z_]+) (?:venga|viene|esta|llega) en (true|false)\b/dg, 'si $1 es $2'],
  [
    /\b(?:si|con) (?:numeros? |valores )?negativos?,? (?:que |debe |deberia |tiene que )?(?=lan[cz]|salt|devuelv|tir)/dg,
    'si es negativo que ',
  ],
  [
    /\b(?:debe|deberia|tiene que|tendria que) (?:lanzar|saltar|tirar|levantar|arrojar|salir)(?:se)?(?: un| una)? (?=[a-z]*error)/dg,
    'que lance un ',
  ],
  [/\b(?:que )?(?:no (?:sea |es )?obligatori[oa]|(?:sea |es )?optativ[oa])\b/dg, 'opcional'],
  [
    /[.,;]? ?\(?\b(?:y |pero )?si no (?:se )?(?:lo|la|le|l[oa]s)? ?(?:indico|pongo|paso|digo|doy|especifico|pasa|indica|dice|pone)(?: nada)?,? que (?:salga|sea|siga siendo|use|tome|quede|ponga) (?:el |la )?([a-z]+)\b(?: de (?:toda la vida|siempre|ahora|antes))?\)?/dg,
    ', por defecto $1',
  ],
  [
    /[.,;]? ?\(?\b(?:y |pero )?si no (?:se )?(?:lo|la|le|l[oa]s)? ?(?:indico|pongo|paso|digo|doy|especifico|pasa|indica|dice|pone)(?: nada)?,? (?:que )?(?:vale|valga|sea|son|es|use|tome)? ?(?:el |un )?(-?\d+(?:[.,]\d+)?)\)?/dg,
    ', por defecto $1',
  ],
]
