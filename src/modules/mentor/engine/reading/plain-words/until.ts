import type { Rewording } from './rewording'

const STOPS =
  '(?:y )?(?:ya )?(?:(?:que )?(?:se )?(?:acab|termin|par|finaliz|cort|sal|conclu)(?:a|e|o|ga|ar|ando|ir)|deja de (?:preguntar|pedir)|fin)'
const PUTS =
  '(?:escrib\\p{L}{1,4}|pon(?:e|ga|go|es|gas|er)|met(?:a|e|o|es|as|er)|d(?:e|iga|igo|ice)|teclee?|aparezca|llegue|venga)'
const SOMEBODY = '(?:(?:el usuario|la persona|yo|alguien|uno|se|le|ya|el) )?'
const ARTICLE = '(?:(?:un|una|el|la|la palabra|ya) )?'
const STOP = '((?:-|−)?\\d+|[\\uE000-\\uE0FF]|fin|salir|nada)'
const ASIDE = '( \\([^()]{1,60}\\))?'
const SHOWS =
  '(?=(?:y )?(?:me |nos |que |quiero |se )?(?:muestr|mostr|sac|dig|dic|ver|dar|da|calcul|imprim|quier|salg|sal))'

/** Until when something is repeated. */
export const UNTIL: readonly Rewording[] = [
  [`${STOPS} (?:cuando|al|si|en cuanto) ${SOMEBODY}${PUTS} ${ARTICLE}${STOP}`, 'hasta que escriba $1'],
  [
    `(?:y )?(?:cuando|en cuanto|al|si) ${SOMEBODY}${PUTS} ${ARTICLE}${STOP}${ASIDE},? ${STOPS}`,
    'hasta que escriba $1$2 y',
  ],
  [
    `[.,]* ?(?:y )?(?:cuando|en cuanto|al) ${SOMEBODY}${PUTS} ${ARTICLE}${STOP}${ASIDE},? ${SHOWS}`,
    ' hasta que escriba $1$2 y al final ',
  ],
  [`hasta que ${SOMEBODY}${PUTS} ${ARTICLE}`, 'hasta que escriba '],
  [
    `(?:la pida )?mientras (?:que )?${SOMEBODY}no (?:se )?(?:escrib\\p{L}{1,4}|pong\\p{L}{1,3}|met\\p{L}{1,3}|sea|diga) (\\S{1,40}?),? (?:sigue|siga|vuelve a|vuelva a|seguir)(?: (?:preguntando|pidiendo|pedir|preguntar)(?:l[oa]s?)?)?`,
    'la pida hasta que escriba $1',
  ],
  [
    '(?:y )?(?:ya )?(?:que|cuando) l[oa]s? (?:pon\\p{L}{1,4}|escrib\\p{L}{1,3}|met\\p{L}{1,3}|acier\\p{L}{1,3}) bien,?(?: (?:muestra|sale|imprime|dice))?',
    'cuando acierte que ponga',
  ],
  [
    `si (?:en |el |la )*(\\p{L}+) (?:no (?:escribo|pongo|meto|escribe|pone|mete|hay) nada|(?:se |lo |la )?(?:deja|dejo|queda|esta|viene) (?:en blanco|vaci[oa]|sin (?:escribir|rellenar)))(?: nada)?,? (?:entonces )?${STOPS},? y`,
    'hasta que deje $1 vacio y al final',
  ],
  ['(?:y )?(?:vuelta a empezar|otra vez desde el principio|y repite)', 'y asi'],
  [`cuando (?:acabe|termine)(?: de (?:meter|pedir|preguntar)(?:l[oa]s?)?)?,?`, 'al final'],
  [
    '(?:por ultimo|para acabar|para terminar|al terminar|al acabar|a continuacion),? (?=(?:me |que |se |quiero )?(?:muestr|mostr|dig|dic|sac|ver|imprim))',
    'al final ',
  ],
]
