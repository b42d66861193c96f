import { CALL, type WishRule } from './said-again'
import { shall } from './verbs'

const INTO = '(?:conviert|convert|pas|dej|transform|met|pon|hag|hac|haz)[a-z]*?(?:l[oa]s?|me|mel[oa])?'

/** Functions, classes and names. */
export const FUNCTIONS: readonly WishRule[] = [
  [/\b(?:rebautiz[ae]|bautiz[ae])(?:l[oa])?(?: como| a)? (?=[a-z_]+)/dg, 'que se llame '],
  [
    new RegExp(
      `\\b(?:mete|pon|ponga|meta|meter|poner|pasa|guarda)(?:l[oa])?(?: todo)?(?: (?:eso|esto|lo anterior))? en (?=${CALL})`,
      'dg',
    ),
    'pásalo a una función ',
  ],
  [
    /\bdej[ae] que (?:al llamarl[oa] )?(?:se pueda|se le pueda|pueda) (?:indicar|decir|pasar|elegir|dar)(?:le)? (?:el tipo de |el valor de |la |el )?([a-z]+)/dg,
    'que el $1 sea un parámetro opcional',
  ],
  [/\b(si [a-z ]{2,40}),? (?:que )?(?:responda|conteste|diga) (none|true|false)\b/dg, '$1 que devuelva $2'],
  [/\bl[oa] que devuelve,? (?:que )?(?:lo )?redondea(?:l[oa]|do)?/dg, 'que devuelva el resultado redondeado'],
  [/\bque (?:la|mi|esa|esta) (?:funcion|clase) se llame /dg, 'cámbiale el nombre a '],
  [
    /\b((?:el|la) [a-z_]+) (?:que )?(?:(?:la|lo) )?(?:quiero |quisiera )?(?:poder )?(?:ignore|omita|omitirl[oa]|no pasarl[oa]|dejarl[oa] en blanco)[;,.] ?(?:y )?(?:en ese caso|entonces|si no) (?:seria|que sea|vale|valga|valdria|sea) (\S+)/dg,
    'que $1 sea opcional, por defecto $2',
  ],
  [
    /\b(?:que )?(?:un |el |al hacer |con )?print\([a-z]*\),? (?:que )?(?:ensen|muestr|sal|salg|dig|saqu|aparezc|imprim)[ae] /dg,
    'que al hacer print salga ',
  ],
  [
    /\b(?:otro|un|el) atributo(?: mas| nuevo)?,? ([a-z_]+),? (?:con (?:un )?valor inicial(?: de)?|con|que (?:arranque|comience|valga)(?: en)?|inicializado (?:a|en)) (-?\d+|\S+?)(?: de valor inicial| al principio)?(?=[.,;]|$)/dg,
    'un atributo $1 que empiece en $2',
  ],
  [new RegExp(`\\bque tenga (?:un metodo )?(?=${CALL})`, 'dg'), 'añade un método '],
  [
    new RegExp(
      `\\b(?:escrib|haz|hag|prepar|program|dam|agreg|anad)[a-z]* (?:tambien |ademas )(?:la funcion |otra funcion )?(${CALL}):? (?=una? |el |la )`,
      'dg',
    ),
    'añade otra función $1 que use la primera y que devuelva ',
  ],
  [
    new RegExp(`(${CALL}),? para ([a-z]{2,}(?:ar|er|ir))(?:l[oae]s?)? `, 'dg'),
    ([said = '', call = '', verb = '']) => {
      const plain = shall(verb.toLowerCase())
      return plain === null ? said : `${call} que ${plain} `
    },
  ],
  [
    new RegExp(`\\b(?:quiero |que )?(?:lo |la )?${INTO}(?: (?:eso|esto|este codigo))? en ([a-z]+_[a-z_]+)`, 'dg'),
    'pásalo a una función llamada $1',
  ],
  [
    /\b(?:lo |la )?(?:cambi|pas|hag|haz|hac)[a-z]*?(?:l[oa]s?)? (?:a|por|en) (?:un |una )?(while|for|busqueda binaria|diccionario|clase)\b( que)?/dg,
    ([, what = '', more = '']) => `hazlo con ${what}${more === '' ? '' : ' y que'}`,
  ],
  [
    /\bsi ([a-z]+) es (true|false),? se (?:agreg|anad|sum|inclu)[a-z]+ ([^ ]{1,20}) (?:a|al|en) [a-z ]{3,30}(?=[.;]|$)/dg,
    'que si $1 es $2 también pueda llevar $3',
  ],
  [/\ben vez de imprimir,? (?:que )?(devuelv[ea]) ([a-z ]{2,40})(?=[.,;]|$)/dg, 'que devuelva $2 en vez de imprimir'],
  [/\b(?:usando|utilizando|con ayuda de|mediante) (?=una? (?:funcion|clase|bucle|diccionario|lista))/dg, 'con '],
  [
    /\b(?:otro|un|como) (segundo |tercer |cuarto |ultimo |nuevo )?parametro(?: mas| nuevo)?, (?!opcional)([a-z_]+),? /dg,
    'otro parámetro $2 ',
  ],
  [/\b(?:le )?falta ((?:el|la) [a-z]+)[.,:;] (?:seria|que sea|va a ser|es|sea) (?:un |el )?/dg, 'añade $1 como '],
  [
    /\b(?:que |poder )(?:le )?(?:se pueda )?(?:elegir|elija|cambiar|cambie|escoger|escoja|indicar|indique|pasar)(?:le)? (?:otro|otra|un|una) ([a-z]+)(?: (?:distint[oa]|diferente))?/dg,
    'quiero que el $1 se pueda cambiar',
  ],
  [/\b(?:dentro del|en el) bucle,? (?:ponle|que sea|pon|con) (el |la )?(?=\d)/dg, 'en el bucle usa $1'],
  [
    new RegExp(
      `\\b(?:quiero |que )?(?:lo |la )?${INTO}(?: (?:eso|esto|este codigo|ese codigo|el codigo|este programa))? (?:en|a)(?: una)?(?: funcion)?,?(?:[.,:]? ?(?:su )?(?:firma|cabecera):?)? (?=${CALL})`,
      'dg',
    ),
    'pásalo a una función ',
  ],
  [
    /\b(?:quiero |que )?(?:pasar|convertir|meter|poner) (?:este|el|ese) codigo (?:a|en)(?: una)? funcion[.,]? ?(?:firma|cabecera):? /dg,
    'pásalo a una función ',
  ],
  [/\b(?:ya )?(?:nada de|sin|y no) (?:imprimir|mostrar|hacer print)(?:l[oa]s?| nada)?\b/dg, 'en vez de imprimir'],
  [
    /\b(?:le (?:doy|paso|pasare)|recibiendo) (la|el|los|las) ([a-z]+)(?: como (?:parametro|argumento))?/dg,
    'que reciba $1 $2',
  ],
  [/\b(?:versi[oó]n )?iterativ[oa]\b/dg, 'sin recursividad, con un bucle'],
  [/,? ?nada de recursi(?:on|vidad)\b/dg, ' sin recursividad'],
  [
    /\b(?:que )?(?:renombr[ae](?:l[oa])?|l[oa] quiero llamar|quiero llamarl[oa]|pas[ea] a llamarse|que pase a llamarse|ponle de nombre|su nombre sea|cambial[ea] el nombre a|bautiz[ao]l[oa](?: como)?)(?: (?:a|como))? (?=[a-z_]\w+)/dg,
    'que se llame ',
  ],
  [
    /\b(?:otra )?clase hija de ([a-z]+),? (?:llamada )?([a-z]+),? (?:con|que tenga)(?: un| ademas)?(?: dato| atributo)?(?: extra| mas| nuevo)?:? /dg,
    'una clase $2 que herede de $1 y que tenga además ',
  ],
  [/\btipos anotados\b/dg, 'anotaciones de tipos'],
  [/\b(?:lista por comprension|list comprehension|comprension)\b/dg, 'comprensión de listas'],
  [
    new RegExp(`\\b(?:(?:le )?falta |que )(?:que )?(?:tenga|poder [a-z]+: )?(?:un metodo )?(?=${CALL})`, 'dg'),
    'añade un método ',
  ],
  [/\bque (?:de|salga|responda|conteste|regrese) (true|false|none|verdadero|falso)\b/dg, 'que devuelva $1'],
  [/,? (?:con|pero con) (?:identico|el mismo) comportamiento\b/dg, ''],
]
