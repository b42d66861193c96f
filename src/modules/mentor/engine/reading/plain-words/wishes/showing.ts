import { CALL, FILE, QUOTED, type WishRule } from './said-again'

const NUMBERS: Record<string, string> = {
  un: '1',
  uno: '1',
  una: '1',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
  diez: '10',
}
const DIGIT = `(${Object.keys(NUMBERS).join('|')})`
const digit = (said = '') => NUMBERS[said.toLowerCase()] ?? said
const SAVED =
  '(?:(?:guard|grab|escrib|almacen|volc|vuelc|export|regist|apunt|anot|met|pon|dej|qued|vay|acab|termin)[a-z]*|tener|tenga)'
const OTHERS: Record<string, string> = {
  suspensos: 'aprobados',
  reprobados: 'aprobados',
  impares: 'pares',
  pares: 'impares',
}
const ON_A_LINE =
  /,? ?\(?(?:donde |y |con |a razon de |dentro,? )*(?:cada (?:un[oa]|cual|[a-z]+) en (?:su|un)(?: propi[oa])? (?:linea|renglon|fila)|(?:un|una) (?:linea|renglon|fila) (?:por|para|con) (?:cada )?[a-z]+|un[oa] por (?:cada )?(?:linea|renglon|fila)|cada (?:linea|renglon|fila) trae un[oa]|un[oa] en cada (?:linea|renglon|fila)|en (?:lineas|renglones) (?:separad|distint)[oa]s)\b\)?/dg

