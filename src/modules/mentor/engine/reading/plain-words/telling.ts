import { CALL } from './kept'
import type { Rewording } from './rewording'

const GIVE = '(?:dar(?:me|nos)?|devolver(?:me)?|salir|sacar(?:me)?|soltar)'
const GIVES = '(?:da|de|devuelve|devuelva|suelta|entrega|arroja|saca|dan)'
/** What a program shows or gives back. */
export const TELLING: readonly Rewording[] = [
  [
    '(?:se (?:muestra|imprime|visualiza|dice|saca)n?|aparezcan?|salgan? por pantalla|en pantalla quiero ver|quiero (?:ver|leer)(?: (?:por|en) pantalla)?|(?:que )?me (?:muestre|suelte|tire|arroje|saque|indique|cante|diga|muestra|saca|dice))',
    'muestre',
  ],
  ['(?:mostrando|imprimiendo|sacando) por pantalla (?:lo que salga|el resultado)', 'e imprime el resultado'],
  ['(?:(?:,? y)? ?(?:luego|despues) )?(?:la|lo) pruebas con', '. Pruébala con'],
  ['un dict(?= con| cuya)', 'un diccionario'],
  ['me (l[oa]s?) muestre', '$1 muestre'],
  ['(?:en|como|son) strings?', 'como texto'],
  ['formato dia/mes/año', 'formato dd/mm/aaaa'],
  [
    'en (\\p{L}+) (?:iran|van|vienen|hay|estan) (?=tuplas|listas|diccionarios|numeros|textos|cadenas)',
    '$1 es una lista de ',
  ],
  ['\\(?claves ([\\uE000-\\uE0FF]) y ([\\uE000-\\uE0FF])\\)?', 'con $1 y $2'],
  ['(?<=[.;] )si ([^,.;]{3,60}), (?:que )?(?:devuelve |devuelva |da )?(0|None|True|False|-1)', 'y devuelva $2 si $1'],
  [
    `(?<=${CALL},?) ?(?:que )?(?:me |nos |le )?(?:tiene que|debe|ha de|deberia|habria de|tendria que|va a) ${GIVE}`,
    ' que devuelva',
  ],
  [`(?<=${CALL},?) ?(?:que )?(?:me |nos |le )?${GIVES}(?= (?!que))`, ' que devuelva'],
  [
    '(?:que me de|que tiene que dar(?:me)?|que de|me tiene que dar|tiene que devolver|debe devolver|deberia devolver|debe dar|que devuelve)',
    'que devuelva',
  ],
  [
    '(?:y )?(?:su salida|(?:el|su) resultado|la respuesta|la salida|lo que devuelve)(?: (?:es|son|sera|va|debe ser|tiene que ser)(?: en)?|,)(?: en)? (?=un|una|cuant|la|el|los|las|en|True)',
    'y devuelva ',
  ],
  ['(?:en|bajo la) forma de (?=lista|diccionario|tupla|texto|tabla|cadena|string|str)', 'como '],
  ['(?:cuya|con) (?:llave|clave) (?:es|sea) (.{1,40}?) y (?:cuyo )?valor (?:es|sea)? ?', 'con clave $1 y valor '],
  ['(?:pruebal?a?|de ejemplo) (?:imprimeme|imprimime)', 'imprime'],
]
