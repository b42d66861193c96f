import type { Rewording } from './rewording'

const MOST = '(?:mas (?:alt|grande|elevad|car|larg)\\p{L}{0,2}|mayor(?:es)?)'
/** In what order things come. */
export const SORTING: readonly Rewording[] = [
  [
    '(?:en|de forma|de manera|por) (?:orden )?descendente(?:mente)?|descendentemente|decrecientemente',
    'de mayor a menor',
  ],
  ['(?:en|de forma|de manera|por) (?:orden )?ascendente(?:mente)?|ascendentemente', 'de menor a mayor'],
  ['(?:puest|dejad)([oa]s?) de (?=mayor|menor)', 'ordenad$1 de '],
  ['(?:y )?(?:dej|pon)(?:arl|al|iendol|erl|l)([oa]s?) de (?=mayor|menor)', 'y ordenarl$1 de '],
  [
    '(?:siguiendo|segun|respetando|por) (?:el )?(?:orden )?(?:alfabetico|abecedario)(?: de(?:l| los)? nombres?)?',
    'por orden alfabético',
  ],
  ['(?:y )?alfabeticamente por (?:el )?(\\p{L}+)', 'por $1 en orden alfabético'],
  ['(?:y )?alfabeticamente', 'en orden alfabético'],
  ['de la a a la z', 'en orden alfabético'],
  [
    '(?:empezando|comenzando) por (?:el|la|los|las) (?:que )?(?:mas|mayor(?:es)?|primer[oa] el que mas)(?: se (?:ha|han) (?:vendido|repetido))?(?: (?:sale|salen|tiene|aparece|vende|repite)n?)?',
    'de más a menos',
  ],
  ['(?:poniendo )?primero (?:el|la|los|las) mayor(?:es)?', 'de mayor a menor'],
  [
    `(?:primero )?(?:el|la|los|las) (\\p{L}{3,}?)s? ${MOST} (?:primero|al principio|delante|arriba)`,
    'ordenado por $1 de mayor a menor',
  ],
  [`primero (?:el|la|los|las) (\\p{L}{3,}?)s? ${MOST}`, 'ordenado por $1 de mayor a menor'],
  [
    '(?:por longitud: )?(?:primero )?l([oa])s cort[oa]s primero,?(?: y)? l[oa]s larg[oa]s (?:al final|despues|las ultimas|los ultimos)',
    'ordenadas de la más corta a la más larga',
  ],
  [
    '(?:que )?(?:empie(?:za|ce)|arranca(?:ndo)?|empezando|desde) (?:en|por|desde)? ?(?:el )?(\\d+),?(?: y)? (?:acab[ae]|termin[ae]|terminando|acabando|lleg[au]e?|hasta)(?: (?:en|por|hasta|a))? ?(?:el )?(\\d+)',
    'del $1 al $2',
  ],
  ['(?:y )?(?:que )?(?:va(?:ya)?|yendo|saltando)(?: saltando| subiendo| contando)? de (\\S+) en (\\S+)', 'de $1 en $2'],
  ['(tabla de multiplicar)( completa)?(?: \\((\\d+) a (\\d+)\\))', '$1 del $3 al $4'],
  ['(tabla de multiplicar)(?:,)? de mayor a menor', '$1 al revés'],
  ['(?:el programa )?(?:va |vaya )?(?:contando|cuenta) (?:hacia|para) atras', 'haz una cuenta atrás'],
  ['hasta llegar al? (\\d+)', 'hasta el $1'],
  ['y (?:cuando acab[ae]|al acabar|al terminar) (?:pon[eg]a?|escrib[ea]|di[gc][ae])', 'y al terminar escriba'],
  ['l[oa]s (dos|tres|cuatro|cinco|diez|\\d+) mayores (\\p{L}+)', 'los $1 $2 que más tienen, de más a menos'],
  [
    '(?: y)?(?:,| )+(?:y )?(?:cuando|si|donde) (?:dos |hay |haya |l[oa]s )?(?:coincid(?:an|en)|empat(?:an|en|es|e)|(?:un )?empates?|queden? igual(?:es)?|sean? iguales)|en caso de empate|a igualdad(?: de \\p{L}+)?',
    ', y si empatan',
  ],
]