/** What is kept in a file, shown, counted and rounded. */
export const SHOWING: readonly WishRule[] = [
  // Files.
  [new RegExp(`\\bdel (?:fichero|archivo) (?=${FILE})`, 'dg'), 'de '],
  [
    new RegExp(
      `\\b(?:un |el )?(?:fichero|archivo|documento)(?: de texto)?(?: llamado| que se llame| de nombre)?,? (?=${FILE})`,
      'dg',
    ),
    'el archivo ',
  ],
  [
    new RegExp(`(?<=\\b(?:guard|grab|escrib|salv)[a-z]+(?: [a-z]+){0,4}): (?:en )?el archivo (${FILE})`, 'dg'),
    ' en $1',
  ],
  [new RegExp(`\\b(en|de|a) el archivo (?=${FILE})`, 'dg'), '$1 '],
  [
    new RegExp(`\\b(?:ahora )?(?:leo|saco|cojo|cargo|tomo) ((?:el|la|los|las) [a-z]+) (?:de|desde) (?=${FILE})`, 'dg'),
    '$1 las tengo en ',
  ],
  [
    new RegExp(`\\b(?:ya )?l[oa]s he (?:pasado|metido|puesto|guardado|copiado) (?:a|en) (?=${FILE})`, 'dg'),
    'los tengo en ',
  ],
  [
    /\bque (?:l[oa]s? )?(?:coja|tome|saque|cargue|agarre)(?:l[oa]s)? de(?:l| ese| dicho) (?:fichero|archivo)\b/dg,
    'que los lea de ahí',
  ],
  [new RegExp(`\\b(?:tambien )?aparece ${QUOTED}`, 'dg'), ([said = '']) => said.replace(/.*(?=[\uE000])/su, 'hay ')],
  [/, que significa (?:[a-z]+ ){0,3}[a-z]+,? y (?:que )?(?=no )/dg, ' que '],
  [
    new RegExp(
      `\\b(?:que )?(?:(?:se|lo|la|los|las|me) )?${SAVED}(?:se)?(l[oa]s?)?(?: (?:guardad|grabad|escrit|registrad|apuntad|almacenad)[oa]s?)?(?: (?:tambien|todo|eso|esto|al final|a parar))* (?:en|a) (?=${FILE})`,
      'dg',
    ),
    ' que lo guarde en ',
  ],
  [
    new RegExp(
      `\\b(?:al (?:terminar|acabar|final|salir),? )?(?:que )?(?:se )?(?:escriba|cree|genere) (?:el archivo )?(?=${FILE})`,
      'dg',
    ),
    'al acabar que lo guarde en ',
  ],
  [
    /\bque el resultado (?:acabe|termine|quede|vaya) en un (?:fichero|archivo) (?:de )?(excel|csv|json|texto)/dg,
    'que lo guarde en un $1',
  ],
  [/\blo que (?:imprime|sale|muestra|se ve)(?: (?:por|en) pantalla)?,? +que lo guarde/dg, 'que guarde la salida'],
  [
    /\bcada ([a-z]+) (?:que )?(?:se )?(?:aparezca|salga|vaya|muestre|este|imprima) en (?:su|una)(?: propia| sola)? (?:linea|renglon)(?:,? (?:y )?no (?:todos|todas|todo) (?:juntos|juntas|seguidos|en una (?:lista|linea)))?/dg,
    'que muestre cada $1 en una línea',
  ],
  [ON_A_LINE, ', uno por línea'],
  [/\b(?:la|el) (?:cabecera|encabezado) (?:seria|es|sera|debe ser|que sea|con):? /dg, 'con encabezado '],
  [/,? ?\b(?:que )?(?:trae|lleva|tiene|viene con) (?:un |una )?(?:encabezado|cabecera)\b/dg, ' con encabezado'],
  [
    /\b(?:los? )?(?:renglones|renglon)\b/dg,
    ([said = '']) => (/es$/i.test(said) ? said.replace(/renglones/i, 'líneas') : 'línea'),
  ],
  // Figures.
  [/\b(?:el|un) promedio\b/dg, 'la media'],
  [/\bpromedio\b/dg, 'media'],
  [
    /\b(?:redondead[oa]s? )?(?:a|con|hasta) (?:solo )?(dos|tres|cuatro|\d) (?:cifras decimales|decimales?|posiciones)(?:,? redondead[oa]s?)?\b/dg,
    ([, count = '']) => `con ${digit(count)} decimales`,
  ],
  [/\b(?:redondead[oa]s? )?(?:a|hasta) los? (?:centimos|centavos|centesimas?)\b/dg, 'con 2 decimales'],
  [
    new RegExp(
      `\\b${DIGIT} (intentos?|oportunidades|veces|fallos?|errores|vidas|decimales|digitos|cifras|numeros|lineas|filas|notas|personas|turnos)\\b`,
      'dg',
    ),
    ([, count, what]) => `${digit(count)} ${what}`,
  ],
  [new RegExp(`\\bde ${DIGIT} en ${DIGIT}\\b`, 'dg'), ([, from, to]) => `de ${digit(from)} en ${digit(to)}`],
  [/\b(?:oportunidades|chances)\b/dg, 'intentos'],
  [
    /\b(?:convendria |quisiera |quiero |falta |pon |añade |agrega )?un (?:recuento|conteo) de (?:l[oa]s )?([a-z]+s)\b/dg,
    'que cuente cuántos $1 hay',
  ],
  [/\b(?:el|un) (?:recuento|conteo) (?:de|por) /dg, 'cuántas veces sale '],
  [
    /\b(?:el numero|la cantidad|el total) de ((?!veces)[a-z]+[ao]s)(?: que (?:hay|hubo|habia))?\b/dg,
    ([, what = '']) => `cuánt${/as$/i.test(what) ? 'as' : 'os'} ${what}`,
  ],
  [/\b(?:y )?(?:asi con |y asi )(?:todas|todos|cada una|cada uno|las demas|los demas)\b/dg, ''],
  [/¿?\bcuanto (?:hay|suma|lleva|sale|se lleva|es) (?:en |por |de )?cada ([a-z]+)\??/dg, 'el total por cada $1'],
  [/\b(?:el )?desglose (?:por|de) (?:cada )?([a-z]+)/dg, 'el total por $1'],
  [
    /\b(?:lo )?(?:quiero |prefiero )?(?:que salga )?desglosad[oa]:? tant[oa]s [a-z]+, tant[oa]s [a-z]+,?/dg,
    'dime cuántas hay de cada una',
  ],
  [/\bcada ([a-z]+),? cuantas veces (?:ha )?(?:sal|apare)[a-z]+/dg, 'cuántas veces ha salido cada $1'],
  [/\b(?:lo que )?(?:solo )?(?:me interesa|quiero)(?: es)? el (?:recuento|conteo): /dg, 'solo '],
  [/\b(?:los|las) ([a-z]+)s un[oa] (?:a|por) un[oa]\b/dg, 'cada $1'],
  [/\bcuantos (?:me|le|te) (?:tomo|llevo|costo)\b/dg, 'en cuántos intentos'],
  [/\bse (?:descuent[ea]|rest[ea]|rebaj[ea]) un (\d+ ?%)/dg, 'haga un $1 de descuento'],
  [
    /\b(?:devuelva|devuelve) (?:dos|2) (?:valores|cosas|datos): (?:primero )?(?:el |la )?([a-z]+),? (?:y )?(?:segundo|luego|despues|de segundo) (?:el |la )?([a-z]+)/dg,
    'devuelva $1 y también $2',
  ],
  [/\bcon puntos? (?:separando|que separen?|para separar|en)(?: los| las)? (?:de )?miles\b/dg, 'con puntos de miles'],
  [
    /\b(?:que )?(?:dej|pon|con)[a-z]* (?:cada|la|las|su) inicial(?:es)? en mayusculas?\b/dg,
    'con la primera letra en mayúscula',
  ],
  [
    /\b(?:(?:me|nos) piden )?(?:que )?cada linea (?:lleve|tenga|vaya con) (?:su |un )?comentario(?: explicativo)?\b/dg,
    'añade comentarios línea por línea',
  ],
  [/\b(?:pon|agreg|anad)[a-z]*? (?:una )?numeracion\b/dg, 'numéralos'],
  [/(?<=numer\w+,? )el primero (?:es|sea|lleva|con) el 1\b/dg, 'empezando por 1'],
  [/\b(?:que )?(?:ya )?no (?:tien[a-z]+|hay|qued[a-z]+)(?: ya)? existencias\b/dg, 'agotados'],
  [/\by ([a-z]) mism[oa] (?:queda|quede|va|vaya) fuera\b/dg, 'y que no salga el propio número'],
  [
    /\b(agreg|anad|met|inclu)([a-z]+) (?:tambien )?([a-z]+),? (?:su|cuya|con) [a-z]+ (?:es |que es )?(?=[a-z]+(?:$|[.,;]))/dg,
    '$1$2 $3 que es ',
  ],
  [
    /\b(revel|dig|muestr|ensen)(e|a) (?:el numero|la palabra|el secreto|la clave|la solucion)(?: secret[oa])?(?= ?[.;,]|$)/dg,
    'diga cuál era',
  ],
  [
    /\b(?:y )?(?:como estoy (?:haciendo pruebas|probando)|de momento|por ahora|para (?:ir probando|hacer pruebas)),? (?:de momento |por ahora )?(?:el|la) ([a-z]+) (?:sera|sea|es|vale|valga)(?: siempre| fijo)? (-?\d+)/dg,
    'pon el $1 fijo, el $2',
  ],
  [/\bavis(?:e|a|ame) (?:de |con )?(?=(?:en )?cuant)/dg, 'diga '],
  [/\b(?:cuando|si|al) por fin [a-z]+,? /dg, 'al final '],
  [/\bse (?:vean?|muestren?) como (?:plata|dinero|moneda|precios?),? /dg, 'salgan '],
  [
    /\b((?:las|los) (?:lineas|filas) (?:en blanco|vacias)) (?:no (?:se )?(?:cuent[ae]n?|tienen? en cuenta)|se (?:ignoran?|saltan?))/dg,
    'que ignore $1',
  ],
  [
    /\ben vez de ((?:la|el) (?:media|suma|total|maximo|minimo|conteo)) de (?:la |el |los |las )?[a-z]+/dg,
    'en vez de $1',
  ],
  [/\b(cuant[oa]s [a-z]+) por ([a-z]+)\b/dg, '$1 hay en cada $2'],
  [/\b(?:abajo|debajo) del todo\b|\bal pie\b|\bpara (?:rematar|terminar|cerrar)\b/dg, 'al final'],
  [
    /\bfaltan? (?:el |la |los |las )?([a-z]+),? (?:que )?(?:vale|cuesta|esta|sale)n? (?:a )?(\d+(?:[.,]\d+)?)(?:[:;,.] (?:agreg|anad|met|pon)[a-z]*l[oa]s?)?/dg,
    'añade $1 a $2',
  ],
  [
    /\b(?:a |en |delante de |que )?cada (?:linea|un[oa]|[a-z]+) (?:ponle|pon|lleve|con|vaya con|tenga) (?:delante |por delante |al principio )?(?:de )?su numero(?: delante)?/dg,
    'numera las líneas',
  ],
  [
    /\b(?:y )?con (?:un |una )?(guion|coma|espacio|barra|punto y coma)(?:e?s)? (?:en medio|entre medias|de separacion|de por medio|entre (?:ellos|ellas|cada un[oa]|uno y otro))/dg,
    ([, sign = '']) => `separado por ${sign}${sign.endsWith('n') ? 'es' : 's'}`,
  ],
  [/\btod[oa]s seguid[oa]s\b|\bseguid[oa]s en la misma linea\b/dg, 'en la misma línea'],
  [
    /\bcada [a-z]+ (?:que )?(?:salga|aparezca|figure|se muestre|este) (?:solo )?una (?:unica |sola )?vez/dg,
    'sin repetidos',
  ],
  [
    /\b(?:quit[ae]|sin|elimin[ae]|descart[ae]|saltat?e|ignor[ae]|fuera|que no (?:muestre|cuente|salgan|aparezcan))(?: de la lista)? (?:a )?(?:los |las )?(suspensos|reprobados|impares|pares)\b/dg,
    ([, out = '']) => `solo los ${OTHERS[out.toLowerCase()]}`,
  ],
  [
    /\b((?:el|la|los|las) [a-z]+(?: [a-z\d]+){0,4}?) (?:que )?(?:se )?(?:queden?|vayan?|van) fuera(?: de(?:l| la| los| las) [a-z]+)?/dg,
    'que no cuente $1',
  ],
  [
    /\b(?:dej[ae]|excluy[ae]|excluir|apart[ae])(?:me)?(?: fuera)?(?: de(?:l| la) [a-z]+)? (?:a )?(?=(?:los|las) [a-z]+ (?:que|menor|mayor|de mas|de menos|menos|por))/dg,
    'que no cuente ',
  ],
  [
    /\b(?:a la derecha|al lado|detras|junto a)(?: de)?(?: cada (?:un[oa]|[a-z]+))?,? (?:que (?:ponga|diga) )?si (?:esta|es|sea|ha) (?=[a-z]+ o [a-z]+)/dg,
    'al lado que ponga ',
  ],
  [/\b(?:mensaje|aviso) de (?=[a-z]+ [a-z]+(?:[.,;]|$))/dg, 'que diga '],
  [/\b(?:redondead[oa]s? |redonde[a-z]* )?(?:al|a los?) (?:centimos?|centavos?)\b/dg, 'con 2 decimales'],
  [/\b(?:de|como) propina,? |\bya puestos,? |\basimismo\b|\bde regalo,? /dg, 'también '],
  [/\b(?:bajo|debajo de|detras de|despues de) (?:el|la) total,? (?=(?:que )?[a-z])/dg, 'al final '],
  [/\bcuanto se (?:vende|gasta|gana|saca|cobra) de media\b/dg, 'la media'],
  [
    /\bdonde (?:pone|dice|sale|aparece) ([a-z\uE000\uE100-\uE1FF]+),? (?:quiero )?que (?:ponga|diga|salga|aparezca) ([a-z\uE000\uE100-\uE1FF]+)/dg,
    'que diga $2 en vez de $1',
  ],
  [
    /\b(?:descart[ae]|elimin[ae]|quit[ae]|saltat?e) (los|las) ([a-z]+) que no (?:hayan |han )?(?:pas|lleg|super)[a-z]+ (?:de |a )?(?=\d)/dg,
    'solo $1 $2 de más de ',
  ],
  [
    /\b(?:ve |vaya |que (?:vaya )?)?numerand(?:olas|olos|o),? (?:desde|empezando (?:por|en)) (?:el )?(\d+)/dg,
    'numera las líneas desde $1',
  ],
  [/\b(?:con )?(?:el|su) numero de orden (?:delante|al principio)(?: de cada [a-z]+)?/dg, 'numera las líneas'],
  [/\b(?:de la|desde la) a (?:a|hasta) la z\b/dg, 'en orden alfabético'],
  [
    new RegExp(
      `\\b(?:dej[ae]|que (?:haya|quede)|haz|haga) (?:una )?copia (?:de|del) (?:la |el )?(?:[a-z]+ )?en (?=${FILE})`,
      'dg',
    ),
    'que lo guarde en ',
  ],
  [/\bque tanto por ciento\b/dg, 'qué porcentaje'],
  [/\bla mas alta y cual (?:es )?la mas baja\b/dg, 'la máxima y la mínima'],
  [/\bel mas alto y cual (?:es )?el mas bajo\b/dg, 'el máximo y el mínimo'],
  [/\b(?:me )?falta ver (?:cual es )?/dg, 'que muestre '],
  [/\b(?:con que|me basta con que|basta con que) (?:salgan|muestre|aparezcan) (?=los |las )/dg, 'que muestre solo '],
  // What alone is shown.
  [/\b(?:unicamente|exclusivamente|nada mas|nomas)\b/dg, 'solo'],
  [/\bsolo (?:aquell[oa]s |l[oa]s |el |la )?(?:de los que |de las que |que (?=qued))/dg, 'solo los que '],
  [
    /\b(?:que )?(?:ya )?no (?:quiero|necesito) (?:ver|que (?:se )?(?:vea|vean|muestre|salga|salgan|aparezca|aparezcan)) /dg,
    'que no muestre ',
  ],
  [/\btampoco (?:quiero|necesito) (?:ver|que (?:se )?(?:vean?|muestre|salgan?)) /dg, 'que no muestre '],
  [/\b(?:de es[oa]s? (?:[a-z]+ ))?(?:solo )?me interesan? (?:solo )?/dg, 'solo quiero '],
  [/\b(?:que )?(?:dej[ae](?:me)?|qued(?:e|a)(?:te|se)) solo(?: con)? /dg, 'que muestre solo '],
  [/\b(?:sobran?|me sobran?) (?=el |la |los |las )/dg, 'quita '],
  [
    /\b(?:no (?:debe[n]?|quiero que|tiene[n]? que) (?:entrar?|entren|contar|cuenten?|contarse) (?:en|para) (?:el |la )?(?:conteo|calculo|cuenta|recuento|media|suma))\b/dg,
    'que no cuente',
  ],
  [/\b(?:duplicad|repetid)[oa]s\b(?= (?:conserv|mant|respet|sin (?:perder|cambiar)))/dg, 'repetidos'],
  [/\bduplicad([oa]s?)\b/dg, 'repetid$1'],
  [
    /\b(?:si (?:algo|algun[oa]?(?: [a-z]+)?) (?:esta|sale|aparece|viene) repetid[oa],? que (?:aparezca|salga) (?:solo )?una (?:sola )?vez|sin que (?:se )?repita (?:nada|ninguno))/dg,
    'sin repetidos',
  ],
  // Messages.
  [
    new RegExp(
      `(?:(?<=[,.:;] ?|\\b(?:y|entonces) )(?:un )?mensaje:|(?:quisiera|quiero|necesito) un mensaje:?) (?:diciendo |que diga |de )?(?=${QUOTED}|[A-Za-z])`,
      'dg',
    ),
    'que diga ',
  ],
  [
    /\b(?:quisiera |quiero |necesito |falta |pon |agrega |añade )?(?:un |con un )?(?:mensaje|aviso) (?:diciendo|que diga|indicando|de)(?: que)? /dg,
    'que avise de que ',
  ],
  [/\b(?:que )?(?:salga|aparezca|saque|muestre|de) un aviso\b/dg, 'que avise'],
  [/\bcon un (?:solo )?decimal\b/dg, 'con 1 decimal'],
  [/\b(?:tambien )?en tanto por ciento\b/dg, 'en porcentaje'],
  [/\ben (?:un|una) (?:solo |sola |mism[oa] |unic[oa] )(?:linea|renglon)\b/dg, 'en la misma línea'],
  [/\by? ?entre una? y otr[oa],? (?:un |una )?(guion(?:es)?|espacios?|comas?|barras?)\b/dg, ' separado con $1'],
  [
    /,? ?(?:cuidando|procurando|pero)(?: de)? que (?:despues|detras) de l[oa] ultim[oa](?: [a-z]+)? (?:ya )?no (?:haya|quede|salga)(?: ning[uú]n[oa]?| un| nada)?/dg,
    ' sin que quede al final',
  ],
  [new RegExp(`\\b(?:escrib|pon|imprim|muestr)[a-z]* (?=${CALL} )`, 'dg'), 'hazme '],
]
